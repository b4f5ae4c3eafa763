/** Every file that a document or a comment names is there, at the place it is said to be. */
import { posix } from 'node:path';
import { ROOMS } from '../house.ts';
import { perFile } from './memo.ts';
import type { Problem } from './problem.ts';

type TextFile = { readonly path: string; readonly text: string };

const NAMED =
  /(?<![\w/.*<>{}:$@#-])(?:\.{1,2}\/)*(?:[\w-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|sql)\b(?![-\w*])/g;
const FOLDER = /(?:[\w-]+\/)+/g;
const COMMENT = /\/\*[^]*?\*\/|(?:^|(?<=\s))\/\/.*$/gm;
/** Tests of the tools plant the breaches that the tools have to find. */
const isPlanted = (path: string) => /^tools\/(?:.*\.test|rules\/planted)\.ts$/.test(path);
const isDocument = (path: string) => /\.(md|html)$/.test(path);

/** Text for people in a file, with everything else taken out: lines stay where they are. */
const proseOf = ({ path, text }: TextFile): string => {
  if (isDocument(path)) return text;
  let prose = '';
  let at = 0;
  for (const { index, 0: comment } of text.matchAll(COMMENT)) {
    prose += text.slice(at, index).replaceAll(/[^\n]/g, ' ') + comment;
    at = index + comment.length;
  }
  return prose;
};

/** `packages/domain`, `apps/server`, `tools`: where a name without a folder is looked for. */
const roomOf = (path: string) => /^(?:(?:packages|apps)\/)?[^/]+\//.exec(path)?.[0] ?? '';

/** Names that several concepts give a file of the same kind, and the one that is refused. */
const KINDS = /^(?:store|handlers?|present|build|jobs|main|index)\.ts$/;

/** Paths of the house by their names. */
class Places {
  readonly #paths: ReadonlySet<string>;
  readonly #byName: ReadonlyMap<string, readonly string[]>;

  constructor(paths: readonly string[]) {
    this.#paths = new Set(paths);
    this.#byName = Map.groupBy(paths, (path) => posix.basename(path));
  }

  /** Whether a name with a folder is a path from the root, from the sources of a room or from beside its file. */
  hasPath(name: string, from: string): boolean {
    const [first = '', ...rest] = name.split('/');
    const inRoom = ROOMS[first]?.folder;
    return [
      posix.normalize(name),
      posix.join(posix.dirname(from), name),
      `${roomOf(from)}${name}`,
      ...Object.values(ROOMS).map(({ folder }) => `${folder}${name}`),
      ...(inRoom === undefined ? [] : [`${inRoom}${rest.join('/')}`]),
    ].some((path) => this.#paths.has(path));
  }

  /** Whether a bare name lies in a folder of its line; from code also anywhere in the same room. */
  hasName(name: string, from: string, folders: readonly string[]): boolean {
    if (KINDS.test(name) || this.#paths.has(name)) return true;
    return (this.#byName.get(name) ?? []).some(
      (path) =>
        folders.some((folder) => `/${posix.dirname(path)}/`.endsWith(`/${folder}`)) ||
        (!isDocument(from) && path.startsWith(roomOf(from))),
    );
  }
}

/** Names of files in a file, each with the folders that its line names. */
const namesIn = perFile((file: TextFile) =>
  proseOf(file)
    .split('\n')
    .flatMap((content, at) =>
      [...content.matchAll(NAMED)].map(([name]) => ({
        line: at + 1,
        name,
        folders: content.match(FOLDER) ?? [],
      })),
    ),
);

export const checkNamedFiles = (
  files: readonly TextFile[],
  paths: readonly string[],
): Problem[] => {
  const places = new Places(paths);
  return files
    .filter(({ path }) => !isPlanted(path))
    .flatMap((file) =>
      namesIn(file)
        .filter(({ name, folders }) =>
          name.includes('/')
            ? !places.hasPath(name, file.path)
            : !places.hasName(name, file.path, folders),
        )
        .map(({ line, name }) => ({ path: file.path, line, text: `there is no ${name}` })),
    );
};
