import assert from 'node:assert/strict';
import test from 'node:test';
import { DIAL, labelsOf, placesOn } from '#deliveries/freshness/dial-places.ts';

test('BEY-108 the dial is labelled with few round minutes and its limit', () => {
  assert.deepEqual(labelsOf(90), [0, 15, 30, 45, 60, 75, 90]);
  assert.deepEqual(labelsOf(60), [0, 10, 20, 30, 40, 50, 60]);
  assert.deepEqual(labelsOf(180), [0, 30, 60, 90, 120, 150, 180]);
  assert.deepEqual(labelsOf(100), [0, 30, 60, 100]);
  assert.deepEqual(labelsOf(110), [0, 30, 60, 90, 110]);
  assert.deepEqual(labelsOf(1), [0, 1]);
  assert.deepEqual(labelsOf(600), [0, 120, 240, 360, 480, 600]);
});

test('BEY-108 the marker runs clockwise from lower left to lower right and stays at the limit', () => {
  const start = placesOn(90, 0).marker;
  const half = placesOn(90, 45).marker;
  const end = placesOn(90, 90).marker;
  assert.ok(start.x < DIAL.x && start.y > DIAL.y);
  assert.deepEqual(half, { x: DIAL.x, y: DIAL.y - DIAL.radius });
  assert.ok(end.x > DIAL.x && end.y === start.y);
  assert.deepEqual(placesOn(90, 94).marker, end);
});

test('BEY-108 the zone before the limit fills by itself', () => {
  assert.equal(placesOn(90, 75).within, null);
  assert.notEqual(placesOn(90, 76).within, null);
  assert.equal(placesOn(90, 74).before === placesOn(90, 75).before, false);
  assert.equal(placesOn(90, 76).before, placesOn(90, 75).before);
  assert.equal(placesOn(10, 4).before, placesOn(10, 0).before); // all of it is zone
});
