/** How many slips of a building site our scanner reads (decision 0081), beside zbar where it is installed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDecoder } from '../../apps/portal/src/deliveries/scanner/decode.ts';
import type { Pixels } from '../../apps/portal/src/deliveries/scanner/scan-result.ts';
import { type Figure, quantile } from '../stage/figures.ts';
import { drawSlip, SLIP_KINDS } from '../stage/qr-slips.ts';
import { createRandom } from '../stage/random.ts';
import { textOf } from './qr.ts';

const SLIPS_PER_KIND = 6; // from hardly harmed to badly
const MIN_READ = 60;

const WASM = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));

type Count = { before: number; photo: number; camera: number; zbar: number; wrong: number };
const NONE: Count = { before: 0, photo: 0, camera: 0, zbar: 0, wrong: 0 };

/** The set that the scanner was tuned on, and one that nobody looked at before. */
const SETS = { tuned: '', second: 'second ' };

export const measureSlips = async (): Promise<Figure[]> => [
  ...(await measureSet('tuned')),
  ...(await measureSet('second')),
];

const measureSet = async (set: keyof typeof SETS): Promise<Figure[]> => {
  const zbar = openZbar();
  const times: number[] = [];
  const total = { ...NONE };
  const rows: Figure[] = [];
  for (const [kind, make] of Object.entries(SLIP_KINDS)) {
    const count = { ...NONE };
    for (let at = 0; at < SLIPS_PER_KIND; at += 1) {
      const chance = createRandom(`${SETS[set]}${kind} ${at}`);
      const text = textOf(chance);
      const slip = make((at + 0.5) / SLIPS_PER_KIND, chance);
      const [first, second] = drawSlip(text, slip, chance);
      if (!first || !second) throw new Error('a slip has two pictures');
      const decode = createDecoder(Promise.resolve(new Uint8Array(WASM).buffer));
      await decode(BLANK, true); // everything has come
      const judge = (found: string | null): boolean => {
        if (found !== null && found !== text) count.wrong += 1;
        return found === text;
      };
      const isPlain = judge((await decode(first)).text); // the plain decoders alone read the first picture
      const begin = process.threadCpuUsage();
      const isPhoto = isPlain || judge((await decode(first, true)).text);
      const { user, system } = process.threadCpuUsage(begin); // of this thread alone
      if (!isPlain) times.push((user + system) / 1000);
      const isCamera = isPhoto || judge((await decode(second, true)).text);
      count.before += Number(isPlain);
      count.photo += Number(isPhoto);
      count.camera += Number(isCamera);
      count.zbar += Number(zbar?.read(first) === text);
    }
    for (const name of Object.keys(NONE)) add(total, count, name as keyof Count); // its own keys
    rows.push({
      name: `slips read, ${set} set, ${kind}`,
      value: count.camera,
      unit: `of ${SLIPS_PER_KIND}`,
      from: columns(count, zbar !== null),
    });
  }
  zbar?.close();
  const all = rows.length * SLIPS_PER_KIND;
  return [
    {
      name: `slips read, ${set} set`,
      value: total.camera,
      unit: `of ${all}`,
      min: MIN_READ,
      from: columns(total, zbar !== null),
    },
    { name: `slips read wrongly, ${set} set`, value: total.wrong, unit: '', max: 0 },
    {
      name: `median time to flatten an unread slip, ${set} set`,
      value: quantile(times, 0.5),
      unit: 'ms',
    },
    {
      name: `p95 time to flatten an unread slip, ${set} set`,
      value: quantile(times, 0.95),
      unit: 'ms',
      max: 400,
    },
    ...rows,
  ];
};

const BLANK: Pixels = { data: new Uint8ClampedArray(64 * 64 * 4).fill(200), width: 64, height: 64 };

const add = (total: Count, count: Count, name: keyof Count): void => {
  total[name] += count[name];
};

const columns = ({ before, photo, zbar, wrong }: Count, hasZbar: boolean): string =>
  [
    `plain decoders ${before}`,
    `one picture ${photo}`,
    `zbar ${hasZbar ? zbar : 'not installed'}`,
    `wrong ${wrong}`,
  ].join(', ');

/** The common reader of Debian, where it is installed. */
const openZbar = () => {
  const folder = mkdtempSync(join(tmpdir(), 'abrufbar-zbar-'));
  const file = join(folder, 'slip.pgm');
  const close = () => rmSync(folder, { recursive: true });
  const run = (args: readonly string[]): string =>
    execFileSync('zbarimg', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    run(['--version']);
  } catch {
    close();
    return null;
  }
  const only = ['--quiet', '--raw', '--set', '*.enable=0', '--set', 'qrcode.enable=1', file];
  const read = ({ data, width, height }: Pixels): string => {
    const grey = Uint8Array.from({ length: width * height }, (_, point) => data[point * 4] ?? 0);
    writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), grey]));
    try {
      return run(only).trim();
    } catch {
      return ''; // its way to say that it has read nothing
    }
  };
  return { read, close };
};
