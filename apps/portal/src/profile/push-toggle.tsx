import { settingsTexts } from '@abrufbar/texts/profile-settings.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { Toggle } from '@abrufbar/web/ui/toggle.tsx';
import { useState } from 'react';

const t = reader(settingsTexts);

type Permission = NotificationPermission | 'unsupported';

/** Safari on iOS knows push only in an app on the home screen. */
const permissionNow = (): Permission =>
  'Notification' in globalThis && 'PushManager' in globalThis
    ? Notification.permission
    : 'unsupported';

type PushToggleProps = {
  /** What the person wants, on whatever device it was said. */
  readonly wish: boolean;
  readonly disabled: boolean;
  readonly onChange: (wish: boolean) => void;
};

/** On only where the browser allows it: the stored value is a wish, the device decides (SET-03, D-55). */
export const PushToggle = ({ wish, disabled, onChange }: PushToggleProps) => {
  const [permission, setPermission] = useState(permissionNow);
  const isOn = wish && permission === 'granted';
  const change = async (checked: boolean): Promise<void> => {
    if (!checked) return onChange(false);
    const answer = await Notification.requestPermission(); // only from the tap of the user (T-33)
    setPermission(answer);
    if (answer === 'granted') onChange(true);
  };
  return (
    <Toggle
      label={t('settings.push_notification')}
      hint={t(hintOf(permission, isOn))}
      disabled={disabled || permission === 'unsupported'}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => void change(checked)}
    />
  );
};

const hintOf = (permission: Permission, isOn: boolean) => {
  if (permission === 'unsupported') return 'settings.push_unsupported';
  if (permission === 'denied') return 'settings.push_denied';
  return isOn ? 'settings.push_noted' : 'settings.push_notification.hint';
};
