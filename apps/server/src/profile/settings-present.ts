import { DEFAULT_SETTINGS, OFFERED_TOGGLES } from '@abrufbar/domain/profile/settings.ts';
import { THEME } from '@abrufbar/domain/session/session.ts';
import { settingsTexts } from '@abrufbar/texts/profile/settings.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { SettingsRow } from '#profile/settings-store.ts';

const t = reader(settingsTexts);
const LABELS = {
  CallOff: 'settings.call_off',
  Reminder: 'settings.reminder',
  PushNotification: 'settings.push_notification',
} as const satisfies Record<(typeof OFFERED_TOGGLES)[number], string>;

/** ENT-09 to ENT-11. */
export const presentSettings = (row: SettingsRow) => {
  const toggles = {
    CallOff: row.call_off_mail ?? DEFAULT_SETTINGS.CallOff,
    Reminder: row.reminder_mail ?? DEFAULT_SETTINGS.Reminder,
    Tips: row.tips ?? DEFAULT_SETTINGS.Tips,
    PushNotification: row.push ?? DEFAULT_SETTINGS.PushNotification,
  };
  return {
    ...toggles,
    Theme: THEMES.find((theme) => theme === row.theme) ?? DEFAULT_SETTINGS.Theme,
    settings_options: OFFERED_TOGGLES.map((type) => ({
      type,
      label: t(LABELS[type]),
      status: toggles[type],
    })),
  };
};

const THEMES = Object.values(THEME);
