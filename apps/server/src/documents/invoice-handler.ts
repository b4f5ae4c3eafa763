import { downloadInvoice as downloadInvoiceCall } from '@abrufbar/contract/documents.ts';
import { type BaseContext, handle } from '#core/calls/context.ts';
import { FileAnswer, keptFile } from '#core/files/files.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { findInvoiceFile } from '#documents/invoice-store.ts';

/** A person who sees the invoices of the company may fetch it, whether it names a contract or not (D-50). */
export const downloadInvoice = handle(downloadInvoiceCall, (context, { invoice_uuid }) =>
  invoiceFile(context, invoice_uuid),
);

type InvoiceReader = Pick<BaseContext, 'db' | 'files'> & { readonly scope: readonly number[] };

/** The file of an invoice, whoever of its company reads it. */
export const invoiceFile = async (
  { db, scope, files }: InvoiceReader,
  id: string,
): Promise<FileAnswer> => {
  const found = await findInvoiceFile(db, scope, id);
  const absent = 'invoice_not_found';
  if (found === undefined) throw new Refusal(404, absent);
  const body = keptFile(files, { kind: 'invoices', name: found.file, absent });
  return new FileAnswer({ body, name: found.file_name, media: found.content_type });
};
