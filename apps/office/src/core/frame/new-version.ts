import { store } from '@abrufbar/web/store.ts';
import { live } from '#core/live/live.ts';

/** The server has a newer office than this page, whose files may be gone. */
export const newVersion = store(false);

/** Notices a newer office: where code does not arrive, and after the line was lost, as when a server restarts. */
export const watchNewVersion = (): void => {
  addEventListener('vite:preloadError', () => void ask());
  let wasLost = false;
  live.subscribe(() => {
    const state = live.get();
    if (state === 'connected' && wasLost) void ask();
    wasLost = state === 'lost' || (wasLost && state === 'off');
  });
};

/** Code that does not arrive may be a lost line as well: only the page of the server tells. */
const ask = async (): Promise<void> => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (newVersion.get() || !script) return;
  try {
    const response = await fetch('/office', { cache: 'no-store', credentials: 'omit' });
    if (response.ok)
      newVersion.set(!(await response.text()).includes(new URL(script.src).pathname));
  } catch (noLine) {
    console.warn('version', noLine);
  }
};
