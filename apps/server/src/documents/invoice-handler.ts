import { downloadInvoice as downloadInvoiceCall } from '@abrufbar/contract/documents.ts';
import { handle } from '#core/calls/context.ts';
import { FileAnswer, keptFile } from '#core/files/files.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { findInvoiceFile } from '#documents/invoice-store.ts';

/** Every member of the company may fetch it, whether it names a contract or not (D-50). */
export const downloadInvoice = handle(downloadInvoiceCall, async (context, { invoice_uuid }) => {
  const { db, scope, files } = context;
  const found = await findInvoiceFile(db, scope, invoice_uuid);
  const absent = 'invoice_not_found';
  if (found === undefined) throw new Refusal(404, absent);
  const body = keptFile(files, { kind: 'invoices', name: found.file, absent });
  return new FileAnswer({ body, name: found.file_name, media: found.content_type });
});
