import type { StoredUpload } from '#documents/uploads/stored-uploads.ts';
import { store } from '@abrufbar/web/store.ts';
import { waitingFiles } from '#core/outbox/waiting-count.ts';

/** A file that was added and that the server does not have yet. */
export type Upload = Omit<StoredUpload, 'type' | 'bytes'> & {
  /** The chosen file, later the prepared one. */
  readonly file: Blob;
  readonly state: 'preparing' | 'waiting' | 'sending' | 'failed';
  /** Share of the upload from 0 to 1. */
  readonly part: number;
  /** Reason of the failure; empty if unknown. */
  readonly words: string;
};

/** Uploads of all deliveries and users of this device, oldest first. */
export const uploads = store<readonly Upload[]>([]);
uploads.subscribe(() => waitingFiles.set(uploads.get().length));

/** A refused file with the reason. */
type Refused = { readonly key: string; readonly deliveryId: string; readonly text: string };

export const refusals = store<readonly Refused[]>([]);

export const changeUpload = (key: string, change: Partial<Upload>): void =>
  uploads.set(uploads.get().map((one) => (one.key === key ? { ...one, ...change } : one)));

export const dropUpload = (key: string): void =>
  uploads.set(uploads.get().filter((one) => one.key !== key));

export const closeRefusal = (key: string): void =>
  refusals.set(refusals.get().filter((one) => one.key !== key));
