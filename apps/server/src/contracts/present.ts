import type { find, item, items, list } from '@abrufbar/contract/contracts/contracts.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { allocate, amountsOf } from '@abrufbar/domain/amounts/demand.ts';
import { knownStatus } from '@abrufbar/domain/contracts/status.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { ItemDetail, ItemRow } from '#contracts/item-store.ts';
import { categoryLabel } from '#contracts/material-filters.ts';
import type { OverviewRow } from '#contracts/overview-store.ts';
import type { ContractRow, HeadRow, listSuppliers } from '#contracts/store.ts';

const t = reader({ ...contractsTexts, ...filtersTexts });

type Card = OutputOf<typeof list>['items'][number];

const statusText = (status: number) => t(`contract.status.${knownStatus(status)}`);

const presentShown = (row: HeadRow) => ({
  contract_number: row.contract_number,
  building_site_number: row.building_site_number,
  customer_order_number: row.customer_order_number,
  contract_date_start: row.starts_on,
  contract_date_end: row.ends_on,
  vk_org: row.supplier_name,
  favorite: row.favourite,
  active_subscription: row.subscribed,
});

/** Card of a contract (ENT-26). */
export const presentContract = (row: ContractRow): Card => ({
  id: row.id,
  name: row.name,
  ...presentShown(row),
  status: row.status,
  status_text: statusText(row.status),
  today_delivery: row.today_delivery ?? 0,
  today_call_off: row.today_call_off ?? 0,
});

/** Selected contract (ENT-30) with its page head, and what is open there. */
export const presentSelected = (
  row: OverviewRow,
  companyNumber: string,
): OutputOf<typeof find> => ({
  contract_id: row.id,
  contract_name: row.name,
  contract_status: row.status,
  contract_status_text: statusText(row.status),
  company_number: companyNumber,
  ...presentShown(row),
  open_claims: row.open_claims,
  open_checks: row.open_checks,
});

type Item = OutputOf<typeof items>['items'][number];

/**
 * Contract item (ENT-35, ENT-36). Deliveries name a material and no item, so items of one material share
 * the deliveries; a cancelled one gets some only if there is no other, and has no remaining quantity (D-43).
 */
export const presentItem = (row: ItemRow): Item => {
  const standing = row.siblings.filter(({ cancelled }) => !cancelled);
  const sharing = standing.length > 0 ? standing : row.siblings;
  const place = sharing.findIndex(({ id }) => id === row.id);
  const shares = allocate(sharing, row.delivered);
  const open = sharing.map(({ target }, index) => ({
    target: amountsOf({ target, delivered: shares[index] ?? '0', incoming: '0' }).remaining,
  }));
  const { delivered, remaining } = amountsOf({
    target: row.target_quantity,
    delivered: shares[place] ?? '0',
    incoming: allocate(open, row.incoming)[place] ?? '0',
  });
  return {
    id: row.id,
    contract_item_id: row.id,
    material_designation: row.material_name,
    material_number: row.material_number,
    material_category: row.category,
    material_group: categoryLabel(row.category),
    factory_number: row.factory_numbers.join(', '),
    factory_name: row.factory_names.join(', '),
    target_quantity_raw: row.target_quantity === null ? null : Number(row.target_quantity),
    delivered_quantity_raw: Number(delivered),
    remaining_quantity_raw: row.cancelled ? 0 : Number(remaining),
    quantity_unit: row.quantity_unit,
    cancelled: row.cancelled,
  };
};

/** The item with the contract it belongs to. */
export const presentItemDetail = (row: ItemDetail): OutputOf<typeof item> => ({
  ...presentItem(row),
  contract_id: row.contract_id,
  contract_number: row.contract_number,
  contract_name: row.contract_name,
  contract_status: row.contract_status,
});

/** Filters of the contract list (D-28). */
export const presentFilters = (suppliers: Awaited<ReturnType<typeof listSuppliers>>) => [
  {
    key: 'status',
    label: t('filter.status'),
    type: 'chips' as const,
    options: [
      { value: 'open', label: t('sites.filter.open') },
      { value: 'closed', label: t('sites.filter.closed') },
    ],
  },
  {
    key: 'favourites',
    label: t('sites.filter.favorites'),
    type: 'chips' as const,
    options: [{ value: 'true', label: t('sites.filter.favorites') }],
  },
  {
    key: 'supplier',
    label: t('filter.supplier'),
    type: 'select' as const,
    options: suppliers.map(({ vk_org, name }) => ({ value: vk_org, label: name })),
  },
];
