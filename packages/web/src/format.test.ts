import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companyName, oclock, orDash, period, relativeDay, shortDate } from '#format.ts';

test('days show with their computed weekday, near ones by name', () => {
  assert.equal(shortDate('2025-01-01'), 'Mi,\u00A001.01.25');
  const cases = [
    ['2025-11-18', 'Heute'],
    ['2025-11-17', 'Gestern'],
    ['2025-11-19', 'Morgen'],
    ['2025-11-20', 'Do,\u00A020.11.25'],
  ] as const;
  for (const [day, shown] of cases) assert.equal(relativeDay(day, '2025-11-18'), shown);
});

test('times and periods keep together, a period without an end has its begin alone', () => {
  assert.equal(oclock('06:52'), '06:52\u00A0Uhr');
  assert.equal(period('2025-03-01', '2026-10-31'), '01.03.25 – 31.10.26');
  assert.equal(period('2025-03-01', null), 'ab 01.03.25');
  assert.equal(period(null, '2026-10-31'), 'bis 31.10.26');
  assert.equal(period(null, null), '–');
});

test('CMP-02 a company shows as name and number', () => {
  assert.equal(companyName('Brinkmann Tiefbau GmbH', '104233'), 'Brinkmann Tiefbau GmbH (104233)');
});

test('a missing value shows as dash', () => {
  assert.deepEqual(['Werk', '', null, undefined].map(orDash), ['Werk', '–', '–', '–']);
});
