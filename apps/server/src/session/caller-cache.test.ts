import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Caller } from '#core/calls/context.ts';
import { createCallerCache } from '#session/caller-cache.ts';

const someone: Caller = {
  userId: 'a',
  name: 'Anna Kruse',
  sessionId: 's',
  impersonator: null,
  view: null,
  memberships: [],
  endsAt: new Date(0),
};
const other: Caller = { ...someone, userId: 'b' };
const now = new Date('2026-11-20T06:00:00Z');
const END = '2026-12-20T06:00:00.000Z';

const start = () => {
  let time = 1_000;
  const recent = createCallerCache(() => time);
  recent.keep('one', someone, END);
  recent.keep('two', other, END);
  return { recent, wait: (ms: number) => (time += ms) };
};

test('a caller is cached for less than five seconds and never beyond the end of the session', () => {
  const { recent, wait } = start();
  assert.equal(recent.recall('one', now), someone);
  assert.equal(recent.recall('one', new Date(END)), null);
  assert.equal(recent.recall('three', now), null);
  wait(4_999);
  assert.equal(recent.recall('one', now), someone);
  wait(1);
  assert.equal(recent.recall('one', now), null);
});

test('a forgotten user is looked up again at once, others are not', () => {
  const { recent } = start();
  recent.forget('a');
  assert.equal(recent.recall('one', now), null);
  assert.equal(recent.recall('two', now), other);
  recent.forgetAll();
  assert.equal(recent.recall('two', now), null);
});

test('a look-up concurrent with the end of the session is not cached', () => {
  const { recent, wait } = start();
  recent.forget('a');
  wait(4_999);
  recent.keep('one', someone, END);
  assert.equal(recent.recall('one', now), null);
  wait(1);
  recent.keep('one', someone, END);
  assert.equal(recent.recall('one', now), someone);
});
