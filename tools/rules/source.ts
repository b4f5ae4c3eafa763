/** One source file, read for the rules of rooms.ts: what it imports, exports and contains. */
import { parseSync, Visitor } from 'vite';
import { type Declared, readDeclared } from './declared.ts';
import { type Names, readLoadedModules } from './module-uses.ts';

export type Import = {
  readonly specifier: string;
  readonly line: number;
  readonly names: Names;
};

export type Found = { readonly line: number; readonly text: string };

export type Source = Declared & {
  /** Below the checkout, with slashes. */
  readonly path: string;
  readonly lines: readonly string[];
  readonly imports: readonly Import[];
  readonly exports: readonly Found[];
  /** Text literals and the fixed parts of templates. */
  readonly literals: readonly Found[];
  /** First argument of method calls, written `method(argument`. */
  readonly calls: readonly Found[];
  /** Casts that narrow a type, `as const` excepted. */
  readonly casts: readonly Found[];
  /** JSX attributes by name. */
  readonly attributes: readonly Found[];
  readonly commentLines: ReadonlySet<number>;
  /** Comments; those of neighbouring lines are one. */
  readonly comments: readonly Found[];
  /** Names in the file, each at its first place. */
  readonly names: readonly Found[];
  /** Titles of tests. */
  readonly titles: readonly Found[];
};

const TEST_CALLS = /^(?:test|it|describe)(?:\.(?:only|skip|step|describe|fixme|slow))?$/;

/** Lines at which offsets fall, counted from 1. */
const lineCounter = (text: string) => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset: number) => {
    const after = starts.findIndex((start) => start > offset);
    return after === -1 ? starts.length : after;
  };
};

/** Reads the text of a TypeScript or JavaScript file. */
export const readSource = (path: string, text: string): Source => {
  const { program, module, comments } = parseSync(path, text, { preserveParens: false });
  const lineOf = lineCounter(text);
  const literals: Found[] = [];
  const calls: Found[] = [];
  const casts: Found[] = [];
  const attributes: Found[] = [];
  // Where a whole module has a name, the members that are used count, see namesOf().
  const members = new Map<string, Set<string>>();
  const mentions = new Map<string, number>();
  const names = new Map<string, Found>();
  const titles: Found[] = [];
  const mention = (name: string, times = 1) => {
    mentions.set(name, (mentions.get(name) ?? 0) + times);
  };
  const member = (object: string, name: string) => {
    members.set(object, (members.get(object) ?? new Set()).add(name));
    mention(object, -1);
    mention(name, -1); // the name of a member is no use of a variable
  };

  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') literals.push({ line: lineOf(start), text: value });
    },
    TemplateElement: ({ value, start }) => {
      literals.push({ line: lineOf(start), text: value.raw });
    },
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (first && TEST_CALLS.test(text.slice(callee.start, callee.end))) {
        titles.push({ line: lineOf(start), text: text.slice(first.start + 1, first.end - 1) });
      }
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (first?.type !== 'Literal' || typeof first.value !== 'string') return;
      calls.push({ line: lineOf(start), text: `${callee.property.name}(${first.value}` });
    },
    TSAsExpression: ({ typeAnnotation, start, end }) => {
      const type = text.slice(typeAnnotation.start, typeAnnotation.end);
      if (type !== 'const') casts.push({ line: lineOf(end), text: text.slice(start, end) });
    },
    JSXAttribute: ({ name, start }) => {
      if (name.type === 'JSXIdentifier') attributes.push({ line: lineOf(start), text: name.name });
    },
    Identifier: ({ name, start }) => {
      mention(name);
      if (!names.has(name)) names.set(name, { line: lineOf(start), text: name });
    },
    JSXIdentifier: ({ name }) => {
      mention(name);
    },
    MemberExpression: ({ object, property, computed }) => {
      if (object.type !== 'Identifier' || computed || property.type !== 'Identifier') return;
      member(object.name, property.name);
    },
    TSQualifiedName: ({ left, right }) => {
      if (left.type === 'Identifier') member(left.name, right.name);
    },
    JSXMemberExpression: ({ object, property }) => {
      if (object.type === 'JSXIdentifier') member(object.name, property.name);
    },
  }).visit(program);

  /** Members of a module that is imported as a whole: all, if its name is used in any other way. */
  const namesOf = (local: string): Import['names'] =>
    // The import itself mentions the name once.
    (mentions.get(local) ?? 0) > 1 ? 'all' : (members.get(local) ?? new Set());

  const imports: Import[] = module.staticImports.map(({ moduleRequest, start, entries }) => {
    const whole = entries.find(({ importName }) => importName.kind === 'NamespaceObject');
    return {
      specifier: moduleRequest.value,
      line: lineOf(start),
      names: whole
        ? namesOf(whole.localName.value)
        : new Set(entries.map(({ importName }) => importName.name ?? 'default')),
    };
  });
  for (const { specifier, start, names } of readLoadedModules(program)) {
    imports.push({ specifier, line: lineOf(start), names });
  }
  const exports: Found[] = [];
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName, start } of entries) {
      if (moduleRequest) {
        const names = importName.name ? new Set([importName.name]) : 'all';
        imports.push({ specifier: moduleRequest.value, line: lineOf(start), names });
      }
      if (exportName.name ?? exportName.kind === 'Default') {
        exports.push({ line: lineOf(start), text: exportName.name ?? 'default' });
      }
    }
  }

  const commentLines = new Set<number>();
  for (const { start, end } of comments) {
    for (let line = lineOf(start); line <= lineOf(end); line += 1) commentLines.add(line);
  }
  return {
    path,
    lines: text.split('\n'),
    imports,
    exports,
    literals,
    calls,
    casts,
    attributes,
    commentLines,
    comments: joinLines(
      comments.map(({ type, value, start }) => ({
        line: lineOf(start),
        text: value,
        isLine: type === 'Line' && /(?:^|\n)[ \t]*$/.test(text.slice(0, start)),
      })),
    ),
    names: [...names.values()],
    titles,
    ...readDeclared(program, lineOf),
  };
};

type Comment = Found & { readonly isLine: boolean };

/** Comments of whole lines that follow each other are one comment. */
const joinLines = (comments: readonly Comment[]): Found[] => {
  const joined: Comment[] = [];
  for (const { line, text, isLine } of comments) {
    const before = joined.at(-1);
    if (isLine && before?.isLine && before.line + before.text.split('\n').length === line) {
      joined.splice(-1, 1, { ...before, text: `${before.text}\n${text}` });
    } else {
      joined.push({ line, text, isLine });
    }
  }
  return joined.map(({ line, text }) => ({ line, text }));
};
