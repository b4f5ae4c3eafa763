import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { report } from '#imports/tickets.ts';
import { upload } from '#wire/file.ts';
import { id } from '#wire/codecs.ts';

const file = {
  method: 'POST',
  kind: 'change',
  who: 'import-key',
  tenant: 'supplier',
  rate: 'import',
  audited: true,
  body: 'multipart',
  upload: { field: 'file', bytes: 20 * 1024 * 1024 },
  input: z.object({ file: upload }),
} as const;

/** A delivery note in the format behind the German 1Lieferschein, one per file (D-66). */
export const ubl = call({
  ...file,
  name: 'imports.ubl',
  summary: 'Nimmt einen Lieferschein als UBL DespatchAdvice 2.1 an.',
  path: 'import/scale-note/ubl',
  output: report,
});

/** An electronic invoice; the delivery notes it names are matched with known ones (D-50). */
export const invoice = call({
  ...file,
  name: 'imports.invoice',
  summary: 'Nimmt eine Rechnung als XRechnung (UBL, CII) oder ZUGFeRD an.',
  path: 'import/invoices/document',
  output: z.extend(report, {
    invoice_id: z.nullable(id),
    /** Numbers of the delivery notes the invoice names: known ones and unknown ones. */
    matched: z.array(z.string()),
    unmatched: z.array(z.string()),
  }),
});
