import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMaintenance, maintenanceState } from '#content/maintenance.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

test('OFF-181 OFF-182 a maintenance begins now or later and is expected to end after that', () => {
  const cases: [startsAt: Date | null, expectedUntil: Date | null, expected: string[]][] = [
    [null, null, []],
    [null, at('07:00'), []],
    [at('06:00'), at('06:01'), []],
    [at('05:59'), null, ['startsAt maintenance_past']],
    [null, at('06:00'), ['expectedUntil end_before_start']],
    [at('08:00'), at('07:00'), ['expectedUntil end_before_start']],
    [new Date('2028-11-20T06:00:00Z'), null, ['startsAt maintenance_far']],
  ];
  for (const [startsAt, expectedUntil, expected] of cases) {
    const problems = checkMaintenance({ startsAt, expectedUntil }, NOW);
    assert.deepEqual(
      problems.map(({ field, code }) => `${field} ${code}`),
      expected,
    );
  }
});

test('OFF-180 a maintenance is planned until it begins and runs until somebody ends it', () => {
  const state = (starts_at: string, ended_at: string | null = null) =>
    maintenanceState({ starts_at, ended_at }, NOW);
  assert.equal(state('2026-11-20T06:00:01Z'), 'planned');
  assert.equal(state('2026-11-20T06:00:00Z'), 'running');
  assert.equal(state('2026-11-19T06:00:00Z'), 'running');
  assert.equal(state('2026-11-20T05:00:00Z', '2026-11-20T05:30:00Z'), 'over');
});
