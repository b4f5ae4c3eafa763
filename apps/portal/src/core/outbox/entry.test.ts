import assert from 'node:assert/strict';
import test from 'node:test';
import {
  callName,
  canDrop,
  canEdit,
  changeEntry,
  mayRenew,
  type EntryChange,
  type OutboxEntry,
} from '#core/outbox/entry.ts';
import { buildEntry } from '#core/outbox/test-entry.ts';

const order = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...buildEntry('intent', 'anna', 2), // fill, choose, bind
  ...change,
});
const refusal = (status: number) => ({ status, message: 'Nein.', errors: [], requestId: '1' });
const refuse = (status: number, at: number, round = 0): EntryChange => ({
  type: 'refuse',
  at,
  round,
  refusal: refusal(status),
});

test('D-69 restarted calls have new names, the binding one keeps its name for ever', () => {
  const names = (round: number) => [0, 1, 2].map((at) => callName(order({ round }), at));
  assert.deepEqual(names(0), ['fill', 'choose', 'bind']);
  assert.deepEqual(names(1), ['fill 2', 'choose 2', 'bind']);
});

test('D-34 when the prepared cart has expired all calls are restarted, once', () => {
  const bound = order({ done: 2, tried: 3 });
  for (const status of [404, 409]) {
    const restarted = changeEntry(bound, refuse(status, 2));
    assert.deepEqual(restarted, { ...bound, done: 0, tried: 0, round: 1 });
    const again = changeEntry({ ...bound, round: 1 }, refuse(status, 2, 1));
    const refused = { ...bound, round: 1, state: 'refused', refusal: refusal(status) };
    assert.deepEqual(again, refused);
  }
});

test('D-62 any other refusal, and a refusal of the first call, waits for the user', () => {
  for (const [entry, change] of [
    [order({ done: 2, tried: 3 }), refuse(422, 2)],
    [order({ tried: 1 }), refuse(409, 0)],
  ] as const) {
    const after = changeEntry(entry, change);
    assert.ok(after !== null && after !== 'gone');
    assert.deepEqual([after.state, after.round, after.done], ['refused', 0, entry.done]);
  }
});

test('ONL-22 an order whose cart is gone is sent again with another cart and other keys, once', () => {
  const gone = order({ tried: 1, round: 1 });
  const calls = gone.calls.map(({ call }) => ({ call, input: 'another cart' }));
  const renewed = changeEntry(gone, { type: 'renew', at: 0, round: 1, calls });
  assert.ok(renewed !== null && renewed !== 'gone');
  assert.deepEqual(renewed, { ...gone, calls, done: 0, tried: 0, round: 2 });
  const names = gone.calls.map((_, at) => callName(gone, at));
  for (const [at, name] of names.entries()) assert.notEqual(callName(renewed, at), name);
  assert.deepEqual([mayRenew(gone), mayRenew(renewed)], [true, false]);
  assert.equal(mayRenew(order({ done: 1, tried: 2 })), false);
  assert.equal(changeEntry(renewed, { type: 'renew', at: 0, round: 1, calls }), renewed);
});

test('D-69 a late answer changes nothing', () => {
  const restarted = order({ done: 0, tried: 1, round: 1 });
  for (const change of [
    refuse(422, 0, 0), // of the round before
    { type: 'done', at: 0, round: 0 },
    { type: 'done', at: 1, round: 1 }, // of another call
  ] as const) {
    assert.equal(changeEntry(restarted, change), restarted);
  }
});

test('D-62 an entry can be dropped or edited until the binding call may have been sent, and once refused', () => {
  for (const [change, isPossible] of [
    [{}, true],
    [{ done: 1, tried: 2 }, true],
    [{ done: 2, tried: 3 }, false],
    [{ done: 2, tried: 3, state: 'refused' }, true],
  ] as const) {
    const entry = order(change);
    assert.equal(canDrop(entry), isPossible);
    assert.equal(canEdit(entry), isPossible);
    assert.equal(changeEntry(entry, { type: 'drop' }), isPossible ? 'gone' : null);
  }
});

test('D-62 opening or closing the form of a refused entry never sends it', () => {
  const refused = order({ state: 'refused', refusal: refusal(422) });
  assert.equal(changeEntry(refused, { type: 'hold' }), refused);
  assert.equal(changeEntry(refused, { type: 'release' }), refused);
});

test('D-62 an entry that may still be undone is not sent before its release, and can be dropped', () => {
  const resting = order({ state: 'resting' });
  assert.equal(changeEntry(resting, { type: 'begin' }), null);
  assert.equal(changeEntry(resting, { type: 'hold' }), resting);
  assert.equal(changeEntry(resting, { type: 'drop' }), 'gone');
  assert.deepEqual(changeEntry(resting, { type: 'release' }), { ...resting, state: 'waiting' });
});
