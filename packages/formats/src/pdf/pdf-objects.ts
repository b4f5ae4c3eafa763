import { inflateSync } from 'node:zlib';
import { PdfBudgetError, PdfLexer, type PdfValue } from '#pdf/pdf-values.ts';

/** One object of a PDF: its value and, of a stream, its bytes as they lie there. */
export type PdfObject = {
  readonly number: number | null;
  readonly value: PdfValue;
  readonly stream: Buffer | null;
};

/** Objects that share a stream in a form that no writer uses: nobody can say what is inside. */
export class PdfPackedError extends Error {}

const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;
/** Bytes that may be read, as a multiple of those of the file: each is read a few times at most. */
const READ_FACTOR = 20;
const MIN_READ_BYTES = 1024 * 1024;

/**
 * Every object that any reader could find in a file: behind each word `obj` and `trailer`, wherever it stands, and in
 * the streams that hold objects. Tables are not asked: a hidden object would not be in ours.
 */
export const listPdfObjects = (pdf: Buffer): PdfObject[] => {
  let left = Math.max(MIN_READ_BYTES, pdf.length * READ_FACTOR);
  const spend = (bytes: number): void => {
    left -= bytes;
    if (left < 0) throw new PdfBudgetError('bytes');
  };
  const text = pdf.toString('latin1');
  const found: PdfObject[] = [];
  for (const { 0: word, index } of text.matchAll(/(?<!end)obj|trailer/g)) {
    const lexer = new PdfLexer(text, index + word.length, spend);
    const value = lexer.value();
    const numbers = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]*$/.exec(
      text.slice(Math.max(0, index - 30), index),
    );
    const begin = /^(?:[\s\0]|%[^\r\n]*[\r\n])*stream(?:\r\n|\n|\r)?/.exec(
      text.slice(lexer.at, lexer.at + MAX_GAP_CHARS),
    );
    const stream =
      begin && value.kind === 'dictionary' ? pdf.subarray(lexer.at + begin[0].length) : null;
    const object = { number: numbers ? Number(numbers[1]) : null, value, stream };
    found.push(object, ...packedIn(object, spend));
  }
  return found;
};
const MAX_GAP_CHARS = 200;

/** Values of a key, all of them. */
export const valuesOf = (value: PdfValue, key: string): PdfValue[] =>
  value.kind === 'dictionary'
    ? value.pairs.filter(([name]) => name === key).map(([, one]) => one)
    : [];

/** Objects inside a stream (7.5.7): readers know it by `N` and `First`, whatever its type says. */
const packedIn = (object: PdfObject, spend: (bytes: number) => void): PdfObject[] => {
  const { value, stream } = object;
  if (stream === null || !valuesOf(value, 'First').length || !valuesOf(value, 'N').length)
    return [];
  const unpacked = unpack(object);
  if (unpacked === null) throw new PdfPackedError();
  const text = unpacked.toString('latin1');
  spend(text.length);
  const head = new PdfLexer(text, 0, spend);
  const numbers: number[] = [];
  for (
    let next = head.value();
    next.kind === 'word' && /^\d+$/.test(next.word);
    next = head.value()
  )
    numbers.push(Number(next.word));
  const firsts = valuesOf(value, 'First').map((one) =>
    one.kind === 'word' ? Number(one.word) : Number.NaN,
  );
  // Where the objects begin may stand elsewhere in the file: then at all places.
  if (firsts.some((first) => !Number.isInteger(first))) throw new PdfPackedError();
  return firsts.flatMap((first) =>
    numbers.flatMap((number, index) => {
      const offset = index % 2 === 0 ? numbers[index + 1] : undefined;
      if (offset === undefined) return [];
      const inner = new PdfLexer(text, first + offset, spend).value();
      return [{ number, value: inner, stream: null }];
    }),
  );
};

/** The content of a stream; null where it is packed by another filter than the usual one, or to too much. */
export const unpack = ({ value, stream }: PdfObject): Buffer | null => {
  if (stream === null) return null;
  const filters = [...valuesOf(value, 'Filter'), ...valuesOf(value, 'F')].flatMap((one) =>
    one.kind === 'array' ? one.items : [one],
  );
  const end = stream.indexOf('endstream');
  const plain = end === -1 ? stream : stream.subarray(0, end);
  if (filters.length === 0) return plain;
  const [only, ...more] = filters;
  const isUsual = only?.kind === 'name' && ['FlateDecode', 'Fl'].includes(only.name);
  if (!isUsual || more.length > 0 || hasPredictor(value)) return null;
  try {
    return inflateSync(stream, { maxOutputLength: MAX_UNPACKED_BYTES });
  } catch {
    return null;
  }
};

const hasPredictor = (value: PdfValue): boolean =>
  [...valuesOf(value, 'DecodeParms'), ...valuesOf(value, 'DP')].some(
    (one) => !(one.kind === 'word' && one.word === 'null'),
  );
