import assert from 'node:assert/strict';
import test from 'node:test';
import { encodeQR } from 'qr';
import { knownModules } from '#deliveries/bent-code/known-modules.ts';

test('the known modules are right in codes of every size', () => {
  for (const version of [1, 2, 6, 7, 14, 32, 40]) {
    const framed = encodeQR('x', 'raw', { version, border: 1 });
    const modules = framed.slice(1, -1).flatMap((row) => row.slice(1, -1));
    const known = knownModules(framed.length - 2);
    const wrong = modules.filter((isInk, at) => known[at] === (isInk ? 1 : -1));
    assert.equal(wrong.length, 0, `version ${version}`);
    assert.ok(known.filter((colour) => colour !== 0).length > 150, `version ${version}`);
  }
});
