import { store } from '@abrufbar/web/store.ts';

/** Whether the server has refused a call that needs the terms: then the app asks for them at once (D-56). */
export const termsDue = store(false);
