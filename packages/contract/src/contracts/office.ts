import * as z from 'zod/mini';
import { day, looks } from '#call-offs/office-fields.ts';
import { officePerson } from '#companies/office.ts';
import { call } from '#protocol/call.ts';
import { chosen, id, orNothing, text } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { instant, version } from '#wire/plain.ts';

export const OFFICE_CONTRACT_VIEWS = ['open', 'closed', 'all'] as const;
export const OFFICE_CONTRACT_SORTS = ['number', 'name', 'customer', 'ends', 'activity'] as const;
/** Columns of the list, by their ids in the address. */
export const OFFICE_CONTRACT_COLUMNS = [
  'number',
  'name',
  'customer',
  'ends',
  'incoming',
  'activity',
  'status',
  'supplier',
  'items',
] as const;
export type OfficeContractColumn = (typeof OFFICE_CONTRACT_COLUMNS)[number];

const head = {
  id,
  number: z.string(),
  name: z.string(),
  /** 0 is open, anything else closed (D-40). */
  status: z.int(),
  building_site_number: z.nullable(z.string()),
  company_id: z.int(),
  company: z.string(),
  company_number: z.string(),
  supplier: z.string(),
  starts_on: z.nullable(day),
  ends_on: z.nullable(day),
};

const row = z.object({
  ...head,
  items: z.int(),
  incoming: z.int(),
  /** Of the latest delivery, call-off or change; null without any. */
  last_activity_at: z.nullable(instant),
});
export type OfficeContractRow = z.output<typeof row>;

/** Filters and order of the list; what is missing does not narrow. */
export const contractFilters = {
  view: orNothing(z.enum(OFFICE_CONTRACT_VIEWS)),
  /** Company ids. */
  customer: chosen(text(12)),
  q: orNothing(text(80)),
  sort: orNothing(z.enum(OFFICE_CONTRACT_SORTS)),
  direction: orNothing(z.enum(['asc', 'desc'])),
};

/** Contracts with the suppliers of the brand; by name unless sorted otherwise. */
export const officeList = call({
  ...looks,
  name: 'contracts.officeList',
  summary: 'Verträge der Marke mit Filtern und Sortierung.',
  path: 'contracts',
  input: z.object({ ...contractFilters, page }),
  output: listOf(row),
});

const item = z.object({
  id,
  position: z.string(),
  material_name: z.string(),
  material_number: z.string(),
  category: z.int(),
  plants: z.array(z.string()),
  /** Numbers of the plants, in the same order. */
  plant_numbers: z.array(z.string()),
  incoterms: z.array(z.string()),
  truck_types: z.array(z.string()),
  allows_night: z.boolean(),
  quantity_unit: z.string(),
  is_cancelled: z.boolean(),
  /** Null where no amount was agreed. */
  target: z.nullable(z.number()),
  delivered: z.number(),
  /** On its way, and confirmed call-offs that have not been delivered yet. */
  promised: z.number(),
  /** Limits, null where there is none; above them the portal warns (OFF-104). */
  warn_above: z.nullable(z.number()),
  max_per_call_off: z.nullable(z.number()),
  per_day: z.nullable(z.number()),
  /** Fields that the next import overwrites. */
  imported_fields: z.array(z.string()),
});
export type OfficeContractItem = z.output<typeof item>;

/** One contract as its page shows it. */
export const contractDetail = z.object({
  ...head,
  supplier_id: z.int(),
  customer_order_number: z.nullable(z.string()),
  version,
  /** Hours between order and delivery below which the portal warns; null without a limit. */
  lead_hours: z.nullable(z.int()),
  /** Usual minutes from the scale to the site, until enough trips say so; null where none are known (BEY-57). */
  driving_minutes: z.nullable(z.int()),
  /** Lorries that can be unloaded on the site at the same time (BEY-58). */
  unloading_points: z.int(),
  /** Usual minutes to unload a lorry; null where the default of the material holds. */
  unloading_minutes: z.nullable(z.int()),
  /** Whether the portal asks for a signature with each confirmation (BEY-126). */
  always_sign: z.boolean(),
  /** Words of the portal above a limit. */
  note_text: z.nullable(z.string()),
  /** Fields that the next import overwrites. */
  imported_fields: z.array(z.string()),
  items: z.array(item),
  plants: z.array(
    z.object({
      name: z.string(),
      /** In the unit the plant loads in; null without one. */
      hourly_limit: z.nullable(z.number()),
      quantity_unit: z.string(),
    }),
  ),
  terms: z.object({ allows_night: z.boolean(), incoterms: z.array(z.string()) }),
  people: z.array(officePerson),
  /** How many of them get a mail when the contract changes. */
  followers: z.int(),
  counts: z.object({ call_offs: z.int(), deliveries: z.int(), assets: z.int() }),
});
export type OfficeContract = z.output<typeof contractDetail>;

/** One contract with items, plants and people (OFF-82). */
export const officeDetail = call({
  ...looks,
  name: 'contracts.officeDetail',
  summary: 'Ein Vertrag mit Positionen, Mengen, Werken und Personen.',
  path: 'contracts/{id}',
  input: z.object({ id }),
  output: contractDetail,
});
