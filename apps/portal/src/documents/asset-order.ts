import * as documents from '@abrufbar/contract/documents-assets.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { query } from '@abrufbar/web/data.ts';
import { cache } from '#core/api/cache.ts';
import { showRefusal } from '#core/frame/show-refusal.ts';
import { planCall, submit, useOutbox, type OutboxKind } from '#core/outbox/outbox.ts';
import type { Asset } from '#documents/asset.ts';
import { inOrder } from '#documents/reorder.ts';

type AssetOrderAbout = { readonly deliveryId: string; readonly ids: readonly string[] };
/** Orders of photos and documents that are not sent yet (SRV-18, D-62). */
export const ORDER: OutboxKind<AssetOrderAbout> = { name: 'asset-order' };

/** Assets in the order last chosen on this phone. */
export const useOrdered = (deliveryId: string, assets: readonly Asset[]): readonly Asset[] => {
  const last = useOutbox(ORDER, ({ about }) => about.deliveryId === deliveryId).at(-1);
  return last ? inOrder(assets, last.about.ids) : assets;
};

type List = OutputOf<typeof documents.assets>;

/** Shows the new order at once, stores and sends it; a refused one is taken back. */
export const submitOrder = async (
  deliveryId: string,
  companyNumber: string,
  ids: readonly string[],
): Promise<void> => {
  const { queryKey } = query(documents.assets, { id: deliveryId });
  void cache.cancelQueries({ queryKey }); // its answer would be stale
  const before = cache.getQueryData<List>(queryKey);
  cache.setQueryData<List>(
    queryKey,
    (list) => list && { ...list, items: [...inOrder(list.items, ids)] },
  );
  const submission = await submit({
    kind: ORDER,
    companyNumber,
    calls: [planCall(documents.sortAssets, { asset_ids: [...ids] })],
    about: { deliveryId, ids },
    subject: `order of ${deliveryId}`,
    refreshes: [documents.assets],
  });
  const { outcome } = submission;
  if (outcome === 'refused' || outcome === 'failed') cache.setQueryData(queryKey, before);
  if (outcome === 'refused') showRefusal(submission.refusal);
};
