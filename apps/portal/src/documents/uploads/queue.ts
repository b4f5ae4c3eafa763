import { claim } from '@abrufbar/contract/deliveries/claims.ts';
import * as documents from '@abrufbar/contract/documents-assets.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query, refresh, send } from '@abrufbar/web/data.ts';
import { cache } from '#core/api/cache.ts';
import { token } from '#core/device.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import {
  deleteUpload,
  storeUpload,
  listUploads,
  type StoredUpload,
} from '#documents/uploads/stored-uploads.ts';
import { online } from '#core/api/network.ts';
import { answerOf } from '#core/outbox/answer.ts';
import { reconsiderRights, userId } from '#core/outbox/send-call.ts';
import { uploadFetch } from '#documents/uploads/fetch.ts';
import {
  changeUpload,
  dropUpload,
  refusals,
  uploads,
  type Upload,
} from '#documents/uploads/upload.ts';

const t = reader(documentsFilesTexts);

/**
 * Sends the queued files of this device one after the other: two at a time would only share the bandwidth. A
 * file stays on the phone until the server has stored it; without reception the upload resumes by itself when
 * the connection returns.
 */
let running = false;

const run = async (): Promise<void> => {
  if (running) return;
  running = true;
  for (let next = nextWaiting(); next; next = nextWaiting()) await sendOne(next);
  running = false;
};

const nextWaiting = (): Upload | undefined =>
  online.get()
    ? uploads.get().find(({ state, userId: owner }) => state === 'waiting' && owner === userId())
    : undefined;

const sendOne = async (upload: Upload): Promise<void> => {
  const { key, name, file, deliveryId, contractId, claimId } = upload;
  changeUpload(key, { state: 'sending', part: 0 });
  try {
    const input = {
      ids: { deliveryId, contractId },
      file: new Uint8Array(await file.arrayBuffer()),
      file_name: [...name].slice(0, MAX_NAME_CHARACTERS).join(''),
      ...(claimId !== undefined && { claim_id: claimId }),
    };
    const fetch = uploadFetch((part) => changeUpload(key, { part }));
    const asset = await send(documents.uploadAsset, input, { key, quiet: 'all', fetch });
    await showSent(upload, asset);
    await forget(key);
  } catch (error) {
    changeUpload(key, afterFailure(error));
  }
};

/** Limit of the call's `file_name` field. */
const MAX_NAME_CHARACTERS = 120;

type Sent = Awaited<ReturnType<typeof send<typeof documents.uploadAsset>>>;

/** Adds the sent file to the cached list and its content to the cache, without fetching it. */
const showSent = async ({ deliveryId, claimId, file }: Upload, asset: Sent): Promise<void> => {
  const { queryKey } = query(documents.assets, { id: deliveryId });
  await cache.cancelQueries({ queryKey }); // their answers would be stale
  cache.setQueryData(query(documents.asset, { id: asset.id }).queryKey, file);
  cache.setQueryData(
    queryKey,
    (old) => old && { items: [...old.items.filter(({ id }) => id !== asset.id), asset] },
  );
  if (!cache.getQueryData(queryKey)) void refresh(documents.assets); // the list had not been read yet
  if (claimId !== undefined) void refresh(claim); // which counts its photos
};

const afterFailure = (error: unknown): Partial<Upload> => {
  const answer = answerOf(error);
  reconsiderRights(answer);
  switch (answer?.type) {
    case 'refused': {
      const { message, errors } = answer.refusal;
      return { state: 'failed', words: errors[0]?.message ?? message };
    }
    case 'signed-out':
      return { state: 'waiting' };
    case 'lost': // perhaps a captive portal has answered: it would do so again and again
      return { state: online.get() ? 'failed' : 'waiting' };
    default:
      if (!answer) console.warn('upload', error);
      return { state: 'failed' };
  }
};

const forget = async (key: string): Promise<void> => {
  dropUpload(key);
  await deleteUpload(key).catch(warn);
};

const warn = (error: unknown): void => console.warn('uploads', error); // storage is not available on this phone

/** Stores a prepared file and sends it. */
export const sendUpload = async (upload: Upload, file: Blob): Promise<void> => {
  const { key, userId: owner, deliveryId, contractId, claimId, name, addedAt } = upload;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const about = {
    ...{ key, userId: owner, deliveryId, contractId, name, addedAt },
    ...(claimId !== undefined && { claimId }),
  };
  if (!uploads.get().some((one) => one.key === key)) return; // signed out meanwhile
  await storeUpload({ ...about, type: file.type, bytes }).catch(warn);
  changeUpload(key, { state: 'waiting', file: new Blob([bytes], { type: file.type }) });
  void run();
};

export const sendAgain = (key: string): void => {
  changeUpload(key, { state: 'waiting', words: '' });
  void run();
};

export const discardUpload = (key: string): Promise<void> => forget(key);

/** Cancels a queued upload; the flash offers to undo it for some seconds. */
export const withdrawUpload = async (upload: Upload): Promise<void> => {
  await forget(upload.key);
  showFlash('sucess', t('files.removed', upload), {
    action: { label: t('files.undo'), onClick: () => restore(upload) },
  });
};

const restore = (upload: Upload): void => {
  if (upload.userId !== userId()) return; // another user has signed in
  uploads.set([...uploads.get(), upload]);
  void sendUpload(upload, upload.file);
};

const asUpload = ({ bytes, type, ...about }: StoredUpload): Upload => ({
  ...about,
  file: new Blob([bytes], { type }),
  state: 'waiting',
  part: 0,
  words: '',
});

/** Resumes uploads of an earlier visit. */
const resumeUploads = async (): Promise<void> => {
  const owner = userId();
  if (owner === null) {
    refusals.set([]);
    return uploads.set([]); // the next user must not see them
  }
  const known = new Set(uploads.get().map(({ key }) => key));
  const left = (await listUploads(owner)).filter(({ key }) => !known.has(key));
  uploads.set([...left.map(asUpload), ...uploads.get()]);
  return run();
};

const start = (): void => void resumeUploads().catch(warn);
start();
token.subscribe(start);
online.subscribe(() => void run());
