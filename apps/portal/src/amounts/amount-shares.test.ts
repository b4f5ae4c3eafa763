import assert from 'node:assert/strict';
import test from 'node:test';
import { sharesOf } from '#amounts/amount-shares.ts';

type Known = Parameters<typeof sharesOf>[0];
const amount = (target: number, delivered: number, incoming: number) =>
  ({
    target_quantity_raw: target,
    delivered_quantity_raw: delivered,
    incoming_quantity_raw: incoming,
    over_delivered_quantity_raw: Math.max(0, delivered - target),
  }) as Known; // a bar reads these alone

test('BEY-51 parts of a bar are shares of the target, or of what came where that is more', () => {
  const cases: [target: number, delivered: number, incoming: number, shares: string[]][] = [
    [100, 20, 30, ['delivered 0 20', 'incoming 20 30']],
    [100, 0, 0, []],
    [100, 100, 100, ['delivered 0 50', 'incoming 50 50']],
    [100, 120, 80, ['delivered 0 50', 'over 50 10', 'incoming 60 40']],
    [0, 30, 10, ['delivered 0 75', 'incoming 75 25']],
    [1000, 1, 0, ['delivered 0 1']],
  ];
  for (const [target, delivered, incoming, shares] of cases) {
    assert.deepEqual(
      sharesOf(amount(target, delivered, incoming)).map(({ part, from, percent }) =>
        [part, Math.round(from), Math.round(percent)].join(' '),
      ),
      shares,
    );
  }
});
