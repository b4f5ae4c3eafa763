/**
 * Documents of the open standards as trees, and shapes that say how their parts are read and written. One
 * table serves both ways, so whatever is read can be written again; what no table names is left out, never
 * guessed at.
 */

/** Names carry the prefixes the standards use in print, whatever prefixes the file uses. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text between the tags, without the white space around it. */
  readonly text: string;
  readonly children: readonly XmlElement[];
};

type XmlProblemCode =
  | 'required'
  | 'single'
  | 'text'
  | 'decimal'
  | 'day'
  | 'time'
  | 'kind'
  | 'namespace';
/** Where in the document something is wrong: `cac:DespatchLine[2]/cac:Item/cbc:Name`. */
export type XmlProblem = {
  readonly field: string;
  readonly code: XmlProblemCode;
  /** It spoils one line only; the others are read. */
  readonly isOfLine?: true;
};

type Content = Partial<Pick<XmlElement, 'attributes' | 'text' | 'children'>>;
type Read<T> = (element: XmlElement, at: string, problems: XmlProblem[]) => T;

/** How one element is read and written. */
export type Shape<T> = { readonly read: Read<T>; readonly write: (value: T) => Content };
/** How one field of an element is: the children that hold it. */
type Part<T> = { readonly read: Read<T>; readonly write: (value: T) => readonly XmlElement[] };
type AnyPart = {
  readonly read: Read<unknown>;
  readonly write: (value: never) => XmlElement[] | readonly XmlElement[];
};
type AnyShape = { readonly read: Read<unknown> };

/** The value a shape reads. */
export type ValueOf<S extends AnyShape> = S extends { readonly read: Read<infer T> } ? T : never;

/** The value of a document with the problems of lines that were left out, or its problems. */
export const readXml = <T>(
  root: XmlElement,
  name: string,
  shape: Shape<T>,
):
  | { readonly value: T; readonly problems: []; readonly leftOut: readonly XmlProblem[] }
  | { readonly value: null; readonly problems: readonly XmlProblem[] } => {
  if (root.name !== name) {
    const code = localName(root.name) === localName(name) ? 'namespace' : 'kind';
    return { value: null, problems: [{ field: root.name, code }] };
  }
  const problems: XmlProblem[] = [];
  const value = shape.read(root, '', problems);
  const whole = problems.filter(({ isOfLine }) => !isOfLine);
  if (whole.length > 0) return { value: null, problems };
  return { value, problems: [], leftOut: problems };
};

/** A name without its prefix or, where it has none, its namespace in braces. */
export const localName = (name: string): string => name.replace(/^.*[:}]/, '');

export const writeXml = <T>(name: string, shape: Shape<T>, value: T): XmlElement => ({
  name,
  attributes: {},
  text: '',
  children: [],
  ...shape.write(value),
});

/** An element without content says nothing, nor does one around such elements; senders leave them behind. */
const isEmpty = ({ text, children }: XmlElement): boolean => text === '' && children.every(isEmpty);
const namedIn = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter((child) => child.name === name && !isEmpty(child));
const below = (at: string, name: string) => (at === '' ? name : `${at}/${name}`);

/** A child that must be there, once. */
export const one = <T>(name: string, shape: Shape<T>): Part<T> => ({
  read: (parent, at, problems) => {
    const found = namedIn(parent, name);
    const code = found.length === 0 ? 'required' : 'single';
    if (found.length !== 1) problems.push({ field: below(at, name), code });
    const [only = { name, attributes: {}, text: '', children: [] }] = found;
    return shape.read(only, below(at, name), found.length === 1 ? problems : []);
  },
  write: (value) => [writeXml(name, shape, value)],
});

/** A child that may be there, once. */
export const maybe = <T>(name: string, shape: Shape<T>): Part<T | null> => ({
  read: (parent, at, problems) => {
    const [first, ...more] = namedIn(parent, name);
    if (more.length > 0) problems.push({ field: below(at, name), code: 'single' });
    return first ? shape.read(first, below(at, name), problems) : null;
  },
  write: (value) => (value === null ? [] : [writeXml(name, shape, value)]),
});

/** A child that may be there any number of times. */
export const many = <T>(name: string, shape: Shape<T>): Part<readonly T[]> => ({
  read: (parent, at, problems) =>
    namedIn(parent, name).map((child, index) =>
      shape.read(child, `${below(at, name)}[${index + 1}]`, problems),
    ),
  write: (values) => values.map((value) => writeXml(name, shape, value)),
});

/** Lines of a document, any number of them: null for one that cannot be read, beside which the others count. */
export const lines = <T>(name: string, shape: Shape<T>): Part<readonly (T | null)[]> => ({
  read: (parent, at, problems) =>
    namedIn(parent, name).map((child, index) => {
      const found: XmlProblem[] = [];
      const value = shape.read(child, `${below(at, name)}[${index + 1}]`, found);
      problems.push(...found.map((problem) => ({ ...problem, isOfLine: true }) as const));
      return found.length > 0 ? null : value;
    }),
  write: (values) =>
    values.flatMap((value) => (value === null ? [] : [writeXml(name, shape, value)])),
});

/** An element with several fields, written in the order of the table as the schemas want it. */
export const group = <P extends Readonly<Record<string, AnyPart>>>(
  parts: P,
): Shape<{ readonly [K in keyof P]: ValueOf<P[K]> }> => ({
  read: (element, at, problems) => {
    const read = Object.entries(parts).map(([key, part]) => [
      key,
      part.read(element, at, problems),
    ]);
    return Object.fromEntries(read) as { [K in keyof P]: ValueOf<P[K]> }; // each key by its own part
  },
  write: (value) => ({
    // each value goes to the part that reads it
    children: Object.entries(parts).flatMap(([key, part]) => part.write(value[key] as never)),
  }),
});

/** An element around a single field. */
export const inside = <T>(part: Part<T>): Shape<T> => ({
  read: part.read,
  write: (value) => ({ children: part.write(value) }),
});

/** An element with text and attributes of its own. */
export const leaf = <T>(shape: {
  readonly read: (
    content: { readonly text: string; readonly attribute: (name: string) => string | null },
    wrong: (code: XmlProblemCode) => void,
  ) => T;
  readonly write: (value: T) => Content;
}): Shape<T> => ({
  read: (element, at, problems) => {
    if (element.children.length > 0) problems.push({ field: at, code: 'text' });
    const attribute = (name: string) => element.attributes[name]?.trim() || null;
    return shape.read({ text: element.text, attribute }, (code) =>
      problems.push({ field: at, code }),
    );
  },
  write: shape.write,
});
