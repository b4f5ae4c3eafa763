import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import type * as profile from '@abrufbar/contract/profile/settings.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { settingsTexts } from '@abrufbar/texts/profile/settings.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '#core/frame/flash.ts';

const t = reader({ ...appTexts, ...settingsTexts });

type Change = InputOf<typeof profile.updateSetting>;
type TakeBack = () => void;

/**
 * How a setting is changed: `put` shows it at once and hands back how to take it back when it could not be
 * saved. The failure goes on to whoever waits for the change (ERR-25).
 */
export const shownAtOnce = (put: (change: Change) => TakeBack) => ({
  scope: { id: 'settings' }, // quick taps are saved in the order they were made
  quiet: 'all' as const,
  onMutate: put,
  onSuccess: () => showFlash('sucess', t('settings.saved')),
  onError: (error: Error, _change: Change, takeBack: TakeBack | undefined) => {
    takeBack?.();
    const status = error instanceof CallError ? error.status : null;
    if (status === 401 || status === 503) return; // the app has said what that means
    if (status === 0) showFlash('error', t('network.offline_action'), { brief: true });
    else showFlash('error', t('settings.error'));
  },
});
