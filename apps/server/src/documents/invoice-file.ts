import { downloadInvoice as downloadInvoiceCall } from '@abrufbar/contract/documents.ts';
import { handle } from '#core/context.ts';
import { FileAnswer } from '#core/files.ts';
import { Refusal } from '#core/refusal.ts';
import { findInvoiceFile } from '#documents/invoice-store.ts';

/** Whoever belongs to the company may fetch it, whether it names a contract or not (D-50). */
export const downloadInvoice = handle(downloadInvoiceCall, async (context, { invoice_uuid }) => {
  const { db, scope, files } = context;
  const found = await findInvoiceFile(db, scope, invoice_uuid);
  const body = found && (await files.read('invoices', found.file));
  if (!body) throw new Refusal(404, 'invoice_not_found');
  return new FileAnswer({ body, name: found.file_name, media: found.content_type });
});
