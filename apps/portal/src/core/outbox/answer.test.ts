import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { answerOf, refusedIfLost } from '#core/outbox/answer.ts';
import { buildEntry } from '#core/outbox/test-entry.ts';

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

test('BEY-135 BEY-141 of a confirmation that was too late stays what is not kept, in one sentence', () => {
  const entry = { ...buildEntry('key', 'anna', 1), calls: [{ call: confirm.name, input: {} }] };
  const saidOf = (lost: object) => {
    const output = { status: '1', confirmed_date: null, confirmed_time: null, ...lost };
    const answer = refusedIfLost(entry, { type: 'done', output });
    return answer.type === 'refused' ? [answer.refusal.lost, answer.refusal.message] : answer.type;
  };
  const [signature, reservation] = [
    { signature_lost_to: 'Jens Harms' },
    { reservation_lost_to: 'Jens Harms' },
  ];
  assert.equal(saidOf({}), 'done');
  assert.deepEqual(saidOf(signature), [
    'signature',
    'Schon bestätigt von Jens Harms. Ihre Unterschrift wurde nicht gespeichert.',
  ]);
  assert.deepEqual(saidOf({ signature_lost_to: null }), [
    'signature',
    'War schon bestätigt. Ihre Unterschrift wurde nicht gespeichert.',
  ]);
  assert.deepEqual(saidOf(reservation), [
    'reservation',
    'Schon bestätigt von Jens Harms. Ihr Vorbehalt wurde nicht gespeichert.',
  ]);
  assert.deepEqual(saidOf({ ...signature, ...reservation }), [
    'confirmation',
    'Schon bestätigt von Jens Harms. Ihr Vorbehalt und Ihre Unterschrift wurden nicht gespeichert.',
  ]);
});
