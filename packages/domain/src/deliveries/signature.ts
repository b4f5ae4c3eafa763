/** Signatures that are drawn to confirm a delivery (BEY-78): strokes on a pad, as vectors. */

/** Units across the pad, whatever the screen. */
export const SIGNATURE_UNITS = 1_000;
export const SIGNATURE_HEIGHT = { least: 200, most: 2_000 } as const;
/** Of its JSON text, which holds ASCII alone. */
export const MAX_SIGNATURE_BYTES = 20_000;

export type Signature = {
  readonly height: number;
  /** Each one as x, y, x, y and so on; a dot is one point. */
  readonly strokes: readonly (readonly number[])[];
};

/** As it is sent, stored and hashed. */
export const formatSignature = ({ height, strokes }: Signature): string =>
  JSON.stringify({ height, strokes });

type ReadSignature =
  | { readonly signature: Signature; readonly problem: null }
  | { readonly signature: null; readonly problem: 'signature_broken' | 'signature_large' };

/** The signature of a JSON text from outside. */
export const readSignature = (text: string): ReadSignature => {
  if (text.length > MAX_SIGNATURE_BYTES) return LARGE;
  const signature = parseJson(text);
  if (!isSignature(signature)) return { signature: null, problem: 'signature_broken' };
  // 1e3 is longer once it is written out.
  if (formatSignature(signature).length > MAX_SIGNATURE_BYTES) return LARGE;
  return { signature, problem: null };
};

const LARGE: ReadSignature = { signature: null, problem: 'signature_large' };

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null; // refused like JSON of another shape
  }
};

const isSignature = (value: unknown): value is Signature => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  if (!('height' in value) || !('strokes' in value)) return false;
  const { height, strokes } = value;
  if (!isWithin(height, SIGNATURE_HEIGHT.least, SIGNATURE_HEIGHT.most) || !Array.isArray(strokes))
    return false;
  return strokes.length > 0 && strokes.every((stroke) => isStroke(stroke, height));
};

const isStroke = (stroke: unknown, height: number): boolean =>
  Array.isArray(stroke) &&
  stroke.length > 0 &&
  stroke.length % 2 === 0 &&
  stroke.every((at, index) => isWithin(at, 0, index % 2 === 0 ? SIGNATURE_UNITS : height));

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** All strokes as the `d` of one SVG path with round ends, rounded between the points. */
export const signaturePath = (strokes: Signature['strokes']): string =>
  strokes.map(strokePath).join('');

const strokePath = (stroke: readonly number[]): string => {
  const points = Array.from({ length: stroke.length / 2 }, (_, index) => ({
    x: stroke[index * 2] ?? 0,
    y: stroke[index * 2 + 1] ?? 0,
  }));
  const [first, ...others] = points;
  const last = others.at(-1);
  if (first === undefined) return '';
  const start = `M${first.x} ${first.y}`;
  if (last === undefined) return `${start}h0`;
  const bends = others.slice(0, -1).map(({ x, y }, index) => {
    const next = others[index + 1] ?? last;
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  return `${start}${bends.join('')}L${last.x} ${last.y}`;
};

/** Room around the ink, for the width of its line. */
const MARGIN_UNITS = 20;

/** The `viewBox` of the ink alone: where on the pad it was drawn says nothing afterwards. */
export const inkBox = (strokes: Signature['strokes']): string => {
  const [left, right] = inkEdges(strokes, 'x');
  const [top, bottom] = inkEdges(strokes, 'y');
  const size = [right - left, bottom - top].map((length) => length + 2 * MARGIN_UNITS);
  return [left - MARGIN_UNITS, top - MARGIN_UNITS, ...size].join(' ');
};

/** Where the ink begins and ends along an axis. */
export const inkEdges = (
  strokes: Signature['strokes'],
  axis: 'x' | 'y',
): readonly [least: number, most: number] => {
  const isOnAxis = (at: number): boolean => at % 2 === (axis === 'x' ? 0 : 1);
  const values = strokes.flatMap((stroke) => stroke.filter((_, at) => isOnAxis(at)));
  return [Math.min(...values), Math.max(...values)];
};

/** The problem with the name of a person who signs: one is written with letters, in any alphabet (BEY-78). */
export const signerProblem = (name: string): 'text' | 'no_letter' | null => {
  // Nobody sees them, and some turn the letters after them around.
  if (/[\p{Cc}\p{Cf}]/u.test(name)) return 'text';
  return /\p{L}/u.test(name) ? null : 'no_letter';
};
