import * as z from 'zod/mini';
import {
  companyId,
  manages,
  MAX_EMAIL_CODE_POINTS,
  MAX_NAME_CODE_POINTS,
  versionInQuery,
} from '#companies/office-fields.ts';
import { call } from '#protocol/call.ts';
import { id, text } from '#wire/codecs.ts';
import { version } from '#wire/plain.ts';

const contact = {
  /** For all customers of the supplier, not for this one alone. */
  is_for_all: z.boolean(),
  task: text(60, 1),
  name: text(MAX_NAME_CODE_POINTS, 1),
  phone: text(40),
  email: text(MAX_EMAIL_CODE_POINTS),
};

/** Names somebody of a supplier whom the customer calls. */
export const officeCreateContact = call({
  ...manages,
  name: 'companies.officeCreateContact',
  summary: 'Ordnet einem Kunden einen Ansprechpartner zu.',
  method: 'POST',
  path: 'customers/{id}/contacts',
  input: z.object({ id: companyId, supplier_id: z.int(), ...contact }),
  output: z.object({ contact_id: id }),
});

export const officeUpdateContact = call({
  ...manages,
  name: 'companies.officeUpdateContact',
  summary: 'Ändert einen Ansprechpartner.',
  method: 'PUT',
  path: 'customers/{id}/contacts/{contact_id}',
  input: z.object({ id: companyId, contact_id: id, version, ...contact }),
  output: z.object({ version }),
});

export const officeRemoveContact = call({
  ...manages,
  name: 'companies.officeRemoveContact',
  summary: 'Entfernt einen Ansprechpartner.',
  method: 'DELETE',
  path: 'customers/{id}/contacts/{contact_id}',
  body: 'none',
  input: z.object({ id: companyId, contact_id: id, version: versionInQuery }),
  output: z.object({}),
});
