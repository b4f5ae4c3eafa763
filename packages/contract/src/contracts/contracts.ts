import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { ofContract, ofMaterials } from '#contracts/reads.ts';
import { listOf, page, pageSize } from '#wire/envelope.ts';
import { filterOptions as options, filterString, searchTags } from '#wire/filters.ts';
import { dmyDay, flagNumber, flagText, id, text } from '#wire/codecs.ts';

const company_number = text(40, 1);
const ofUser = { who: 'user', rate: 'general', body: 'none' } as const;
const reads = { ...ofUser, method: 'GET', kind: 'read', audited: false } as const;

/** Fields shared by card and head of a contract. */
const shown = {
  contract_number: z.string(),
  building_site_number: z.nullable(z.string()),
  customer_order_number: z.nullable(z.string()),
  contract_date_start: z.nullable(dmyDay),
  contract_date_end: z.nullable(dmyDay),
  vk_org: z.string(), // name of the supplier (ENT-28)
  favorite: flagText,
  active_subscription: flagNumber,
};

/** Contract card (ENT-26, D-08). */
const contractItem = z.object({
  id,
  name: z.string(),
  ...shown,
  status: z.int(),
  status_text: z.string(),
  today_delivery: z.int(),
  today_call_off: z.int(),
});

/** Contracts of a company: favourites first, then today's activity, then by name (D-29). */
export const list = call({
  ...reads,
  name: 'contracts.list',
  summary: 'Verträge einer Firma: Favoriten zuerst, dann heute aktive, dann nach Namen.',
  path: 'contracts',
  tenant: 'company',
  input: z.object({
    company_number,
    page,
    page_size: pageSize,
    query: searchTags,
    filterString: filterString({
      status: z.enum(['open', 'closed']),
      supplier: text(40, 1),
      favourites: z.literal('true'),
    }),
  }),
  output: listOf(contractItem),
});

/** The selected contract after a reload or a deep link (ENT-30, D-06) with the fields of its page head, and what is open there. */
export const find = call({
  ...reads,
  name: 'contracts.find',
  summary: 'Ein Vertrag mit den Angaben für den Seitenkopf.',
  path: 'contracts/{id}',
  tenant: 'contract',
  input: z.object({ id }),
  output: z.object({
    contract_id: id,
    contract_name: z.string(),
    contract_status: z.int(),
    contract_status_text: z.string(),
    company_number: z.string(),
    ...shown,
    /** Claims without an answer, and those whose answer waits for the caller, as the list counts them (BEY-131). */
    open_claims: z.int(),
    /** Hints about weighing tickets that the caller has not seen. */
    open_checks: z.int(),
  }),
});

/** The ten contracts of a company with the latest delivery, call-off or change (D-29). */
export const recent = call({
  ...reads,
  name: 'contracts.recent',
  summary: 'Die zehn zuletzt aktiven Verträge einer Firma.',
  path: 'recent-contracts',
  tenant: 'company',
  input: z.object({ company_number }),
  output: z.object({ items: z.array(contractItem) }),
});

export const filterOptions = call({
  ...reads,
  name: 'contracts.filterOptions',
  summary: 'Filter der Vertragsliste einer Firma.',
  path: 'contracts/filter-options',
  tenant: 'company',
  input: z.object({ company_number }),
  output: options,
});

const favourite = {
  ...ofUser,
  method: 'POST',
  kind: 'change',
  tenant: 'contract',
  audited: false,
  body: 'form',
  input: z.object(ofContract),
  output: z.object({ contract_id: id, favorite: flagText }),
} as const;

/** Marks a contract as favourite; repeating it changes nothing (D-69). */
export const addFavourite = call({
  ...favourite,
  name: 'contracts.addFavourite',
  summary: 'Merkt einen Vertrag als Favorit.',
  path: 'favourite-contracts/add',
});

/** Removes the favourite; repeating it changes nothing (D-69). */
export const removeFavourite = call({
  ...favourite,
  name: 'contracts.removeFavourite',
  summary: 'Entfernt einen Vertrag aus den Favoriten.',
  path: 'favourite-contracts/remove',
});

/** Contract item (ENT-35); lists of plants are comma-separated (ENT-36), quantities unrounded (D-45). */
const itemFields = {
  id, // equal to contract_item_id: the key in lists
  contract_item_id: id,
  material_designation: z.string(),
  material_number: z.string(),
  material_category: z.int(),
  material_group: z.string(),
  factory_number: z.string(),
  factory_name: z.string(),
  target_quantity_raw: z.nullable(z.number()), // null: no quantity was agreed
  delivered_quantity_raw: z.number(),
  remaining_quantity_raw: z.number(),
  quantity_unit: z.string(),
  cancelled: flagNumber,
};

/** Items of a contract by material number (D-29). */
export const items = call({
  ...reads,
  name: 'contracts.items',
  summary: 'Positionen eines Vertrags mit gelieferter und offener Menge.',
  path: 'contract-items',
  tenant: 'contract',
  input: z.object({
    ...ofContract,
    page,
    page_size: pageSize,
    filterString: filterString(ofMaterials),
  }),
  output: listOf(z.object(itemFields)),
});

/** One item with the contract it belongs to, for the head of a new call-off. */
export const item = call({
  ...reads,
  name: 'contracts.item',
  summary: 'Eine Position mit ihrem Vertrag.',
  path: 'contract-item',
  tenant: 'contract',
  input: z.object({ contract_item_id: id }),
  output: z.object({
    ...itemFields,
    contract_id: id,
    contract_number: z.string(),
    contract_name: z.string(),
    contract_status: z.int(),
  }),
});

export const itemFilterOptions = call({
  ...reads,
  name: 'contracts.itemFilterOptions',
  summary: 'Filter der Positionen eines Vertrags.',
  path: 'contract-items/filter-options',
  tenant: 'contract',
  input: z.object(ofContract),
  output: options,
});
