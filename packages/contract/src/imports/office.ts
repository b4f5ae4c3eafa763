/** The log of the imports in the office: what came, from where and what became of it (OFF-160). */
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { id, orNothing, wholeNumber } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { fileBody } from '#wire/file.ts';
import { instant } from '#wire/plain.ts';

const OFFICE_IMPORT_VIEWS = ['all', 'errors'] as const;

/** Kinds of imported rows; master data of several kinds are `master`. */
const IMPORTED_DATA = [
  'deliveries',
  'invoices',
  'arrivals',
  'call-offs',
  'master',
  'plants',
  'materials',
  'incoterms',
  'vehicle-types',
  'customers',
  'contracts',
  'items',
  'people',
] as const;
export type ImportedData = (typeof IMPORTED_DATA)[number];

const looks = {
  method: 'GET',
  kind: 'read',
  who: 'staff',
  roles: ['admin', 'dispatcher', 'support'],
  tenant: 'brand',
  rate: 'general',
  audited: false,
  body: 'none',
} as const;

const entry = z.object({
  id,
  received_at: instant,
  source: z.string(),
  data: z.enum(IMPORTED_DATA),
  supplier: z.string(),
  /** Name of the key. */
  key: z.string(),
  /** The member of staff who read in the file or sent its rows again; null for a system. */
  by: z.nullable(z.string()),
  /** The import whose rejected rows it sends again. */
  repeats: z.nullable(id),
  /** `settled`: rows were rejected and none is left. */
  state: z.enum(['ok', 'partly', 'settled', 'failed', 'running']),
  /** Rows that are through: the sum of the four below. */
  rows: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Ignored, because a newer state is known. */
  older: z.int(),
  failed: z.int(),
  /** Rejected rows that are neither sent again nor discarded. */
  left: z.int(),
});
export type OfficeImport = z.output<typeof entry>;

export const importFilters = {
  view: orNothing(z.enum(OFFICE_IMPORT_VIEWS)),
  direction: orNothing(z.enum(['asc', 'desc'])),
};

/** Imports of the brand, the newest first. */
export const officeList = call({
  ...looks,
  name: 'imports.officeList',
  summary: 'Protokoll der Importe der Marke.',
  path: 'imports',
  input: z.object({ ...importFilters, page }),
  output: listOf(entry),
});

const reject = z.object({
  row: z.int(),
  version: z.int(),
  /** Number of the delivery note or whatever else the row is known by. */
  number: z.nullable(z.string()),
  field: z.nullable(z.string()),
  value: z.nullable(z.string()),
  reason: z.string(),
  /** The known number that was probably meant (OFF-165). */
  suggestion: z.nullable(z.string()),
  /** The row as it is sent again, field by field. */
  fields: z.array(z.object({ name: z.string(), value: z.nullable(z.string()) })),
  /** Whether it can be sent again: it is whole, with the file it held. */
  can_repeat: z.boolean(),
  /** Bytes of the file that lies beside it; null without one. */
  file_bytes: z.nullable(z.int()),
  repaired: z.nullable(z.object({ by: z.string(), at: instant })),
  state: z.enum(['left', 'repeated', 'discarded']),
  /** The member of staff who sent it again or discarded it. */
  settled_by: z.nullable(z.string()),
});
export type ImportReject = z.output<typeof reject>;

/** One import with a page of its rejected rows. */
export const officeReport = call({
  ...looks,
  name: 'imports.officeReport',
  summary: 'Ein Import mit seinen zurückgewiesenen Zeilen.',
  path: 'imports/{id}',
  input: z.object({ id, page }),
  output: z.object({
    import: entry,
    /** Whether its rejected rows can be corrected field by field; a document has no fields. */
    is_repairable: z.boolean(),
    /** Remarks on rows that were taken, but kept otherwise than they were sent. */
    remarks: z.array(z.object({ row: z.int(), message: z.string() })),
    /** Rejected rows that are left and can be sent again. */
    repeatable: z.int(),
    /** Name of the call it came by: that of its format. */
    call: z.string(),
    ...listOf(reject).shape,
  }),
});

/** The invoice or document that lies beside a rejected row. */
export const officeRejectedFile = call({
  ...looks,
  name: 'imports.officeRejectedFile',
  summary: 'Die Datei einer zurückgewiesenen Zeile.',
  path: 'imports/{id}/rejects/{row}/file',
  input: z.object({ id, row: wholeNumber(1, 1_000_000) }),
  output: fileBody,
  media: ['application/pdf', 'application/xml'],
});

const source = z.object({
  source: z.string(),
  /** Names of the systems behind it. */
  names: z.array(z.string()),
  last_at: z.nullable(instant),
  /** Rejected rows that are left. */
  errors: z.int(),
  /** Since when it is silent for longer than usual; null while it is not (OFF-168). */
  silent_since: z.nullable(instant),
});
export type ImportSourceState = z.output<typeof source>;

/** Each source with its last import, for the panel beside the log and the navigation. */
export const officeSources = call({
  ...looks,
  name: 'imports.officeSources',
  summary: 'Die Quellen der Importe mit ihrem Zustand.',
  path: 'import-sources',
  input: z.object({}),
  output: z.object({
    items: z.array(source),
    /** Imports with rejected rows that are left. */
    with_errors: z.int(),
  }),
});

const writes = {
  kind: 'change',
  who: 'staff',
  roles: ['admin'],
  tenant: 'brand',
  rate: 'general',
  audited: true,
} as const;

/** Corrects fields of a rejected row; 422 names what the format refuses, 409 who was faster (OFF-162). */
export const officeRepair = call({
  ...writes,
  name: 'imports.officeRepair',
  summary: 'Korrigiert eine zurückgewiesene Zeile eines Imports.',
  method: 'PUT',
  path: 'imports/{id}/rejects/{row}',
  body: 'json',
  input: z.object({
    id,
    row: wholeNumber(1, 1_000_000),
    version: z.int(),
    /** As they are typed; null leaves a field out. */
    values: z.record(z.string().check(z.maxLength(60)), z.nullable(z.string())),
  }),
  output: z.object({ version: z.int() }),
});

/** Sends the rejected rows that are left again; a job takes them (OFF-163). */
export const officeRetry = call({
  ...writes,
  name: 'imports.officeRetry',
  summary: 'Sendet die zurückgewiesenen Zeilen eines Imports noch einmal.',
  method: 'POST',
  path: 'imports/{id}/retry',
  body: 'json',
  input: z.object({ id }),
  output: z.object({ id, rows: z.int() }),
});

/** A rejected row that will never be taken no longer counts as an error (OFF-164). */
export const officeDiscard = call({
  ...writes,
  name: 'imports.officeDiscard',
  summary: 'Verwirft eine zurückgewiesene Zeile eines Imports.',
  method: 'DELETE',
  path: 'imports/{id}/rejects/{row}',
  body: 'none',
  input: z.object({ id, row: wholeNumber(1, 1_000_000), version: wholeNumber(1, 1_000_000) }),
  output: z.object({}),
});

/** The rejected rows that are left, as they would be sent again (OFF-166); recorded like every export. */
export const officeRejects = call({
  ...writes,
  roles: looks.roles,
  name: 'imports.officeRejects',
  summary: 'Die zurückgewiesenen Zeilen eines Imports als Datei.',
  method: 'POST',
  path: 'imports/{id}/rejects',
  body: 'json',
  rate: 'export',
  stepUp: true,
  input: z.object({ id }),
  output: z.object({ rows: z.array(z.unknown()) }),
});
