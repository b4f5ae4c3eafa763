import {
  CONFIRM_WAYS,
  RESERVATIONS,
  UNDO_REASONS,
} from '@abrufbar/domain/deliveries/confirmation.ts';
import { CORRECTION_REASONS } from '@abrufbar/domain/deliveries/correction.ts';
import { ADDITIONS, ADDITION_UNITS } from '@abrufbar/domain/deliveries/freshness.ts';
import { WEIGHT_CHECKS } from '@abrufbar/domain/deliveries/weight-checks.ts';
import * as z from 'zod/mini';
import { day, looks } from '#call-offs/office-fields.ts';
import { signature } from '#deliveries/deliveries.ts';
import { call, type InputOf } from '#protocol/call.ts';
import { chosen, id, orNothing, text } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { instant, version } from '#wire/plain.ts';

export const OFFICE_DELIVERY_VIEWS = [
  'today',
  'unconfirmed',
  'week',
  'corrected',
  'checks',
  'all',
] as const;
export const OFFICE_DELIVERY_SORTS = ['weighed', 'note', 'plate', 'customer', 'net'] as const;
/** Columns of the list, by their ids in the address. */
export const OFFICE_DELIVERY_COLUMNS = [
  'weighed',
  'note',
  'plate',
  'customer',
  'material',
  'gross',
  'tare',
  'net',
  'status',
  'plant',
  'carrier',
  'contract',
] as const;
export type OfficeDeliveryColumn = (typeof OFFICE_DELIVERY_COLUMNS)[number];

/** The list, its sums and counts reach this far back in what is filtered, and with a material or text (decision 0044). */
export const MAX_DELIVERY_ROWS = 100_000;
export const MAX_SEARCHED_ROWS = 10_000;

const weight = z.nullable(z.number());
const kind = z.enum(WEIGHT_CHECKS);

const row = z.object({
  id,
  number: z.string(),
  weighed_at: instant,
  weighed_on: day,
  /** On the clocks of Berlin, `06:52`. */
  weighed_time: z.string(),
  plate: z.nullable(z.string()),
  company_id: z.int(),
  company: z.string(),
  contract_id: id,
  contract_number: z.string(),
  contract_name: z.string(),
  material_name: z.string(),
  /** Of the first material. */
  quantity: z.number(),
  quantity_unit: z.string(),
  gross: weight,
  tare: weight,
  net: weight,
  factory_name: z.string(),
  carrier: z.nullable(z.string()),
  is_confirmed: z.boolean(),
  is_corrected: z.boolean(),
  reservation: z.nullable(z.enum(RESERVATIONS)),
  /** The customer may undo the confirmation until then at most; null once it is final. */
  provisional_until: z.nullable(instant),
  /** When the confirmation was undone, for a day and while there is no new one (BEY-68). */
  undone_at: z.nullable(instant),
  /** Counts imports, corrections and the confirmation. */
  version: z.int(),
});
export type OfficeDelivery = z.output<typeof row>;

const sum = { count: z.int(), quantity: z.number() };

/** Filters and order of the list; what is missing does not narrow. */
export const deliveryFilters = {
  view: orNothing(z.enum(OFFICE_DELIVERY_VIEWS)),
  /** `<supplier id>:<plant number>` */
  plant: chosen(text(60)),
  material: chosen(text(40)),
  /** Company ids. */
  customer: chosen(text(12)),
  contract: orNothing(id),
  from: orNothing(day),
  until: orNothing(day),
  /** Beginning of a note's number or of a plate. */
  q: orNothing(text(80)),
  sort: orNothing(z.enum(OFFICE_DELIVERY_SORTS)),
  direction: orNothing(z.enum(['asc', 'desc'])),
};

/** Deliveries of the brand, the last weighed first unless sorted otherwise. */
export const officeList = call({
  ...looks,
  name: 'deliveries.officeList',
  summary: 'Lieferungen der Marke mit Filtern, Sortierung und Summen.',
  path: 'deliveries',
  input: z.object({ ...deliveryFilters, page }),
  output: z.object({
    ...listOf(row).shape,
    /** Over everything that is filtered, in tonnes. */
    sum: z.object({
      ...sum,
      /** As many deliveries were looked at and there are more; null where these are all. */
      among: z.nullable(z.int()),
    }),
    /** The same for each day, on the first page and when sorted by time. */
    days: z.array(z.object({ day, ...sum })),
  }),
});

