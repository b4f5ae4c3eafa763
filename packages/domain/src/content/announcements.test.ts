import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  announcementState,
  announcementTitle,
  checkAnnouncement,
  commonWindow,
} from '#content/announcements.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;

test('OFF-200 an announcement is a draft, planned, visible or ended', () => {
  const of = { planned_at: at('05:00'), starts_at: at('06:00'), ends_at: at('12:00') };
  const cases = [
    [{ ...of, planned_at: null }, '07:00', 'draft'],
    [of, '05:59', 'planned'],
    [of, '06:00', 'visible'],
    [of, '11:59', 'visible'],
    [of, '12:00', 'ended'],
    [{ ...of, ends_at: null }, '23:00', 'visible'],
  ] as const;
  for (const [row, time, state] of cases)
    assert.equal(announcementState(row, new Date(at(time))), state, time);
});

test('OFF-200 its title is what stands before the colon, else its beginning', () => {
  const long = 'Wegen des Winterdienstes bleibt die Zufahrt zum Werk am Montag gesperrt.';
  assert.equal(announcementTitle('Winterpause: letzte Lieferung am 19.12.'), 'Winterpause');
  assert.equal(announcementTitle('Ab 12:00 Uhr zu'), 'Ab 12:00 Uhr zu');
  assert.equal(announcementTitle(long), 'Wegen des Winterdienstes bleibt die Zufahrt zum …');
});

test('OFF-204 two windows overlap from the later begin to the earlier end', () => {
  const window = (from: string, until: string | null) => ({
    starts_at: at(from),
    ends_at: until && at(until),
  });
  const cases = [
    [window('06:00', '12:00'), window('10:00', null), window('10:00', '12:00')],
    [window('06:00', null), window('10:00', null), window('10:00', null)],
    [window('06:00', '10:00'), window('10:00', '12:00'), null],
  ] as const;
  for (const [a, b, common] of cases) {
    assert.deepEqual(commonWindow(a, b), common);
    assert.deepEqual(commonWindow(b, a), common);
  }
});

test('OFF-201 a planned announcement has a place and an end that is to come', () => {
  const plan = {
    starts_at: at('06:00'),
    ends_at: at('12:00'),
    on_start: true,
    on_login: false,
    path: null,
  };
  const cases = [
    [{}, '07:00', []],
    [{ ends_at: null }, '07:00', []],
    [{ on_start: false }, '07:00', ['place required']],
    [{ on_start: false, path: '/dashboard' }, '07:00', []],
    [{ ends_at: at('06:00') }, '05:00', ['ends_at end_before_start']],
    [{}, '12:00', ['ends_at maintenance_past']],
  ] as const;
  for (const [changed, time, problems] of cases) {
    const found = checkAnnouncement({ ...plan, ...changed }, new Date(at(time)));
    assert.deepEqual(
      found.map(({ field, code }) => `${field} ${code}`),
      problems,
    );
  }
});
