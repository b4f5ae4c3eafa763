import { store } from '#core/store.ts';

/** Counts how often texts of the server have taken the place of others: then everything is drawn anew. */
export const textVersion = store(0);
