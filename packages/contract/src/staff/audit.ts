import * as z from 'zod/mini';
import { day } from '#call-offs/office-fields.ts';
import { call } from '#protocol/call.ts';
import { askedExport, asksForExport, exportFormat } from '#staff/exports.ts';
import { chosen, id, orNothing, text } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { instant } from '#wire/plain.ts';

const reads = {
  method: 'GET',
  kind: 'read',
  who: 'staff',
  roles: ['admin'],
  tenant: 'brand',
  rate: 'general',
  audited: false,
  body: 'none',
} as const;

/** Entries of a page. */
export const AUDIT_PAGE_ROWS = 100;
/** Entries are counted up to here; the log may have more. */
export const MAX_AUDIT_COUNT = 100_000;

const period = { from: orNothing(day), until: orNothing(day) };

/** Field that was changed; its values as texts, several where the field has several, null where there was none. */
const change = z.object({
  field: z.string(),
  old: z.nullable(z.array(z.string())),
  new: z.nullable(z.array(z.string())),
});

const entry = z.object({
  id,
  at: instant,
  /** Name of the call, which says the action. */
  call: z.string(),
  who: z.object({
    /** `viewer`: staff who looked at the portal as somebody (D-03). */
    kind: z.enum(['staff', 'person', 'system', 'viewer']),
    /** Null for a system, and for a person whose account is gone. */
    name: z.nullable(z.string()),
    /** The person a viewer looked as. */
    as: z.nullable(z.string()),
  }),
  company: z.nullable(z.string()),
  object: z.object({ kind: z.string(), id: z.nullable(z.string()), name: z.nullable(z.string()) }),
  changes: z.array(change),
  request_id: z.string(),
  /** Number of its seal; null until the next minute. */
  seal: z.nullable(z.int()),
});
export type AuditEntry = z.output<typeof entry>;

const filters = {
  /** `staff:<id>`, `person:<id>`, `system`. */
  person: chosen(text(60)),
  /** Names of calls. */
  action: chosen(text(60)),
  /** Kinds of objects. */
  object: chosen(text(40)),
  ...period,
  q: orNothing(text(80)),
  direction: orNothing(z.enum(['asc', 'desc'])),
};

/** Actions on rows of the chosen brand, by its people, and logins of staff; the newest first (OFF-84). */
export const audit = call({
  ...reads,
  name: 'staff.audit',
  summary: 'Protokoll der Marke mit Suche und Filtern.',
  path: 'audit',
  input: z.object({ ...filters, page }),
  output: listOf(entry),
});

/** Asks for exactly the filtered entries as a file (OFF-41). */
export const auditExport = call({
  ...asksForExport,
  name: 'staff.auditExport',
  summary: 'Fordert die gefilterten Einträge des Protokolls als Datei an.',
  roles: ['admin'],
  path: 'audit-exports',
  input: z.object({ ...filters, format: exportFormat }),
  output: askedExport,
});

const choice = z.object({ value: z.string(), label: z.nullable(z.string()) });

/** Persons, actions and kinds of objects that occur in a period. */
export const auditFilters = call({
  ...reads,
  name: 'staff.auditFilters',
  summary: 'Auswahl der Filter für das Protokoll.',
  path: 'audit-filters',
  input: z.object(period),
  output: z.object({
    people: z.array(choice),
    actions: z.array(z.string()),
    objects: z.array(z.string()),
  }),
});

/** State of the seals of the whole log: when all of them were right, or the first that is not (OFF-85). */
export const auditChain = call({
  ...reads,
  name: 'staff.auditChain',
  summary: 'Ob die Kette der Siegel unversehrt ist.',
  path: 'audit-chain',
  input: z.object({}),
  output: z.object({
    /** How long records are kept. */
    kept_months: z.int(),
    checked_at: z.nullable(instant),
    broken: z.nullable(
      z.object({
        /** Number of the seal. */
        number: z.int(),
        /** Time of the first row that is not as it was sealed, or of the one behind those that are missing. */
        at: instant,
        /** That row if it is there. */
        id: z.nullable(id),
      }),
    ),
  }),
});
