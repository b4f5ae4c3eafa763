import { STAFF_AREAS, STAFF_ROLES } from '@abrufbar/domain/staff/roles.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { id, password, text } from '#wire/codecs.ts';
import { instant } from '#wire/plain.ts';

const signsIn = {
  method: 'POST',
  kind: 'change',
  who: 'staff-sign-in',
  tenant: 'staff',
  rate: 'login',
  body: 'json',
} as const;

/** Six digits of the authenticator app. */
const code = text(20, 1);

/**
 * First step: the password. The token stands for half a session, good for the second step alone and for 15
 * minutes; it travels as bearer token like that of a whole session.
 */
export const signIn = call({
  ...signsIn,
  name: 'staff.signIn',
  summary: 'Meldet Mitarbeiter mit E-Mail-Adresse und Passwort an; der zweite Faktor folgt.',
  path: 'session',
  audited: false,
  input: z.object({ email: text(254, 1), password }),
  output: z.object({
    token: z.string(),
    next: z.enum(['code', 'enrolment']),
    name: z.string(),
    /** Name of the account in the authenticator app. */
    account: z.string(),
  }),
});

/** A whole session: its token replaces that of the half one. */
const signedIn = z.object({
  token: z.string(),
  /** Unused recovery codes. */
  recovery_codes_left: z.int(),
});

/** Second step: the code of the authenticator app. A wrong one is 422 `code_wrong` and says how many tries are left. */
export const enterCode = call({
  ...signsIn,
  name: 'staff.enterCode',
  summary: 'Prüft den Code der Authentifizierungs-App und beginnt die Sitzung.',
  path: 'session/code',
  audited: true,
  input: z.object({ code }),
  output: signedIn,
});

/** Second step without the app: one of the ten recovery codes, each good once. */
export const enterRecoveryCode = call({
  ...signsIn,
  name: 'staff.enterRecoveryCode',
  summary: 'Prüft einen Wiederherstellungscode und beginnt die Sitzung.',
  path: 'session/recovery-code',
  audited: true,
  input: z.object({ code }),
  output: signedIn,
});

/** Begins enrolment; asked again, it makes a new secret and new codes. */
export const startEnrolment = call({
  ...signsIn,
  name: 'staff.startEnrolment',
  summary: 'Beginnt die Einrichtung des zweiten Faktors.',
  path: 'session/enrolment',
  audited: false,
  input: z.object({}),
  output: z.object({
    /** In groups of four, for typing. */
    secret: z.string(),
    otpauth_url: z.string(),
    recovery_codes: z.array(z.string()),
  }),
});

/** Checks the first code of the app; `finishEnrolment` needs it proven and no further code. */
export const proveEnrolment = call({
  ...signsIn,
  name: 'staff.proveEnrolment',
  summary: 'Prüft den ersten Code der eingerichteten App.',
  path: 'session/enrolment/code',
  audited: false,
  input: z.object({ code }),
  output: z.object({}),
});

/** Ends enrolment and begins the session, once the code was proven and the recovery codes are put away. */
export const finishEnrolment = call({
  ...signsIn,
  name: 'staff.finishEnrolment',
  summary: 'Schließt die Einrichtung des zweiten Faktors ab und beginnt die Sitzung.',
  path: 'session/enrolment/finish',
  audited: true,
  input: z.object({ codes_kept: z.literal(true) }),
  output: signedIn,
});

/** Ends the session of the token, a half one too. */
export const signOut = call({
  ...signsIn,
  name: 'staff.signOut',
  summary: 'Beendet die Sitzung des gesendeten Tokens.',
  method: 'DELETE',
  path: 'session',
  rate: 'general',
  audited: true,
  body: 'none',
  input: z.object({}),
  output: z.object({}),
});

/** Mails a link for a new password; the answer does not reveal whether somebody has the address. */
export const requestPasswordLink = call({
  ...signsIn,
  name: 'staff.requestPasswordLink',
  summary: 'Schickt Mitarbeitern einen Link für ein neues Passwort.',
  path: 'password-link',
  rate: 'recovery',
  audited: false,
  input: z.object({ email: text(254, 1) }),
  output: z.object({}),
});

/** Sets the password by the link of a mail; the second factor is still asked for afterwards. */
export const setPassword = call({
  ...signsIn,
  name: 'staff.setPassword',
  summary: 'Vergibt mit dem Link aus der Mail ein neues Passwort.',
  path: 'password',
  audited: true,
  input: z.object({ token: text(200, 1), new_password: password }),
  output: z.object({ email: z.string() }),
});

const own = { who: 'staff', roles: STAFF_ROLES, tenant: 'staff', rate: 'general' } as const;

/** Limits of the running session, as instants. */
const limits = {
  /** Without further input; counted from the last call a key or pointer caused (`Abrufbar-User-Action`). */
  idle_ends_at: instant,
  ends_at: instant,
  /** Until then dangerous calls ask for no code; null when they ask at once. */
  step_up_until: z.nullable(instant),
};

const area = z.enum(STAFF_AREAS);

/** The signed-in staff member: role, brands, rights, limits of the session. */
export const me = call({
  ...own,
  name: 'staff.me',
  summary: 'Der angemeldete Mitarbeiter mit Rolle, Marken und Rechten.',
  method: 'GET',
  path: 'me',
  kind: 'read',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({
    id,
    name: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    brands: z.array(z.enum(BRANDS)),
    /** Of all brands of the member. */
    suppliers: z.array(z.object({ id: z.int(), name: z.string(), brand: z.enum(BRANDS) })),
    read: z.array(area),
    write: z.array(area),
    recovery_codes_left: z.int(),
    ...limits,
  }),
});

/** Continues the session: the answer to "are you still there?". */
export const touch = call({
  ...own,
  name: 'staff.touch',
  summary: 'Hält die Sitzung offen.',
  method: 'POST',
  path: 'session/touch',
  kind: 'change',
  audited: false,
  body: 'json',
  input: z.object({}),
  output: z.object(limits),
});

/** Asks for a code before dangerous calls; five minutes none of them asks again. */
export const stepUp = call({
  ...own,
  name: 'staff.stepUp',
  summary: 'Bestätigt mit einem Code, dass der Mitarbeiter selbst handelt.',
  method: 'POST',
  path: 'session/step-up',
  kind: 'change',
  audited: true,
  body: 'json',
  input: z.object({ code }),
  output: z.object(limits),
});

/** Ten new recovery codes; the old ones are void. */
export const renewRecoveryCodes = call({
  ...own,
  name: 'staff.renewRecoveryCodes',
  summary: 'Erzeugt zehn neue Wiederherstellungscodes.',
  method: 'POST',
  path: 'session/recovery-codes',
  kind: 'change',
  stepUp: true,
  showsSecret: true,
  audited: true,
  body: 'json',
  input: z.object({}),
  output: z.object({ recovery_codes: z.array(z.string()) }),
});
