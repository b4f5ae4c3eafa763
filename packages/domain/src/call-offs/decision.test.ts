import assert from 'node:assert/strict';
import test from 'node:test';
import { DECISION_DELAY_MS, dueWhenHeld } from '#call-offs/decision.ts';

const CLICK = Date.parse('2026-11-20T06:12:00Z');
const after = (seconds: number) => new Date(CLICK + seconds * 1000);

test('OFF-55 holding moves a decision by ten seconds from now, at most to sixty after the click', () => {
  assert.equal(DECISION_DELAY_MS, 10_000);
  const cases: [due: number, now: number, moved: number][] = [
    [10, 0, 10],
    [10, 4, 14],
    [14, 13.9, 23.9],
    [55, 49, 59],
    [59, 52, 60],
    [60, 59, 60],
    [60, 75, 60],
  ];
  for (const [due, now, moved] of cases) {
    assert.deepEqual(dueWhenHeld(after(0), after(due), after(now)), after(moved), `held at ${now}`);
  }
});
