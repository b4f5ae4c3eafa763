import type { OutboxEntry } from '#core/outbox/entry.ts';
import { store, useStore } from '@abrufbar/web/store.ts';

/** Entries of the signed-in user in their order; empty until read from the phone. */
export const entries = store<readonly OutboxEntry[]>([]);
/** Key of the entry this tab is sending right now. */
export const sending = store<string | null>(null);
/** Number of photos and documents of this user that wait; they are kept apart from the entries. */
export const waitingFiles = store(0);
/** How much of the signed-in user waits on this phone. */
export const useWaitingCount = (): number => useStore(entries).length + useStore(waitingFiles);
