import { type DespatchAdvice, readDespatchAdvice } from '@abrufbar/formats/ubl/despatch-advice.ts';
import { mapDespatchAdvice } from '@abrufbar/formats/ubl/map-despatch-advice.ts';
import { type LostLeaf, lostLeaves } from '@abrufbar/formats/ubl/lost-leaves.ts';
import { noteDetails } from '@abrufbar/formats/ubl/note-details.ts';
import { readInvoice } from '@abrufbar/formats/invoices/read-invoice.ts';
import type { Invoice, InvoiceFields } from '@abrufbar/formats/invoices/invoice.ts';
import type { XmlElement, XmlProblem } from '@abrufbar/formats/xml/shapes.ts';
import type { NoteDetail } from '@abrufbar/domain/deliveries/note-details.ts';
import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';
import type { Note } from '@abrufbar/formats/xml/note.ts';
import { importsDocumentsTexts } from '@abrufbar/texts/imports-documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refuseActiveContent } from '@abrufbar/formats/pdf/active-content.ts';
import { PdfError } from '@abrufbar/formats/pdf/pdf-error.ts';
import { findInvoice } from '@abrufbar/formats/pdf/find-invoice.ts';
import { parseXml, XmlError } from '@abrufbar/formats/xml/parse-xml.ts';

export const t = reader(importsDocumentsTexts);

/** Further problems would repeat the first ones. */
const MAX_PROBLEMS = 20;
/** Remarks on one document; the last says how many more there are. */
const MAX_REMARKS = 200;
/** Lines of a document, unless the operator sets another number. */
const MAX_LINES = 999;

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

type ReadDespatch = {
  readonly ticket: Ticket;
  readonly advice: DespatchAdvice;
  /** Its values beside the ticket. */
  readonly details: readonly NoteDetail[];
  /** Its leaves that nothing here carries on. */
  readonly lost: readonly LostLeaf[];
};

/** A delivery note in UBL as the ticket of all sources, and as everything that was read of it. */
export const readDespatchDocument = (
  bytes: Buffer,
  today: string,
  maxLines = MAX_LINES,
): ReadDocument<ReadDespatch> => {
  try {
    const root = parseLimited(bytes, maxLines);
    const read = readDespatchAdvice(root);
    if (read.value === null) return refused(read.problems);
    const { value: advice, leftOut } = read;
    const { ticket, problems, notes, taken } = mapDespatchAdvice(advice, today);
    if (!ticket) return refused([...leftOut, ...problems]);
    const { details, isWhole } = noteDetails(advice, taken);
    const lost = lostLeaves(root, advice);
    const shortened: Note[] = isWhole ? [] : [{ code: 'details_shortened' }];
    const said = sayNotes(leftOut, [...notes, ...shortened, ...lost.flatMap(noteOf)]);
    return { read: { ticket, advice, details, lost }, messages: [], notes: said };
  } catch (error) {
    return unreadable(error);
  }
};

/** An invoice as XRechnung in either syntax or inside a PDF. */
export const readInvoiceDocument = async (
  bytes: Buffer,
  maxLines = MAX_LINES,
): Promise<ReadDocument<ReadInvoice>> => {
  try {
    const isPdf = !isXml(bytes);
    const xml = isPdf ? await findInvoice(bytes) : bytes;
    if (isPdf) refuseActiveContent(bytes, 'invoice');
    const read = readInvoice(parseLimited(xml, maxLines));
    if (read.invoice === null) return refused(read.problems);
    const { invoice, fields, leftOut } = read;
    const notes = sayNotes(leftOut, invoice.notes);
    return { read: { invoice, fields, isPdf }, messages: [], notes };
  } catch (error) {
    return unreadable(error);
  }
};

const LINES = new Set([
  'cac:DespatchLine',
  'cac:InvoiceLine',
  'cac:CreditNoteLine',
  'ram:IncludedSupplyChainTradeLineItem',
]);

class LinesError extends Error {
  readonly lines: number;
  readonly maxLines: number;
  constructor(lines: number, maxLines: number) {
    super('lines');
    this.lines = lines;
    this.maxLines = maxLines;
  }
}

/** Lines are counted before they are read; in CII they lie one level deeper. */
const parseLimited = (bytes: Buffer, maxLines: number): XmlElement => {
  const root = parseXml(bytes);
  const inner = [root, ...root.children].flatMap(({ children }) => children);
  const lines = inner.filter(({ name }) => LINES.has(name)).length;
  if (lines > maxLines) throw new LinesError(lines, maxLines);
  return root;
};

/** XML in any encoding: after a byte order mark, or with a zero beside its first character (UTF-16). */
export const isXml = (bytes: Buffer): boolean =>
  /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\0?\s*</.test(
    bytes.toString('latin1', 0, 200),
  );

const sayFault = (error: XmlError | PdfError): string =>
  error instanceof PdfError
    ? t(`document.${error.fault}`, error.values)
    : t(`document.${error.fault}`);

const unreadable = (error: unknown) => {
  if (error instanceof XmlError || error instanceof PdfError) {
    return { read: null, messages: [sayFault(error)] };
  }
  if (error instanceof LinesError) {
    const values = { zahl: error.lines, grenze: error.maxLines };
    return { read: null, messages: [t('document.too_many_lines', values)] };
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
    case 'details_shortened':
      return t(`document.${note.code}`);
    case 'not_carried':
    case 'rewritten':
      return t(`document.${note.code}`, { feld: note.field });
  }
};

/** A line that was left out has its sentence already. */
const noteOf = ({ place, reason }: LostLeaf): Note[] => {
  switch (reason) {
    case 'unknown':
      return [{ field: place, code: 'not_carried' }];
    case 'rewritten':
      return [{ field: place, code: 'rewritten' }];
    case 'line_left_out':
      return [];
  }
};

/** Lines that could not be read, then what was taken otherwise than it stands. */
const sayNotes = (leftOut: readonly XmlProblem[], notes: readonly Note[]): string[] => {
  const lines = leftOut.map((problem) =>
    t('document.line_left_out', { grund: sayProblem(problem) }),
  );
  const all = [...new Set([...lines, ...notes.map(sayNote)])];
  if (all.length <= MAX_REMARKS) return all;
  const said = all.slice(0, MAX_REMARKS - 1);
  return [...said, t('document.more_remarks', { n: all.length - said.length })];
};
