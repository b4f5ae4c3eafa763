import { type DespatchAdvice, readDespatchAdvice } from '@abrufbar/formats/ubl/despatch-advice.ts';
import {
  type DespatchProblem,
  mapDespatchAdvice,
} from '@abrufbar/formats/ubl/map-despatch-advice.ts';
import { readInvoice } from '@abrufbar/formats/invoices/read-invoice.ts';
import type { Invoice, InvoiceFields, InvoiceProblem } from '@abrufbar/formats/invoices/invoice.ts';
import type { XmlProblem } from '@abrufbar/formats/xml/shapes.ts';
import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';
import { importsDocumentsTexts } from '@abrufbar/texts/imports-documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { PdfError } from '@abrufbar/formats/pdf/pdf-error.ts';
import { findInvoice } from '@abrufbar/formats/pdf/find-invoice.ts';
import { parseXml, XmlError } from '@abrufbar/formats/xml/parse-xml.ts';

export const t = reader(importsDocumentsTexts);

/** Further problems would repeat the first ones. */
const MAX_PROBLEMS = 20;

/** The document, or one German sentence for every problem. */
type ReadDocument<T> =
  | { readonly read: T; readonly messages: readonly [] }
  | { readonly read: null; readonly messages: readonly string[] };

type ReadInvoice = {
  readonly invoice: Invoice;
  /** Names of the fields that may not fit the stored data, in the words of the format. */
  readonly fields: InvoiceFields;
  readonly isPdf: boolean;
};

/** A delivery note in UBL as the ticket of all sources, and as everything that was read of it. */
export const readDespatchDocument = (
  bytes: Buffer,
  today: string,
): ReadDocument<{ readonly ticket: Ticket; readonly advice: DespatchAdvice }> =>
  reading(() => {
    const { value: advice, problems } = readDespatchAdvice(parseXml(bytes));
    if (advice === null) return refused(problems);
    const { ticket, problems: found } = mapDespatchAdvice(advice, today);
    return ticket ? { read: { ticket, advice }, messages: [] } : refused(found);
  });

/** An invoice as XRechnung in either syntax or inside a PDF. */
export const readInvoiceDocument = (bytes: Buffer): ReadDocument<ReadInvoice> =>
  reading(() => {
    const isPdf = !isXml(bytes);
    const read = readInvoice(parseXml(isPdf ? findInvoice(bytes) : bytes));
    if (read.invoice === null) return refused(read.problems);
    const { invoice, fields } = read;
    return { read: { invoice, fields, isPdf }, messages: [] };
  });

/** XML in any encoding: after a byte order mark, or with a zero beside its first character (UTF-16). */
export const isXml = (bytes: Buffer): boolean =>
  /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\0?\s*</.test(
    bytes.toString('latin1', 0, 200),
  );

const reading = <T>(read: () => ReadDocument<T>): ReadDocument<T> => {
  try {
    return read();
  } catch (error) {
    if (error instanceof XmlError || error instanceof PdfError) {
      return { read: null, messages: [t(`document.${error.fault}`)] };
    }
    throw error;
  }
};

type Problem = XmlProblem | DespatchProblem | InvoiceProblem;
const refused = (problems: readonly Problem[]) => {
  const messages = problems.map(({ field, code }) => t(`document.${code}`, { feld: field }));
  return { read: null, messages: [...new Set(messages)].slice(0, MAX_PROBLEMS) };
};
