/** Compares the ids of docs/requirements.md with the titles of tests. */
import type { TestResult } from './results.ts';

type Named = Pick<TestResult, 'file' | 'title'>;

type Area = { readonly name: string; readonly ids: readonly string[] };
type Gap = Area & { readonly total: number };

/** A test that claims more proves nothing in particular. */
const MAX_IDS = 5;

/** Areas in the order of the document, with their ids: `## 3. Login (LOG)`, `- **LOG-01** ...`. */
export const readRequirements = (text: string): Area[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      name: (section.split('\n')[0] ?? '').replace(/^\d+\. /, ''),
      ids: [...section.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id),
    }));

const idsIn = (requirements: readonly Area[]) => {
  const areas = new Set(requirements.flatMap(({ ids }) => ids.map((id) => id.split('-')[0])));
  const form = new RegExp(`\\b(?:${[...areas].join('|')})-\\d+\\b`, 'g');
  return (title: string) => [...new Set(title.match(form))];
};

/** For every area the ids that no title names. */
export const findGaps = (requirements: readonly Area[], passed: readonly Named[]): Gap[] => {
  const read = idsIn(requirements);
  const proven = new Set(passed.flatMap(({ title }) => read(title)));
  return requirements.map(({ name, ids }) => ({
    name,
    total: ids.length,
    ids: ids.filter((id) => !proven.has(id)),
  }));
};

/** Areas whose lines are ours, not the specification's: back office, without reception, papers, day on site. */
const BEYOND = ['OFF', 'ONL', 'DOC', 'BEY'];

/** How many lines are proven, of the specification and beyond it. */
export const countProven = (gaps: readonly Gap[]): string[] => {
  const isBeyond = ({ name }: Gap) => BEYOND.some((area) => name.endsWith(`(${area})`));
  const count = (name: string, areas: readonly Gap[]) => {
    const total = areas.reduce((sum, area) => sum + area.total, 0);
    const open = areas.reduce((sum, { ids }) => sum + ids.length, 0);
    return `${name}: ${total - open} of ${total}`;
  };
  return [
    count(
      'specification',
      gaps.filter((gap) => !isBeyond(gap)),
    ),
    count('beyond', gaps.filter(isBeyond)),
  ];
};

/** Titles that name too many ids, or one that does not exist. */
export const findWrongTitles = (requirements: readonly Area[], results: readonly Named[]) => {
  const read = idsIn(requirements);
  const known = new Set(requirements.flatMap(({ ids }) => ids));
  const problems = results.flatMap(({ file, title }) => {
    const ids = read(title);
    const unknown = ids.filter((id) => !known.has(id));
    const texts = unknown.map((id) => `"${title}" names ${id}, which does not exist`);
    if (ids.length > MAX_IDS) texts.push(`"${title}" names ${ids.length} ids, at most ${MAX_IDS}`);
    return texts.map((text) => ({ file, text }));
  });
  // The same test runs on both databases.
  return [...new Map(problems.map((problem) => [problem.text, problem])).values()];
};
