import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reactionTo } from '#core/api/failure.ts';

const failure = (status: number) => ({
  status,
  kind: 'read' as const,
  quiet: [],
  sentWith: 'a',
  token: 'a',
  inMaintenance: false,
});

test('SES-05 ERR-02 a 401 ends the session of the token that was sent', () => {
  assert.equal(reactionTo(failure(401)), 'sign-out');
});

test('SES-05 calls that fail together end the session once; a late failure does not end the next session', () => {
  assert.equal(reactionTo({ ...failure(401), token: null }), 'nothing');
  assert.equal(reactionTo({ ...failure(401), token: 'b' }), 'nothing');
  assert.equal(reactionTo({ ...failure(401), sentWith: null, token: null }), 'nothing');
});

test('SES-09 ERR-01 MNT-02 a 503 leads to maintenance, but not again from there', () => {
  assert.equal(reactionTo(failure(503)), 'maintenance');
  assert.equal(reactionTo({ ...failure(503), token: null, sentWith: null }), 'maintenance');
  assert.equal(reactionTo({ ...failure(503), inMaintenance: true }), 'nothing');
});

test('ERR-03 field problems are left to the caller', () => {
  assert.equal(reactionTo(failure(422)), 'nothing');
});

for (const status of [400, 403, 404, 409, 429, 500, 502, 504]) {
  test(`ERR-04 ${status} shows the popup unless the screen says it shows it itself`, () => {
    assert.equal(reactionTo(failure(status)), 'popup');
    assert.equal(reactionTo({ ...failure(status), quiet: [status] }), 'nothing');
    assert.equal(reactionTo({ ...failure(status), quiet: 'all' }), 'nothing');
  });
}

test('no screen can suppress the reaction to the end of a session or to maintenance', () => {
  assert.equal(reactionTo({ ...failure(401), quiet: 'all' }), 'sign-out');
  assert.equal(reactionTo({ ...failure(503), quiet: 'all' }), 'maintenance');
});

test('ERR-04 without reception only a change gets a message, a read does not', () => {
  assert.equal(reactionTo(failure(0)), 'nothing');
  assert.equal(reactionTo({ ...failure(0), kind: 'change' }), 'no-reception');
});
