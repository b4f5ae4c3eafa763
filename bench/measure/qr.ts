/** How many pictures of printed codes our decoders read, and how long each takes. */
import { readFileSync } from 'node:fs';
import { createDecoder } from '../../apps/portal/src/deliveries/scanner/decode.ts';
import { createRandom } from '../stage/random.ts';
import { type Figure, quantile } from '../stage/figures.ts';
import { type Distortion, drawFrame, HEIGHT_PX, WIDTH_PX } from '../stage/qr-frames.ts';

const between = (chance: () => number, low: number, high: number) => low + chance() * (high - low);

/** Kinds of pictures; each is drawn as often as the others. */
const KINDS: Readonly<Record<string, (chance: () => number) => Distortion>> = {
  plain: (chance) => ({ size: between(chance, 180, 320) }),
  rotated: (chance) => ({ turn: between(chance, -180, 180) }),
  skewed: (chance) => ({
    turn: between(chance, -20, 20),
    lean: [between(chance, -0.35, 0.35), between(chance, -0.35, 0.35)],
  }),
  blurred: (chance) => ({ size: 300, blur: between(chance, 1.5, 3.2) }),
  dim: (chance) => ({
    paper: between(chance, 30, 60),
    ink: between(chance, 10, 20),
    noise: between(chance, 4, 9),
  }),
  pale: (chance) => ({ paper: 220, ink: between(chance, 130, 170), noise: 4 }),
  small: (chance) => ({ size: between(chance, 75, 120) }),
  dirty: (chance) => ({ dirt: between(chance, 0.1, 0.4), size: 280 }),
  inverted: (chance) => ({ paper: 30, ink: 220, turn: between(chance, -30, 30) }),
  combined: (chance) => ({
    size: 290,
    turn: between(chance, -40, 40),
    lean: [between(chance, -0.2, 0.2), between(chance, -0.2, 0.2)],
    blur: between(chance, 0.5, 1.5),
    paper: between(chance, 70, 120),
    noise: between(chance, 4, 9),
  }),
};

const WASM = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));

export const textOf = (chance: () => number): string => {
  const signs = (n: number) =>
    Array.from({ length: n }, () => Math.floor(chance() * 36).toString(36)).join('');
  return `https://nordstein.example/qr-scanner?d=${signs(8)}-${signs(4)}-${signs(4)}-${signs(4)}-${signs(12)}.${signs(22)}`;
};

export const measureQr = async (each = 20): Promise<Figure[]> => {
  const decode = createDecoder(Promise.resolve(new Uint8Array(WASM).buffer));
  const blank = {
    data: new Uint8ClampedArray(WIDTH_PX * HEIGHT_PX * 4).fill(200),
    width: WIDTH_PX,
    height: HEIGHT_PX,
  };
  await decode(blank, true); // everything has come
  const times: number[] = [];
  const rates: Figure[] = [];
  let read = 0;
  let wrong = 0;
  for (const [kind, distort] of Object.entries(KINDS)) {
    const chance = createRandom(kind);
    let readOfKind = 0;
    for (let at = 0; at < each; at += 1) {
      const text = textOf(chance);
      const frame = drawFrame(text, distort(chance), chance);
      const before = process.threadCpuUsage();
      const sight = await decode(frame);
      const { user, system } = process.threadCpuUsage(before); // of this thread alone
      times.push((user + system) / 1000);
      if (sight.text === text) readOfKind += 1;
      else if (sight.text !== null) wrong += 1;
    }
    read += readOfKind;
    rates.push({ name: `codes read, ${kind}`, value: (readOfKind / each) * 100, unit: '%' });
  }
  const all = each * rates.length;
  const from = `${all} pictures of ${WIDTH_PX} x ${HEIGHT_PX}`;
  return [
    { name: 'codes read', value: (read / all) * 100, unit: '%', min: 92, from },
    { name: 'codes read wrongly', value: wrong, unit: '', max: 0 },
    { name: 'median time to decode a picture', value: quantile(times, 0.5), unit: 'ms', max: 5 },
    { name: 'p95 time to decode a picture', value: quantile(times, 0.95), unit: 'ms' },
    ...rates,
  ];
};
