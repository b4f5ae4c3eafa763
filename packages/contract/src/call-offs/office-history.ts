import * as z from 'zod/mini';
import { looks, stepFields } from '#call-offs/office-fields.ts';
import { call } from '#protocol/call.ts';
import { id, wholeNumber } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { instant } from '#wire/plain.ts';

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

const texts = z.nullable(z.array(z.string()));

/** A change of the contract itself or of one of its items, as the audit log has it. */
const change = z.object({
  type: z.literal('change'),
  id,
  at: instant,
  /** Name of the recorded call. */
  call: z.string(),
  /** Name of the member, the person or the supplier. */
  by: z.string(),
  /** Position of the item; null of the contract itself. */
  position: z.nullable(z.string()),
  changes: z.array(z.object({ field: z.string(), old: texts, new: texts })),
});
export type ContractChange = z.output<typeof change>;

const entry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('step'), ...step.shape }),
  change,
]);
export type ContractEntry = z.output<typeof entry>;

/** Steps of the call-offs of a contract and its own changes, the latest first (OFF-82, OFF-222). */
export const officeContractHistory = call({
  ...looks,
  name: 'callOffs.officeContractHistory',
  summary: 'Verlauf eines Vertrags: seine Änderungen und die Schritte seiner Abrufe.',
  path: 'contracts/{id}/history',
  input: z.object({ id, page }),
  output: listOf(entry),
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
