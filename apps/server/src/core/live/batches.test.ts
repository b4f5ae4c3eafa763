import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { type HintKind, ofCompany, type Owner, readHint } from '#core/live/hints.ts';
import { type Change, createBatches } from '#core/live/batches.ts';

const start = ({ mock }: TestContext) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const passed: Change[] = [];
  const batches = createBatches((change) => passed.push(change));
  const add = (id: string | null, owner: Owner = ofCompany(7), kind: HintKind = 'deliveries') =>
    batches.add({ owner, kind, id });
  return {
    batches,
    add,
    idsOf: () => passed.splice(0).map(({ ids }) => ids),
    wait: (ms: number) => mock.timers.tick(ms),
  };
};

test('the first hint is sent at once, a burst after it in a few batches that contain everything', (t) => {
  const { add, idsOf, wait } = start(t);
  add('a');
  assert.deepEqual(idsOf(), [['a']]);
  for (const id of ['b', 'c', 'b']) add(id);
  wait(249);
  assert.deepEqual(idsOf(), []);
  wait(1);
  assert.deepEqual(idsOf(), [['b', 'c']]);
  add('d'); // still a burst
  assert.deepEqual(idsOf(), []);
  wait(250);
  assert.deepEqual(idsOf(), [['d']]);
  wait(250);
  add('e'); // a new one
  assert.deepEqual(idsOf(), [['e']]);
});

test('an import of 5,000 tickets in five seconds sends 21 changes', (t) => {
  const { add, idsOf, wait } = start(t);
  for (let ticket = 0; ticket < 5_000; ticket += 1) {
    add(`contract ${ticket % 3}`);
    wait(1);
  }
  wait(250);
  assert.equal(idsOf().length, 21);
});

test('a change with more than 50 ids names none of them', (t) => {
  const { add, idsOf, wait } = start(t);
  add('first');
  for (let number = 0; number < 50; number += 1) add(String(number));
  wait(250);
  for (let number = 0; number < 51; number += 1) add(String(number));
  wait(250);
  assert.deepEqual(
    idsOf().map((ids) => ids?.length),
    [1, 50, undefined],
  );
});

test('companies and kinds do not wait for each other, and after the end nothing is passed on', (t) => {
  const { batches, add, idsOf, wait } = start(t);
  add('a');
  add('b', ofCompany(8));
  add(null, ofCompany(7), 'messages');
  assert.deepEqual(idsOf(), [['a'], ['b'], null]);
  add('c');
  batches.clear();
  wait(250);
  assert.deepEqual(idsOf(), []);
});

test('a hint in the format of a newer process is ignored', () => {
  assert.deepEqual(readHint('c7 deliveries x'), { owner: 'c7', kind: 'deliveries', id: 'x' });
  assert.deepEqual(readHint('ua messages'), { owner: 'ua', kind: 'messages', id: null });
  assert.equal(readHint('ua member'), 'ua');
  for (const payload of ['', 'c7', 'c7 weather', 'c7 all', 'x7 deliveries x']) {
    assert.equal(readHint(payload), null, payload);
  }
});
