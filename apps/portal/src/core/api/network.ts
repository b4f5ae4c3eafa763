import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { store, useStore } from '@abrufbar/web/store.ts';

const t = reader(appTexts);

/**
 * Whether the server answers. Real requests decide: the browser believes it is online wherever there is
 * a radio mast, also where nothing gets through.
 */
export const online = store(true);
export const useOnline = (): boolean => useStore(online);

let losses = 0;

export const setOffline = (): void => {
  losses += 1;
  if (!online.get()) return;
  online.set(false);
  showFlash('error', t('network.offline_flash'), { brief: true }); // NET-01
};

const setOnline = (): void => {
  if (online.get()) return;
  online.set(true);
  showFlash('sucess', t('network.online_flash')); // NET-02
};

/**
 * Called when a request begins; returns the function that reports whether an answer came. An answer to a
 * request sent before the last loss of reception says nothing about the present.
 */
export const beginRequest = (): ((reached: boolean) => void) => {
  const before = losses;
  return (reached) => {
    if (!reached) setOffline();
    else if (before === losses) setOnline();
  };
};
