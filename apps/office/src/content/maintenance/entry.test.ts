import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inputOf, NEW_ENTRY, problemsOf, textOf } from '#content/maintenance/entry.ts';

const NOW = new Date('2026-11-18T06:12:00Z');

test('OFF-180 moments are on the clocks of Berlin, and the suggested text follows the expected end', () => {
  const entry = { ...NEW_ENTRY, until: '2026-11-18T19:30' };
  assert.match(textOf(entry), /gegen 19:30\u00A0Uhr/);
  assert.equal(textOf({ ...entry, text: '' }), '');
  assert.deepEqual(
    inputOf({ ...entry, begins: 'later', startsAt: '2026-07-18T19:00', text: ' ' }),
    {
      both: false,
      starts_at: '2026-07-18T17:00:00.000Z',
      expected_until: '2026-11-18T18:30:00.000Z',
      text: null,
    },
  );
});

test('OFF-182 a later begin needs a moment, and nothing ends before it begins', () => {
  const later = { ...NEW_ENTRY, begins: 'later' } as const;
  assert.deepEqual(problemsOf(later, false, NOW), { startsAt: 'required' });
  const past = { ...later, startsAt: '2026-11-18T07:11' };
  assert.deepEqual(problemsOf(past, false, NOW), { startsAt: 'maintenance_past' });
  const turned = { ...NEW_ENTRY, until: '2026-11-18T07:12' };
  assert.deepEqual(problemsOf(turned, false, NOW), { expectedUntil: 'end_before_start' });
  assert.deepEqual(problemsOf(past, true, NOW), {});
});
