import { drop, isOfKind, type OutboxEntry } from '#core/outbox/outbox.ts';
import { CLAIM } from '#deliveries/claims/claim-kinds.ts';
import { loadQueue } from '#documents/uploads/load-queue.ts';
import { uploads } from '#documents/uploads/upload.ts';

/** Drops an entry; the photos of a claim go with it, as far as they have not been sent. */
export const discard = async (entry: OutboxEntry): Promise<void> => {
  if (!(await drop(entry.key)) || !isOfKind(entry, CLAIM)) return;
  const photos = uploads.get().filter(({ claimId }) => claimId === entry.about.claimId);
  if (photos.length === 0) return;
  const { discardUpload } = await loadQueue();
  for (const { key } of photos) await discardUpload(key);
};
