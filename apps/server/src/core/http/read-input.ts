import type { IncomingMessage } from 'node:http';
import { type Call, hasBody, isStaffCall } from '@abrufbar/contract/protocol/call.ts';
import { type FormRecord, fromPairs } from '@abrufbar/contract/wire/form.ts';
import { MAX_ROWS } from '@abrufbar/contract/imports/tickets.ts';
import { type BodyLimit, readBody } from '#core/http/read-body.ts';
import { readJson } from '#core/http/read-json.ts';
import { readUtf8 } from '@abrufbar/formats/xml/utf8.ts';
import { type Part, parseMultipart } from '#core/http/multipart.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';

/** Limits of docs/quality.md section "Input and files". */
export const FORM_KIBIBYTES = 64;
export const IMPORT_MEBIBYTES = 20;
const FORM: BodyLimit = { bytes: FORM_KIBIBYTES * 1024, seconds: 12 };
const IMPORT: BodyLimit = { bytes: IMPORT_MEBIBYTES * 1_048_576, seconds: 60 };
const OFFICE: BodyLimit = { bytes: 1024 * 1024, seconds: 12 };
const UPLOAD_TIMEOUT_SECONDS = 60;
const MAX_FIELDS = 500;

type Pairs = readonly (readonly [string, string])[];

/** Reads the input of a request: the fields of query or form with those of the path, or the parsed JSON. */
export const readInput = async (
  call: Call,
  request: IncomingMessage,
  pathFields: Readonly<Record<string, string>>,
): Promise<unknown> => {
  if (!hasBody(call)) return withPath(parseUrlencoded(queryOf(request.url)), pathFields);
  const type = mediaTypeOf(request);
  if (call.body === 'json') {
    if (isStaffCall(call)) return readOfficeBody(call, request, type, pathFields);
    if (type !== 'application/json') throw new Refusal(415, 'body_kind');
    const tooLarge = () =>
      new Refusal(413, 'import_too_large', { values: { most: IMPORT_MEBIBYTES } });
    return parseJson(await readWithin(request, IMPORT, tooLarge));
  }
  if (call.upload && type === 'multipart/form-data') {
    return readUpload(call.upload, request, pathFields);
  }
  const body = await readBody(request, FORM);
  if (body.length === 0) return withPath([], pathFields);
  if (type === 'application/x-www-form-urlencoded') {
    return withPath(parseUrlencoded(textOf(body)), pathFields);
  }
  if (type !== 'multipart/form-data') throw new Refusal(415, 'body_kind');
  return withPath(fieldsOf(partsOf(body, request)), pathFields);
};

/** One JSON object with the fields of the path. */
const readOfficeBody = async (
  { isLarge }: Call,
  request: IncomingMessage,
  type: string,
  pathFields: Readonly<Record<string, string>>,
): Promise<unknown> => {
  if (type !== 'application/json') throw new Refusal(415, 'body_kind');
  const body = await readBody(request, isLarge ? IMPORT : OFFICE);
  try {
    const read: unknown = JSON.parse(textOf(body));
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) {
      return { ...read, ...pathFields };
    }
  } catch {
    // refused below like JSON of another shape
  }
  throw new Refusal(400, 'unreadable');
};

/** A form with one file beside its texts. */
const readUpload = async (
  { field, bytes }: NonNullable<Call['upload']>,
  request: IncomingMessage,
  pathFields: Readonly<Record<string, string>>,
): Promise<unknown> => {
  const tooLarge = () =>
    new Refusal(413, 'file_too_large', { values: { most: bytes / 1_048_576 } });
  const limit = { bytes: bytes + FORM.bytes, seconds: UPLOAD_TIMEOUT_SECONDS };
  const body = await readWithin(request, limit, tooLarge);
  const parts = partsOf(body, request);
  const texts = parts.filter(({ isFile, name }) => !isFile || name !== field);
  const [file, ...more] = parts.filter((part) => !texts.includes(part));
  if (more.length > 0) throw refuseFields([{ field, problem: 'single' }]);
  if (file && file.bytes.length > bytes) throw tooLarge();
  const fields = withPath(fieldsOf(texts), pathFields);
  if (!file) return fields;
  if (fields[field] !== undefined) throw refuseFields([{ field, problem: 'single' }]);
  return { ...fields, [field]: file.bytes };
};

/** The body; where it is too large, in words of its own. */
const readWithin = (
  request: IncomingMessage,
  limit: BodyLimit,
  tooLarge: () => Refusal,
): Promise<Buffer> =>
  readBody(request, limit).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 413 ? tooLarge() : error;
  });

const partsOf = (body: Buffer, { headers }: IncomingMessage): readonly Part[] => {
  const parts = parseMultipart(body, headers['content-type'] ?? '', MAX_FIELDS);
  if (parts === null) throw new Refusal(400, 'unreadable');
  if (parts.length > MAX_FIELDS) throw new Refusal(413, 'body_too_large');
  return parts;
};

const mediaTypeOf = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const withPath = (pairs: Pairs, path: Readonly<Record<string, string>>): FormRecord => {
  if (pairs.length > MAX_FIELDS) throw new Refusal(413, 'body_too_large');
  // A field of the path wins over one of the same name elsewhere.
  return fromPairs([
    ...pairs.filter(([name]) => !Object.hasOwn(path, name)),
    ...Object.entries(path),
  ]);
};

const queryOf = (url = ''): string => {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
};

/** Pairs of a query or urlencoded body; broken percent signs are unreadable, not guessed at. */
const parseUrlencoded = (text: string): Pairs => {
  const pieces = text.split('&').filter((piece) => piece !== '');
  try {
    return pieces.map((piece) => {
      const at = piece.indexOf('=');
      return at === -1
        ? [decode(piece), '']
        : [decode(piece.slice(0, at)), decode(piece.slice(at + 1))];
    });
  } catch {
    throw new Refusal(400, 'unreadable');
  }
};
const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

const fieldsOf = (parts: readonly Part[]): Pairs => {
  const files = parts.filter((part) => part.isFile);
  if (files.length > 0) {
    throw refuseFields(files.map(({ name }) => ({ field: name, problem: 'file' })));
  }
  return parts.map(({ name, bytes }) => [name, textOf(bytes)]);
};

const parseJson = async (body: Buffer): Promise<unknown> => {
  try {
    return await readJson(body, MAX_ROWS);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'import_unreadable');
  }
};

const textOf = (body: Buffer): string => {
  const text = readUtf8(body);
  if (text === null) throw new Refusal(400, 'unreadable');
  return text;
};
