import { THEME } from '@abrufbar/domain/session/session.ts';
import { call } from '#protocol/call.ts';
import { permissions } from '#wire/permissions.ts';
import { person } from '#profile/person.ts';
import { dmyDay, orNothing, password, text } from '#wire/codecs.ts';
import * as z from 'zod/mini';

/** Signs in with e-mail and password, or with the single-use token of an invitation or impersonation. */
export const login = call({
  name: 'session.login',
  summary: 'Meldet mit E-Mail-Adresse und Passwort oder mit einem Einladungstoken an.',
  method: 'POST',
  path: 'auth/login',
  kind: 'change',
  who: 'anyone',
  tenant: 'none',
  rate: 'login',
  audited: true,
  body: 'form',
  input: z
    .object({
      username: orNothing(text(254)),
      password: orNothing(password),
      _im: orNothing(text(200)),
    })
    .check(({ value, issues }) => {
      if (value._im !== null) return;
      for (const field of ['username', 'password'] as const) {
        if (value[field] !== null) continue;
        issues.push({ code: 'custom', path: [field], input: value[field], message: 'required' });
      }
    }),
  output: z.object({ access_token: z.string() }),
});

/** Ends the session of the token that is sent; a GET by the fixed protocol (T-01). */
export const logout = call({
  name: 'session.logout',
  summary: 'Beendet die Sitzung des gesendeten Tokens.',
  method: 'GET',
  path: 'auth/logout',
  kind: 'change',
  inView: true,
  who: 'user',
  tenant: 'user',
  rate: 'general',
  audited: true,
  body: 'none',
  input: z.object({}),
  output: z.object({}),
});

const readsUser = {
  summary: 'Die angemeldete Person mit ihren Firmen.',
  path: 'user',
  kind: 'read',
  who: 'user',
  tenant: 'user',
  rate: 'general',
  audited: false,
  /** `role` and `buttonPermissions` are those of this company, or of the first one (D-15). */
  input: z.object({ company_number: orNothing(text(40)) }),
  output: z.object({
    ...person,
    theme: z.literal(Object.values(THEME)),
    available_companies: z.array(z.object({ company_nr: z.string(), company_name: z.string() })),
    buttonPermissions: permissions,
    accepted_terms_of_use_date: z.nullable(dmyDay),
    /** An earlier version was accepted, so the question says that the terms have changed (D-56). */
    terms_of_use_changed: z.boolean(),
    has_notification_subscription: z.boolean(),
    /** Staff member who impersonates this person; the screens show it (D-03). */
    impersonator: z.nullable(z.string()),
  }),
} as const;

/** A POST that only reads (T-02). */
export const user = call({ ...readsUser, name: 'session.user', method: 'POST', body: 'form' });
export const userByGet = call({
  ...readsUser,
  name: 'session.userByGet',
  method: 'GET',
  body: 'none',
});
