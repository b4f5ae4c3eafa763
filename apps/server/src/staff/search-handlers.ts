import * as contract from '@abrufbar/contract/staff/search.ts';
import { addDays } from '@abrufbar/domain/values/calendar.ts';
import { handle } from '#core/calls/context.ts';
import {
  searchCallOffs,
  searchContracts,
  searchCustomers,
  searchDeliveries,
  type CallOffHit,
  type ContractHit,
  type CustomerHit,
  type DeliveryHit,
} from '#staff/search-store.ts';

/** Call-offs and plates are found by words this far back, unless all periods are asked for. */
const SEARCHED_BEHIND_DAYS = 90;

const EMPTY = { items: [], total: 0 };

export const search = handle(contract.search, async ({ db, suppliers, today }, input) => {
  if (suppliers.length === 0)
    return { call_offs: EMPTY, contracts: EMPTY, customers: EMPTY, deliveries: EMPTY };
  const wanted = {
    term: input.q,
    isNumbersOnly: input.only === 'numbers',
    since: input.period === 'all' ? null : addDays(today, -SEARCHED_BEHIND_DAYS),
    today,
  };
  return {
    call_offs: groupOf(await searchCallOffs(db, suppliers, wanted), presentCallOff),
    contracts: groupOf(await searchContracts(db, suppliers, wanted), presentContract),
    customers: groupOf(await searchCustomers(db, suppliers, wanted), presentCustomer),
    deliveries: groupOf(await searchDeliveries(db, suppliers, wanted), presentDelivery),
  };
});

const groupOf = <Hit extends { readonly total: number; readonly by_number: boolean }, Item>(
  hits: readonly Hit[],
  present: (hit: Hit) => Item,
) => ({
  items: hits.map((hit) => ({ ...present(hit), by_number: hit.by_number })),
  total: hits[0]?.total ?? 0,
});

const presentCallOff = ({ number, reference, quantity, ...hit }: CallOffHit) => ({
  id: hit.id,
  number: number ?? String(reference),
  status: hit.status,
  contract_name: hit.contract_name,
  company: hit.company,
  quantity: Number(quantity),
  quantity_unit: hit.quantity_unit,
  material_name: hit.material_name,
  starts_on: hit.starts_on,
});

const presentContract = ({ id, number, name, company }: ContractHit) => ({
  id,
  number,
  name,
  company,
});

const presentCustomer = ({ id, number, name, contracts, people }: CustomerHit) => ({
  id,
  number,
  name,
  contracts,
  people,
});

const presentDelivery = (hit: DeliveryHit) => ({
  id: hit.id,
  number: hit.number,
  plate: hit.plate,
  material_name: hit.material_name ?? '',
  quantity: Number(hit.quantity ?? 0),
  quantity_unit: hit.quantity_unit ?? 't',
  weighed_at: hit.weighed_at,
  factory_name: hit.factory_name,
});
