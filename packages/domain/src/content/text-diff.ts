/** A piece of the difference between two versions of a text. */
type DiffPiece = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** Above it a changed stretch is shown as replaced in whole: the table would take too long. */
const MAX_CELLS = 4_000_000;

const BLOCK_END = /<\/(?:p|h[1-4]|li|dt|dd|caption|th|td|blockquote)>|<(?:br|hr)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
};

/** Blocks of a cleaned text, without markup and blank ones. */
export const textBlocks = (html: string): string[] =>
  html
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .split('\n')
    .map((block) => block.trim())
    .filter((block) => block !== '');

/** Words of a text as a reader counts them. */
export const countWords = (html: string): number =>
  textBlocks(html).reduce((sum, block) => sum + block.split(/\s+/).length, 0);

type Step = { readonly kind: DiffPiece['kind']; readonly at: string };

/** The shortest way from one list to another. */
const stepsBetween = (before: readonly string[], after: readonly string[]): Step[] => {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const as = (kind: Step['kind'], list: readonly string[]): Step[] =>
    list.map((at) => ({ kind, at }));
  return [
    ...as('same', before.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...as('same', before.slice(before.length - end)),
  ];
};

/** By the longest common subsequence. */
const middle = (before: readonly string[], after: readonly string[]): Step[] => {
  const [rows, columns] = [before.length, after.length];
  const steps: Step[] = [];
  let [row, column] = [0, 0];
  if (rows * columns <= MAX_CELLS) {
    const wide = columns + 1;
    const common = new Uint32Array((rows + 1) * wide);
    const of = (r: number, c: number) => common[r * wide + c] ?? 0;
    for (let r = rows - 1; r >= 0; r -= 1) {
      for (let c = columns - 1; c >= 0; c -= 1) {
        common[r * wide + c] =
          before[r] === after[c] ? of(r + 1, c + 1) + 1 : Math.max(of(r + 1, c), of(r, c + 1));
      }
    }
    while (row < rows && column < columns) {
      if (before[row] === after[column]) {
        steps.push({ kind: 'same', at: before[row] ?? '' });
        row += 1;
        column += 1;
      } else if (of(row + 1, column) >= of(row, column + 1)) {
        steps.push({ kind: 'removed', at: before[row] ?? '' });
        row += 1;
      } else {
        steps.push({ kind: 'added', at: after[column] ?? '' });
        column += 1;
      }
    }
  }
  for (; row < rows; row += 1) steps.push({ kind: 'removed', at: before[row] ?? '' });
  for (; column < columns; column += 1) steps.push({ kind: 'added', at: after[column] ?? '' });
  return steps;
};

/** Neighbours of one kind as one piece; what was removed before what was added. */
const joined = (steps: readonly Step[], separator: string): DiffPiece[] => {
  const pieces: DiffPiece[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const flush = () => {
    if (removed.length > 0) pieces.push({ kind: 'removed', text: removed.join(separator) });
    if (added.length > 0) pieces.push({ kind: 'added', text: added.join(separator) });
    [removed, added] = [[], []];
  };
  for (const { kind, at } of steps) {
    if (kind === 'removed') removed.push(at);
    else if (kind === 'added') added.push(at);
    else {
      flush();
      pieces.push({ kind, text: at });
    }
  }
  flush();
  return pieces;
};

/** Of two blocks at one place: their words if some stayed, else both whole. */
const wordPieces = (before: string, after: string): DiffPiece[] => {
  const steps = stepsBetween(before.split(' '), after.split(' '));
  const isRelated = steps.filter(({ kind }) => kind === 'same').length * 3 >= steps.length;
  if (isRelated) return joined(steps, ' ');
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
};

/** Differences of two cleaned texts, word by word where a block changed (OFF-142); what stayed is left out. */
export const diffTexts = (before: string, after: string): DiffPiece[] => {
  const steps = stepsBetween(textBlocks(before), textBlocks(after));
  const pieces: DiffPiece[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const flush = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      const [old, now] = [removed[at], added[at]];
      if (old !== undefined && now !== undefined) pieces.push(...wordPieces(old, now));
      else if (old !== undefined) pieces.push({ kind: 'removed', text: old });
      else if (now !== undefined) pieces.push({ kind: 'added', text: now });
    }
    [removed, added] = [[], []];
  };
  for (const { kind, at } of steps) {
    if (kind === 'removed') removed.push(at);
    else if (kind === 'added') added.push(at);
    else flush();
  }
  flush();
  return pieces.filter(({ kind }) => kind !== 'same');
};
