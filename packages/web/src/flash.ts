import type { Flash } from '#ui/flash.tsx';
import { store } from '#store.ts';

/** One message about something that has just happened; a newer one replaces it. */
export const flash = store<Flash | null>(null);

let id = 0;

type Options = Pick<Flash, 'brief' | 'action'>;

/** `brief`: an error that closes by itself because the page keeps showing the state. */
export const showFlash = (type: Flash['type'], message: string, options: Options = {}): void =>
  flash.set({ id: ++id, type, message, ...options });

export const closeFlash = (): void => flash.set(null);
