import { store } from '@abrufbar/web/store.ts';

/** The stream of changes: `off` while no page follows it. */
export const live = store<'off' | 'connected' | 'lost'>('off');
