/** When the outbox retries: its rounds, its waits and the events that shorten them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { type Answer, type Command, type OutboxEvent, START, step } from '#core/outbox/machine.ts';
import { buildEntry } from '#core/outbox/test-entry.ts';

const entry = buildEntry('intent', 'anna', 1);

/** Sends events to an outbox; each call answers with the commands of its last event. */
const createOutbox = () => {
  let outbox = START;
  return (...events: readonly OutboxEvent[]): readonly Command[] => {
    let commands: readonly Command[] = [];
    for (const event of events) ({ outbox, commands } = step(outbox, event));
    return commands;
  };
};
const typesOf = (commands: readonly Command[]) => commands.map(({ type }) => type);

const SIGNED_IN: OutboxEvent = { type: 'user', userId: 'anna' }; // begins a round
const ROUND: readonly OutboxEvent[] = [
  { type: 'locked' },
  { type: 'picked', entries: [entry] },
  { type: 'changed', entry: { ...entry, tried: 1 } },
];
const answered = (answer: Answer): OutboxEvent => ({ type: 'answered', answer });
const LOST = answered({ type: 'lost' });

test('D-18 D-69 nothing shortens a wait the server has asked for', () => {
  const dispatch = createOutbox();
  const busy = answered({ type: 'later', seconds: 30, everything: true });
  assert.deepEqual(dispatch(SIGNED_IN, ...ROUND, busy).slice(-2), [
    { type: 'unlock' },
    { type: 'wait', minMs: 30_000, jitterMs: 1000 },
  ]);
  for (const event of [
    { type: 'wake' },
    { type: 'tick' },
    { type: 'reception', has: true },
    SIGNED_IN,
  ] as const) {
    assert.deepEqual(dispatch(event), [], event.type);
  }
  assert.deepEqual(typesOf(dispatch({ type: 'waited' })), ['lock']);
});

test('D-69 each round that fails waits up to twice as long, a minute at most', () => {
  const dispatch = createOutbox();
  dispatch(SIGNED_IN);
  for (const jitterMs of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    assert.deepEqual(dispatch(...ROUND, LOST).at(-1), { type: 'wait', minMs: 0, jitterMs });
    assert.deepEqual(typesOf(dispatch({ type: 'waited' })), ['lock']);
  }
});

test('D-62 a wait of the outbox itself ends when there is a new entry or reception returns', () => {
  for (const event of [{ type: 'wake' }, { type: 'reception', has: true }] as const) {
    const dispatch = createOutbox();
    dispatch(SIGNED_IN, ...ROUND, LOST);
    assert.deepEqual(dispatch({ type: 'tick' }), []);
    assert.deepEqual(typesOf(dispatch(event)), ['lock']);
  }
});

test('D-62 after four failures the return of reception does not end the wait, but a tap does', () => {
  const dispatch = createOutbox();
  dispatch(SIGNED_IN);
  for (let time = 0; time < 3; time += 1) dispatch(...ROUND, LOST, { type: 'waited' });
  dispatch(...ROUND, LOST);
  assert.deepEqual(dispatch({ type: 'reception', has: true }), []);
  assert.deepEqual(typesOf(dispatch({ type: 'wake' })), ['lock']);
});

test('D-62 without reception nothing is sent, a probe asks for it', () => {
  const dispatch = createOutbox();
  dispatch({ type: 'reception', has: false });
  assert.deepEqual(typesOf(dispatch(SIGNED_IN)), ['probe']);
  assert.deepEqual(typesOf(dispatch({ type: 'reception', has: true })), ['lock']);
});

test('D-62 an entry written while the list is being read is not overlooked', () => {
  const dispatch = createOutbox();
  dispatch(SIGNED_IN, { type: 'locked' }, { type: 'wake' });
  assert.deepEqual(typesOf(dispatch({ type: 'picked', entries: [] })), ['pick']);
  assert.deepEqual(typesOf(dispatch({ type: 'picked', entries: [] })), ['unlock']);
});

test('D-69 the longest wait asked for in a round counts, and only for that round', () => {
  const dispatch = createOutbox();
  const other = buildEntry('other', 'anna', 3);
  const later = (seconds: number) => answered({ type: 'later', seconds, everything: false });
  const entries = [
    { ...entry, subject: null },
    { ...other, subject: null },
  ];
  const begin = [
    { type: 'picked', entries },
    { type: 'changed', entry },
  ] as const;
  dispatch(SIGNED_IN, { type: 'locked' }, ...begin, later(30));
  dispatch({ type: 'picked', entries }, { type: 'changed', entry: other }, later(5));
  const wait = dispatch({ type: 'picked', entries }).at(-1);
  assert.deepEqual(wait, { type: 'wait', minMs: 30_000, jitterMs: 1000 });
  dispatch({ type: 'waited' });
  assert.deepEqual(dispatch(...ROUND, LOST).at(-1), { type: 'wait', minMs: 0, jitterMs: 2000 });
});

test('D-62 an answer resets the backoff', () => {
  const dispatch = createOutbox();
  dispatch(SIGNED_IN, ...ROUND, LOST, { type: 'waited' }, ...ROUND);
  const done: Answer = { type: 'done', output: null };
  assert.deepEqual(dispatch(answered(done), { type: 'changed', entry: null }), [
    { type: 'notify', entry: { ...entry, tried: 1 }, answer: done },
    { type: 'pick' },
  ]);
  dispatch({ type: 'picked', entries: [entry] }, { type: 'changed', entry });
  assert.deepEqual(dispatch(LOST).at(-1), { type: 'wait', minMs: 0, jitterMs: 1000 });
});

test('D-34 no page is notified of a refusal after which all calls are restarted', () => {
  const dispatch = createOutbox();
  const refusal = { status: 409, message: 'Nein.', errors: [], requestId: '1' };
  dispatch(SIGNED_IN, ...ROUND, answered({ type: 'refused', refusal }));
  assert.deepEqual(typesOf(dispatch({ type: 'changed', entry: { ...entry, round: 1 } })), ['pick']);
});

test('a lock that comes after the round was given up is released', () => {
  const dispatch = createOutbox();
  dispatch(SIGNED_IN, { type: 'storage-failed' });
  assert.deepEqual(typesOf(dispatch({ type: 'locked' })), ['unlock']);
});
