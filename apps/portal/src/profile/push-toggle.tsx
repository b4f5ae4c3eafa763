import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { installTexts } from '@abrufbar/texts/frame/install.ts';
import { settingsTexts } from '@abrufbar/texts/profile/settings.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { Toggle } from '@abrufbar/web/ui/toggle.tsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { showFlash } from '@abrufbar/web/flash.ts';
import { pushAbility } from '#core/push/browser.ts';
import { switchPushOff, switchPushOn, syncPush, type PushAnswer } from '#core/push/push.ts';
import { pushState } from '#core/push/state.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { PushTrial } from '#profile/push-trial.tsx';

const t = reader({ ...appTexts, ...installTexts, ...settingsTexts });

type PushToggleProps = {
  /** The stored setting of the person, for all devices. */
  readonly isRequested: boolean;
  readonly disabled: boolean;
  /** Id of the reason why it is disabled. */
  readonly reason: string | undefined;
};

/** On only if this device gets pushes: the stored setting is a request, the device decides (SET-03, D-55). */
export const PushToggle = ({ isRequested, disabled, reason }: PushToggleProps) => {
  const ability = pushAbility();
  const permission = usePermission();
  const state = useStore(pushState);
  // The tapped value while it is being applied; quick taps are applied in their order.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const taps = useRef(0);
  const isOn = isRequested && permission === 'granted' && (state === 'on' || state === 'unknown');
  useEffect(() => {
    void syncPush(); // the server or another device may have changed it
  }, []);
  const change = async (on: boolean): Promise<void> => {
    const tap = ++taps.current;
    setWanted(on);
    flashAnswer(on ? await switchPushOn() : await switchPushOff());
    if (tap === taps.current) setWanted(null);
  };
  return (
    <>
      <Toggle
        label={t('settings.push_notification')}
        hint={t(hintOf({ ability, permission, isRequested, state, wanted }))}
        aria-describedby={reason}
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

/** Steps to install the app on a phone that supports push only for installed apps (PSH-02). */
const PushSteps = () => (
  <Note tone="info" title={t('install.title')}>
    <p>{t('install.ios')}</p>
  </Note>
);

type Standing = {
  readonly ability: ReturnType<typeof pushAbility>;
  readonly permission: NotificationPermission | undefined;
  readonly isRequested: boolean;
  readonly state: ReturnType<typeof pushState.get>;
  readonly wanted: boolean | null;
};

const hintOf = ({ ability, permission, isRequested, state, wanted }: Standing) => {
  if (ability === 'home-screen') return 'settings.push_unsupported';
  if (ability === 'none') return 'settings.push_none';
  if (permission === 'denied') return 'settings.push_denied';
  if (wanted) return 'settings.push_busy';
  return isRequested && state === 'failed'
    ? 'settings.push_failed'
    : 'settings.push_notification.hint';
};

const flashAnswer = (answer: PushAnswer | 'off'): void => {
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

/** Read at every render, and when the user returns, perhaps from the settings of the browser. */
const usePermission = (): NotificationPermission | undefined =>
  useSyncExternalStore(followReturns, () => globalThis.Notification?.permission);

const followReturns = (onReturn: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onReturn);
  return () => document.removeEventListener('visibilitychange', onReturn);
};
