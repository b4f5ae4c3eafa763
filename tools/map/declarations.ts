/** Top-level declarations of source files and the declarations each of them uses. */
import { parseSync } from 'vite';
import { resolveImport } from '../rules/places.ts';

type File = {
  /** Text of each top-level declaration. */
  readonly declared: ReadonlyMap<string, string>;
  /** Local name -> `file#name` it was imported from; `file#*` for a whole module. */
  readonly imported: ReadonlyMap<string, string>;
};

/** Stands for all exports of a module imported as a whole. */
const WHOLE = '*';

const readFile = (path: string, text: string): File => {
  const { program, module } = parseSync(path, text);
  const declared = new Map<string, string>();
  for (const statement of program.body) {
    const inner =
      statement.type === 'ExportNamedDeclaration'
        ? (statement.declaration ?? statement)
        : statement;
    const slice = text.slice(statement.start, statement.end);
    if (inner.type === 'FunctionDeclaration' && inner.id) declared.set(inner.id.name, slice);
    if (inner.type === 'VariableDeclaration') {
      for (const { id } of inner.declarations) {
        if (id.type === 'Identifier') declared.set(id.name, slice);
      }
    }
  }
  const imported = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const target = resolveImport(path, moduleRequest.value);
    for (const { localName, importName } of target === null ? [] : entries) {
      const isWhole = importName.kind === 'NamespaceObject';
      imported.set(
        localName.value,
        `${target}#${isWhole ? WHOLE : (importName.name ?? 'default')}`,
      );
    }
  }
  return { declared, imported };
};

/** Texts of everything a declaration uses, itself first, across files. */
export type Reach = (file: string, name: string) => string[];

export const readReach = (texts: ReadonlyMap<string, string>): Reach => {
  const files = new Map([...texts].map(([path, text]) => [path, readFile(path, text)]));
  const walk = (file: string, name: string, seen: Set<string>): string[] => {
    const key = `${file}#${name}`;
    const text = files.get(file)?.declared.get(name);
    if (text === undefined || seen.has(key)) return [];
    seen.add(key);
    const uses = new Set(text.match(/[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)?/g));
    return [
      text,
      ...[...uses].flatMap((used) => {
        const [word = '', member = ''] = used.split('.');
        const [target = file, other = word] = files.get(file)?.imported.get(word)?.split('#') ?? [];
        return walk(target, other === WHOLE ? member : other, seen);
      }),
    ];
  };
  return (file, name) => {
    const [target = file, other = name] = files.get(file)?.imported.get(name)?.split('#') ?? [];
    return walk(target, other, new Set());
  };
};
