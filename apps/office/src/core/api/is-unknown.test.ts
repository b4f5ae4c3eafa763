import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { id } from '@abrufbar/contract/wire/codecs.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { isUnknown } from '#core/api/is-unknown.ts';

test('OFF-292 something that is not there differs from something that did not load', () => {
  const failed = (status: number) => isUnknown(new CallError(status, null, null));
  assert.ok(failed(404));
  assert.deepEqual([0, 403, 429, 500].map(failed), [false, false, false, false]);
  assert.ok(!isUnknown(null));
  assert.ok(!isUnknown(new TypeError('Cannot read properties of undefined')), 'a fault of ours');
  assert.throws(
    () => z.encode(z.object({ id, day: z.iso.date() }), { id: '999', day: 'x' }),
    (error) => !isUnknown(error),
  );
  assert.throws(
    () => z.encode(id, '999'),
    (error) => isUnknown(error),
  );
});
