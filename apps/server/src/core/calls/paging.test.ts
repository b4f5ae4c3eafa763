import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPageMemory, pageOf, paginate } from '#core/calls/paging.ts';

const scroll = { userId: 'u', call: 'deliveries.incoming', filters: 'c1', size: 20 };

test('the next page begins where the served one ended; any other page is unknown', () => {
  const memory = createPageMemory();
  memory.remember(scroll, 1, ['2026-11-20', 'a']);
  assert.deepEqual(memory.before(scroll, 2), ['2026-11-20', 'a']);
  assert.equal(memory.before(scroll, 1), null);
  assert.equal(memory.before(scroll, 3), null);
  for (const other of [{ userId: 'v' }, { call: 'x' }, { filters: 'c2' }, { size: 10 }]) {
    assert.equal(memory.before({ ...scroll, ...other }, 2), null);
  }
});

test('the memory stays small: the page served longest ago is forgotten first', () => {
  const memory = createPageMemory(2);
  memory.remember(scroll, 1, ['a']);
  memory.remember(scroll, 2, ['b']);
  memory.remember(scroll, 1, ['c']);
  memory.remember(scroll, 3, ['d']);
  assert.deepEqual(memory.before(scroll, 2), ['c']);
  assert.equal(memory.before(scroll, 3), null);
  assert.deepEqual(memory.before(scroll, 4), ['d']);
});

test('ENT-50 page, size and totals of a list; the server decides on the size nobody names', () => {
  assert.deepEqual(pageOf({ page: 3, page_size: null }), { page: 3, size: 20, offset: 40 });
  const asked = pageOf({ page: 1, page_size: 10 });
  assert.deepEqual(paginate(asked, 31, true), {
    current_page: 1,
    page_size: 10,
    total_items: 31,
    total_pages: 4,
    has_next_page: true,
  });
  assert.equal(paginate(asked, 0, false).total_pages, 0);
});
