import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcomeOf } from '#session/login-request.ts';

const failure = {
  message: 'm',
  errors: [],
  data: { error: 'Ihr Zugang ist gesperrt.' },
  request_id: 'r-1',
};

test('API-10 LOG-08 the token stands at data.access_token', () => {
  const outcome = outcomeOf(200, { data: { access_token: 'abr_1' } });
  assert.deepEqual(outcome, { kind: 'signed-in', token: 'abr_1' });
});

test('ERR-06 a 401 is a wrong password', () => {
  assert.deepEqual(outcomeOf(401, failure), { kind: 'wrong' });
});

test('ERR-05 a 403 carries its reason, one without reason is like any other failure', () => {
  assert.deepEqual(outcomeOf(403, failure), {
    kind: 'forbidden',
    reason: 'Ihr Zugang ist gesperrt.',
  });
  assert.equal(outcomeOf(403, null).kind, 'failed');
});

test('ERR-07 other failures carry the number of the request', () => {
  for (const status of [400, 422, 500, 502]) {
    assert.deepEqual(outcomeOf(status, failure), { kind: 'failed', requestId: 'r-1' });
  }
});

test('D-18 ERR-07 a login that has to wait carries the words of the server, which know how long', () => {
  assert.deepEqual(outcomeOf(429, failure), {
    kind: 'failed',
    requestId: 'r-1',
    text: failure.data.error,
  });
  assert.deepEqual(outcomeOf(429, null), { kind: 'failed', requestId: null });
});

test('ERR-01 a 503 brings the text of the maintenance page', () => {
  assert.deepEqual(outcomeOf(503, { ...failure, html: '<p>x</p>' }), {
    kind: 'maintenance',
    html: '<p>x</p>',
  });
});

test('a foreign page that answers 200 is no login', () => {
  for (const body of [null, 'text', {}, { data: null }, { data: { access_token: 7 } }]) {
    assert.equal(outcomeOf(200, body).kind, 'no-reception');
  }
});
