import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { settingsTexts } from '@abrufbar/texts/profile/settings.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Toggle } from '@abrufbar/web/ui/toggle.tsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { showFlash } from '#core/frame/flash.ts';
import { pushAbility } from '#core/push/browser.ts';
import {
  pushState,
  settlePush,
  switchPushOff,
  switchPushOn,
  type PushAnswer,
} from '#core/push/push.ts';
import { useStore } from '#core/store.ts';
import { PushSteps } from '#profile/push-steps.tsx';
import { PushTrial } from '#profile/push-trial.tsx';

const t = reader({ ...appTexts, ...settingsTexts });

type PushToggleProps = {
  /** What the person wants, on whatever device it was said. */
  readonly wish: boolean;
  readonly disabled: boolean;
};

/** On only where this device really gets pushes: the stored value is a wish, the device decides (SET-03, D-55). */
export const PushToggle = ({ wish, disabled }: PushToggleProps) => {
  const ability = pushAbility();
  const permission = usePermission();
  const state = useStore(pushState);
  // What the user has tapped and is being done; quick taps are done in the order they were made.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const taps = useRef(0);
  const isOn = wish && permission === 'granted' && (state === 'on' || state === 'unknown');
  useEffect(() => {
    void settlePush(); // what the server or another device has done meanwhile
  }, []);
  const change = async (on: boolean): Promise<void> => {
    const tap = ++taps.current;
    setWanted(on);
    say(on ? await switchPushOn() : await switchPushOff());
    if (tap === taps.current) setWanted(null);
  };
  return (
    <>
      <Toggle
        label={t('settings.push_notification')}
        hint={t(hintOf({ ability, permission, wish, state, wanted }))}
        disabled={disabled || ability !== 'able'}
        checked={wanted ?? isOn}
        aria-busy={wanted !== null}
        onChange={({ currentTarget: { checked } }) => void change(checked)}
      />
      {ability === 'home-screen' && <PushSteps />}
      {isOn && wanted === null && <PushTrial />}
    </>
  );
};

type Standing = {
  readonly ability: ReturnType<typeof pushAbility>;
  readonly permission: NotificationPermission | undefined;
  readonly wish: boolean;
  readonly state: ReturnType<typeof pushState.get>;
  readonly wanted: boolean | null;
};

const hintOf = ({ ability, permission, wish, state, wanted }: Standing) => {
  if (ability === 'home-screen') return 'settings.push_unsupported';
  if (ability === 'none') return 'settings.push_none';
  if (permission === 'denied') return 'settings.push_denied';
  if (wanted) return 'settings.push_busy';
  return wish && state === 'failed' ? 'settings.push_failed' : 'settings.push_notification.hint';
};

const say = (answer: PushAnswer | 'off'): void => {
  switch (answer) {
    case 'on':
    case 'already':
    case 'off':
      return showFlash('sucess', t('settings.saved'));
    case 'no-reception':
      return showFlash('error', t('network.offline_action'), { brief: true });
    case 'failed':
      return showFlash('error', t('settings.push_failed'));
    case 'denied': // the hint says it
    case 'dismissed':
    case 'unable':
    case 'signed-out':
      break;
  }
};

/** Read with every drawing, and when the user comes back, perhaps from the settings of the browser. */
const usePermission = (): NotificationPermission | undefined =>
  useSyncExternalStore(followReturns, () => globalThis.Notification?.permission);

const followReturns = (look: () => void): (() => void) => {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
};
