import {
  type DespatchAdvice,
  readDespatchAdvice,
} from '@abrufbar/domain/imports-despatch-advice.ts';
import {
  type DespatchProblem,
  mapDespatchAdvice,
} from '@abrufbar/domain/imports-despatch-ticket.ts';
import { readInvoice } from '@abrufbar/domain/imports-invoice-read.ts';
import type { Invoice, InvoiceProblem } from '@abrufbar/domain/imports-invoice.ts';
import type { XmlElement, XmlProblem } from '@abrufbar/domain/imports-xml.ts';
import type { Ticket } from '@abrufbar/domain/imports.ts';
import { importsDocumentsTexts } from '@abrufbar/texts/imports-documents.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { PdfError } from '#imports/pdf-error.ts';
import { findInvoice } from '#imports/pdf-invoice.ts';
import { parseXml, XmlError } from '#imports/xml.ts';

const t = reader(importsDocumentsTexts);

/** More would say the same again. */
const MOST_PROBLEMS = 20;

/** What was read, or one German sentence for every problem. */
type ReadDocument<T> =
  | { readonly read: T; readonly messages: readonly [] }
  | { readonly read: null; readonly messages: readonly string[] };

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
export const readInvoiceDocument = (bytes: Buffer): ReadDocument<Invoice> =>
  reading(() => {
    const { invoice, problems } = readInvoice(rootOf(bytes));
    return invoice ? { read: invoice, messages: [] } : refused(problems);
  });

const rootOf = (bytes: Buffer): XmlElement => {
  const beginning = bytes
    .toString('latin1', 0, 200)
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trimStart();
  return parseXml(beginning.startsWith('<') ? bytes : findInvoice(bytes));
};

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
  return { read: null, messages: [...new Set(messages)].slice(0, MOST_PROBLEMS) };
};
