import { PERMISSIONS, ROLES } from '@abrufbar/domain/companies/permissions.ts';
import * as z from 'zod/mini';
import {
  companyId,
  manages,
  MAX_EMAIL_CODE_POINTS,
  MAX_REASON_CODE_POINTS,
  versionInQuery,
} from '#companies/office-fields.ts';
import { call } from '#protocol/call.ts';
import { id, text } from '#wire/codecs.ts';
import { version } from '#wire/plain.ts';

const person = { id: companyId, person_id: id };
const changed = z.object({ version });

/** Role and rights of a person in one company; they count from the person's next call on (OFF-113). */
export const officeUpdatePerson = call({
  ...manages,
  name: 'companies.officeUpdatePerson',
  summary: 'Setzt Rolle und Rechte einer Person in einer Firma.',
  method: 'PUT',
  path: 'customers/{id}/people/{person_id}',
  input: z.object({
    ...person,
    version,
    role: z.enum(ROLES),
    permissions: z
      .array(z.enum(PERMISSIONS))
      .check(z.refine((rights) => new Set(rights).size === rights.length, { error: 'invalid' })),
  }),
  output: changed,
});

/** Takes a person out of a company; the account stays, without a company nobody signs in. */
export const officeRemovePerson = call({
  ...manages,
  name: 'companies.officeRemovePerson',
  summary: 'Nimmt eine Person aus einer Firma.',
  method: 'DELETE',
  path: 'customers/{id}/people/{person_id}',
  body: 'none',
  input: z.object({ ...person, version: versionInQuery }),
  output: z.object({}),
});

const candidate = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Companies of the person that have a number at the brand. */
  companies: z.array(z.string()),
});
export type PersonCandidate = z.output<typeof candidate>;

/**
 * People with an account who do not belong to a company yet: of the brand's customers by the beginning of e-mail or last
 * name, and whoever belongs to no company at all by the whole e-mail.
 */
export const officeCandidates = call({
  ...manages,
  kind: 'read',
  audited: false,
  body: 'none',
  name: 'companies.officeCandidates',
  summary: 'Personen mit Zugang, die in eine Firma aufgenommen werden können.',
  method: 'GET',
  path: 'customers/{id}/candidates',
  input: z.object({ id: companyId, q: text(MAX_EMAIL_CODE_POINTS, 2) }),
  output: z.object({ items: z.array(candidate) }),
});

/** Takes a person with an account into one more company, with the rights of the role (OFF-218). */
export const officeAddPerson = call({
  ...manages,
  name: 'companies.officeAddPerson',
  summary: 'Nimmt eine Person mit Zugang in eine weitere Firma auf.',
  method: 'POST',
  path: 'customers/{id}/people',
  input: z.object({ ...person, role: z.enum(ROLES) }),
  output: changed,
});

const blocking = z.object({ ...person, version, reason: text(MAX_REASON_CODE_POINTS, 1) });

/** Ends all sessions of the person at once; nobody signs in until unblocked. */
export const officeBlockPerson = call({
  ...manages,
  name: 'companies.officeBlockPerson',
  summary: 'Sperrt den Zugang einer Person und beendet ihre Sitzungen.',
  method: 'POST',
  path: 'customers/{id}/people/{person_id}/block',
  input: blocking,
  output: changed,
});

export const officeUnblockPerson = call({
  ...manages,
  name: 'companies.officeUnblockPerson',
  summary: 'Öffnet den Zugang einer Person wieder.',
  method: 'POST',
  path: 'customers/{id}/people/{person_id}/unblock',
  input: z.object({ ...person, version }),
  output: changed,
});
