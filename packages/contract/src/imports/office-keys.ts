/** Keys of the systems that import, formats they send, and files read in by hand (OFF-167, OFF-169, OFF-170). */
import { SOURCES } from '@abrufbar/domain/imports/ticket.ts';
import * as z from 'zod/mini';
import { invoice } from '#imports/documents.ts';
import { MAX_ROWS } from '#imports/tickets.ts';
import { call } from '#protocol/call.ts';
import { id, text } from '#wire/codecs.ts';
import { upload } from '#wire/file.ts';
import { instant, version } from '#wire/plain.ts';

const key = z.object({
  id,
  version,
  source: z.enum(SOURCES),
  name: z.string(),
  supplier_id: z.int(),
  supplier: z.string(),
  /** Last four characters; null of a key from before they were kept. */
  tail: z.nullable(z.string()),
  addresses: z.array(z.string()),
  created_at: instant,
  last_used_at: z.nullable(instant),
  /** A renewed key still works until then. */
  expires_at: z.nullable(instant),
});
export type ImportKey = z.output<typeof key>;

const ofKeys = {
  who: 'staff',
  roles: ['admin'],
  tenant: 'brand',
  rate: 'general',
} as const;

/** Keys of the brand that work, by source and name. */
export const officeKeys = call({
  ...ofKeys,
  name: 'imports.officeKeys',
  summary: 'Die Importschlüssel der Marke.',
  method: 'GET',
  path: 'import-keys',
  kind: 'read',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({
    items: z.array(key),
    /** Suppliers a new key can belong to. */
    suppliers: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
});

const changes = { ...ofKeys, kind: 'change', audited: true, stepUp: true, body: 'json' } as const;

const entered = {
  name: text(60, 1),
  /** Addresses or networks it may be used from; empty for anywhere. */
  addresses: z.array(text(60, 1)).check(z.maxLength(20)),
};
/** The whole key, this one time. */
const shown = z.object({ id, key: z.string() });

export const officeCreateKey = call({
  ...changes,
  name: 'imports.officeCreateKey',
  summary: 'Legt einen Importschlüssel an und zeigt ihn einmal.',
  method: 'POST',
  path: 'import-keys',
  showsSecret: true,
  input: z.object({ supplier_id: z.int(), source: z.enum(SOURCES), ...entered }),
  output: shown,
});

/** A new key in place of one, which works for another 24 hours. */
export const officeRenewKey = call({
  ...changes,
  name: 'imports.officeRenewKey',
  summary: 'Erneuert einen Importschlüssel; der alte gilt 24 Stunden weiter.',
  method: 'POST',
  path: 'import-keys/{id}/renew',
  showsSecret: true,
  input: z.object({ id, version }),
  output: shown,
});

export const officeUpdateKey = call({
  ...changes,
  name: 'imports.officeUpdateKey',
  summary: 'Ändert Namen und erlaubte Adressen eines Importschlüssels.',
  method: 'PUT',
  path: 'import-keys/{id}',
  input: z.object({ id, version, ...entered }),
  output: z.object({ version }),
});

/** Ends a key at once. */
export const officeRevokeKey = call({
  ...changes,
  name: 'imports.officeRevokeKey',
  summary: 'Widerruft einen Importschlüssel.',
  method: 'POST',
  path: 'import-keys/{id}/revoke',
  input: z.object({ id, version }),
  output: z.object({}),
});

const field = z.object({
  name: z.string(),
  description: z.string(),
  is_required: z.boolean(),
  type: z.enum(['text', 'number', 'flag', 'list', 'choice']),
  /** Values of a choice. */
  choices: z.array(z.string()),
});

/** Formats of files with rows, as their published schemas describe them. */
export const officeFormats = call({
  ...ofKeys,
  roles: ['admin', 'dispatcher', 'support'],
  name: 'imports.officeFormats',
  summary: 'Aufbau der Daten, die importiert werden.',
  method: 'GET',
  path: 'import-formats',
  kind: 'read',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        /** Name of the call. */
        call: z.string(),
        /** Kind of a row where a file may hold several. */
        kind: z.nullable(z.string()),
        /** Where its rows are sent. */
        address: z.string(),
        /** Where its schema lies. */
        schema: z.string(),
        /** Source whose keys may send it; null for every one. */
        source: z.nullable(z.enum(SOURCES)),
        /** Whether a file of it can be read in by hand. */
        is_readable: z.boolean(),
        fields: z.array(field),
      }),
    ),
  }),
});
export type ImportFormat = z.output<typeof officeFormats.output>['items'][number];

/** Reads in a file of rows by hand as if the system of the key had sent it; a job takes them. */
export const officeReadFile = call({
  ...ofKeys,
  name: 'imports.officeReadFile',
  summary: 'Liest eine Datei mit Zeilen ein.',
  method: 'POST',
  path: 'imports',
  kind: 'change',
  audited: true,
  body: 'json',
  isLarge: true,
  input: z.object({
    key_id: id,
    call: text(60, 1),
    rows: z.array(z.unknown()).check(z.maxLength(MAX_ROWS)),
  }),
  output: z.object({ id, rows: z.int() }),
});

/** Reads in an XRechnung or ZUGFeRD by hand in the name of a system; a job takes it as its own call does. */
export const officeReadInvoice = call({
  ...ofKeys,
  name: 'imports.officeReadInvoice',
  summary: 'Liest eine elektronische Rechnung ein.',
  method: 'POST',
  path: 'invoices',
  kind: 'change',
  audited: true,
  body: 'multipart',
  upload: invoice.upload,
  input: z.object({ key_id: id, file: upload }),
  output: z.object({ id }),
});
