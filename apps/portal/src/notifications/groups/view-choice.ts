import { token } from '#core/device.ts';
import { store, useStore } from '@abrufbar/web/store.ts';

export const VIEWS = ['groups', 'lists'] as const;
type View = (typeof VIEWS)[number];

/** As long as the app is open (BEY-117). */
export const view = store<View>('groups');
token.subscribe(() => view.set('groups')); // the next user starts with the first one

export const useView = (): View => useStore(view);
