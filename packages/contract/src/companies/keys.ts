/** Keys that members make for their company's own systems (decision 0077). */
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { dmyDay, flagText, id, password, text, time } from '#wire/codecs.ts';

const ofKeys = {
  who: 'user',
  tenant: 'company',
  permissions: ['company-keys'],
} as const;

const company_number = text(40, 1);

export const MAX_KEY_NAME_CODE_POINTS = 60;

/** Keys that work, the oldest first. */
export const list = call({
  ...ofKeys,
  name: 'companyKeys.list',
  summary: 'Schlüssel einer Firma für ihre eigenen Systeme.',
  method: 'GET',
  path: 'company-keys',
  kind: 'read',
  rate: 'general',
  audited: false,
  body: 'none',
  input: z.object({ company_number }),
  output: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        /** Last four characters. */
        tail: z.string(),
        may_confirm: z.boolean(),
        /** Name of the member who made it; null once the person is removed. */
        made_by: z.nullable(z.string()),
        /** Whether that person still belongs to the company. */
        made_by_member: z.boolean(),
        made_on: dmyDay,
        /** Null before its first use; written down about every five minutes. */
        used_on: z.nullable(dmyDay),
        used_time: z.nullable(time),
      }),
    ),
  }),
});

const changes = { ...ofKeys, kind: 'change', audited: true, body: 'form' } as const;

/** The password is asked again: whoever finds an unlocked phone makes no key. Guesses count like those of a login. */
export const create = call({
  ...changes,
  name: 'companyKeys.create',
  summary: 'Legt einen Schlüssel an und zeigt ihn einmal.',
  method: 'POST',
  path: 'company-keys',
  rate: 'login',
  showsSecret: true,
  input: z.object({
    company_number,
    name: text(MAX_KEY_NAME_CODE_POINTS, 1),
    may_confirm: flagText,
    password,
  }),
  output: z.object({ id, key: z.string() }),
});

/** Ends a key at once; repeated, it changes nothing. */
export const revoke = call({
  ...changes,
  name: 'companyKeys.revoke',
  summary: 'Widerruft einen Schlüssel der Firma; er gilt sofort nicht mehr.',
  method: 'POST',
  path: 'company-keys/revoke',
  rate: 'general',
  input: z.object({ company_number, key_id: id }),
  output: z.object({}),
});
