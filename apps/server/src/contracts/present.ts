import type { find, list } from '@abrufbar/contract/contracts.ts';
import type { OutputOf } from '@abrufbar/contract/call.ts';
import { knownStatus } from '@abrufbar/domain/contracts.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { filtersTexts } from '@abrufbar/texts/filters.ts';
import { reader } from '@abrufbar/texts/text.ts';
import type { ContractRow, findContract, listSuppliers } from '#contracts/store.ts';

const t = reader({ ...contractsTexts, ...filtersTexts });

type Head = NonNullable<Awaited<ReturnType<typeof findContract>>>;
type Card = OutputOf<typeof list>['items'][number];

const statusText = (status: number) => t(`contract.status.${knownStatus(status)}`);

const presentShown = (row: Head) => ({
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
  today_call_off: 0, // call-offs do not exist yet
});

/** Selected contract (ENT-30) with its page head. */
export const presentSelected = (row: Head, companyNumber: string): OutputOf<typeof find> => ({
  contract_id: row.id,
  contract_name: row.name,
  contract_status: row.status,
  contract_status_text: statusText(row.status),
  company_number: companyNumber,
  ...presentShown(row),
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
