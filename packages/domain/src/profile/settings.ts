import { THEME } from '#session/session.ts';

/** Settings that can be switched on and off, named as on the wire (ENT-09). */
const TOGGLES = ['CallOff', 'Reminder', 'Tips', 'PushNotification'] as const;
export type Toggle = (typeof TOGGLES)[number];

export const SETTING_TYPES = [...TOGGLES, 'Theme'] as const;

/** Settings for which clients show a control: tips are stored without one (T-23). */
export const OFFERED_TOGGLES = [
  'CallOff',
  'Reminder',
  'PushNotification',
] as const satisfies readonly Toggle[];

/** Settings of a person who has changed nothing yet, in every company (D-55). */
export const DEFAULT_SETTINGS = {
  CallOff: true,
  Reminder: true,
  Tips: false,
  PushNotification: false,
  Theme: THEME.system,
} as const;
