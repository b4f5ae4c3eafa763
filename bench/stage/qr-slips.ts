/** Delivery notes as they come from a building site: folded, crumpled, wet, in glare. The same ones for the same seed. */
import { encodeQR } from 'qr';
import type { Pixels } from '../../apps/portal/src/deliveries/scanner/scan-result.ts';
import { blurred, HEIGHT_PX, WIDTH_PX } from './qr-frames.ts';
import { bend, crumple, fold, type Shape } from './slip-shapes.ts';
import { cover, drops, glare, shadow, stains, type Light } from './slip-lights.ts';

type Chance = () => number;

/** Damage of a slip, the same on both pictures of it. */
type Slip = {
  /** Where a point of the picture lies on the flat paper; both in widths of the code from its middle. */
  readonly shapes?: readonly Shape[];
  /** Light and stains on the paper; `frame` is the number of the picture. */
  readonly lights?: readonly Light[];
  /** Degrees. */
  readonly turn?: number;
  /** How far the edges of the paper lean away, as a share of its size. */
  readonly lean?: readonly [sideways: number, upwards: number];
  /** Size of the code with its margin, in points. */
  readonly size?: number;
  /** Radius of the blur in points, and length of the way the camera moved. */
  readonly blur?: number;
  readonly shake?: number;
  /** Brightness of paper and ink from 0 to 255, and the deviation of single points. */
  readonly paper?: number;
  readonly ink?: number;
  readonly noise?: number;
};

const mix = (low: number, high: number, share: number) => low + (high - low) * share;

/** Kinds of slips; `harm` goes from 0, hardly noticed, to 1. */
export const SLIP_KINDS: Readonly<Record<string, (harm: number, chance: Chance) => Slip>> = {
  glare: (harm, chance) => ({ lights: [glare(mix(0.12, 0.3, harm), chance)] }),
  shadow: (harm, chance) => ({ lights: [shadow(mix(0.5, 0.14, harm), chance)], noise: 4 }),
  wet: (harm, chance) => ({
    lights: [stains(mix(0.2, 0.6, harm), chance)],
    shapes: [drops(mix(6, 40, harm), chance)],
    blur: mix(0.4, 1.2, harm),
  }),
  'folded across': (harm, chance) => ({
    shapes: [fold(mix(15, 55, harm), 'across', chance)],
    lean: [0, mix(0, 0.1, chance())],
  }),
  'folded lengthwise': (harm, chance) => ({
    shapes: [fold(mix(15, 55, harm), 'along', chance)],
    turn: mix(-8, 8, chance()),
  }),
  'folded twice': (harm, chance) => ({
    shapes: [fold(mix(12, 45, harm), 'across', chance), fold(mix(12, 45, harm), 'along', chance)],
  }),
  crumpled: (harm, chance) => ({ shapes: [crumple(mix(0.12, 0.5, harm), chance)], noise: 3 }),
  rolled: (harm, chance) => ({ shapes: [bend(mix(1.4, 0.56, harm), chance)] }),
  blurred: (harm) => ({ size: 300, blur: mix(1.5, 3.6, harm) }),
  shaken: (harm, chance) => ({ size: 300, shake: mix(4, 11, harm), turn: mix(-20, 20, chance()) }),
  dark: (harm) => ({ paper: mix(60, 28, harm), ink: mix(16, 12, harm), noise: mix(4, 11, harm) }),
  pale: (harm, chance) => ({
    ink: mix(150, 212, harm),
    noise: mix(3, 6, harm),
    lights: [shadow(0.8, chance)],
  }),
  covered: (harm, chance) => ({ lights: [cover(mix(0.08, 0.3, harm), chance)] }),
};

const BORDER_MODULES = 4;
const DESK_SHARE = 0.45;
const RAYS_PER_SIDE = 2;

