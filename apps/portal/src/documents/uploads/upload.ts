import type { StoredUpload } from '#documents/uploads/stored-uploads.ts';
import { store } from '#core/store.ts';

/** A file that somebody has added and the server does not have yet. */
export type Upload = Omit<StoredUpload, 'type' | 'bytes' | 'addedAt'> & {
  /** As it was chosen, then as it is sent. */
  readonly file: Blob;
  readonly state: 'preparing' | 'waiting' | 'sending' | 'failed';
  /** How much of it has left, of 1. */
  readonly part: number;
  /** Why it failed; empty when nobody said. */
  readonly words: string;
};

/** Of every delivery and every user of this device, oldest first. */
export const uploads = store<readonly Upload[]>([]);

/** What is wrong with a file that was not taken. */
type Refused = { readonly key: string; readonly deliveryId: string; readonly text: string };

export const refusals = store<readonly Refused[]>([]);

export const changeUpload = (key: string, change: Partial<Upload>): void =>
  uploads.set(uploads.get().map((one) => (one.key === key ? { ...one, ...change } : one)));

export const dropUpload = (key: string): void =>
  uploads.set(uploads.get().filter((one) => one.key !== key));

export const closeRefusal = (key: string): void =>
  refusals.set(refusals.get().filter((one) => one.key !== key));
