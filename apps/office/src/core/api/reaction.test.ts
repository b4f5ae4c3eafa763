import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reactionTo } from '#core/api/reaction.ts';

const failure = (status: number, code?: string) => ({
  status,
  code,
  kind: 'change' as const,
  who: 'staff' as const,
  quiet: [],
  sentWith: 'a',
  token: 'a',
});

test('OFF-09 a 401 lays the sign-in over the page, once for calls that fail together', () => {
  assert.equal(reactionTo(failure(401)), 'interrupt');
  assert.equal(reactionTo({ ...failure(401), token: null }), 'nothing');
  assert.equal(reactionTo({ ...failure(401), token: 'b' }), 'nothing');
});

test('OFF-10 OFF-22 a missing code is asked for, a missing right reloads the rights', () => {
  assert.equal(reactionTo(failure(403, 'step_up_required')), 'ask-code');
  assert.equal(reactionTo({ ...failure(403, 'no_right'), kind: 'read' }), 'reload-rights');
  assert.equal(reactionTo(failure(403, 'foreign_brand')), 'message');
});

test('OFF-18 a stale version and wrong fields are left to the screen', () => {
  assert.equal(reactionTo(failure(409, 'stale_version')), 'nothing');
  assert.equal(reactionTo(failure(422)), 'nothing');
});

test('OFF-38 a write without connection is refused at once, a read says so in its panel', () => {
  assert.equal(reactionTo(failure(0)), 'no-connection');
  assert.equal(reactionTo({ ...failure(0), kind: 'read' }), 'nothing');
});

test('any other failure of a change is said unless the screen says it itself', () => {
  assert.equal(reactionTo(failure(500)), 'message');
  assert.equal(reactionTo({ ...failure(500), quiet: [500] }), 'nothing');
  assert.equal(reactionTo({ ...failure(429), quiet: 'all' }), 'nothing');
});

test('the sign-in says what went wrong itself', () => {
  assert.equal(reactionTo({ ...failure(401), who: 'staff-sign-in' }), 'nothing');
});
