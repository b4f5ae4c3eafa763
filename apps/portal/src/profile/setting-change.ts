import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import type * as profile from '@abrufbar/contract/profile/settings.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { settingsTexts } from '@abrufbar/texts/profile/settings.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';

const t = reader({ ...appTexts, ...settingsTexts });

type Change = InputOf<typeof profile.updateSetting>;
type Undo = () => void;

/**
 * Options of an optimistic change of a setting: `apply` shows it at once and returns the function that undoes it
 * if saving fails. The failure also reaches the caller of the change (ERR-25).
 */
export const optimisticChange = (apply: (change: Change) => Undo) => ({
  scope: { id: 'settings' }, // quick taps are saved in the order they were made
  quiet: 'all' as const,
  onMutate: apply,
  onSuccess: () => showFlash('sucess', t('settings.saved')),
  onError: (error: Error, _change: Change, undo: Undo | undefined) => {
    undo?.();
    const status = error instanceof CallError ? error.status : null;
    if (status === 401 || status === 503) return; // the app has shown it
    if (status === 0) showFlash('error', t('network.offline_action'), { brief: true });
    else showFlash('error', t('settings.error'));
  },
});