/** Filters that narrow and sort nothing; each use sets the ones it wants. */
export const UNFILTERED: Omit<InputOf<typeof officeList>, 'page'> = {
  view: 'all',
  plant: null,
  material: null,
  customer: null,
  contract: null,
  from: null,
  until: null,
  q: null,
  sort: null,
  direction: null,
};

/** How many deliveries the views hold that show a count. */
export const officeCounts = call({
  ...looks,
  name: 'deliveries.officeCounts',
  summary:
    'Wie viele Lieferungen heute, unbestätigt, der letzten Tage, korrigiert und mit Prüfhinweis es gibt.',
  path: 'delivery-counts',
  input: z.object({}),
  output: z.object({
    today: z.int(),
    unconfirmed: z.int(),
    week: z.int(),
    corrected: z.int(),
    checks: z.int(),
  }),
});

const material = z.object({
  number: z.string(),
  name: z.string(),
  quantity: z.number(),
  quantity_unit: z.string(),
});

/** One delivery with everything its slip says and what was corrected (OFF-82, OFF-131). */
export const officeDetail = call({
  ...looks,
  name: 'deliveries.officeDetail',
  summary: 'Eine Lieferung mit Schein, Vertrag und Bestätigung.',
  path: 'deliveries/{id}',
  input: z.object({ id }),
  output: z.object({
    ...row.shape,
    /** Hints about its weighing ticket, in the order of their kinds (BEY-42). */
    weight_checks: z.array(z.object({ kind, title: z.string(), reason_text: z.string() })),
    vehicle_type: z.nullable(z.string()),
    rounds: z.nullable(z.int()),
    incoterm: z.nullable(z.string()),
    factory_number: z.string(),
    building_site_number: z.nullable(z.string()),
    is_tare_stored: z.boolean(),
    materials: z.array(material),
    /** The call-off the slip names; without an id it is not known. */
    call_off: z.nullable(z.object({ id: z.nullable(id), number: z.string() })),
    confirmed: z.nullable(z.object({ at: instant, by: z.nullable(z.string()) })),
    /** Confirmations and what undid them, the newest first; none of what was confirmed before they were kept. */
    receipts: z.array(
      z.object({
        number: z.int(),
        kind: z.enum(['confirmed', 'undone']),
        at: instant,
        by: z.nullable(z.string()),
        way: z.enum([...CONFIRM_WAYS, 'system']),
        reservation: z.nullable(z.enum(RESERVATIONS)),
        undo_reason: z.nullable(z.enum(UNDO_REASONS)),
        /** As the details in the portal have it (BEY-79). */
        signature: z.nullable(signature),
      }),
    ),
    /** Temperatures and additions entered on site, the newest first, withdrawn ones too (BEY-113). */
    site_entries: z.array(
      z.object({
        id,
        kind: z.enum(['temperature', ...ADDITIONS]),
        amount: z.number(),
        unit: z.enum(['celsius', ...ADDITION_UNITS]),
        /** Cubic metres left in the drum. */
        remaining: z.nullable(z.number()),
        at: instant,
        by: z.nullable(z.string()),
        is_withdrawn: z.boolean(),
      }),
    ),
    assets: z.int(),
    version,
    /** Values of the slip, where something was corrected. */
    slip: z.nullable(
      z.object({
        contract_number: z.string(),
        contract_name: z.string(),
        gross: weight,
        tare: weight,
        net: weight,
        materials: z.array(material),
        /** When an import changed it after the newest correction. */
        changed_at: z.nullable(instant),
      }),
    ),
    /** The newest first. */
    corrections: z.array(
      z.object({
        number: z.int(),
        at: instant,
        by: z.string(),
        reason: z.enum(CORRECTION_REASONS),
        text: z.string(),
      }),
    ),
    /** Invoices that name its slip; with one it can no longer be corrected (OFF-136). */
    invoices: z.array(z.object({ id, number: z.string() })),
    /** Sources that sent it; its values are those of the first. */
    sources: z.array(z.string()),
    /** Whether its note can be fetched in the file it came in. */
    has_note_file: z.boolean(),
  }),
});
