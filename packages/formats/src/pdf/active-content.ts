import { INVOICE_NAMES } from '#pdf/invoice-names.ts';
import { PdfError } from '#pdf/pdf-error.ts';
import {
  listPdfObjects,
  PdfPackedError,
  type PdfObject,
  unpack,
  valuesOf,
} from '#pdf/pdf-objects.ts';
import { PdfBudgetError, type PdfValue } from '#pdf/pdf-values.ts';

/** Actions (12.6.4) that do more than to show another place; links into the web are left to the reader. */
const ACTIONS: ReadonlyMap<string, 'javascript' | 'launch'> = new Map([
  ['JavaScript', 'javascript'],
  ...[
    ...['Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'Rendition'],
    ...['Movie', 'Sound', 'RichMediaExecute', 'GoTo3DView'],
  ].map((name) => [name, 'launch'] as const),
]);
/** Actions that only move within the document. */
const HARMLESS_AT_OPENING = new Set(['GoTo']);

const begins =
  (sign: string) =>
  (head: string): boolean =>
    head.startsWith(sign);
const isText = (head: string): boolean => !head.includes('\0');
/** Files beside an invoice, as EN 16931 allows them (BT-125), by their ending: whether they begin like one. */
const SUPPORTING: Readonly<Record<string, (head: string) => boolean>> = {
  pdf: begins('%PDF-'),
  png: begins('\u0089PNG\r\n'),
  jpg: begins('\u00FF\u00D8\u00FF'),
  jpeg: begins('\u00FF\u00D8\u00FF'),
  xml: (head) => /^(?:\u00EF\u00BB\u00BF)?\s*</.test(head),
  xlsx: begins('PK\u0003\u0004'),
  ods: begins('PK\u0003\u0004'),
  csv: isText,
  txt: isText,
};
const HEAD_BYTES = 4096;
const MAX_NAME_CHARS = 80;
/** Attached PDFs in attached PDFs. */
const MAX_DEPTH = 3;

type Kind = 'invoice' | 'paper';

/**
 * Refuses a PDF that does something by itself or brings files along: as a paper of a delivery none but an electronic
 * invoice, as an invoice also the supporting documents of the standard. Nothing is taken out of a file: an invoice and
 * a signed paper are only worth something unchanged.
 */
export const refuseActiveContent = (pdf: Buffer, kind: Kind, depth = 0): void => {
  try {
    check(pdf, kind, depth);
  } catch (error) {
    if (error instanceof PdfBudgetError || error instanceof PdfPackedError)
      throw new PdfError('unchecked', { cause: error });
    throw error;
  }
};

const check = (pdf: Buffer, kind: Kind, depth: number): void => {
  const objects = listPdfObjects(pdf);
  const dictionaries = objects.flatMap((object) => dictionariesIn(object.value));
  if (dictionaries.some((one) => valuesOf(one, 'Encrypt').some(isThere)))
    throw new PdfError('encrypted');
  // A name may stand in an object of its own, to which an action refers.
  const names = objects.flatMap(({ value }) => (value.kind === 'name' ? [value.name] : []));
  for (const name of [
    ...names,
    ...dictionaries.flatMap((one) => valuesOf(one, 'S').flatMap(nameOf)),
  ]) {
    const fault = ACTIONS.get(name);
    if (fault) throw new PdfError(fault);
  }
  for (const one of dictionaries) {
    if (valuesOf(one, 'XFA').some(isThere)) throw new PdfError('javascript');
    const atOpening = [
      ...valuesOf(one, 'OpenAction'),
      ...valuesOf(one, 'AA')
        .flatMap((value) => resolve(value, objects))
        .flatMap(inner),
    ];
    if (atOpening.some((value) => acts(value, objects))) throw new PdfError('open_action');
  }
  for (const one of dictionaries)
    for (const files of valuesOf(one, 'EF')) checkFiles(one, files, objects, kind, depth);
};

const nameOf = (value: PdfValue): string[] => (value.kind === 'name' ? [value.name] : []);
const isThere = (value: PdfValue): boolean => !(value.kind === 'word' && value.word === 'null');
const inner = (value: PdfValue): PdfValue[] =>
  value.kind === 'dictionary' ? value.pairs.map(([, one]) => one) : [value];

const dictionariesIn = (value: PdfValue): PdfValue[] => {
  if (value.kind === 'array') return value.items.flatMap(dictionariesIn);
  if (value.kind !== 'dictionary') return [];
  return [value, ...value.pairs.flatMap(([, one]) => dictionariesIn(one))];
};

/** Objects of a number, in each revision of the file. */
const resolve = (value: PdfValue, objects: readonly PdfObject[]): PdfValue[] =>
  value.kind === 'reference'
    ? objects.filter(({ number }) => number === value.number).map((one) => one.value)
    : [value];

/** Whether something happens at opening other than that a page is shown. */
const acts = (value: PdfValue, objects: readonly PdfObject[]): boolean =>
  resolve(value, objects).some((one) => {
    if (one.kind !== 'dictionary') return false;
    const kinds = valuesOf(one, 'S')
      .flatMap((kind) => resolve(kind, objects))
      .flatMap(nameOf);
    return kinds.some((kind) => !HARMLESS_AT_OPENING.has(kind)) || valuesOf(one, 'Next').length > 0;
  });

const checkFiles = (
  specification: PdfValue,
  files: PdfValue,
  objects: readonly PdfObject[],
  kind: Kind,
  depth: number,
): void => {
  const name = ['UF', 'F']
    .flatMap((key) => valuesOf(specification, key))
    .flatMap((one) => resolve(one, objects))
    .flatMap((one) => (one.kind === 'text' ? [plainText(one.text)] : []))[0];
  const refused = new PdfError('attached', {
    values: { name: (name ?? '').slice(0, MAX_NAME_CHARS) },
  });
  const isInvoice = INVOICE_NAMES.includes((name ?? '').toLowerCase());
  const form =
    SUPPORTING[isInvoice ? 'xml' : (/\.(\w+)$/.exec(name ?? '')?.[1] ?? '').toLowerCase()];
  if (form === undefined || (kind === 'paper' && !isInvoice)) throw refused;
  const numbers = resolve(files, objects)
    .flatMap(inner)
    .flatMap((one) => (one.kind === 'reference' ? [one.number] : []));
  // An attached PDF that is not packed brings objects of the same numbers.
  const contents = objects
    .filter(({ number }) => number !== null && numbers.includes(number))
    .flatMap((object) => unpack(object) ?? []);
  if (!contents.some((content) => form(content.toString('latin1', 0, HEAD_BYTES)))) throw refused;
  for (const content of contents) {
    if (!content.subarray(0, HEAD_BYTES).includes('%PDF-')) continue;
    if (depth >= MAX_DEPTH) throw refused;
    refuseActiveContent(content, kind, depth + 1);
  }
};

/** Texts are in UTF-16 behind a byte order mark. */
const plainText = (text: string): string => {
  if (!text.startsWith('\u00FE\u00FF')) return text;
  const bytes = Buffer.from(text.slice(2), 'latin1');
  return new TextDecoder('utf-16be').decode(bytes);
};
