type Words = {
  /** Of the whole plot, in pixels; 0 until it has been measured. */
  readonly width: number;
  /** Size of the text against its usual one. */
  readonly scale: number;
  readonly sums: readonly string[];
  readonly names: readonly string[];
};

/** Of a digit or a letter at the usual size of text. */
const LETTER_PX = 7.6;
/** Between two words, so that they read as two. */
const SPACE_PX = 6;

const widest = (words: readonly string[], scale: number): number =>
  Math.max(0, ...words.map((word) => word.length)) * LETTER_PX * scale + SPACE_PX;

/** Which words a chart of bars has room for: sums above all bars or none, and every n-th name (OFF-239). */
export const wordsWithRoom = ({
  width,
  scale,
  sums,
  names,
}: Words): { readonly showsSums: boolean; readonly everyName: number } => {
  const bar = width / Math.max(sums.length, 1);
  if (bar <= 0) return { showsSums: false, everyName: 1 };
  return {
    showsSums: widest(sums, scale) <= bar,
    everyName: Math.max(1, Math.ceil(widest(names, scale) / bar)),
  };
};
