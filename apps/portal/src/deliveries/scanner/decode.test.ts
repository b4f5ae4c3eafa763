import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { encodeQR } from 'qr';
import { createDecoder } from '#deliveries/scanner/decode.ts';
import type { Pixels } from '#deliveries/scanner/scan-result.ts';

const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
const TEXT = 'https://nordstein.example/qr-scanner?d=Straße';
const SCALE = 6;

type Look = {
  readonly ink?: number;
  readonly paper?: number;
  readonly holes?: number;
  /** In every sixth column. */
  readonly scratches?: boolean;
  /** Brighter from this column on. */
  readonly sunFrom?: number;
};

/** A printed code; with holes its fields are missing from the middle on. */
const draw = (look: Look = {}): Pixels => {
  const { ink = 0, paper = 255, holes = 0, scratches = false, sunFrom = Infinity } = look;
  const modules = encodeQR(TEXT, 'raw', { border: 4, ecc: 'low' });
  const width = modules.length * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let point = 0; point < width * width; point += 1) {
    const [x, y] = [Math.floor((point % width) / SCALE), Math.floor(point / width / SCALE)];
    const isHole = x > 14 && y > 14 && x < 14 + holes && y < 14 + holes;
    const isInk = !isHole && modules[y]?.[x];
    const isScratch = scratches && (point % width) % (6 * SCALE) < 2;
    const grey = (isInk ? ink : paper) + (x > sunFrom ? 150 : 0); // cut off at white
    data.fill(isScratch ? 60 : grey, point * 4, point * 4 + 3);
  }
  return { data, width, height: width };
};

test('QR-01 a code is read before the second decoder has loaded, and if it never loads', async (t) => {
  t.mock.method(console, 'warn', () => {}); // the decoder reports that it did not load
  const waiting = createDecoder(new Promise(() => {}));
  assert.deepEqual(await waiting(draw()), { text: TEXT, hasCode: true });
  const alone = createDecoder(Promise.reject(new Error('no reception')));
  assert.equal((await alone(draw(), true)).text, TEXT);
});

test('all decoders together read ink on paper, paper on ink and grey on grey, and find nothing on an empty picture', async () => {
  const decode = createDecoder(Promise.resolve(new Uint8Array(wasm).buffer));
  for (const look of [{}, { ink: 255, paper: 0 }, { ink: 90, paper: 170 }])
    assert.deepEqual(await decode(draw(look), true), { text: TEXT, hasCode: true });
  assert.deepEqual(await decode(draw({ ink: 255 }), true), { text: null, hasCode: false });
});

test('a code that the first decoder cannot read is tried mirrored and by script', async () => {
  const decode = createDecoder(Promise.resolve(new Uint8Array(wasm).buffer));
  for (const look of [{ paper: 100, sunFrom: 25 }, { scratches: true }])
    assert.deepEqual(await decode(draw(look), true), { text: TEXT, hasCode: true });
});

test('QR-07 a torn code is detected although it cannot be read', async () => {
  const decode = createDecoder(Promise.resolve(new Uint8Array(wasm).buffer));
  assert.deepEqual(await decode(draw({ holes: 14 }), true), { text: null, hasCode: true });
});
