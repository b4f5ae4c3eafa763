import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { listOf, page, pageSize } from '#wire/envelope.ts';

const input = z.object({ page, page_size: pageSize });
const list = listOf(z.object({ id: z.string() }));

test('ENT-50 a list has items and pagination with its five fields', () => {
  const pagination = {
    current_page: 1,
    page_size: 20,
    total_items: 1,
    total_pages: 1,
    has_next_page: false,
  };
  const value = { items: [{ id: 'a' }], pagination };
  assert.deepEqual(z.encode(list, value), value);
  for (const field of Object.keys(pagination)) {
    const { [field as 'page_size']: _, ...rest } = pagination; // any of its fields
    assert.equal(z.safeParse(list, { ...value, pagination: rest }).success, false);
  }
});

const READ: readonly (readonly [wire: object, clean: object | null])[] = [
  [{}, { page: 1, page_size: null }],
  [
    { page: '', page_size: '' },
    { page: 1, page_size: null },
  ],
  [
    { page: '3', page_size: '100' },
    { page: 3, page_size: 100 },
  ],
  [{ page: '0' }, null],
  [{ page: '1.5' }, null],
  [{ page_size: '101' }, null],
  [{ page_size: '0' }, null],
  [{ page_size: 'all' }, null],
];
for (const [wire, clean] of READ) {
  test(`CST-01 ${JSON.stringify(wire)} is ${clean === null ? 'refused' : JSON.stringify(clean)}`, () => {
    const { data } = z.safeParse(input, wire);
    assert.deepEqual(data ?? null, clean);
    if (clean && Object.keys(wire).length > 0)
      assert.deepEqual(z.decode(input, z.encode(input, clean as z.output<typeof input>)), clean);
  });
}
