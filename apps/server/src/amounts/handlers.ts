import * as amounts from '@abrufbar/contract/amounts.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { presentDaily, presentTotal } from '#amounts/present.ts';
import { type AmountRow, type Days, listAmountFilterValues, listAmounts } from '#amounts/store.ts';
import { findRequestedContract } from '#contracts/requested-contract.ts';
import { dayFilter, presentMaterialFilters } from '#contracts/material-filters.ts';
import { handle, type UserContext } from '#core/calls/context.ts';
import { pageOf, paginate } from '#core/calls/paging.ts';

/** Materials of the slider (D-29). */
const LATEST_COUNT = 10;

/** One page in two statements, the first of which finds the contract. */
const page = async (
  context: UserContext,
  input: InputOf<typeof amounts.total>,
  days: Days | null,
  limit: number | null,
) => {
  const { company_id: companyId, id: contractId } = await findRequestedContract(context, input);
  const window = pageOf(input);
  const { rows, total } = await listAmounts(
    context.db,
    { companyId, contractId },
    days,
    input.filterString,
    { ...window, limit },
  );
  const pagination = paginate(window, total, window.offset + rows.length < total);
  return { rows, pagination };
};

const ofOneDay = (row: AmountRow) =>
  row.day === null ? [] : [presentDaily({ ...row, day: row.day })];

export const daily = handle(amounts.daily, async (context, input) => {
  const chosen = input.filterString.date ?? [context.today];
  const { rows, pagination } = await page(context, input, { latest: false, chosen }, null);
  return { items: rows.flatMap(ofOneDay), pagination };
});

export const latest = handle(amounts.latest, async (context, input) => {
  const days = { latest: true, chosen: input.filterString.date ?? null };
  const sized = { ...input, page_size: input.page_size ?? LATEST_COUNT };
  const { rows, pagination } = await page(context, sized, days, LATEST_COUNT);
  return { items: rows.flatMap(ofOneDay), pagination };
});

export const total = handle(amounts.total, async (context, input) => {
  const { rows, pagination } = await page(context, input, null, null);
  return { items: rows.map(presentTotal), pagination };
});

const filterOptions = async (
  context: UserContext,
  input: InputOf<typeof amounts.totalFilterOptions>,
) => {
  const { company_id: companyId, id: contractId } = await findRequestedContract(context, input);
  return presentMaterialFilters(
    await listAmountFilterValues(context.db, { companyId, contractId }),
  );
};

export const dailyFilterOptions = handle(amounts.dailyFilterOptions, async (context, input) => {
  const items = await filterOptions(context, input);
  return { items: items.length > 0 ? [...items, dayFilter()] : [] };
});

export const totalFilterOptions = handle(amounts.totalFilterOptions, async (context, input) => ({
  items: await filterOptions(context, input),
}));
