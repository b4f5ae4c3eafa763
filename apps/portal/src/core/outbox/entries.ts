import type { OutboxEntry } from '#core/outbox/entry.ts';
import { store } from '@abrufbar/web/store.ts';

/** Entries of the signed-in user in their order; empty until read from the phone. */
export const entries = store<readonly OutboxEntry[]>([]);
/** Key of the entry this tab is sending right now. */
export const sending = store<string | null>(null);
/** Whether the server could not take what was sent last, although it was heard. */
export const serverFails = store(false);
