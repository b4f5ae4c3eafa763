/** Repeats failures at the end of a long run, for readers who get only its last lines. */

export type Complaint = {
  /** The step that failed. */
  readonly name: string;
  /** Its whole output. */
  readonly text: string;
  /** Its failures one by one where they are known, each with its most relevant lines first. */
  readonly failures: readonly string[];
};

/** The end of a run that is shown wherever it runs. */
const SHOWN_LINES = 95;
const MAX_LINE_CHARACTERS = 300;

/** All complaints in the lines that are shown: short ones whole, the others share the rest. */
export const repeatComplaints = (complaints: readonly Complaint[]): string => {
  const pieces = complaints.flatMap(piecesOf);
  let free = SHOWN_LINES;
  let others = pieces.length;
  const byLength = pieces.toSorted((one, other) => one.lines.length - other.lines.length);
  const shares = new Map(
    byLength.map((piece) => {
      const share = Math.max(1, Math.min(piece.lines.length, Math.floor(free / others) - 1));
      free -= share + 1; // and an empty line
      others -= 1;
      return [piece, share];
    }),
  );
  return pieces
    .map((piece) =>
      piece
        .keep(shares.get(piece) ?? 1)
        .map(cut)
        .join('\n'),
    )
    .join('\n\n');
};

type Piece = {
  readonly lines: readonly string[];
  /** The most relevant of its lines. */
  readonly keep: (count: number) => readonly string[];
};

// The head of a failure says most; of a whole run, its end.
const piecesOf = ({ name, text, failures }: Complaint): readonly Piece[] => {
  const title = `✖ ${name}`;
  if (failures.length === 0) {
    const said = text.trim().split('\n');
    const keep = (count: number) => [title, ...(count > 1 ? said.slice(1 - count) : [])];
    return [{ lines: [title, ...said], keep }];
  }
  return failures.map((failure) => {
    const lines = `${title}: ${failure}`.split('\n');
    return { lines, keep: (count) => lines.slice(0, count) };
  });
};

const cut = (line: string): string =>
  line.length > MAX_LINE_CHARACTERS ? `${line.slice(0, MAX_LINE_CHARACTERS)} …` : line;
