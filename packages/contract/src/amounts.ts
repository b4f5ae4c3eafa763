import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { ofContract, ofMaterials, reads } from '#contracts/reads.ts';
import { listOf, page, pageSize } from '#wire/envelope.ts';
import { filterOptions as options, filterString } from '#wire/filters.ts';
import { dmyDay, filterDay } from '#wire/codecs.ts';

/** Fields of material and plants of an amount (ENT-33); lists of plants are comma-separated. */
const ofMaterial = {
  id: z.string(), // material and unit, unique within one answer
  material_designation: z.string(),
  material_number: z.string(),
  material_category: z.int(),
  factory_name: z.string(),
  factory_number: z.string(),
  quantity_unit: z.string(),
  app_hierarchy: z.string(), // grouping title of the card (D-46)
};

/** Pairs of German display text and unrounded number (ENT-34, D-45); a target of 0 means there is none. */
const quantities = {
  target_quantity: z.string(),
  target_quantity_raw: z.number(),
  delivered_quantity: z.string(),
  delivered_quantity_raw: z.number(),
  incoming_quantity: z.string(),
  incoming_quantity_raw: z.number(),
  over_delivered_quantity: z.string(),
  over_delivered_quantity_raw: z.number(),
  remaining_quantity: z.string(),
  remaining_quantity_raw: z.number(),
};

/** Fields of an amount of one contract and material. */
export const amountFields = { ...ofMaterial, ...quantities };

const paged = { ...ofContract, page, page_size: pageSize };

const readsDaily = {
  ...reads,
  input: z.object({ ...paged, filterString: filterString({ ...ofMaterials, date: filterDay }) }),
  output: listOf(z.object({ ...amountFields, date: dmyDay })),
} as const;

/** Amounts of one day, by default today; the target is the sum of the day's call-offs (D-46). */
export const daily = call({
  ...readsDaily,
  name: 'amounts.daily',
  summary: 'Mengen eines Vertrags an einem Tag, je Material.',
  path: 'materials/quantity/daily',
});

/** Amounts of the latest day with a delivery, at most ten materials (D-29). */
export const latest = call({
  ...readsDaily,
  name: 'amounts.latest',
  summary: 'Mengen eines Vertrags am letzten Liefertag, je Material.',
  path: 'materials/quantity/daily/latest',
});

/** Amounts of the whole contract; the target is the contract quantity (D-46). */
export const total = call({
  ...reads,
  name: 'amounts.total',
  summary: 'Gesamtmengen eines Vertrags, je Material.',
  path: 'materials/quantity/total',
  input: z.object({ ...paged, filterString: filterString(ofMaterials) }),
  output: listOf(z.object(amountFields)),
});

const readsOptions = { ...reads, input: z.object(ofContract), output: options } as const;

export const dailyFilterOptions = call({
  ...readsOptions,
  name: 'amounts.dailyFilterOptions',
  summary: 'Filter der Tagesmengen eines Vertrags.',
  path: 'materials/quantity/daily/filter-options',
});

export const totalFilterOptions = call({
  ...readsOptions,
  name: 'amounts.totalFilterOptions',
  summary: 'Filter der Gesamtmengen eines Vertrags.',
  path: 'materials/quantity/total/filter-options',
});
