import { STAFF_ROLES } from '@abrufbar/domain/staff/roles.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { id, text } from '#wire/codecs.ts';
import { instant, version } from '#wire/plain.ts';

const administers = {
  who: 'staff',
  roles: ['admin'],
  tenant: 'staff',
  rate: 'general',
} as const;

const brands = z.array(z.enum(BRANDS)).check(
  z.refine((chosen) => chosen.length > 0, { error: 'required' }),
  z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'invalid' }),
);

const session = {
  id,
  /** Browser and system; null where unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  started_at: instant,
  last_active_at: instant,
  is_current: z.boolean(),
};

const member = {
  id,
  version,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  role: z.enum(STAFF_ROLES),
  brands: z.array(z.enum(BRANDS)),
  factor: z.enum(['on', 'todo', 'blocked']),
  /** Null before the first session. */
  last_active_at: z.nullable(instant),
  sessions: z.int(),
  /** The caller itself: cannot be blocked or lowered. */
  is_self: z.boolean(),
  /** The only administrator left of a brand: likewise. */
  is_last_admin: z.boolean(),
  /** False when the member also has a brand the caller has not. */
  can_change: z.boolean(),
};

/** Staff who share a brand with the caller, by name. */
export const list = call({
  ...administers,
  name: 'staff.list',
  summary: 'Die Mitarbeiter der eigenen Marken.',
  method: 'GET',
  path: 'staff',
  kind: 'read',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({ items: z.array(z.object(member)) }),
});

/** One member with its open sessions, the last used first. */
export const detail = call({
  ...administers,
  name: 'staff.detail',
  summary: 'Ein Mitarbeiter mit seinen Sitzungen.',
  method: 'GET',
  path: 'staff/{id}',
  kind: 'read',
  audited: false,
  body: 'none',
  input: z.object({ id }),
  output: z.object({
    ...member,
    blocked_at: z.nullable(instant),
    block_reason: z.nullable(z.string()),
    open_sessions: z.array(z.object(session)),
  }),
});

/** Open sessions of all members, the last used first. */
export const sessions = call({
  ...administers,
  name: 'staff.sessions',
  summary: 'Die offenen Sitzungen der Mitarbeiter.',
  method: 'GET',
  path: 'staff-sessions',
  kind: 'read',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({
    items: z.array(z.object({ ...session, staff_id: id, name: z.string() })),
  }),
});

const administersWithCode = {
  ...administers,
  kind: 'change',
  stepUp: true,
  audited: true,
  body: 'json',
} as const;

const profile = {
  name: text(80, 1),
  phone: z.nullable(text(40)),
  role: z.enum(STAFF_ROLES),
  brands,
};

const changed = z.object({ id, version });

/** Makes a member, who gets a mail with a link to choose a password and enrols with the first sign-in. */
export const create = call({
  ...administersWithCode,
  name: 'staff.create',
  summary: 'Legt einen Mitarbeiter an und schickt ihm einen Link.',
  method: 'POST',
  path: 'staff',
  input: z.object({ email: text(254, 1), ...profile }),
  output: changed,
});

/** Name, phone, role and brands; running sessions follow with their next call. */
export const update = call({
  ...administersWithCode,
  name: 'staff.update',
  summary: 'Ändert Name, Rolle und Marken eines Mitarbeiters.',
  method: 'PUT',
  path: 'staff/{id}',
  input: z.object({ id, version, ...profile }),
  output: changed,
});

/** Ends all sessions at once; nobody signs in until unblocked. */
export const block = call({
  ...administersWithCode,
  name: 'staff.block',
  summary: 'Sperrt einen Mitarbeiter und beendet seine Sitzungen.',
  method: 'POST',
  path: 'staff/{id}/block',
  input: z.object({ id, version, reason: text(255, 1) }),
  output: changed,
});

export const unblock = call({
  ...administersWithCode,
  name: 'staff.unblock',
  summary: 'Entsperrt einen Mitarbeiter.',
  method: 'POST',
  path: 'staff/{id}/unblock',
  input: z.object({ id, version, reason: text(255, 1) }),
  output: changed,
});

/** Forgets the authenticator app and the recovery codes: the next sign-in enrols again. Ends all sessions. */
export const resetFactor = call({
  ...administersWithCode,
  name: 'staff.resetFactor',
  summary: 'Setzt den zweiten Faktor eines Mitarbeiters zurück.',
  method: 'POST',
  path: 'staff/{id}/reset-factor',
  input: z.object({ id, version }),
  output: changed,
});

/** Mails a member a new link to choose a password. */
export const sendPasswordLink = call({
  ...administersWithCode,
  name: 'staff.sendPasswordLink',
  summary: 'Schickt einem Mitarbeiter einen Link für ein neues Passwort.',
  method: 'POST',
  path: 'staff/{id}/password-link',
  input: z.object({ id }),
  output: z.object({}),
});

/** Ends one session; no effect if it is over. */
export const endSession = call({
  ...administersWithCode,
  name: 'staff.endSession',
  summary: 'Beendet eine Sitzung eines Mitarbeiters.',
  method: 'DELETE',
  path: 'staff/{id}/sessions/{session_id}',
  body: 'none',
  input: z.object({ id, session_id: id }),
  output: z.object({}),
});

/** Ends all sessions of a member, of the caller itself all others. */
export const endSessions = call({
  ...administersWithCode,
  name: 'staff.endSessions',
  summary: 'Beendet alle Sitzungen eines Mitarbeiters.',
  method: 'DELETE',
  path: 'staff/{id}/sessions',
  body: 'none',
  input: z.object({ id }),
  output: z.object({}),
});
