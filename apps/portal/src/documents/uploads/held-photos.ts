import { assets as call } from '@abrufbar/contract/documents-assets.ts';
import { ASSET } from '@abrufbar/domain/documents/assets.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import { useQuery } from '@tanstack/react-query';
import { userId } from '#core/outbox/send-call.ts';
import { useLeft } from '#documents/asset-removal.ts';
import { prepareFile, typeOf } from '#documents/asset-file.ts';
import { refuse, textOf, type Target } from '#documents/uploads/refuse.ts';
import { loadQueue } from '#documents/uploads/load-queue.ts';
import { uploads, type Upload } from '#documents/uploads/upload.ts';
import { useUploads } from '#documents/uploads/use-uploads.ts';

const t = reader(documentsFilesTexts);

/** A photo of a form: shown and prepared at once, queued with what it belongs to. */
export type HeldPhoto = {
  /** Idempotency key: queued twice it is added once. */
  readonly key: string;
  readonly file: File;
  /** Null if it cannot be sent, which a notice says. */
  readonly prepared: Promise<Blob | null>;
};

/** How many files the delivery still has room for, as far as this phone knows. */
export const useRoom = (deliveryId: string): number => {
  const read = useQuery(query(call, { id: deliveryId }, { quiet: 'all' }));
  const known = useLeft(read.data?.items ?? []).length + useUploads(deliveryId).length;
  return ASSET.maxFiles - known;
};

/** The chosen photos, at most `room`; others are refused by name. */
export const holdPhotos = async (
  target: Target,
  files: readonly File[],
  room: number,
): Promise<readonly HeldPhoto[]> => {
  const held: HeldPhoto[] = [];
  for (const file of files) {
    const type = await typeOf(file).catch(() => 'unreadable' as const);
    if (type !== 'image/webp')
      refuse(target, textOf(type === 'application/pdf' ? 'wrong_type' : type, file));
    else if (held.length >= room)
      refuse(target, t('files.no_room', { name: file.name, n: ASSET.maxFiles }));
    else held.push({ key: newKey(), file, prepared: prepare(target, file) });
  }
  return held;
};

const prepare = async (target: Target, file: File): Promise<Blob | null> => {
  const prepared = await prepareFile(file, 'image/webp').catch(() => 'unreadable' as const);
  if (prepared instanceof Blob) return prepared;
  refuse(target, textOf(prepared, file));
  return null;
};

/** Puts the photos of a claim into the queue of this phone; resolves once they are stored. */
export const queuePhotos = async (
  target: Target,
  claimId: string,
  photos: readonly HeldPhoto[],
): Promise<void> => {
  const owner = userId();
  if (owner === null || photos.length === 0) return;
  const { sendUpload } = await loadQueue();
  for (const { key, file, prepared } of photos) {
    const ready = await prepared;
    if (!ready || uploads.get().some((one) => one.key === key)) continue;
    const upload: Upload = {
      ...{ ...target, claimId, key, userId: owner, name: file.name, addedAt: Date.now() },
      file: ready,
      state: 'preparing',
      part: 0,
      words: '',
    };
    uploads.set([...uploads.get(), upload]);
    await sendUpload(upload, ready);
  }
};
