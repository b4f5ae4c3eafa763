import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvent } from '#session/live.ts';

test('an event is read from its line; other lines are ignored', () => {
  assert.deepEqual(readEvent('data: {"kind":"deliveries","ids":["a","b"]}'), {
    kind: 'deliveries',
    ids: ['a', 'b'],
  });
  assert.deepEqual(readEvent('data: {"kind":"all","ids":null}'), { kind: 'all', ids: null });
  for (const line of [
    ':',
    '',
    'event: all',
    'data: {"kind":"all"',
    'data: {"kind":"weather","ids":null}',
    'data: {"kind":"all","ids":"a"}',
    '{"kind":"all","ids":null}',
  ]) {
    assert.equal(readEvent(line), null, line);
  }
});
