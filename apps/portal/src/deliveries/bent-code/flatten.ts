import { knownModules } from '#deliveries/bent-code/known-modules.ts';
import { greyOf, levelsOf, type Levels, type Part } from '#deliveries/bent-code/levels.ts';
import { type Corners, flat, type Locate, Mesh, type Place } from '#deliveries/bent-code/mesh.ts';
import type { Pixels } from '#deliveries/scanner/scan-result.ts';

/** A code that was found but not read. */
export type Unread = {
  readonly corners: Corners;
  /** Modules a side. */
  readonly count: number;
  readonly isInverted: boolean;
};

/** Brightness of each module, row by row: -1 ink to 1 paper. */
export type Modules = Float32Array;

/** Windows that a point is compared with: wide for even light, narrow for edges of light and for blur. */
const WIDE_MODULES = 7;
const NARROW_MODULES = 2;
const MARGIN_MODULES = 6;
/** Where the paper may be folded across and along, as shares of the code. */
const FOLDS = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
] as const;

const MIN_MODULES = 21;
const MAX_MODULES = 69;
const MAX_MODULE_PX = 16;

/** Whether it is worth the time: ours have 41 modules, and a photo this sharp comes in a smaller size too. */
export const canFlatten = ({ corners, count }: Unread): boolean =>
  count >= MIN_MODULES && count <= MAX_MODULES && modulePx(corners, count) <= MAX_MODULE_PX;

const modulePx = ([topLeft, topRight, , bottomLeft]: Corners, count: number): number =>
  (lengthOf(topLeft, topRight) + lengthOf(topLeft, bottomLeft)) / 2 / count;

const lengthOf = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

const partOf = ({ width, height }: Pixels, corners: Corners, margin: number): Part => ({
  left: Math.max(0, Math.floor(Math.min(...corners.map(({ x }) => x)) - margin)),
  top: Math.max(0, Math.floor(Math.min(...corners.map(({ y }) => y)) - margin)),
  right: Math.min(width, Math.ceil(Math.max(...corners.map(({ x }) => x)) + margin)),
  bottom: Math.min(height, Math.ceil(Math.max(...corners.map(({ y }) => y)) + margin)),
});

/** How the best mesh is made finer: pieces a side, then how far their knots are pulled, in modules. */
const FINER = [
  { pieces: 5, reach: 1, step: 0.25, stiff: 2 },
  { pieces: 9, reach: 0.6, step: 0.2, stiff: 1 },
] as const;

/** Flattens a folded or crumpled code: its modules, first as a flat sheet, then folded in halves, then by finer pieces. */
export function* flatten(
  pixels: Pixels,
  { corners, count, isInverted }: Unread,
): Generator<Modules> {
  const known = knownModules(count);
  const module = modulePx(corners, count);
  const part = partOf(pixels, corners, module * MARGIN_MODULES);
  const grey = greyOf(pixels, part, isInverted);
  const levels = levelsOf(grey, Math.round(module * WIDE_MODULES), Math.round(module / 4));
  const sharp = levelsOf(grey, Math.round(module * NARROW_MODULES), Math.round(module / 5));
  const code = { known, count, levels, module };
  const whole = flat(corners, count);
  const start: Locate = (column, row) => {
    const { x, y } = whole(column, row);
    return { x: x - part.left, y: y - part.top };
  };
  const read = (locate: Locate) => [sample(levels, locate, code), sample(sharp, locate, code)];
  yield* read(start);
  const folded = FOLDS.map(([across, along]) => {
    const mesh = new Mesh([0, along * count, count], [0, across * count, count], start, code)
      .pullLines({ reach: 4, step: 0.5, every: 2 })
      .pull({ reach: 1.5, step: 0.5, rounds: 2, stiff: 0, every: 2 });
    return { mesh, score: mesh.score() };
  });
  let { mesh } = folded.reduce((best, other) => (other.score > best.score ? other : best));
  yield* read(mesh.locate);
  for (const { pieces, ...pull } of FINER) {
    const lines = Array.from({ length: pieces + 1 }, (_, at) => (at / pieces) * count);
    mesh = new Mesh(lines, lines, mesh.locate, code).pull({ ...pull, rounds: 2, every: 1 });
    yield* read(mesh.locate);
  }
}

const sample = (
  { data, width, height }: Levels,
  locate: Locate,
  { known, count }: { readonly known: Int8Array; readonly count: number },
): Modules =>
  Float32Array.from(known, (colour, at) => {
    if (colour !== 0) return colour;
    const { x, y } = locate((at % count) + 0.5, Math.floor(at / count) + 0.5);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    return column < 0 || row < 0 || column >= width || row >= height
      ? 0
      : (data[row * width + column] ?? 0);
  });
