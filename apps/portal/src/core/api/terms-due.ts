import { store } from '#core/store.ts';

/** Whether the server has refused what needs the terms: then they are asked for at once (D-56). */
export const termsDue = store(false);
