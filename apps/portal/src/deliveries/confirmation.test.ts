import assert from 'node:assert/strict';
import test from 'node:test';
import { confirmedDelivery, withoutDelivery } from '#deliveries/confirmation.ts';

const answer = { status: '1', confirmed_date: '2025-11-18', confirmed_time: '07:12' };

test('STA-03 STA-04 T-37 the confirmation takes status, date and time of the server', () => {
  const open = { id: 'a', status: '0', open: true, confirmed_date: null, confirmed_time: null };
  assert.deepEqual(confirmedDelivery(open, answer), { id: 'a', open: false, ...answer });
  const first = { ...answer, confirmed_time: '06:59' }; // another user was faster
  assert.equal(confirmedDelivery(open, first).confirmed_time, '06:59');
});

test('STA-03 a confirmed delivery leaves the list of unconfirmed ones', () => {
  const page = (...ids: string[]) => ({
    items: ids.map((id) => ({ id })),
    pagination: { total_items: 3 },
  });
  // Only ids and the total matter here.
  const pages = [page('a', 'b'), page('c')] as unknown as Parameters<typeof withoutDelivery>[0];
  const after = withoutDelivery(pages, 'b').map(({ items, pagination }) => [
    ...items.map(({ id }) => id),
    pagination.total_items,
  ]);
  assert.deepEqual(after, [
    ['a', 2],
    ['c', 2],
  ]);
  assert.equal(withoutDelivery(pages, 'd'), pages);
});
