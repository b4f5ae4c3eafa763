import { store } from '@abrufbar/web/store.ts';

/** The stream of changes: `off` while no page follows it. */
export const live = store<'off' | 'connected' | 'lost'>('off');

/** How often people with the same call-off open have come or gone. */
export const viewersHeard = store(0);
