import { persisted } from '#core/device.ts';
import { store } from '@abrufbar/web/store.ts';

/** Whether this device gets pushes, as far as it is known; `failed`: it should, and does not. */
type PushState = 'unknown' | 'on' | 'off' | 'failed';
export const pushState = store<PushState>('unknown');

/** Name of this device's registration, made when it is first registered (API-36). */
export const pushDevice = persisted('push');
