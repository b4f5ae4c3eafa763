/** When the outbox tries: its rounds, its waits and what cuts them short. */
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

const SIGNED_IN: OutboxEvent = { type: 'user', userId: 'anna' }; // which begins a round
const ROUND: readonly OutboxEvent[] = [
  { type: 'locked' },
  { type: 'picked', entries: [entry] },
  { type: 'changed', entry: { ...entry, tried: 1 } },
];
const answered = (answer: Answer): OutboxEvent => ({ type: 'answered', answer });
const LOST = answered({ type: 'lost' });

test('D-18 D-69 when the server asks to be left alone nothing cuts that short', () => {
  const happen = createOutbox();
  const busy = answered({ type: 'later', seconds: 30, everything: true });
  assert.deepEqual(happen(SIGNED_IN, ...ROUND, busy).slice(-2), [
    { type: 'unlock' },
    { type: 'wait', least: 30_000, most: 1000 },
  ]);
  for (const event of [
    { type: 'wake' },
    { type: 'tick' },
    { type: 'reception', has: true },
    SIGNED_IN,
  ] as const) {
    assert.deepEqual(happen(event), [], event.type);
  }
  assert.deepEqual(typesOf(happen({ type: 'waited' })), ['lock']);
});

test('D-69 each round that fails waits up to twice as long, a minute at most', () => {
  const happen = createOutbox();
  happen(SIGNED_IN);
  for (const most of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    assert.deepEqual(happen(...ROUND, LOST).at(-1), { type: 'wait', least: 0, most });
    assert.deepEqual(typesOf(happen({ type: 'waited' })), ['lock']);
  }
});

test('D-62 a wait of its own ends when there is something new or reception comes back', () => {
  for (const event of [{ type: 'wake' }, { type: 'reception', has: true }] as const) {
    const happen = createOutbox();
    happen(SIGNED_IN, ...ROUND, LOST);
    assert.deepEqual(happen({ type: 'tick' }), []);
    assert.deepEqual(typesOf(happen(event)), ['lock']);
  }
});

test('D-62 a line that has failed four times is not trusted at once, but a tap is', () => {
  const happen = createOutbox();
  happen(SIGNED_IN);
  for (let time = 0; time < 3; time += 1) happen(...ROUND, LOST, { type: 'waited' });
  happen(...ROUND, LOST);
  assert.deepEqual(happen({ type: 'reception', has: true }), []);
  assert.deepEqual(typesOf(happen({ type: 'wake' })), ['lock']);
});

test('D-62 without reception nothing is tried, a knock asks for it', () => {
  const happen = createOutbox();
  happen({ type: 'reception', has: false });
  assert.deepEqual(typesOf(happen(SIGNED_IN)), ['knock']);
  assert.deepEqual(typesOf(happen({ type: 'reception', has: true })), ['lock']);
});

test('D-62 what is written while the list is being read is not overlooked', () => {
  const happen = createOutbox();
  happen(SIGNED_IN, { type: 'locked' }, { type: 'wake' });
  assert.deepEqual(typesOf(happen({ type: 'picked', entries: [] })), ['pick']);
  assert.deepEqual(typesOf(happen({ type: 'picked', entries: [] })), ['unlock']);
});

test('D-69 the longest wait asked for in a round counts, and only for that round', () => {
  const happen = createOutbox();
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
  happen(SIGNED_IN, { type: 'locked' }, ...begin, later(30));
  happen({ type: 'picked', entries }, { type: 'changed', entry: other }, later(5));
  const wait = happen({ type: 'picked', entries }).at(-1);
  assert.deepEqual(wait, { type: 'wait', least: 30_000, most: 1000 });
  happen({ type: 'waited' });
  assert.deepEqual(happen(...ROUND, LOST).at(-1), { type: 'wait', least: 0, most: 2000 });
});

test('D-62 after an answer the waits begin anew', () => {
  const happen = createOutbox();
  happen(SIGNED_IN, ...ROUND, LOST, { type: 'waited' }, ...ROUND);
  const done: Answer = { type: 'done', output: null };
  assert.deepEqual(happen(answered(done), { type: 'changed', entry: null }), [
    { type: 'tell', entry: { ...entry, tried: 1 }, answer: done },
    { type: 'pick' },
  ]);
  happen({ type: 'picked', entries: [entry] }, { type: 'changed', entry });
  assert.deepEqual(happen(LOST).at(-1), { type: 'wait', least: 0, most: 1000 });
});

test('D-34 a refusal after which all calls begin anew is told to nobody', () => {
  const happen = createOutbox();
  const refusal = { status: 409, message: 'Nein.', errors: [], requestId: '1' };
  happen(SIGNED_IN, ...ROUND, answered({ type: 'refused', refusal }));
  assert.deepEqual(typesOf(happen({ type: 'changed', entry: { ...entry, round: 1 } })), ['pick']);
});

test('a lock that comes after the round was given up is let go', () => {
  const happen = createOutbox();
  happen(SIGNED_IN, { type: 'broken' });
  assert.deepEqual(typesOf(happen({ type: 'locked' })), ['unlock']);
});
