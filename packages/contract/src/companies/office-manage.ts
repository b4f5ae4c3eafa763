import * as z from 'zod/mini';
import {
  companyId,
  manages,
  MAX_NAME_CODE_POINTS,
  versionInQuery,
} from '#companies/office-fields.ts';
import { call } from '#protocol/call.ts';
import { orNothing, text } from '#wire/codecs.ts';
import { version } from '#wire/plain.ts';

/** Name and seat of a customer; empty is unknown. */
const master = {
  name: text(MAX_NAME_CODE_POINTS, 1),
  street: text(100),
  postcode: text(10),
  city: text(80),
};

/** Number a supplier gave the company; the supplier knows no other company by it. */
const customerNumber = text(20, 1);

/** Makes a company with its first number at a supplier of the brand; 409 `customer_number_taken`. */
export const officeCreate = call({
  ...manages,
  name: 'companies.officeCreate',
  summary: 'Legt einen Kunden mit seiner Nummer beim Lieferanten an.',
  method: 'POST',
  path: 'customers',
  input: z.object({
    ...master,
    /** Our number of the company; empty takes the next free one. */
    company_nr: orNothing(text(20)),
    supplier_id: z.int(),
    customer_number: customerNumber,
  }),
  output: z.object({ id: z.int(), number: z.string() }),
});

/** Name and address. */
export const officeUpdate = call({
  ...manages,
  name: 'companies.officeUpdate',
  summary: 'Ändert Name und Anschrift eines Kunden.',
  method: 'PUT',
  path: 'customers/{id}',
  input: z.object({ id: companyId, version, ...master }),
  output: z.object({ version }),
});

/** Only where nothing hangs on the company: 409 `customer_in_use`. */
export const officeRemove = call({
  ...manages,
  name: 'companies.officeRemove',
  summary: 'Entfernt einen Kunden ohne Verträge und Personen.',
  method: 'DELETE',
  path: 'customers/{id}',
  body: 'none',
  input: z.object({ id: companyId, version: versionInQuery }),
  output: z.object({}),
});

/** One more number at a supplier of the brand. */
export const officeAddNumber = call({
  ...manages,
  name: 'companies.officeAddNumber',
  summary: 'Gibt einem Kunden eine Nummer beim Lieferanten.',
  method: 'POST',
  path: 'customers/{id}/numbers',
  input: z.object({ id: companyId, supplier_id: z.int(), customer_number: customerNumber }),
  output: z.object({}),
});

/** The last number at a supplier stays while anything hangs on it: 409 `customer_number_in_use`. */
export const officeRemoveNumber = call({
  ...manages,
  name: 'companies.officeRemoveNumber',
  summary: 'Entfernt eine Nummer eines Kunden beim Lieferanten.',
  method: 'DELETE',
  path: 'customers/{id}/numbers/{supplier_id}/{customer_number}',
  body: 'none',
  input: z.object({ id: companyId, supplier_id: companyId, customer_number: customerNumber }),
  output: z.object({}),
});
