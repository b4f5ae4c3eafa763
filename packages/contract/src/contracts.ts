import * as z from 'zod/mini';
import { call } from '#call.ts';
import { listOf, page, pageSize } from '#envelope.ts';
import { filterOptions as options, filterString, searchTags } from '#filters.ts';
import { dmyDay, flagNumber, flagText, id, orNothing, text } from '#wire.ts';

const company_number = text(40, 1);
const ofUser = { who: 'user', rate: 'general', body: 'none' } as const;
const reads = { ...ofUser, method: 'GET', kind: 'read', audited: false } as const;

/** What card and head of a contract show alike. */
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

/** The selected contract after a reload or a deep link (ENT-30, D-06) and what its page head shows. */
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
  // A number that two suppliers use is settled by the id of the selected contract (T-19).
  input: z.object({ contract_number: text(40, 1), contract_id: orNothing(id) }),
  output: z.object({ contract_id: id, favorite: flagText }),
} as const;

/** Marks a contract as favourite; repeating it changes nothing (D-69). */
export const addFavourite = call({
  ...favourite,
  name: 'contracts.addFavourite',
  summary: 'Merkt einen Vertrag als Favorit.',
  path: 'favourite-contracts/add',
});

/** Takes the mark away; repeating it changes nothing (D-69). */
export const removeFavourite = call({
  ...favourite,
  name: 'contracts.removeFavourite',
  summary: 'Entfernt einen Vertrag aus den Favoriten.',
  path: 'favourite-contracts/remove',
});
