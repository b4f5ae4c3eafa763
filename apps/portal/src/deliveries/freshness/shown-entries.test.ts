import assert from 'node:assert/strict';
import test from 'node:test';
import { buildEntry } from '#core/outbox/test-entry.ts';
import {
  shownEntries,
  withoutEntry,
  withTemperature,
  type Unsent,
} from '#deliveries/freshness/shown-entries.ts';

const NOTHING: Unsent = { temperatures: [], additions: [], withdrawals: [] };
const about = (entryId: string, at: string) => ({
  ...{ entryId, at, deliveryId: 'd', contractId: 'c', plate: null },
  celsius: 18,
});
const waiting = <About>(entry: About, state: 'waiting' | 'refused' = 'waiting') => ({
  ...buildEntry('key', 'anna', 1),
  about: entry,
  state,
});
const server = {
  temperature: { id: 'a', celsius: 33, at: '2026-11-20T06:10:00.000Z', by: 'Jens Harms' },
  additions: [],
};

test('BEY-109 an entry that waits on the phone stands in its place, the newest temperature alone', () => {
  const newer = waiting(about('b', '2026-11-20T06:11:00.000Z'));
  const shown = shownEntries(server, { ...NOTHING, temperatures: [newer] }).temperature;
  assert.equal(shown?.celsius, 18);
  assert.equal(shown.unsent, newer);
  const older = waiting(about('b', '2026-11-20T06:09:00.000Z'));
  assert.equal(shownEntries(server, { ...NOTHING, temperatures: [older] }).temperature?.id, 'a');
});

test('BEY-109 a refused entry has no place, a withdrawal that waits marks its entry', () => {
  const refused = waiting(about('b', '2026-11-20T06:11:00.000Z'), 'refused');
  assert.equal(shownEntries(server, { ...NOTHING, temperatures: [refused] }).temperature?.id, 'a');
  const withdrawals = [waiting({ entryId: 'a' })];
  assert.equal(shownEntries(server, { ...NOTHING, withdrawals }).temperature?.isLeaving, true);
});

test('BEY-109 an addition that the server has meanwhile is shown once, all by their time', () => {
  const addition = {
    ...{ deliveryId: 'd', contractId: 'c', plate: null, substance: 'water' as const },
    ...{ quantity: 12.5, unit: 'litre' as const, remaining: 4.5 },
  };
  const late = waiting({ ...addition, entryId: 'x', at: '2026-11-20T06:20:00.000Z' });
  const early = waiting({ ...addition, entryId: 'y', at: '2026-11-20T06:05:00.000Z' });
  const known = {
    ...{ id: 'x', substance: 'water' as const, quantity: '12,50', unit: 'litre' as const },
    ...{ remaining: null, at: '2026-11-20T06:20:00.000Z', by: null },
  };
  const { additions } = shownEntries(
    { temperature: null, additions: [known] },
    { ...NOTHING, additions: [late, early] },
  );
  assert.deepEqual(
    additions.map(({ id, quantity, remaining }) => [id, quantity, remaining]),
    [
      ['y', '12,50', '4,50'],
      ['x', '12,50', null],
    ],
  );
});

test('BEY-109 an accepted entry changes what is shown at once', () => {
  const fresh = {
    ...{ kind: 'concrete' as const, loaded_at: '2026-11-20T05:00:00.000Z', is_stated: true },
    ...{ confirmed_at: null, limit_minutes: 90, coldest_celsius: 5, hottest_celsius: 30 },
    ...{ may_enter: true, ...server },
  };
  const entered = withTemperature(fresh, about('b', '2026-11-20T06:11:00.000Z'));
  assert.equal(entered.temperature?.id, 'b');
  assert.equal(withTemperature(fresh, about('b', '2026-11-20T06:09:00.000Z')).temperature?.id, 'a');
  assert.equal(withTemperature(fresh, about('b', server.temperature.at)).temperature?.id, 'b');
  assert.equal(withoutEntry(entered, 'b').temperature, null);
});
