import * as documents from '@abrufbar/contract/documents-assets.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { useEffect } from 'react';
import { showFlash } from '@abrufbar/web/flash.ts';
import { drop, planCall, submitResting, useOutbox, type OutboxKind } from '#core/outbox/outbox.ts';
import { store, useStore } from '@abrufbar/web/store.ts';
import type { Asset } from '#documents/asset.ts';

const t = reader(documentsFilesTexts);

type RemovalAbout = { readonly assetId: string };
export const REMOVAL: OutboxKind<RemovalAbout> = { name: 'asset-removal' };

/** Assets removed in this visit: answers from before the removal may still contain them. */
const removed = store<ReadonlySet<string>>(new Set());

const setRemoved = (id: string, isRemoved: boolean): void => {
  if (removed.get().has(id) === isRemoved) return;
  const ids = new Set(removed.get());
  if (isRemoved) ids.add(id);
  else ids.delete(id);
  removed.set(ids);
};

/** Assets of a list that have not been removed on this phone, also before a reload. */
export const useLeft = (assets: readonly Asset[]): readonly Asset[] => {
  const ids = useStore(removed);
  const waiting = useOutbox(REMOVAL);
  useEffect(() => {
    // Removals queued before a reload: once sent they leave the outbox, while the lists may still be stale.
    for (const { about } of waiting) setRemoved(about.assetId, true);
  }, [waiting]);
  return assets.filter(
    ({ id }) => !ids.has(id) && !waiting.some(({ about }) => about.assetId === id),
  );
};

/** Removes a photo or document; the flash offers to undo it for some seconds (D-21, D-62). */
export const removeAsset = async (asset: Asset, companyNumber: string): Promise<void> => {
  const { id, file_name: name } = asset;
  setRemoved(id, true);
  const submission = await submitResting({
    kind: REMOVAL,
    companyNumber,
    calls: [planCall(documents.deleteAsset, { id })],
    about: { assetId: id },
    subject: id,
    refreshes: [documents.assets],
  });
  switch (submission.outcome) {
    case 'queued':
      return showFlash('sucess', t('files.removed', { name }), {
        action: { label: t('files.undo'), onClick: () => void undo(id, submission.key) },
      });
    case 'sent': // nothing can be stored on this phone
      await refresh(documents.assets);
      return showFlash('sucess', t('files.removed', { name }));
    case 'refused':
      showFlash('error', t('files.remove_error', { name }));
      return setRemoved(id, false);
    case 'failed':
      return setRemoved(id, false);
  }
};

const undo = async (id: string, key: string): Promise<void> => {
  if (await drop(key)) setRemoved(id, false);
};
