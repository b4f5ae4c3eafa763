import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkHouse, readHouse } from './check-house.ts';
import { placeOf, plant, PLANTED } from './planted.ts';

const house = readHouse();
const before = checkHouse(house);

for (const planted of PLANTED) {
  test(`planted: ${planted.rule} is reported with file and line`, () => {
    const found = plant(house, before, planted);
    const places = found.map(({ path, line = 1 }) => `${path}:${line}`);
    assert.equal(found.length, 1, JSON.stringify(found));
    assert.ok(places[0]?.startsWith(placeOf(house, planted)), String(places[0]));
    assert.match(found[0]?.text ?? '', planted.problem);
  });
}
