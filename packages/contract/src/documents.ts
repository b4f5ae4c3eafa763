/** Documents to download (D-26, D-50); allowed for everybody who may see the delivery or the contract, invoices with a right of their own. */
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { reads } from '#contracts/reads.ts';
import { fileBody } from '#wire/file.ts';
import { id } from '#wire/codecs.ts';

/** Without it invoices do not exist for a person (DOC-51). */
export const INVOICES = ['invoice-list'] as const;
/** Lines of a note that is answered at once; a longer one is answered 202 until it is drawn. */
export const MAX_DIRECT_LINES = 60;
/** Nobody asks for a paper any more after this long without a question: it frees its place. */
export const ABANDONED_SECONDS = 30;

/** A scale note is a delivery, its uuid the id of the delivery. */
export const downloadNote = call({
  ...reads,
  name: 'documents.downloadNote',
  summary: 'Lieferschein einer Lieferung als PDF.',
  path: 'scale-notes/download/{scale_note_uuid}',
  isQueued: true,
  input: z.object({ scale_note_uuid: id }),
  output: fileBody,
  media: 'application/pdf',
});

/** The delivery note in the format behind the German 1Lieferschein, for the customer's own systems (D-66). */
export const downloadUbl = call({
  ...reads,
  name: 'documents.downloadUbl',
  summary: 'Lieferschein einer Lieferung als UBL DespatchAdvice 2.1.',
  path: 'scale-notes/ubl/{scale_note_uuid}',
  input: z.object({ scale_note_uuid: id }),
  output: fileBody,
  media: 'application/xml',
});

/** The unchanged file of a delivery note, where its supplier sent one; 404 for a delivery without (DOC-32). */
export const downloadNoteFile = call({
  ...reads,
  name: 'documents.downloadNoteFile',
  summary: 'Lieferschein einer Lieferung in der Datei, in der er kam.',
  path: 'scale-notes/original/{scale_note_uuid}',
  input: z.object({ scale_note_uuid: id }),
  output: fileBody,
  media: 'application/xml',
});

/** Receipt of a load with person and time, once its delivery is confirmed; 409 before (D-48, D-66). */
export const downloadReceipt = call({
  ...reads,
  name: 'documents.downloadReceipt',
  summary: 'Empfangsbestätigung einer bestätigten Lieferung als UBL ReceiptAdvice 2.1.',
  path: 'scale-notes/receipt/{scale_note_uuid}',
  input: z.object({ scale_note_uuid: id }),
  output: fileBody,
  media: 'application/xml',
});

/** The unchanged file of an invoice: an XRechnung or the PDF that embeds one. */
export const downloadInvoice = call({
  ...reads,
  name: 'documents.downloadInvoice',
  permissions: INVOICES,
  summary: 'Rechnung in der Datei, in der sie kam.',
  path: 'invoices/download/{invoice_uuid}',
  input: z.object({ invoice_uuid: id }),
  output: fileBody,
  media: ['application/pdf', 'application/xml'],
});

/** Every delivery of a contract, one row per material; named `xls` in the summary of routes, but in xlsx format. */
export const exportContract = call({
  ...reads,
  name: 'documents.exportContract',
  summary: 'Alle Lieferungen eines Vertrags als Tabelle (XLSX).',
  path: 'scale-notes/export/{contract_id}',
  isSlow: true,
  input: z.object({ contract_id: id }),
  output: fileBody,
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
