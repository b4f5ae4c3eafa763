import { type DespatchAdvice, writeDespatchAdvice } from '#ubl/despatch-advice.ts';
import type { XmlElement } from '#xml/shapes.ts';

/** A text or attribute of a document that is not carried on: no table names it, it is written otherwise, or its line was left out. */
export type LostLeaf = {
  readonly place: string;
  readonly reason: 'unknown' | 'rewritten' | 'line_left_out';
};

const LINE = 'cac:DespatchLine';

/**
 * Leaves of a document that its export lacks, found by writing what was read and comparing leaf by leaf. Elements
 * without content say nothing; names of schemas and prefixes are no content.
 */
export const lostLeaves = (came: XmlElement, advice: DespatchAdvice): LostLeaf[] => {
  const filled = came.children.filter(isFilled);
  const lines = filled.filter(({ name }) => name === LINE);
  const left = new Set(lines.filter((_, index) => advice.lines[index] === null));
  const rest = { ...came, children: filled.filter((child) => !left.has(child)) };
  return [
    ...compare(rest, writeDespatchAdvice(advice), ''),
    ...[...left].flatMap((line) => leavesOf(line, line.name, 'line_left_out')),
  ];
};

const isFilled = ({ text, children }: XmlElement): boolean =>
  text !== '' || children.some(isFilled);

const isContent = (name: string): boolean => !/^xmlns(:|$)|^xsi:/.test(name);

const attributesOf = ({ attributes }: XmlElement): [name: string, value: string][] =>
  Object.entries(attributes).filter(([name, value]) => isContent(name) && value !== '');

const below = (at: string, name: string): string => (at === '' ? name : `${at}/${name}`);

const compare = (came: XmlElement, went: XmlElement, at: string): LostLeaf[] => {
  const attributes = attributesOf(came)
    .filter(([name, value]) => went.attributes[name] !== value.trim())
    .map(([name]): LostLeaf => ({ place: below(at, `@${name}`), reason: 'unknown' }));
  const isRewritten = came.children.length === 0 && came.text !== went.text;
  const named = Map.groupBy(went.children, ({ name }) => name);
  const seen = new Map<string, number>();
  const children = came.children.filter(isFilled).flatMap((child) => {
    const index = seen.get(child.name) ?? 0;
    seen.set(child.name, index + 1);
    const counterpart = named.get(child.name)?.[index];
    const place = below(at, child.name);
    return counterpart ? compare(child, counterpart, place) : leavesOf(child, place, 'unknown');
  });
  return [
    ...attributes,
    ...(isRewritten ? [{ place: at, reason: 'rewritten' } as const] : []),
    ...children,
  ];
};

const leavesOf = (element: XmlElement, at: string, reason: LostLeaf['reason']): LostLeaf[] => [
  ...attributesOf(element).map(([name]) => ({ place: below(at, `@${name}`), reason })),
  ...(element.children.length === 0 ? [{ place: at, reason }] : []),
  ...element.children
    .filter(isFilled)
    .flatMap((child) => leavesOf(child, below(at, child.name), reason)),
];
