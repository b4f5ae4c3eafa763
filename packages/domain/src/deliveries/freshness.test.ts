import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  freshKindOf,
  freshLimits,
  freshnessAt,
  isAdditionQuantity,
  isRemaining,
  outsideOf,
  statedFreshness,
  warnFromMinutes,
  wrongLimits,
} from '#deliveries/freshness.ts';
import type { NoteDetail } from '#deliveries/note-details.ts';

test('BEY-103: only asphalt and concrete age, each with limits of its own or the default', () => {
  assert.deepEqual([0, 1, 2, 3, 4, null].map(freshKindOf), [
    ...[null, null, 'asphalt', 'concrete', null, null],
  ]);
  const concrete = { limitMinutes: 90, coldestCelsius: 5, hottestCelsius: 30 };
  assert.deepEqual(freshLimits('concrete'), concrete);
  assert.deepEqual(freshLimits('asphalt'), {
    ...{ limitMinutes: null, coldestCelsius: 140, hottestCelsius: 180 },
  });
  const chosen = { limitMinutes: 60, coldestCelsius: null, hottestCelsius: 6 };
  assert.deepEqual(freshLimits('concrete', chosen), {
    ...{ limitMinutes: 60, coldestCelsius: 5, hottestCelsius: 6 },
  });
  // The lowest alone is the default of asphalt, and above the highest that was chosen for concrete.
  assert.deepEqual(freshLimits('asphalt', { ...chosen, hottestCelsius: 30 }), {
    ...{ limitMinutes: 60, coldestCelsius: 140, hottestCelsius: 180 },
  });
});

test('BEY-103: limits are whole, within their range, and in order', () => {
  const none = { limitMinutes: null, coldestCelsius: null, hottestCelsius: null };
  const cases = [
    [none, []],
    [{ ...none, limitMinutes: 1 }, []],
    [{ ...none, limitMinutes: 600 }, []],
    [{ ...none, limitMinutes: 0 }, ['limitMinutes']],
    [{ ...none, limitMinutes: 601 }, ['limitMinutes']],
    [{ ...none, limitMinutes: 90.5 }, ['limitMinutes']],
    [{ ...none, coldestCelsius: -30, hottestCelsius: 250 }, []],
    [{ ...none, coldestCelsius: -31, hottestCelsius: 251 }, ['coldestCelsius', 'hottestCelsius']],
    [{ ...none, coldestCelsius: 30 }, ['coldestCelsius']],
    [{ ...none, coldestCelsius: 29 }, []],
    [{ ...none, hottestCelsius: 5 }, ['hottestCelsius']],
    [{ ...none, coldestCelsius: 9, hottestCelsius: 8 }, ['hottestCelsius']],
  ] as const;
  for (const [chosen, wrong] of cases) {
    assert.deepEqual(wrongLimits('concrete', chosen), wrong, JSON.stringify(chosen));
  }
});

test('BEY-104: minutes since loading are near the limit 15 min before it and over from the limit on', () => {
  const loaded = new Date('2026-11-20T06:05:00Z');
  const at = (minutes: number, limit: number | null = 90) =>
    freshnessAt(loaded, limit, new Date(loaded.getTime() + minutes * 60_000));
  assert.deepEqual(at(62.9), { minutes: 62, state: 'fresh', left: 28 });
  assert.deepEqual(at(74), { minutes: 74, state: 'fresh', left: 16 });
  assert.deepEqual(at(75), { minutes: 75, state: 'soon', left: 15 });
  assert.deepEqual(at(89.9), { minutes: 89, state: 'soon', left: 1 });
  assert.deepEqual(at(90), { minutes: 90, state: 'over', left: 0 });
  assert.deepEqual(at(94), { minutes: 94, state: 'over', left: -4 });
  assert.deepEqual(at(36, null), { minutes: 36, state: 'open', left: null });
  assert.equal(at(-3).minutes, 0, 'the clock of a phone is behind');
  assert.equal(at(0, 10).state, 'soon');
  assert.deepEqual([warnFromMinutes(90), warnFromMinutes(10)], [75, 0]);
});

test('BEY-109: a temperature is too cold or too hot outside of both limits', () => {
  const limits = freshLimits('asphalt');
  assert.deepEqual(outsideOf(136, limits), { is: 'cold', by: 4 });
  assert.deepEqual(outsideOf(181, limits), { is: 'hot', by: 1 });
  assert.equal(outsideOf(140, limits), null);
  assert.equal(outsideOf(180, limits), null);
});

const detail = (
  name: NoteDetail['name'],
  value: string,
  { unit = null, pos = 1 }: Partial<NoteDetail> = {},
): NoteDetail => ({ pos, name, value, unit });

test('BEY-104: loading is the start of production on the note, unless it cannot be', () => {
  const weighed = new Date('2026-11-20T06:11:00Z');
  const loaded = (value: string) =>
    statedFreshness([detail('start_of_production', value)], 1, weighed).loadedAt?.toISOString();
  assert.equal(loaded('2026-11-20T07:05'), '2026-11-20T06:05:00.000Z');
  assert.equal(loaded('2026-11-20T07:11'), '2026-11-20T06:11:00.000Z');
  assert.equal(loaded('2026-11-19T19:11'), '2026-11-19T18:11:00.000Z');
  for (const value of [
    '2026-11-20T07:12',
    '2026-11-19T07:05',
    '2026-11-20',
    '7:05',
    '2026-02-30T07:05',
  ]) {
    assert.equal(loaded(value), undefined, value);
  }
  const ofOther = [detail('start_of_production', '2026-11-20T07:05', { pos: 2 })];
  assert.equal(statedFreshness(ofOther, 1, weighed).loadedAt, null);
});

test('BEY-104: the workability time of the note counts in minutes, that of the retarder where it says none', () => {
  const weighed = new Date('2026-11-20T06:11:00Z');
  const workable = (...details: NoteDetail[]) =>
    statedFreshness(details, 1, weighed).workableMinutes;
  const extended = (value: string, unit: string | null) =>
    detail('extended_workability_time', value, { unit });
  const retarded = detail('retardation_time', '120', { unit: 'MIN' });
  assert.equal(workable(extended('3', 'HUR')), 180);
  assert.equal(workable(extended('1.5', 'HUR'), retarded), 90);
  assert.equal(workable(retarded), 120);
  assert.equal(workable(extended('1.99', 'MIN')), 1);
  for (const other of [
    extended('3', null),
    extended('0', 'MIN'),
    extended('25', 'HUR'),
    extended('x', 'MIN'),
  ]) {
    assert.equal(workable(other), null, other.value);
  }
});

test('BEY-106: an addition is more than nothing and at most 1,000, the rest of a drum at most 20', () => {
  assert.deepEqual([0, 0.1, 1_000, 1_000.1, 0.1234].map(isAdditionQuantity), [
    false,
    true,
    true,
    false,
    false,
  ]);
  assert.deepEqual([0, 20, 20.1, 4.1234].map(isRemaining), [true, true, false, false]);
});
