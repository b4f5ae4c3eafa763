import assert from 'node:assert/strict';
import test from 'node:test';
import { outcomeOf, type Asked } from '#core/refresh/outcome.ts';

const page = (failure: number | null): Asked => ({ isFrame: false, failure });
const frame = (failure: number | null): Asked => ({ isFrame: true, failure });

test('ONL-63 ONL-64 a page is called new only when the server has answered all of it', () => {
  const cases: [name: string, asked: readonly Asked[], outcome: ReturnType<typeof outcomeOf>][] = [
    ['all answered', [page(null), page(null), frame(null)], 'done'],
    ['one without an answer', [page(null), page(0)], 'offline'],
    ['one wrong answer', [page(null), page(500)], 'fault'],
    ['a proxy between', [page(502)], 'fault'],
    ['too many calls', [page(429)], 'fault'],
    ['both: nothing came', [page(500), page(0)], 'offline'],
    ['gone meanwhile, as the page says', [page(404)], 'done'],
    ['no longer allowed, as the page says', [page(403)], 'done'],
    ['only the menu failed', [page(null), frame(500)], 'done'],
    ['a page of the frame alone', [frame(500)], 'fault'],
    ['nothing to ask', [], 'done'],
  ];
  for (const [name, asked, outcome] of cases) assert.equal(outcomeOf(asked), outcome, name);
});