/** The pictures of one slip that a hand holds before the camera: it moves a little between them. */
export const drawSlip = (text: string, slip: Slip, chance: Chance, frames = 2): Pixels[] => {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER_MODULES });
  const shift = [(chance() - 0.5) * 60, (chance() - 0.5) * 40] as const;
  return Array.from({ length: frames }, (_, frame) => {
    const jitter = () => (frame === 0 ? 0 : chance() - 0.5);
    const moved: Slip = {
      ...slip,
      turn: (slip.turn ?? 0) + jitter() * 6,
      lean: [(slip.lean?.[0] ?? 0) + jitter() * 0.06, (slip.lean?.[1] ?? 0) + jitter() * 0.06],
      size: (slip.size ?? 270) * (1 + jitter() * 0.06),
      ...(slip.blur !== undefined && { blur: slip.blur * (1 + jitter() * 0.3) }),
      ...(slip.shake !== undefined && { shake: slip.shake * (1 + jitter() * 0.6) }),
    };
    return drawPicture(
      modules,
      moved,
      [shift[0] + jitter() * 24, shift[1] + jitter() * 24],
      frame,
      chance,
    );
  });
};

const drawPicture = (
  modules: readonly (readonly boolean[])[],
  slip: Slip,
  shift: readonly [number, number],
  frame: number,
  chance: Chance,
): Pixels => {
  const { turn = 0, lean = [0, 0], size = 270, blur = 0.6, shake = 0 } = slip;
  const { paper = 235, ink = 25, noise = 2, shapes = [], lights = [] } = slip;
  const count = modules.length;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  /** Brightness under a point of the picture: 0 is black, 1 white paper. */
  const at = (x: number, y: number): number => {
    const [dx, dy] = [x - WIDTH_PX / 2 - shift[0], y - HEIGHT_PX / 2 - shift[1]];
    // A plane that leans away: further points lie closer together.
    const depth = 1 - (lean[0] * dx + lean[1] * dy) / size;
    let point = {
      x: (dx * cos + dy * sin) / depth / size,
      y: (dy * cos - dx * sin) / depth / size,
      light: 1,
    };
    for (const shape of shapes) point = shape(point);
    const [column, row] = [
      Math.floor((point.x + 0.5) * count),
      Math.floor((point.y + 0.5) * count),
    ];
    const isOnPaper = Math.abs(point.x) < 0.75 && Math.abs(point.y) < 0.9;
    const isInk = isOnPaper && modules[row]?.[column] === true;
    let bright = (isInk ? ink : isOnPaper ? paper : paper * DESK_SHARE) * point.light;
    for (const light of lights) bright = light(bright, point.x, point.y, frame);
    return bright;
  };
  const seen = new Float32Array(WIDTH_PX * HEIGHT_PX);
  for (let y = 0; y < HEIGHT_PX; y += 1)
    for (let x = 0; x < WIDTH_PX; x += 1) {
      let sum = 0;
      for (let ray = 0; ray < RAYS_PER_SIDE * RAYS_PER_SIDE; ray += 1)
        sum += at(
          x + ((ray % RAYS_PER_SIDE) + 0.5) / RAYS_PER_SIDE,
          y + (Math.floor(ray / RAYS_PER_SIDE) + 0.5) / RAYS_PER_SIDE,
        );
      seen[y * WIDTH_PX + x] = Math.min(255, sum / RAYS_PER_SIDE ** 2);
    }
  const focused = blurred(seen, blur);
  const still = shake > 0 ? shaken(focused, shake, chance() * Math.PI) : focused;
  const data = new Uint8ClampedArray(WIDTH_PX * HEIGHT_PX * 4).fill(255);
  still.forEach((bright, point) => {
    const grain = noise * (chance() + chance() + chance() - 1.5) * 2; // nearly a normal distribution
    data.fill(bright + grain, point * 4, point * 4 + 3);
  });
  return { data, width: WIDTH_PX, height: HEIGHT_PX };
};

/** The mean along a straight way, as a hand that moves leaves it. */
const shaken = (from: Float32Array, length: number, angle: number): Float32Array => {
  const to = new Float32Array(from.length);
  const steps = Math.ceil(length);
  for (let y = 0; y < HEIGHT_PX; y += 1)
    for (let x = 0; x < WIDTH_PX; x += 1) {
      let sum = 0;
      for (let step = 0; step <= steps; step += 1) {
        const way = (step / steps - 0.5) * length;
        const column = Math.min(WIDTH_PX - 1, Math.max(0, Math.round(x + way * Math.cos(angle))));
        const row = Math.min(HEIGHT_PX - 1, Math.max(0, Math.round(y + way * Math.sin(angle))));
        sum += from[row * WIDTH_PX + column] ?? 0;
      }
      to[y * WIDTH_PX + x] = sum / (steps + 1);
    }
  return to;
};
