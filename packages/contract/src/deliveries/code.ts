import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { id, text } from '#wire/codecs.ts';

/** More than the largest QR code holds. */
const MAX_DATA_CHARACTERS = 8000;

/**
 * Finds the delivery of a code or a typed number in any company of the caller; `company_number` is the
 * selected one. Changes nothing: scanning never confirms.
 */
export const scan = call({
  name: 'deliveries.scan',
  summary: 'Sucht die Lieferung zu einem gelesenen QR-Code oder einer Lieferscheinnummer.',
  method: 'POST',
  path: 'delivery/qr-code/upload',
  kind: 'read',
  who: 'user',
  permissions: ['qr-code-scanner'],
  tenant: 'contract',
  rate: 'scan',
  audited: false,
  body: 'multipart',
  input: z.object({ company_number: text(40, 1), data: text(MAX_DATA_CHARACTERS, 1) }),
  /** Company and contract of the delivery (ENT-51). */
  output: z.object({
    switch_company: z.boolean(),
    company_name: z.string(),
    company_number: z.string(),
    contract_id: id,
    contract_number: z.string(),
    construction_site_name: z.string(),
    delivery_id: id,
  }),
});
