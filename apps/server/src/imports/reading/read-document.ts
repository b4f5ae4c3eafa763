import { type DespatchAdvice, readDespatchAdvice } from '@abrufbar/formats/ubl/despatch-advice.ts';
import { mapDespatchAdvice } from '@abrufbar/formats/ubl/map-despatch-advice.ts';
import { readInvoice } from '@abrufbar/formats/invoices/read-invoice.ts';
import type { Invoice, InvoiceFields } from '@abrufbar/formats/invoices/invoice.ts';
import type { XmlProblem } from '@abrufbar/formats/xml/shapes.ts';
import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';
import type { Note } from '@abrufbar/formats/xml/note.ts';
import { importsDocumentsTexts } from '@abrufbar/texts/imports-documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { PdfError } from '@abrufbar/formats/pdf/pdf-error.ts';
import { findInvoice } from '@abrufbar/formats/pdf/find-invoice.ts';
import { parseXml, XmlError } from '@abrufbar/formats/xml/parse-xml.ts';

export const t = reader(importsDocumentsTexts);

/** Further problems would repeat the first ones. */
const MAX_PROBLEMS = 20;

/** The document with sentences about what was taken otherwise than it stands, or one for every problem. */
type ReadDocument<T> =
  | { readonly read: T; readonly messages: readonly []; readonly notes: readonly string[] }
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
): ReadDocument<{ readonly ticket: Ticket; readonly advice: DespatchAdvice }> => {
  try {
    const read = readDespatchAdvice(parseXml(bytes));
    if (read.value === null) return refused(read.problems);
    const { value: advice, leftOut } = read;
    const { ticket, problems, notes } = mapDespatchAdvice(advice, today);
    if (!ticket) return refused([...leftOut, ...problems]);
    return { read: { ticket, advice }, messages: [], notes: sayNotes(leftOut, notes) };
  } catch (error) {
    return unreadable(error);
  }
};

/** An invoice as XRechnung in either syntax or inside a PDF. */
export const readInvoiceDocument = async (bytes: Buffer): Promise<ReadDocument<ReadInvoice>> => {
  try {
    const isPdf = !isXml(bytes);
    const read = readInvoice(parseXml(isPdf ? await findInvoice(bytes) : bytes));
    if (read.invoice === null) return refused(read.problems);
    const { invoice, fields, leftOut } = read;
    const notes = sayNotes(leftOut, invoice.notes);
    return { read: { invoice, fields, isPdf }, messages: [], notes };
  } catch (error) {
    return unreadable(error);
  }
};

/** XML in any encoding: after a byte order mark, or with a zero beside its first character (UTF-16). */
export const isXml = (bytes: Buffer): boolean =>
  /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\0?\s*</.test(
    bytes.toString('latin1', 0, 200),
  );

const unreadable = (error: unknown) => {
  if (error instanceof XmlError || error instanceof PdfError) {
    return { read: null, messages: [t(`document.${error.fault}`)] };
  }
  throw error;
};

type Problem =
  | XmlProblem
  | ReturnType<typeof mapDespatchAdvice>['problems'][number]
  | ReturnType<typeof readInvoice>['problems'][number];
const sayProblem = ({ field, code }: Problem): string => t(`document.${code}`, { feld: field });

const refused = (problems: readonly Problem[]) => ({
  read: null,
  messages: [...new Set(problems.map(sayProblem))].slice(0, MAX_PROBLEMS),
});

const sayNote = (note: Note): string => {
  switch (note.code) {
    case 'rounded':
      return t('document.rounded', { feld: note.field, genannt: note.stated, wert: note.kept });
    case 'unit_shown':
    case 'weight_left_out':
      return t(`document.${note.code}`, { feld: note.field, einheit: note.unit });
    case 'line_left_out':
      return t('document.line_left_out', { grund: sayProblem(note.problem) });
    case 'nothing_delivered':
      return t('document.nothing_delivered', { feld: note.field });
    case 'booking_aid':
      return t('document.booking_aid');
  }
};

/** Lines that could not be read, then what was taken otherwise than it stands. */
const sayNotes = (leftOut: readonly XmlProblem[], notes: readonly Note[]): string[] => {
  const lines = leftOut.map((problem) =>
    t('document.line_left_out', { grund: sayProblem(problem) }),
  );
  return [...new Set([...lines, ...notes.map(sayNote)])].slice(0, MAX_PROBLEMS);
};
