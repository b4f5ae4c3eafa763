import { store } from '@abrufbar/web/store.ts';

/** Whether something the page has asked for has been waiting for its answer for some seconds. */
export const silent = store(false);
