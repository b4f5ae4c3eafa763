import { isUtf8 } from 'node:buffer';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { createYielder } from '#core/event-loop.ts';

/** Bodies up to this size are parsed inline, within a few milliseconds. */
const MAX_INLINE_BYTES = 128 * 1024;

/**
 * Parses JSON. A large array, such as the rows of an import, is parsed element by element, so that other
 * requests are answered meanwhile; what comes out is the same. Throws a SyntaxError, and refuses a list as soon
 * as it has too many elements (D-66).
 */
export const readJson = async (bytes: Buffer, maxRows: number): Promise<unknown> => {
  if (!isUtf8(bytes)) throw new SyntaxError('not UTF-8');
  const body = bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? bytes.subarray(3) : bytes;
  const start = skipBlank(body, 0);
  const first = skipBlank(body, start + 1);
  const isLargeList = body.length > MAX_INLINE_BYTES && body[start] === OPEN_LIST;
  if (!isLargeList || body[first] === CLOSE_LIST) {
    const read: unknown = JSON.parse(body.toString());
    if (Array.isArray(read)) checkRowCount(read, maxRows);
    return read;
  }
  const turn = createYielder();
  const elements: unknown[] = [];
  let at = first;
  for (;;) {
    const end = endOfElement(body, at);
    elements.push(JSON.parse(body.toString('utf8', at, end)));
    checkRowCount(elements, maxRows);
    at = end + 1;
    if (body[end] !== COMMA) break;
    await turn();
  }
  if (skipBlank(body, at) < body.length) throw new SyntaxError('more after the end');
  return elements;
};

/** Refuses a file with too many rows as a whole. */
export const checkRowCount = (rows: readonly unknown[], maxRows: number): void => {
  if (rows.length <= maxRows) return;
  throw new Refusal(413, 'import_too_many_rows', { values: { most: formatWhole(maxRows) } });
};

const [QUOTE, COMMA, ESCAPE] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const BYTE_ORDER_MARK = Buffer.from('\ufeff');

const skipBlank = (body: Buffer, from: number): number => {
  let at = from;
  while (isBlank(body[at])) at += 1;
  return at;
};

const isBlank = (byte?: number): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Where the comma after an element stands or the bracket after the last one; each element is checked by its parser. */
const endOfElement = (body: Buffer, from: number): number => {
  let depth = 0;
  let isText = false;
  for (let at = from; at < body.length; at += 1) {
    const byte = body[at];
    if (isText) {
      if (byte === ESCAPE) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (depth > 0 && (byte === CLOSE_LIST || byte === CLOSE_OBJECT)) depth -= 1;
    else if (depth === 0 && (byte === COMMA || byte === CLOSE_LIST)) return at;
  }
  throw new SyntaxError('cut off');
};
