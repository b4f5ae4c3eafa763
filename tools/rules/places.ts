/** The place of a file in the house, and the file an import names. */
import { posix } from 'node:path';
import { COMPOSING, ROOMS } from '../house.ts';

export type Place = {
  readonly room: string;
  /** Inside an app: root files and demo data combine concepts, `core` knows none. */
  readonly layer: 'root' | 'concept' | 'core';
  readonly concept: string;
};

/** Code shared by tests of the server; it lies beside the sources, so that none of them depends on it. */
const isServerTesting = (path: string) => path.startsWith('apps/server/testing/');

/** The room and concept of a file; null where anything may be imported (e2e, bench, tools, build files). */
export const placeOf = (path: string): Place | null => {
  if (isServerTesting(path)) return { room: 'server', layer: 'root', concept: 'testing' };
  const found = Object.entries(ROOMS).find(([, { folder }]) => path.startsWith(folder));
  if (!found) return null;
  const [room, { folder }] = found;
  const [first = '', ...rest] = path.slice(folder.length).split('/');
  const concept = rest.length > 0 ? first : '';
  const root = concept === '' || COMPOSING.includes(concept);
  return { room, layer: root ? 'root' : concept === 'core' ? 'core' : 'concept', concept };
};

/** Tests, and code that only tests, generators and demo data use: it may combine concepts. */
export const isTestMaterial = (path: string): boolean =>
  /\.test\.tsx?$|\/build\.ts$|\/test-[a-z-]+\.ts$|\/src\/test-documents\//.test(path) ||
  isServerTesting(path);

/** Path of the file of this project that an import names; null for packages and modules of Node. */
export const resolveImport = (from: string, specifier: string): string | null => {
  const [name = ''] = specifier.split('?');
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  const workspace = /^@abrufbar\/([a-z]+)\/(.+)$/.exec(name);
  if (workspace) return `packages/${workspace[1]}/src/${workspace[2]}`;
  const inside = /^((?:packages|apps)\/[a-z]+)\//.exec(from)?.[1];
  if (!name.startsWith('#') || !inside) return null;
  return inside === 'apps/server' && name.startsWith('#testing/')
    ? `${inside}/${name.slice(1)}`
    : `${inside}/src/${name.slice(1)}`;
};
