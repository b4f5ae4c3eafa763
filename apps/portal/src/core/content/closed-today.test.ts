import assert from 'node:assert/strict';
import test from 'node:test';
import { isClosed, ofToday } from '#core/content/closed-today.ts';

test('DSH-08 DSH-09 a closed snippet stays closed for the session or for the day', () => {
  const closed = { session: ['a'], days: { b: '2026-11-20', a: '2026-11-19' } };
  const cases = [
    ['a', 'session', true],
    ['a', 'session_with_variables', false],
    ['b', 'session_with_variables', true],
    ['b', 'session', false],
    ['c', 'session', false],
    ['c', 'session_with_variables', false],
  ] as const;
  for (const [id, scope, expected] of cases) {
    assert.equal(isClosed(closed, id, scope, '2026-11-20'), expected, `${id} ${scope}`);
  }
  assert.equal(isClosed(closed, 'b', 'session_with_variables', '2026-11-21'), false);
});

test('DSH-10 entries of other days are dropped', () => {
  const closed = { a: '2026-11-19', b: '2026-11-20', c: '2026-11-21' };
  assert.deepEqual(ofToday(closed, '2026-11-20'), { b: '2026-11-20' });
});
