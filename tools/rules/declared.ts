/** Names a file gives to things, its numbers, and the functions it calls. */
import { type ESTree, Visitor } from 'vite';

type Found = { readonly line: number; readonly text: string };

export type Declared = {
  /** Names the file gives: variables, functions, parameters, types and their fields. */
  readonly declared: readonly Found[];
  /** Numbers with a name in capitals. */
  readonly numbers: readonly Found[];
  /** Functions called, `name` or `object.name`. */
  readonly called: readonly Found[];
};

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** Fields of a pattern in which its names stand; in `{ a: b }` that is `b` alone. */
const INNER: Readonly<Record<string, readonly string[]>> = {
  ObjectPattern: ['properties'],
  Property: ['value'],
  ArrayPattern: ['elements'],
  AssignmentPattern: ['left'],
  RestElement: ['argument'],
  TSParameterProperty: ['parameter'],
};

/** Identifiers that a pattern gives a value. */
const identifiersOf = (pattern: unknown): Node[] =>
  nodesOf(pattern).flatMap((node) =>
    node.type === 'Identifier'
      ? [node]
      : (INNER[node.type] ?? []).flatMap((field) => identifiersOf(node[field])),
  );

/** `name` or `object.name` of a function that is called. */
const nameOf = (callee: ESTree.Expression | ESTree.Super): string | null => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  return callee.object.type === 'Identifier'
    ? `${callee.object.name}.${callee.property.name}`
    : `.${callee.property.name}`;
};

const IN_CAPITALS = /^[A-Z][A-Z0-9_]+$/;

/** Whether an expression is a number, written out or computed from others. */
const isNumber = (node: unknown): boolean => {
  if (!isNode(node)) return false;
  if (node.type === 'Literal') return typeof node['value'] === 'number';
  if (node.type === 'UnaryExpression') return isOperand(node['argument']);
  return node.type === 'BinaryExpression' && [node['left'], node['right']].every(isOperand);
};
const isOperand = (node: unknown): boolean =>
  isNumber(node) ||
  (isNode(node) && node.type === 'Identifier' && IN_CAPITALS.test(String(node['name'])));

/** Names, numbers and calls of a program. */
export const readDeclared = (
  program: ESTree.Program,
  lineOf: (offset: number) => number,
): Declared => {
  const declared: Found[] = [];
  const numbers: Found[] = [];
  const called: Found[] = [];
  const foundAt = (node: Node): Found => ({ line: lineOf(node.start), text: String(node['name']) });
  const declare = (pattern: unknown) => declared.push(...identifiersOf(pattern).map(foundAt));
  const declareFunction = ({ id, params }: { readonly id?: unknown; readonly params: unknown }) => {
    declare(id);
    declare(params);
  };
  const declareId = ({ id }: { readonly id: unknown }) => {
    declare(id);
  };
  const declareKey = ({ key, computed }: { readonly key: unknown; readonly computed: boolean }) => {
    if (!computed) declare(key);
  };

  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      declare(id);
      const [name] = identifiersOf(id).map(foundAt);
      if (name && id.type === 'Identifier' && IN_CAPITALS.test(name.text) && isNumber(init)) {
        numbers.push(name);
      }
    },
    FunctionDeclaration: declareFunction,
    FunctionExpression: declareFunction,
    ArrowFunctionExpression: declareFunction,
    ClassDeclaration: declareId,
    TSTypeAliasDeclaration: declareId,
    TSInterfaceDeclaration: declareId,
    TSPropertySignature: declareKey,
    PropertyDefinition: declareKey,
    MethodDefinition: declareKey,
    ImportSpecifier: ({ local }) => declare(local),
    ImportDefaultSpecifier: ({ local }) => declare(local),
    CallExpression: ({ callee, start }) => {
      const text = nameOf(callee);
      if (text !== null) called.push({ line: lineOf(start), text });
    },
  }).visit(program);
  return { declared, numbers, called };
};
