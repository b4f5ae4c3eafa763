/** Claims of customers as staff work on them (BEY-96, BEY-97). */
import {
  CLAIM_ANSWER_CHARACTERS,
  CLAIM_OUTCOMES,
  CLAIM_REASONS,
  CLAIM_REMEDIES,
  CLAIM_STATES,
  CLAIM_STEPS,
} from '@abrufbar/domain/deliveries/claims.ts';
import * as z from 'zod/mini';
import { decides, looks } from '#call-offs/office-fields.ts';
import { call } from '#protocol/call.ts';
import { askedExport, asksForExport, exportFormat, shownColumnsOf } from '#staff/exports.ts';
import { chosen, id, orNothing, text } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { instant, version } from '#wire/plain.ts';

export const OFFICE_CLAIM_VIEWS = ['open', 'mine', 'settled', 'all'] as const;

const row = {
  id,
  version,
  number: z.int(),
  state: z.enum(CLAIM_STATES),
  /** Whether the customer has agreed to the answer, or disagreed once. */
  is_agreed: z.boolean(),
  is_reopened: z.boolean(),
  received_at: instant,
  company_id: z.int(),
  company: z.string(),
  contract_id: id,
  contract_number: z.string(),
  contract_name: z.string(),
  delivery_id: id,
  delivery_number: z.string(),
  plate: z.nullable(z.string()),
  material_name: z.string(),
  quantity: z.number(),
  quantity_unit: z.string(),
  reasons: z.array(z.enum(CLAIM_REASONS)),
  remedy: z.enum(CLAIM_REMEDIES),
  /** Photos and papers of the delivery that belong to the claim. */
  photos: z.int(),
  /** Member of staff who works on it; null until one does. */
  assigned_to: z.nullable(z.string()),
  /** Whether that is the caller. */
  is_own: z.boolean(),
};
export type OfficeClaim = z.output<z.ZodMiniObject<typeof row>>;

/** Filters of the list; those that are missing do not narrow. */
export const claimFilters = {
  view: orNothing(z.enum(OFFICE_CLAIM_VIEWS)),
  /** Company ids. */
  customer: chosen(text(12)),
  /** Number of a claim, or beginning of a note's number or of a plate. */
  q: orNothing(text(80)),
};

/** The oldest first, in the views of settled ones and of all the newest (BEY-96). */
export const officeClaims = call({
  ...looks,
  name: 'deliveries.officeClaims',
  summary: 'Reklamationen der Marke.',
  path: 'claims',
  input: z.object({ ...claimFilters, page }),
  output: listOf(z.object(row)),
});

export const officeClaimCounts = call({
  ...looks,
  name: 'deliveries.officeClaimCounts',
  summary: 'Wie viele Reklamationen offen sind und an wie vielen man selbst arbeitet.',
  path: 'claim-counts',
  input: z.object({}),
  output: z.object({ open: z.int(), mine: z.int() }),
});

export const officeClaim = call({
  ...looks,
  name: 'deliveries.officeClaim',
  summary: 'Eine Reklamation mit ihren Schritten.',
  path: 'claims/{id}',
  input: z.object({ id }),
  output: z.object({
    ...row,
    note: z.nullable(z.string()),
    /** The person who filed it; null if the account was deleted. */
    person: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
    weighed_at: instant,
    factory_name: z.string(),
    is_corrected: z.boolean(),
    /** Null until it is settled, and after the customer has disagreed. */
    answer: z.nullable(
      z.object({
        text: z.string(),
        outcome: z.enum(CLAIM_OUTCOMES),
        accepted_quantity: z.nullable(z.number()),
        replacement: z.nullable(z.object({ delivery_id: id, number: z.string() })),
      }),
    ),
    /** Oldest first. */
    steps: z.array(
      z.object({
        kind: z.enum(CLAIM_STEPS),
        at: instant,
        by: z.nullable(z.string()),
        text: z.nullable(z.string()),
      }),
    ),
  }),
});

const changes = { ...decides, method: 'POST', output: officeClaim.output } as const;

/** Columns of the list, by their ids. */
export const OFFICE_CLAIM_COLUMNS = [
  'number',
  'age',
  'customer',
  'note',
  'material',
  'reasons',
  'remedy',
  'photos',
  'state',
  'contract',
] as const;
export type OfficeClaimColumn = (typeof OFFICE_CLAIM_COLUMNS)[number];

/** Asks for exactly the filtered rows and shown columns as a file (OFF-41). */
export const officeClaimExport = call({
  ...asksForExport,
  name: 'deliveries.officeClaimExport',
  summary: 'Fordert die gefilterten Reklamationen als Datei an.',
  roles: ['admin', 'dispatcher', 'support'],
  path: 'claim-exports',
  input: z.object({
    ...claimFilters,
    columns: shownColumnsOf(OFFICE_CLAIM_COLUMNS),
    format: exportFormat,
  }),
  output: askedExport,
});

/** The caller works on it from now on. 409 `stale_version` when a colleague or the customer was faster. */
export const officeTakeClaim = call({
  ...changes,
  name: 'deliveries.officeTakeClaim',
  summary: 'Übernimmt eine Reklamation zur Klärung.',
  path: 'claims/{id}/take',
  input: z.object({ id, version }),
});

/** Answers it; again as well, until the customer has agreed. */
export const officeSettleClaim = call({
  ...changes,
  name: 'deliveries.officeSettleClaim',
  summary: 'Beantwortet eine Reklamation.',
  path: 'claims/{id}/settle',
  input: z.object({
    id,
    version,
    text: text(CLAIM_ANSWER_CHARACTERS, 1),
    outcome: z.enum(CLAIM_OUTCOMES),
    /** At most the quantity of the delivery; null where none is given back. */
    accepted_quantity: z.nullable(z.number()),
    /** Number of the delivery note of the replacement, at the same customer; null without one. */
    replacement: z.nullable(text(40)),
  }),
});
