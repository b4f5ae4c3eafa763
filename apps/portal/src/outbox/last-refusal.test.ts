import assert from 'node:assert/strict';
import test from 'node:test';
import { lastRefusal } from '#outbox/last-refusal.ts';

const refused = (at?: string) => ({
  refusal: { status: 422, message: '', errors: [], requestId: '1', ...(at && { at }) },
});

test('ONL-104 the last refusal counts, and an entry of an earlier version has no time', () => {
  const [early, late] = ['2026-11-20T09:31:00.000Z', '2026-11-20T10:31:00.000Z'];
  assert.deepEqual(lastRefusal([refused(late), refused(early), refused()]), new Date(late));
  assert.equal(lastRefusal([refused()]), null);
  assert.equal(lastRefusal([{ refusal: null }]), null);
});
