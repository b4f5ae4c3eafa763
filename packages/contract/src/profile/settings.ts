import { SETTING_TYPES } from '@abrufbar/domain/profile/settings.ts';
import { THEME, type Theme } from '@abrufbar/domain/session/session.ts';
import { call } from '#protocol/call.ts';
import { profileData } from '#profile/data.ts';
import { orNothing, text } from '#wire/codecs.ts';
import * as z from 'zod/mini';

const THEMES = Object.values(THEME);

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
  output: profileData,
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
