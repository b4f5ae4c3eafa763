import { buffer } from 'node:stream/consumers';
import { invoice, ubl } from '@abrufbar/contract/imports/documents.ts';
import { invoices } from '@abrufbar/contract/imports/invoices.ts';
import type { Database } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import { isXml } from '#imports/reading/read-document.ts';
import type { Failed } from '#imports/rows.ts';
import { type Reject, sumKeptBytes } from '#imports/run/reject-store.ts';

/** Calls whose rows hold a file: an invoice among its fields, a document alone. */
const WITH_FILE: ReadonlySet<string> = new Set([invoices.name, invoice.name, ubl.name]);

/** Whether a row of a call cannot be sent again without its file. */
export const holdsFile = (call: string): boolean => WITH_FILE.has(call);

/** Bytes of the files that are kept for a supplier; a system that sends rubbish for weeks fills no disk. */
const MAX_KEPT_BYTES = 1024 ** 3;

type Store = {
  readonly files: Files;
  readonly global: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
};
type Origin = { readonly call: string; readonly supplierId: number };
type Rejected = { readonly failed: Failed; readonly raw: unknown };

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null;

/** Several problems of a document are one row. */
const oneEach = (rejected: readonly Rejected[]): Rejected[] =>
  [...Map.groupBy(rejected, ({ failed }) => failed.row).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const messages = [first, ...others].map(({ failed }) => failed.message);
    return [{ ...first, failed: { ...first.failed, message: messages.join(' ') } }];
  });

/** Rejected rows as they are kept; a file is taken out of its row and lies in the store of files. */
export const keepRows = async (
  { files, global }: Store,
  { call, supplierId }: Origin,
  rejected: readonly Rejected[],
): Promise<Reject[]> => {
  const rows = oneEach(rejected);
  if (!holdsFile(call) || rows.length === 0) return rows.map((row) => ({ ...row, kept: null }));
  let room = MAX_KEPT_BYTES - (await global((db) => sumKeptBytes(db, supplierId)));
  const rejects: Reject[] = [];
  for (const { failed, raw } of rows) {
    const { file, ...fields } = isObject(raw) ? raw : {};
    const bytes = bytesOf(file);
    const media = bytes && bytes.length <= room ? mediaOf(bytes) : null;
    if (bytes === null || media === null) {
      rejects.push({ failed, raw: isObject(raw) ? fields : raw, kept: null });
      continue;
    }
    room -= bytes.length;
    const name = await files.write('imports', bytes);
    rejects.push({ failed, raw: fields, kept: { file: name, media, bytes: bytes.length } });
  }
  return rejects;
};

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const bytesOf = (file: unknown): Buffer | null => {
  if (Buffer.isBuffer(file)) return file;
  return typeof file === 'string' && BASE64.test(file) ? Buffer.from(file, 'base64') : null;
};

/** The type by the first bytes; anything else is no paper and will never be taken. */
export const mediaOf = (bytes: Buffer): 'application/pdf' | 'application/xml' | null => {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  return isXml(bytes) ? 'application/xml' : null;
};

/** The row as it was sent, with its file; null when the store has lost it. */
export const wholeRow = async (
  files: Files,
  { raw, file }: { readonly raw: unknown; readonly file: string | null },
): Promise<unknown> => {
  if (file === null || !isObject(raw)) return raw;
  const stream = await files.read('imports', file);
  return stream && { ...raw, file: (await buffer(stream)).toString('base64') };
};
