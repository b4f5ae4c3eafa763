import * as z from 'zod/mini';
import { looks, stepFields } from '#call-offs/office-fields.ts';
import { call } from '#protocol/call.ts';
import { id, wholeNumber } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';

const MAX_COMPANY_ID = 2_147_483_647;

/** A step of a call-off, with the call-off it belongs to. */
const step = z.object({
  /** The call-off. */
  id,
  number: z.nullable(z.string()),
  reference: z.int(),
  contract_id: id,
  contract_name: z.string(),
  material_name: z.string(),
  ...stepFields,
});
export type OfficeStep = z.output<typeof step>;

/** Steps of the call-offs of a contract, the latest first (OFF-82). */
export const officeContractHistory = call({
  ...looks,
  name: 'callOffs.officeContractHistory',
  summary: 'Verlauf der Abrufe eines Vertrags.',
  path: 'contracts/{id}/history',
  input: z.object({ id, page }),
  output: listOf(step),
});

/** The same of all call-offs of a customer with the suppliers of the brand. */
export const officeCustomerHistory = call({
  ...looks,
  name: 'callOffs.officeCustomerHistory',
  summary: 'Verlauf der Abrufe eines Kunden.',
  path: 'customers/{id}/history',
  input: z.object({ id: wholeNumber(1, MAX_COMPANY_ID), page }),
  output: listOf(step),
});
