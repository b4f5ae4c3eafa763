import { appTexts } from '@abrufbar/texts/app.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { showFlash } from '#core/flash.ts';
import { store, useStore } from '#core/store.ts';

const t = reader(appTexts);

/**
 * Whether the server answers. Real requests decide: the browser believes it is online wherever there is
 * a radio mast, also where nothing gets through.
 */
export const online = store(true);
export const useOnline = (): boolean => useStore(online);

/** Every request reports whether an answer came. */
export const reportReach = (reached: boolean): void => {
  if (online.get() === reached) return;
  online.set(reached);
  if (reached) showFlash('sucess', t('network.online_flash')); // NET-02
  else showFlash('error', t('network.offline_flash'), { brief: true }); // NET-01
};

/** Asks the server for a sign of life. */
const knock = async (): Promise<void> => {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) reportReach(true);
};

// Nothing else asks the server while the user waits without reception.
const PAUSE = 5000;
const knockWhenWaiting = (): void => {
  if (!online.get() && document.visibilityState === 'visible') void knock();
};

export const watchNetwork = (): void => {
  addEventListener('offline', () => reportReach(false));
  addEventListener('online', () => void knock());
  document.addEventListener('visibilitychange', knockWhenWaiting);
  setInterval(knockWhenWaiting, PAUSE);
  if (!navigator.onLine) reportReach(false);
};
