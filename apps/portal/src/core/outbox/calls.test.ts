import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callNamed, isSilent, isOrder } from '#core/outbox/calls.ts';
import { buildEntry } from '#core/outbox/test-entry.ts';

const entry = (...names: readonly string[]) => ({
  ...buildEntry('intent', 'anna', 1),
  calls: names.map((call) => ({ call, input: null })),
});

test('D-62 ONL-20 calls about messages, favourites and files are silent, only a binding order counts as one', () => {
  const cases: [names: string[], isSilent: boolean, isOrder: boolean][] = [
    [['notifications.markSeen'], true, false],
    [['notifications.markAllSeen'], true, false],
    [['notifications.remove'], true, false],
    [['documents.deleteAsset'], true, false],
    [['documents.sortAssets'], true, false],
    [['contracts.addFavourite'], true, false],
    [['deliveries.seeWeightChecks'], true, false],
    [['contracts.removeFavourite'], true, false],
    [['deliveries.confirm'], false, false],
    [['deliveries.unconfirm'], false, false],
    [['deliveries.createClaim'], false, false],
    [['deliveries.replyToClaim'], false, false],
    [['deliveries.enterTemperature'], false, false],
    [['deliveries.enterAddition'], false, false],
    [['deliveries.withdrawEntry'], false, false],
    [['callOffs.fillCart', 'callOffs.create'], false, true],
  ];
  for (const [names, silent, order] of cases) {
    assert.deepEqual([isSilent(entry(...names)), isOrder(entry(...names))], [silent, order]);
    for (const name of names) assert.equal(callNamed(name)?.name, name);
  }
  assert.equal(callNamed('toString'), undefined);
});
