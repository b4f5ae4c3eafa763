import { store } from '@abrufbar/web/store.ts';

/** False only when the server has said that there is no text for the page on show (NAV-08). */
export const hasHelp = store(true);
