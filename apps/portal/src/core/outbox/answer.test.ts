import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { answerOf } from '#core/outbox/answer.ts';

const ours = { message: 'Nein.', errors: [], data: { error: 'no' }, request_id: 'a1' };
const typeOf = (status: number, wait: number | null = null, body: typeof ours | null = ours) =>
  answerOf(new CallError(status, body, wait))?.type;

for (const status of [400, 403, 404, 409, 413, 422]) {
  test(`D-62 ${status} of our server ends an intent with the message of the server`, () => {
    assert.deepEqual(answerOf(new CallError(status, ours, null)), {
      type: 'refused',
      refusal: { status, message: 'Nein.', errors: [], requestId: 'a1' },
    });
  });

  test(`${status} of a proxy in between is no answer`, () => {
    assert.equal(typeOf(status, null, null), 'lost');
  });
}

test('no answer, or one of another shape, is repeated', () => {
  assert.equal(typeOf(0, null, null), 'lost');
});

for (const status of [401, 503]) {
  test(`D-62 ${status} keeps an intent for the next login`, () => {
    assert.equal(typeOf(status), 'signed-out');
  });
}

for (const status of [408, 425, 500, 502, 504]) {
  test(`D-69 ${status} is repeated, other entries are sent meanwhile`, () => {
    const answer = { type: 'later', seconds: 0, everything: false };
    assert.deepEqual(answerOf(new CallError(status, null, null)), answer);
  });
}

test('D-69 a call that is still running is sent again after the time the server names', () => {
  const answer = { type: 'later', seconds: 2, everything: false };
  assert.deepEqual(answerOf(new CallError(409, ours, 2)), answer);
});

test('D-18 too many requests: nothing is sent for as long as the server says, an hour at most', () => {
  const answer = { type: 'later', seconds: 30, everything: true };
  assert.deepEqual(answerOf(new CallError(429, ours, 30)), answer);
  const long = answerOf(new CallError(429, null, 1e9));
  assert.deepEqual(long, { ...answer, seconds: 3600 });
});

test('an error that is no failed call has no answer', () => {
  assert.equal(answerOf(new TypeError('x')), null);
});
