import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayPrepare } from '#core/prepare.ts';

test('ONL-93 nothing is prepared over a line that is slow or paid by volume; a browser that tells nothing counts as neither', () => {
  assert.equal(mayPrepare({}), true);
  assert.equal(mayPrepare({ effectiveType: '4g', saveData: false }), true);
  assert.equal(mayPrepare({ effectiveType: '4g', saveData: true }), false);
  for (const effectiveType of ['3g', '2g', 'slow-2g'])
    assert.equal(mayPrepare({ effectiveType }), false);
});
