import { inflateSync } from 'node:zlib';
import { PdfError } from '#pdf/pdf-error.ts';

export type PdfObject = {
  /** Text before its stream, or the whole object. */
  readonly body: string;
  /** First and last byte of its stream in the file. */
  readonly stream: { readonly start: number; readonly end: number } | null;
};

/** More than any paper has; a file beyond it is an attack. */
const MAX_OBJECTS = 100_000;
const MAX_BODY_CHARS = 8_192;
export const MAX_INFLATED_BYTES = 40 * 1024 * 1024;

/**
 * Objects of a PDF by number, found by reading through the file once: the last one of a number counts, as
 * after every change of a PDF, and stands last.
 */
export const pdfObjects = (file: string): Map<number, PdfObject> => {
  const objects = new Map<number, PdfObject>();
  let inflated = 0;
  const add = (number: number, object: PdfObject) => {
    objects.delete(number);
    objects.set(number, object);
    if (objects.size > MAX_OBJECTS) throw new PdfError('unreadable');
  };
  const beginning = /(?<!\d)(\d{1,10})\s{1,4}\d{1,5}\s{1,4}obj\b/g;
  let end = -1;
  for (let found = beginning.exec(file); found; found = beginning.exec(file)) {
    const from = beginning.lastIndex;
    if (end < from) end = placeOf(file, 'endobj', from);
    const object = objectIn(file, from, end);
    add(Number(found[1]), object);
    beginning.lastIndex = object.stream?.end ?? end;
    if (object.stream && /\/Type\s*\/ObjStm\b/.test(object.body)) {
      const { start, end: last } = object.stream;
      const bytes = Buffer.from(file.slice(start, last), 'latin1');
      const content = inflate(object.body, bytes, MAX_INFLATED_BYTES - inflated).toString('latin1');
      inflated += content.length;
      for (const [number, body] of packedIn(object.body, content))
        add(number, { body, stream: null });
    }
  }
  return objects;
};

const objectIn = (file: string, from: number, end: number): PdfObject => {
  const streamAt = file.slice(from, end).search(/\bstream\r?\n/);
  const body = file.slice(from, streamAt === -1 ? end : from + streamAt).slice(0, MAX_BODY_CHARS);
  if (streamAt === -1) return { body, stream: null };
  const line = from + streamAt + 'stream'.length;
  const start = line + (file.startsWith('\r\n', line) ? 2 : 1);
  const declared = Number(
    /\/Length\s{1,4}(\d{1,10})(?!\d|\s{1,4}\d{1,5}\s{1,4}R)/.exec(body)?.[1] ?? -1,
  );
  const isDeclared =
    declared >= 0 && /^\s{0,2}endstream/.test(file.slice(start + declared, start + declared + 11));
  return {
    body,
    stream: { start, end: isDeclared ? start + declared : placeOf(file, 'endstream', start) },
  };
};

/** Where a word comes next, or the end of the file. */
const placeOf = (file: string, word: string, from: number): number => {
  const at = file.indexOf(word, from);
  return at === -1 ? file.length : at;
};

/** Objects without streams of their own that share a compressed one. */
const packedIn = (body: string, content: string): [number, string][] => {
  const first = Number(/\/First\s{1,4}(\d{1,10})/.exec(body)?.[1] ?? 0);
  const places = content
    .slice(0, first)
    .trim()
    .split(/\s+/, 2 * MAX_OBJECTS)
    .map(Number);
  return Array.from({ length: Math.floor(places.length / 2) }, (_, index) => {
    const place = first + (places[2 * index + 1] ?? 0);
    return [places[2 * index] ?? 0, content.slice(place, place + MAX_BODY_CHARS)];
  });
};

/** Content of a stream as far as it is needed here: plain or deflated. */
export const inflate = (body: string, bytes: Buffer, maxBytes: number): Buffer => {
  const filter = /\/Filter\s{0,4}(?:\[\s{0,4})?\/(\w{1,40})/.exec(body)?.[1];
  if (filter === undefined) return bytes;
  const isPlain = filter === 'FlateDecode' && !/\/Predictor\s{1,4}(?!1\b)\d/.test(body);
  if (!isPlain) throw new PdfError('unreadable');
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(maxBytes, 1) });
  } catch (error) {
    throw new PdfError('unreadable', { cause: error });
  }
};
