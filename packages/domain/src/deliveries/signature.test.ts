import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatSignature,
  inkBox,
  MAX_SIGNATURE_BYTES,
  readSignature,
  signaturePath,
} from '#deliveries/signature.ts';

const SIGNED = {
  height: 600,
  strokes: [
    [10, 20, 30, 40, 1000, 600],
    [500, 0],
  ],
};
const TEXT = '{"height":600,"strokes":[[10,20,30,40,1000,600],[500,0]]}';

test('BEY-78 a signature is read as it was written', () => {
  assert.equal(formatSignature(SIGNED), TEXT);
  assert.deepEqual(readSignature(TEXT), { signature: SIGNED, problem: null });
  const { signature } = readSignature('{ "strokes": [[-0, 1e2]], "height": 200.0 }');
  assert.equal(signature && formatSignature(signature), '{"height":200,"strokes":[[0,100]]}');
});

/** A text of a signature with one stroke of ones, as long as asked. */
const ofBytes = (bytes: number): string => {
  const text = (count: number) => `{"height":200,"strokes":[[${Array(count).fill('1').join()}]]}`;
  return text(Math.floor((bytes - text(0).length + 1) / 4) * 2).padEnd(bytes);
};

test('BEY-78 a signature that is broken or too large is refused', () => {
  const strokes = (of: string, height = '600') => `{"height":${height},"strokes":${of}}`;
  const BROKEN = [
    ...['', 'null', '[]', '1', '"M0 0"', '{}', '{"height":600}', TEXT.slice(0, -1)],
    ...['[]', '{}', '[[]]', '[[1]]', '[[1,2,3]]', '[[1,2],[]]', '[1,2]', '[[[1,2]]]'].map((of) =>
      strokes(of),
    ),
    ...['[[1,"2"]]', '[[1,null]]', '[[1.5,2]]', '[[-1,2]]', '[[1001,2]]', '[[1,601]]'].map((of) =>
      strokes(of),
    ),
    ...['199', '2001', '600.5', '"600"', 'null'].map((height) => strokes('[[1,2]]', height)),
    `${TEXT.slice(0, -1)},"color":"red"}`,
    '['.repeat(MAX_SIGNATURE_BYTES),
  ];
  for (const text of BROKEN)
    assert.deepEqual(readSignature(text), { signature: null, problem: 'signature_broken' }, text);
  assert.equal(readSignature(ofBytes(MAX_SIGNATURE_BYTES)).problem, null);
  assert.equal(readSignature(ofBytes(MAX_SIGNATURE_BYTES + 1)).problem, 'signature_large');
  const grown = `{"height":2000,"strokes":[[${Array(4_900).fill('1e3').join()}]]}`;
  assert.ok(grown.length < MAX_SIGNATURE_BYTES);
  assert.equal(readSignature(grown).problem, 'signature_large');
});

test('BEY-78 strokes are one path, rounded between their points', () => {
  assert.equal(signaturePath([[10, 20]]), 'M10 20h0');
  assert.equal(
    signaturePath([
      [0, 0, 5, 9],
      [0, 0, 10, 20, 31, 40, 50, 60],
    ]),
    'M0 0L5 9M0 0Q10 20 20.5 30Q31 40 40.5 50L50 60',
  );
});

test('BEY-79 afterwards the ink alone is shown', () => {
  assert.equal(
    inkBox([
      [300, 200, 500, 260],
      [400, 280],
    ]),
    '280 180 240 120',
  );
});
