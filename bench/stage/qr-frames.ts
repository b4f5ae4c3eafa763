/** Pictures of printed codes as a phone sees them: drawn from numbers, the same ones for the same seed. */
import { encodeQR } from 'qr';
import type { Pixels } from '../../apps/portal/src/deliveries/scanner/scan-result.ts';

/** Damage between the printer and the camera. */
export type Distortion = {
  /** Degrees. */
  readonly turn?: number;
  /** How far the edges of the paper lean away, as a share of its size. */
  readonly lean?: readonly [sideways: number, upwards: number];
  /** Size of the code in points. */
  readonly size?: number;
  /** Radius of the blur in points. */
  readonly blur?: number;
  /** Brightness of paper and ink from 0 to 255. */
  readonly paper?: number;
  readonly ink?: number;
  /** Deviation of the brightness of single points. */
  readonly noise?: number;
  /** Share of the code that is covered with spots. */
  readonly dirt?: number;
};

export const WIDTH_PX = 640;
export const HEIGHT_PX = 480;
const DESK_BRIGHTNESS_SHARE = 0.45; // brightness of what the paper lies on, as a share of that of the paper
const QUIET_ZONE_MODULES = 4; // blank modules around a code
const RAYS_PER_SIDE = 2; // rays a point, each way

/** Brightness of every point of a picture of this text. */
export const drawFrame = (text: string, distortion: Distortion, chance: () => number): Pixels => {
  const { turn = 0, lean = [0, 0], size = 260, blur = 0 } = distortion;
  const { paper = 235, ink = 25, noise = 2, dirt = 0 } = distortion;
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE_MODULES });
  const soiled = soil(modules, dirt, chance);
  const count = modules.length;
  const shift = [(chance() - 0.5) * 60, (chance() - 0.5) * 40] as const;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  /** Brightness under a point of the picture: 0 to 1, ink to paper. */
  const at = (x: number, y: number): number => {
    const [dx, dy] = [x - WIDTH_PX / 2 - shift[0], y - HEIGHT_PX / 2 - shift[1]];
    // A plane that leans away: further points lie closer together.
    const depth = 1 - (lean[0] * dx + lean[1] * dy) / size;
    const [u, v] = [(dx * cos + dy * sin) / depth, (dy * cos - dx * sin) / depth];
    const [column, row] = [
      Math.floor((u / size + 0.5) * count),
      Math.floor((v / size + 0.5) * count),
    ];
    const isOnCode = column >= 0 && row >= 0 && column < count && row < count;
    if (isOnCode) return soiled[row]?.[column] ? 0 : 1;
    return Math.abs(u) < size * 0.75 && Math.abs(v) < size * 0.9 ? 1 : DESK_BRIGHTNESS_SHARE;
  };
  const light = new Float32Array(WIDTH_PX * HEIGHT_PX);
  for (let y = 0; y < HEIGHT_PX; y += 1) {
    for (let x = 0; x < WIDTH_PX; x += 1) {
      let sum = 0;
      for (let ray = 0; ray < RAYS_PER_SIDE * RAYS_PER_SIDE; ray += 1) {
        sum += at(
          x + ((ray % RAYS_PER_SIDE) + 0.5) / RAYS_PER_SIDE,
          y + (Math.floor(ray / RAYS_PER_SIDE) + 0.5) / RAYS_PER_SIDE,
        );
      }
      light[y * WIDTH_PX + x] = sum / (RAYS_PER_SIDE * RAYS_PER_SIDE);
    }
  }
  const seen = blur > 0 ? blurred(light, blur) : light;
  const data = new Uint8ClampedArray(WIDTH_PX * HEIGHT_PX * 4);
  seen.forEach((share, point) => {
    const grain = noise * (chance() + chance() + chance() - 1.5) * 2; // nearly a normal distribution
    data.fill(ink + (paper - ink) * share + grain, point * 4, point * 4 + 3);
    data[point * 4 + 3] = 255;
  });
  return { data, width: WIDTH_PX, height: HEIGHT_PX };
};

/** Turns single modules over, in spots. */
const soil = (
  modules: readonly (readonly boolean[])[],
  dirt: number,
  chance: () => number,
): readonly (readonly boolean[])[] => {
  const count = modules.length;
  const spots = Array.from({ length: Math.round(dirt * 20) }, () => ({
    x: chance() * count,
    y: chance() * count,
    radius: 0.5 + chance() * count * 0.04,
    isInk: chance() < 0.5,
  }));
  return modules.map((row, y) =>
    row.map((isInk, x) => {
      const spot = spots.find((one) => Math.hypot(one.x - x, one.y - y) < one.radius);
      return spot ? spot.isInk : isInk;
    }),
  );
};

/** Twice the mean over a window, both ways: close to what a lens out of focus does. */
export const blurred = (light: Float32Array, radius: number): Float32Array => {
  let from = light;
  for (const step of [1, WIDTH_PX, 1, WIDTH_PX]) {
    const to = new Float32Array(from.length);
    for (let point = 0; point < from.length; point += 1) {
      let sum = 0;
      let weight = 0;
      for (let away = -Math.ceil(radius); away <= Math.ceil(radius); away += 1) {
        const share = Math.max(0, Math.min(1, radius + 1 - Math.abs(away)));
        const value = from[point + away * step];
        if (value === undefined) continue;
        sum += value * share;
        weight += share;
      }
      to[point] = sum / weight;
    }
    from = to;
  }
  return from;
};
