import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { encodeQR } from 'qr';
import { createBentReader } from '#deliveries/bent-code/bent-reader.ts';
import { createDecoder } from '#deliveries/scanner/decode.ts';
import type { Pixels } from '#deliveries/scanner/scan-result.ts';

const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
const ADDRESS =
  'https://nordstein.example/qr-scanner?d=0192f1a2-7a4b-4c1d-9e2f-aabbccddeeff.AbCdEfGhIjKlMnOpQrStUv';
const FOREIGN =
  'https://nordstein.example/speisekarte?mittag=0192f1a2-7a4b-4c1d-9e2f-aabbccddeeff.Abc';
const SIDE_PX = 420;
const MODULE_PX = 6;

/** A print whose lower part is folded away from the camera; `lost` is a bar where light hides it. */
const folded = (text: string, lost?: readonly [from: number, to: number]): Pixels => {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const data = new Uint8ClampedArray(SIDE_PX * SIDE_PX * 4).fill(255);
  for (let y = 0; y < SIDE_PX; y += 1)
    for (let x = 0; x < SIDE_PX; x += 1) {
      const [left, top] = [x - 50, y - 50];
      const over = Math.max(0, top - 140);
      const row = Math.floor((top + over * 0.35) / MODULE_PX);
      const column = Math.floor((left + over * 0.12) / MODULE_PX);
      const isLost = lost !== undefined && left > lost[0] && left < lost[1];
      if (modules[row]?.[column] && !isLost)
        data.fill(20, (y * SIDE_PX + x) * 4, (y * SIDE_PX + x) * 4 + 3);
    }
  return { data, width: SIDE_PX, height: SIDE_PX };
};
const decoder = () => createDecoder(Promise.resolve(new Uint8Array(wasm).buffer));

test('DOC-75 a folded code is read on the second picture of the camera, and on a photo at once', async () => {
  const camera = decoder();
  const empty = { data: new Uint8ClampedArray(64 * 64 * 4).fill(255), width: 64, height: 64 };
  await camera(empty, true); // everything has come
  assert.deepEqual(await camera(folded(ADDRESS)), { text: null, hasCode: true });
  assert.deepEqual(await camera(folded(ADDRESS)), { text: ADDRESS, hasCode: true });
  assert.equal((await decoder()(folded(ADDRESS), true)).text, ADDRESS);
});

test('DOC-76 a part that light hides on one picture is taken from the picture before', async () => {
  const photos = decoder();
  assert.equal((await photos(folded(ADDRESS, [60, 110]), true)).text, null);
  assert.equal((await photos(folded(ADDRESS, [170, 220]), true)).text, ADDRESS);
});

test('DOC-77 a foreign text that only flattening gives counts when a second picture gives it too', async () => {
  const photos = decoder();
  assert.deepEqual(await photos(folded(FOREIGN), true), { text: null, hasCode: true });
  assert.deepEqual(await photos(folded(FOREIGN), true), { text: FOREIGN, hasCode: true });

  const answers = ['eins', 'zwei', 'zwei'].values();
  const read = createBentReader(async () => answers.next().value ?? null);
  const corners = [
    { x: 50, y: 50 },
    { x: 300, y: 50 },
    { x: 300, y: 300 },
    { x: 50, y: 300 },
  ] as const;
  const ask = () => read(folded(FOREIGN), { corners, count: 41, isInverted: false });
  assert.deepEqual([await ask(), await ask(), await ask()], [null, null, 'zwei']);
});
