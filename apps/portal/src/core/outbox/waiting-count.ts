import { store, useStore } from '@abrufbar/web/store.ts';
import { entries } from '#core/outbox/entries.ts';

/** Number of photos and documents of this user that wait; they are kept apart from the entries. */
export const waitingFiles = store(0);
/** How much of the signed-in user waits on this phone. */
export const useWaitingCount = (): number => useStore(entries).length + useStore(waitingFiles);
