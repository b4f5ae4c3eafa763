import * as z from 'zod/mini';
import { call, type InputOf } from '#protocol/call.ts';
import {
  changeableValues,
  day,
  looks,
  officeRow,
  plantLoad,
  stepFields,
} from '#call-offs/office-fields.ts';
import { shownTexts } from '#call-offs-fields.ts';
import { shownColumnsOf } from '#staff/exports.ts';
import { listOf, page } from '#wire/envelope.ts';
import { chosen, id, orNothing, text } from '#wire/codecs.ts';
import { instant } from '#wire/plain.ts';

/** Views of the work list; `open` holds what waits for a decision (1, 20, 30, 2). */
export const OFFICE_VIEWS = ['open', 'requests', 'changes', 'cancels', 'confirmed', 'all'] as const;
export const OFFICE_SORTS = [
  'time',
  'customer',
  'material',
  'plant',
  'amount',
  'received',
] as const;
/** Columns of the work list, by their ids in the address. */
export const OFFICE_COLUMNS = [
  'status',
  'time',
  'customer',
  'material',
  'plant',
  'amount',
  'hourly',
  'received',
  'day',
  'number',
  'contract',
  'incoterm',
  'truck',
  'contact',
] as const;
export type OfficeColumn = (typeof OFFICE_COLUMNS)[number];
/** A list is narrowed to one of the views, or to everything that waits or is confirmed and not over. */
const NARROWED_TO = [...OFFICE_VIEWS, 'running'] as const;
export type OfficeNarrowing = (typeof NARROWED_TO)[number];
export const shownColumns = shownColumnsOf(OFFICE_COLUMNS);
/** Rows of a page of the work list. */
export const OFFICE_PAGE_ROWS = 100;
/** Call-offs that are decided with one click: each is a call of its own, and all of them can be taken back. */
export const MAX_SELECTED = 200;

/** Filters of the work list; what is missing does not narrow. */
export const listFilters = {
  view: orNothing(z.enum(NARROWED_TO)),
  /** `<supplier id>:<plant number>` */
  plant: chosen(text(60)),
  material: chosen(text(40)),
  /** Company ids. */
  customer: chosen(text(12)),
  contract: orNothing(id),
  from: orNothing(day),
  until: orNothing(day),
  q: orNothing(text(80)),
};

export const listOrder = {
  sort: orNothing(z.enum(OFFICE_SORTS)),
  direction: orNothing(z.enum(['asc', 'desc'])),
};

/** One for each unit there is, tonnes first. */
const amounts = z.array(z.object({ quantity: z.number(), unit: z.string() }));
const sum = { count: z.int(), amounts };

/** Call-offs of the chosen brand; by delivery day and begin unless sorted otherwise (OFF-50). */
export const officeList = call({
  ...looks,
  name: 'callOffs.officeList',
  summary: 'Abrufe der Marke mit Filtern, Sortierung und Summen.',
  path: 'call-offs',
  input: z.object({ ...listFilters, ...listOrder, page }),
  output: z.object({
    ...listOf(officeRow).shape,
    /** Over everything that is filtered. */
    sum: z.object(sum),
    /** The same for each delivery day of the list, on its first page and when sorted by time. */
    days: z.array(z.object({ day, ...sum })),
    /** Server time of this state. */
    as_of: instant,
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

/** How many wait, for tabs and navigation (OFF-51), and what the empty view says of today. */
export const officeCounts = call({
  ...looks,
  name: 'callOffs.officeCounts',
  summary: 'Wie viele Abrufe warten und was heute entschieden wurde.',
  path: 'call-off-counts',
  input: z.object({}),
  output: z.object({
    open: z.int(),
    requests: z.int(),
    changes: z.int(),
    cancels: z.int(),
    today: z.object({
      decided: z.int(),
      confirmed: z.int(),
      refused: z.int(),
      /** Quantities of these call-offs, each once however often it was decided (OFF-237). */
      confirmed_amounts: amounts,
      refused_amounts: amounts,
      /** Median minutes from request to decision; null without one. */
      median_minutes: z.nullable(z.int()),
      last: z.nullable(z.object({ at: instant, reference: z.int(), company: z.string() })),
    }),
  }),
});

const choice = z.object({ value: z.string(), label: z.string() });

/** Choices of the filters: plants, materials and customers of the brand. */
export const officeFilters = call({
  ...looks,
  name: 'callOffs.officeFilters',
  summary: 'Auswahl der Filter für Abrufe.',
  path: 'call-off-filters',
  input: z.object({}),
  output: z.object({
    plants: z.array(choice),
    materials: z.array(choice),
    customers: z.array(choice),
  }),
});

const person = z.object({ id, name: z.string(), phone: z.nullable(z.string()) });

/** One call-off with everything the drawer shows (OFF-52). */
export const officeDetail = call({
  ...looks,
  name: 'callOffs.officeDetail',
  summary: 'Ein Abruf mit Vertrag, Verlauf und den Folgen einer Entscheidung.',
  path: 'call-offs/{id}',
  input: z.object({ id }),
  output: z.object({
    ...officeRow.shape,
    building_site_number: z.nullable(z.string()),
    customer_number: z.string(),
    ...shownTexts,
    answer: z.nullable(z.string()),
    night_shift: z.boolean(),
    contact_person: z.nullable(person),
    ordered_by: z.nullable(person),
    /** Values that are valid while a change request waits; null without one. */
    previous: z.nullable(changeableValues),
    /** Steps the state machine allows the supplier now. */
    actions: z.array(z.string()),
    /** Of the contract's item, in its unit: agreed, delivered, promised by confirmed call-offs. */
    amounts: z.object({
      target: z.nullable(z.number()),
      delivered: z.number(),
      promised: z.number(),
    }),
    /** Plants of the contract's item. */
    plants: z.array(choice),
    /** Load of the plant on the delivery day without this call-off, and what this one adds in each hour. */
    load: z.nullable(z.object({ ...plantLoad.shape, added: z.array(z.number()) })),
    history: z.array(z.object(stepFields)),
  }),
});

/** Filtered call-offs that can be decided together with others, in the order of the list, at most `MAX_SELECTED` (OFF-234). */
export const officeSelection = call({
  ...looks,
  name: 'callOffs.officeSelection',
  summary: 'Abrufe der Filter, die sich gemeinsam entscheiden lassen.',
  path: 'call-off-selection',
  input: z.object({ ...listFilters, ...listOrder }),
  output: z.object({
    items: z.array(officeRow),
    /** There are more than fit into one selection. */
    has_more: z.boolean(),
  }),
});

/** Whether the plants stay below their limits if these call-offs were confirmed (OFF-61); a POST that only reads. */
export const officeLoadCheck = call({
  ...looks,
  name: 'callOffs.officeLoadCheck',
  summary: 'Prüft, ob Werke mit diesen Abrufen über ihre Grenze kommen.',
  method: 'POST',
  body: 'json',
  path: 'call-off-load',
  input: z.object({ ids: z.array(id).check(z.maxLength(MAX_SELECTED, { error: 'too_long' })) }),
  output: z.object({
    /** The highest hour of the plant that comes nearest to its limit, or exceeds it most; null without limits. */
    highest: z.nullable(
      z.object({
        factory_name: z.string(),
        day,
        hour: z.int(),
        load: z.number(),
        hourly_limit: z.number(),
        quantity_unit: z.string(),
        hours_over: z.int(),
      }),
    ),
  }),
});
