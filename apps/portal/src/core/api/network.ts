import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '#core/frame/flash.ts';
import { store, useStore } from '#core/store.ts';

const t = reader(appTexts);

/**
 * Whether the server answers. Real requests decide: the browser believes it is online wherever there is
 * a radio mast, also where nothing gets through.
 */
export const online = store(true);
export const useOnline = (): boolean => useStore(online);

let losses = 0;

/** The connection is gone. */
export const lose = (): void => {
  losses += 1;
  if (!online.get()) return;
  online.set(false);
  showFlash('error', t('network.offline_flash'), { brief: true }); // NET-01
};

const regain = (): void => {
  if (online.get()) return;
  online.set(true);
  showFlash('sucess', t('network.online_flash')); // NET-02
};

/**
 * Called when a request begins; what comes back takes whether an answer came. An answer to a request from
 * before the last loss says nothing about now.
 */
export const beginRequest = (): ((reached: boolean) => void) => {
  const before = losses;
  return (reached) => {
    if (!reached) lose();
    else if (before === losses) regain();
  };
};
