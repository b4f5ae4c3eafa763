import { OFFERED_TOGGLES, SETTING_TYPES } from '@abrufbar/domain/profile-settings.ts';
import { THEME, type Theme } from '@abrufbar/domain/session.ts';
import { call } from '#call.ts';
import { orNothing, text } from '#wire.ts';
import * as z from 'zod/mini';

const THEMES = Object.values(THEME);

/** Settings in one company; theme, tips and push are the same in all of them (ENT-09 to ENT-11, T-54). */
const userSettings = z.object({
  CallOff: z.boolean(),
  Reminder: z.boolean(),
  Tips: z.boolean(),
  /** The wish; whether a device is told is up to the device (D-55). */
  PushNotification: z.boolean(),
  Theme: z.literal(THEMES),
  settings_options: z.array(
    z.object({ type: z.enum(OFFERED_TOGGLES), label: z.string(), status: z.boolean() }),
  ),
  img_url: z.nullable(z.string()),
});

/** Settings of the signed-in person in one company; the same data as the customer profile. */
export const settings = call({
  name: 'profile.settings',
  summary: 'Einstellungen der angemeldeten Person in einer Firma.',
  method: 'GET',
  path: 'settings',
  kind: 'read',
  who: 'user',
  tenant: 'company',
  rate: 'general',
  audited: false,
  body: 'none',
  input: z.object({ company_number: text(40, 1) }),
  output: userSettings,
});

const statusOf = (value: string): boolean | Theme | undefined => {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return THEMES.find((theme) => String(theme) === value);
};

/** 'true', 'false' or a theme id, in one field (API-31). */
const settingStatus = z.codec(z.string(), z.custom<boolean | Theme>(), {
  decode: (value, context) => {
    const status = statusOf(value);
    if (status !== undefined) return status;
    context.issues.push({ code: 'custom', input: value, message: 'choice' });
    return z.NEVER;
  },
  encode: String,
});

/** Sets one setting to a value; repeating it changes nothing. Theme, tips and push need no company (T-24). */
export const updateSetting = call({
  name: 'profile.updateSetting',
  summary: 'Setzt eine Einstellung der angemeldeten Person.',
  method: 'POST',
  path: 'settings',
  kind: 'change',
  who: 'user',
  tenant: 'user',
  rate: 'general',
  audited: true,
  body: 'form',
  input: z
    .object({
      company_number: orNothing(text(40)),
      type: z.enum(SETTING_TYPES),
      status: settingStatus,
    })
    .check(({ value: { type, status }, issues }) => {
      if ((type === 'Theme') === (typeof status === 'number')) return;
      issues.push({ code: 'custom', path: ['status'], input: status, message: 'choice' });
    }),
  output: z.object({}),
});
