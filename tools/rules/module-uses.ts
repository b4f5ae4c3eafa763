/** Names a file uses of the modules it loads by `import()`. */
import type { ESTree } from 'vite';

/** Names used; `all` where any could be, `only` for the single export, see `page()` of the portal. */
export type Names = ReadonlySet<string> | 'all' | 'only';

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;
type Place = { readonly node: Node; readonly parents: readonly Node[] };

type LoadedModule = {
  readonly specifier: string;
  readonly start: number;
  readonly names: Names;
};

const NONE: ReadonlySet<string> = new Set();

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesOf);

function* walk(node: Node, parents: readonly Node[] = []): Generator<Place> {
  yield { node, parents };
  const way = [node, ...parents];
  for (const child of childrenOf(node)) yield* walk(child, way);
}

const nameOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : null;

/** Keys of `{ a, b: c }`; null with a rest or a computed key. */
const keysOf = (pattern: Node): Names => {
  const properties = childrenOf(pattern);
  const keys = properties.map((property) => nameOf(property['key']));
  return keys.some((key) => key === null) || properties.some(({ computed }) => computed === true)
    ? 'all'
    : new Set(keys.filter((key) => key !== null));
};

const joined = (uses: readonly Names[]): Names => {
  if (uses.includes('all')) return 'all';
  if (uses.includes('only')) return 'only';
  return new Set(uses.flatMap((use) => (typeof use === 'string' ? [] : [...use])));
};

/** Members used of a variable that holds the module, inside its scope. */
const membersOf = (variable: string, scope: Node): Names => {
  const uses: Names[] = [];
  for (const { node, parents } of walk(scope)) {
    const [parent] = parents;
    if (nameOf(node) !== variable || !parent) continue;
    if (parent.type === 'MemberExpression' && parent['object'] === node) {
      const member = parent['computed'] === true ? null : nameOf(parent['property']);
      uses.push(member === null ? 'all' : new Set([member]));
    } else if (!isBinding(node, parent)) {
      uses.push('all');
    }
  }
  return joined(uses);
};

const isFunction = (node: Node): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type);

const isBinding = (node: Node, parent: Node): boolean =>
  (parent.type === 'VariableDeclarator' && parent['id'] === node) ||
  (parent.type === 'MemberExpression' && parent['property'] === node) ||
  (parent.type === 'Property' && parent['key'] === node && parent['shorthand'] !== true) ||
  (isFunction(parent) && parent['body'] !== node);

/** Uses of the module by the variable or pattern it is assigned to. */
const usesByTarget = (target: unknown, scope: Node): Names => {
  if (!isNode(target)) return NONE;
  if (target.type === 'ObjectPattern') return keysOf(target);
  const variable = nameOf(target);
  return variable === null ? 'all' : membersOf(variable, scope);
};

class Uses {
  readonly #program: Node;
  readonly #places: readonly Place[];

  constructor(program: Node, places: readonly Place[]) {
    this.#program = program;
    this.#places = places;
  }

  /** Uses of a module whose promise is this expression. */
  ofPromise([parent, ...above]: readonly Node[]): Names {
    if (!parent) return 'all';
    if (parent.type === 'AwaitExpression') return this.#ofModule(parent, above[0]);
    if (parent.type === 'ExpressionStatement' || parent.type === 'UnaryExpression') return NONE;
    if (parent.type === 'MemberExpression') return this.#ofMethod(parent, above);
    if (parent.type === 'ArrowFunctionExpression') return this.#ofLoader(above[0]);
    return 'all';
  }

  #ofModule(node: Node, parent: Node | undefined): Names {
    if (parent?.type === 'ExpressionStatement') return NONE;
    if (parent?.type === 'VariableDeclarator') return usesByTarget(parent['id'], this.#program);
    const member = parent?.type === 'MemberExpression' ? nameOf(parent['property']) : null;
    return member === null || parent?.['object'] !== node ? 'all' : new Set([member]);
  }

  /** `.then(work)` has the uses of its callback; other methods pass the promise on. */
  #ofMethod(method: Node, [call, ...above]: readonly Node[]): Names {
    if (call?.type !== 'CallExpression') return 'all';
    if (nameOf(method['property']) !== 'then') return this.ofPromise(above);
    const [work] = nodesOf(call['arguments']);
    if (!work || !isFunction(work)) return 'all';
    const [target] = nodesOf(work['params']);
    return usesByTarget(target, work);
  }

  /** A function that loads: a named one is followed to its calls, another one to the code that receives it. */
  #ofLoader(parent: Node | undefined): Names {
    const name = parent?.type === 'VariableDeclarator' ? nameOf(parent['id']) : null;
    if (name === null) return parent ? this.#ofArgument(parent) : 'all';
    return joined(
      this.#places
        .filter(({ node, parents: [up] }) => nameOf(node) === name && up && !isBinding(node, up))
        .map(({ node, parents: [up, ...above] }) => {
          if (up?.type !== 'CallExpression') return 'all';
          return up['callee'] === node ? this.ofPromise(above) : this.#ofArgument(up);
        }),
    );
  }

  /** A loader handed to another function: `page()` takes the only export, `Promise<unknown>` takes nothing. */
  #ofArgument(call: Node): Names {
    const callee = nameOf(call['callee']);
    if (callee === 'page') return 'only';
    return this.#places.some(({ node }) => isDeclaredWithoutResult(node, callee)) ? NONE : 'all';
  }
}

const isDeclaredWithoutResult = (node: Node, name: string | null): boolean =>
  name !== null &&
  node.type === 'VariableDeclarator' &&
  nameOf(node['id']) === name &&
  isNode(node['init']) &&
  Array.isArray(node['init']['params']) &&
  node['init']['params']
    .filter(isNode)
    .some((parameter) =>
      [...walk(parameter)].some(
        ({ node: type, parents: [up] }) =>
          type.type === 'TSUnknownKeyword' && up?.type === 'TSTypeParameterInstantiation',
      ),
    );

/** Every `import()` of a program, types included, with the names used of it; computed addresses are left out. */
export const readLoadedModules = (program: ESTree.Program): LoadedModule[] => {
  if (!isNode(program)) return [];
  const places = [...walk(program)];
  const uses = new Uses(program, places);
  return places.flatMap(({ node, parents }) => {
    if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return [];
    const { source } = node;
    if (!isNode(source) || typeof source['value'] !== 'string') return [];
    const names = node.type === 'ImportExpression' ? uses.ofPromise(parents) : 'all';
    return [{ specifier: source['value'], start: node.start, names }];
  });
};
