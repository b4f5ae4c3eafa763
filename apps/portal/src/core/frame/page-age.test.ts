import assert from 'node:assert/strict';
import test from 'node:test';
import { ageOf, type PageAge, type ShownRead } from '#core/frame/page-age.ts';

const read = (at: number, more: Partial<ShownRead> = {}): ShownRead => ({
  at,
  isFrame: false,
  isNeeded: false,
  isAsking: false,
  ...more,
});
const frame = (at: number, more: Partial<ShownRead> = {}) => read(at, { isFrame: true, ...more });

test('ONL-07 the bar names the oldest answer of the page, says what is missing, and no time for a page that was never read', () => {
  const cases: [name: string, reads: readonly ShownRead[], age: Partial<PageAge>][] = [
    ['reads nothing', [frame(5)], { oldest: null, isPartly: false }],
    ['two answers', [read(7), read(3), frame(1)], { oldest: 3, isPartly: false }],
    ['one is missing', [read(7), read(0)], { oldest: 7, isPartly: true }],
    ['never read', [read(0), frame(9)], { oldest: null, isPartly: true }],
    ['nobody known', [frame(0, { isNeeded: true })], { oldest: null, isPartly: true }],
    ['no help for it', [read(7), frame(0)], { oldest: 7, isPartly: false }],
    ['being read', [read(7, { isAsking: true })], { isAsking: true }],
    ['frame being read', [read(7), frame(1, { isAsking: true })], { isAsking: false }],
  ];
  for (const [name, reads, age] of cases) {
    const found = ageOf(reads);
    assert.deepEqual({ ...found, ...age }, found, name);
  }
});
