import { store } from '@abrufbar/web/store.ts';

/** Number of entries signing out would lose, while the user is being asked; null otherwise. */
export const signOutQuestion = store<number | null>(null);
