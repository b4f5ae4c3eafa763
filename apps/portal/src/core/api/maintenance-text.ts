import { store } from '@abrufbar/web/store.ts';

/** Text of the 503 answer, for the maintenance page (D-58); null shows the bundled one. */
export const maintenanceHtml = store<string | null>(null);
