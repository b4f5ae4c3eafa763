import { setAlwaysSign as setsAlwaysSign } from '@abrufbar/contract/contracts/always-sign.ts';
import * as subscription from '@abrufbar/contract/contracts/subscription.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { findRequestedContract } from '#contracts/requested-contract.ts';
import { countContracts, keyOf, listContracts } from '#contracts/list-store.ts';
import { findItem, listItemFilterValues, listItems } from '#contracts/item-store.ts';
import { presentMaterialFilters } from '#contracts/material-filters.ts';
import {
  deleteFavourite,
  deleteSubscription,
  insertFavourite,
  insertSubscription,
} from '#contracts/mark-store.ts';
import {
  presentContract,
  presentFilters,
  presentItem,
  presentItemDetail,
  presentSelected,
} from '#contracts/present.ts';
import { findOverview } from '#contracts/overview-store.ts';
import { findContract, listRecentContracts, listSuppliers } from '#contracts/store.ts';
import { lockSigning, updateAlwaysSign } from '#contracts/update-store.ts';
import { handle } from '#core/calls/context.ts';
import { createPageMemory, pageOf, paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { sendCompanyHint } from '#core/live/hints.ts';
import { changesBetween } from '#core/staff-audit.ts';

const pages = createPageMemory();
const MAX_RECENT = 10;

export const list = handle(contracts.list, async ({ db, scope, caller, today }, input) => {
  const { userId } = caller;
  const narrowing = { tags: input.query, filters: input.filterString };
  const { page, size, offset } = pageOf(input);
  const filters = JSON.stringify([scope, narrowing]);
  const scroll = { userId, call: contracts.list.name, filters, size };
  const total = await countContracts(db, scope, userId, narrowing);
  const rows = await listContracts(db, scope, { userId, today }, narrowing, {
    after: pages.before(scroll, page),
    offset,
    limit: size + 1,
  });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  if (last) pages.remember(scroll, page, keyOf(last));
  return {
    items: shown.map(presentContract),
    pagination: paginate({ page, size }, total, rows.length > size),
  };
});

export const find = handle(contracts.find, async ({ db, scope, caller }, { id }) => {
  const replying = caller.memberships
    .filter(({ permissions }) => permissions.includes('asset-upload'))
    .map(({ companyId }) => companyId);
  const row = await findOverview(db, scope, { userId: caller.userId, replying }, id);
  const company = caller.memberships.find(({ companyId }) => companyId === row?.company_id);
  if (!row || !company) throw new Refusal(404, 'contract_not_found');
  return presentSelected(row, company.companyNr);
});

export const recent = handle(contracts.recent, async ({ db, scope, caller, today }) => {
  const reader = { userId: caller.userId, today };
  const rows = await listRecentContracts(db, scope, reader, MAX_RECENT);
  return { items: rows.map(presentContract) };
});

export const filterOptions = handle(contracts.filterOptions, async ({ db, scope }) => ({
  items: presentFilters(await listSuppliers(db, scope)),
}));

export const addFavourite = handle(contracts.addFavourite, async (context, input) => {
  const { company_id: companyId, id: contractId } = await findRequestedContract(context, input);
  context.effectOn(companyId);
  await insertFavourite(context.db, { companyId, contractId }, context.caller.userId);
  return { contract_id: contractId, favorite: true };
});

export const removeFavourite = handle(contracts.removeFavourite, async (context, input) => {
  const { company_id: companyId, id: contractId } = await findRequestedContract(context, input);
  context.effectOn(companyId);
  await deleteFavourite(context.db, { companyId, contractId }, context.caller.userId);
  return { contract_id: contractId, favorite: false };
});

export const toggleSubscription = handle(
  subscription.toggleSubscription,
  async ({ db, scope, caller, effectOn }, { contractId, status }) => {
    const contract = await findContract(db, scope, caller.userId, contractId);
    if (!contract) throw new Refusal(404, 'contract_not_found');
    const key = { companyId: contract.company_id, contractId };
    effectOn(key.companyId);
    await (status ? insertSubscription : deleteSubscription)(db, key, caller.userId);
    return { contract_id: contractId, active_subscription: status };
  },
);

/** Holds for everybody at the contract (BEY-89); open pages of its deliveries read again. */
export const setAlwaysSign = handle(
  setsAlwaysSign,
  async ({ db, scope, effectOn }, { contract_id: contractId, is_on: isOn }) => {
    const found = await lockSigning(db, scope, contractId);
    if (found === undefined) throw new Refusal(404, 'contract_not_found');
    const { company_id: companyId, supplier_id: supplierId, contract_number: name } = found;
    const changes = changesBetween({ always_sign: found.always_sign }, { always_sign: isOn });
    effectOn(companyId, { supplierId, kind: 'contract', id: contractId, name, changes });
    if (found.always_sign !== isOn) {
      await updateAlwaysSign(db, { companyId, contractId }, isOn);
      await sendCompanyHint(db, companyId, 'deliveries', contractId);
    }
    return { contract_id: contractId, always_sign: isOn };
  },
);

export const items = handle(contracts.items, async (context, input) => {
  const { company_id: companyId, id: contractId } = await findRequestedContract(context, input);
  const window = pageOf(input);
  const contract = { companyId, contractId };
  const { rows, total } = await listItems(context.db, contract, input.filterString, window);
  return {
    items: rows.map(presentItem),
    pagination: paginate(window, total, window.offset + rows.length < total),
  };
});

export const item = handle(contracts.item, async ({ db, scope }, { contract_item_id }) => {
  const row = await findItem(db, scope, contract_item_id);
  if (row === undefined) throw new Refusal(404, 'item_not_found');
  return presentItemDetail(row);
});

export const itemFilterOptions = handle(contracts.itemFilterOptions, async (context, input) => {
  const { company_id: companyId, id: contractId } = await findRequestedContract(context, input);
  const values = await listItemFilterValues(context.db, { companyId, contractId });
  return { items: presentMaterialFilters(values) };
});
