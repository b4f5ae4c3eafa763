import assert from 'node:assert/strict';
import test from 'node:test';
import { formatSignature, readSignature } from '@abrufbar/domain/deliveries/signature.ts';
import {
  drawsInstead,
  fieldHeight,
  isDrawn,
  pointOn,
  signatureOf,
  thin,
} from '#deliveries/signature/drawing.ts';

const PAD = { left: 16, top: 100, width: 358, height: 268.5 };

test('BEY-87 the point under a finger stays the same one when the phone is turned', () => {
  const height = fieldHeight(PAD);
  assert.equal(height, 750);
  assert.deepEqual(pointOn(PAD, height, { clientX: 195, clientY: 234.25 }), [500, 375]);
  assert.deepEqual(pointOn(PAD, height, { clientX: 16, clientY: 100 }), [0, 0]);
  const turned = { left: 0, top: 0, width: 600, height: 300 };
  assert.deepEqual(pointOn(turned, height, { clientX: 300, clientY: 150 }), [500, 375]);
  assert.deepEqual(pointOn(turned, height, { clientX: 100, clientY: 0 }), [0, 0]);
  assert.deepEqual(pointOn(turned, height, { clientX: 0, clientY: 0 }), [-250, 0]);
});

test('BEY-87 a stroke keeps its ends, and no points that draw nothing', () => {
  assert.deepEqual(thin([0, 0, 3, 0, 9, 0, 12, 0]), [0, 0, 9, 0, 12, 0]);
  assert.deepEqual(thin([5, 5, 5, 5]), [5, 5]);
  assert.deepEqual(thin([5, 5]), [5, 5]);
});

test('BEY-78 BEY-87 every drawing is one that the server accepts', () => {
  const spiral = Array.from({ length: 20_000 }, (_, at) => [
    500 + Math.cos(at / 40) * (at / 40),
    375 + Math.sin(at / 40) * (at / 40),
  ]).flat();
  const cases = [
    { height: 750, strokes: [[1.4, 2.6, 999.7, 749.9]] },
    { height: 750, strokes: [[-250, 10, 1250, 700], [40]].map((one) => [...one, ...one]) },
    { height: 90, strokes: [[0, 0, 1000, 90]] },
    { height: 5_000, strokes: [[0, 0, 1000, 5_000]] },
    { height: 750, strokes: [spiral] },
  ];
  for (const drawing of cases) {
    const text = formatSignature(signatureOf(drawing));
    assert.equal(readSignature(text).problem, null, text.slice(0, 80));
    assert.ok(text.length <= 10_000, `${text.length} bytes`);
  }
});

test('BEY-87 strokes that leave the field make it larger, in the same proportions', () => {
  const turned = { height: 500, strokes: [[-500, 0, 1500, 500, 500, 250]] };
  assert.deepEqual(signatureOf(turned), { height: 250, strokes: [[0, 0, 1000, 250, 500, 125]] });
});

test('BEY-87 a dot is no signature', () => {
  assert.equal(isDrawn({ height: 500, strokes: [] }), false);
  assert.equal(
    isDrawn({
      height: 500,
      strokes: [
        [400, 200],
        [402, 200, 404, 201],
      ],
    }),
    false,
  );
  assert.equal(isDrawn({ height: 500, strokes: [[400, 200, 440, 200, 440, 240]] }), true);
});

test('BEY-87 a palm that lands first gives way to the finger, and anything to a pen', () => {
  const palm = { pointerType: 'touch', stroke: [400, 700, 430, 700, 405, 720, 420, 690, 390, 700] };
  const finger = { pointerType: 'touch', stroke: [100, 300, 130, 280, 160, 300] };
  const pen = { pointerType: 'pen', stroke: [100, 300] };
  assert.equal(drawsInstead('touch', palm), true);
  assert.equal(drawsInstead('touch', finger), false);
  assert.equal(drawsInstead('pen', palm), true);
  assert.equal(drawsInstead('pen', finger), true);
  assert.equal(drawsInstead('touch', pen), false);
  assert.equal(drawsInstead('pen', pen), true); // its end was lost
});
