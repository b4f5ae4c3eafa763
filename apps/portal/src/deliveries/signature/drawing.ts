import {
  formatSignature,
  MAX_SIGNATURE_BYTES,
  SIGNATURE_HEIGHT,
  SIGNATURE_UNITS,
  type Signature,
} from '@abrufbar/domain/deliveries/signature.ts';

/** A signature while it is drawn: strokes of a pad that is turned or gets lower may leave its field. */
export type Drawing = Signature;

type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Height of a field that fills a pad of that size. */
export const fieldHeight = ({ width, height }: Pick<Box, 'width' | 'height'>): number =>
  (SIGNATURE_UNITS * height) / width;

/** The point of the field under a finger: the field is as large as fits into the pad, and in its middle. */
export const pointOn = (
  pad: Box,
  fieldOf: number,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): readonly [x: number, y: number] => {
  const scale = Math.min(pad.width / SIGNATURE_UNITS, pad.height / fieldOf);
  const centreX = pad.left + pad.width / 2;
  const centreY = pad.top + pad.height / 2;
  return [
    SIGNATURE_UNITS / 2 + (clientX - centreX) / scale,
    fieldOf / 2 + (clientY - centreY) / scale,
  ];
};

/** Points that are closer draw no other line. */
const SPACING_UNITS = 8;

/** Far below what the server accepts: it also has to travel over a bad line. */
const WANTED_BYTES = MAX_SIGNATURE_BYTES / 2;

/** Points of a stroke at least that far from each other, its ends among them. */
export const thin = (stroke: readonly number[], spacing = SPACING_UNITS): readonly number[] => {
  const kept: number[] = [];
  for (let at = 0; at + 1 < stroke.length; at += 2) {
    const [x = 0, y = 0] = stroke.slice(at, at + 2);
    const [lastX = 0, lastY = 0] = kept.slice(-2);
    const isEnd = at === 0 || at + 2 === stroke.length;
    const apart = Math.hypot(x - lastX, y - lastY);
    if (at === 0 || apart >= spacing || (isEnd && apart > 0)) kept.push(x, y);
  }
  return kept;
};

/** As it is sent: whole numbers within the field, which grows where strokes have left it. */
export const signatureOf = ({ height, strokes }: Drawing): Signature => {
  const all = strokes.flat();
  const range = (of: readonly number[], most: number) => {
    const least = of.reduce((one, other) => Math.min(one, other), 0);
    return { least, size: of.reduce((one, other) => Math.max(one, other), most) - least };
  };
  const across = range(
    all.filter((_, at) => at % 2 === 0),
    SIGNATURE_UNITS,
  );
  const down = range(
    all.filter((_, at) => at % 2 === 1),
    height,
  );
  const scale = Math.min(SIGNATURE_UNITS / across.size, SIGNATURE_HEIGHT.most / down.size);
  const fitted = Math.max(SIGNATURE_HEIGHT.least, Math.round(down.size * scale));
  const place = (value: number, { least, size }: typeof across, room: number): number => {
    const margin = (room - size * scale) / 2;
    return Math.min(room, Math.max(0, Math.round((value - least) * scale + margin)));
  };
  const placed = (stroke: readonly number[]) =>
    stroke.map((value, at) =>
      at % 2 === 0 ? place(value, across, SIGNATURE_UNITS) : place(value, down, fitted),
    );
  const whole = strokes.map(placed);
  let spacing = SPACING_UNITS;
  let signature = { height: fitted, strokes: whole };
  while (formatSignature(signature).length > WANTED_BYTES && spacing < SIGNATURE_UNITS) {
    const thinned = whole.map((stroke) => [...thin(stroke, spacing)]);
    signature = { height: fitted, strokes: thinned };
    spacing *= 1.5;
  }
  return signature;
};

/** A touch by mistake is shorter. */
const LEAST_LENGTH_UNITS = 60;

/** Whether it is more than a dot or two. */
export const isDrawn = ({ strokes }: Drawing): boolean =>
  strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= LEAST_LENGTH_UNITS;

const lengthOf = (stroke: readonly number[]): number =>
  stroke.reduce((sum, value, at) => {
    const [x = 0, y = 0, nextX = 0] = stroke.slice(at - 3, at);
    return at < 3 || at % 2 === 0 ? sum : sum + Math.hypot(nextX - x, value - y);
  }, 0);

/** A pointer on the pad, and where it has been. */
type Writing = { readonly pointerType: string; readonly stroke: readonly number[] };

/**
 * Whether a pointer that lands draws in place of the one before, whose ink is dropped: a pen in place of any finger,
 * a finger in place of a palm or a glove, which rests where it has landed.
 */
export const drawsInstead = (pointerType: string, before: Writing): boolean => {
  if (pointerType === 'pen') return true;
  if (before.pointerType === 'pen') return false;
  const [startX = 0, startY = 0, ...places] = before.stroke;
  return places.every((place, at) => {
    const x = places[at - 1] ?? startX;
    return at % 2 === 0 || Math.hypot(x - startX, place - startY) < LEAST_LENGTH_UNITS;
  });
};
