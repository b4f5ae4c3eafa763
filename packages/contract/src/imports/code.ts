import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { id, text } from '#wire/codecs.ts';

/** Code of a delivery note, for the plant that prints it (D-49); deterministic, nothing is stored. */
export const generateCode = call({
  name: 'imports.generateCode',
  summary: 'QR-Code eines Lieferscheins des Lieferanten zum Aufdrucken.',
  method: 'POST',
  path: 'import/scale-note/qr-code/generate',
  kind: 'read',
  who: 'import-key',
  tenant: 'supplier',
  rate: 'import',
  audited: false,
  body: 'json',
  input: z.object({
    customer_number: text(40, 1),
    /** Number of the delivery note. */
    number: text(40, 1),
  }),
  output: z.object({
    delivery_id: id,
    /** Content of the code. */
    data: z.string(),
    svg: z.string(),
    /** Base64. */
    png: z.string(),
  }),
});
