import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { isFilterChosen } from '@abrufbar/domain/values/filters.ts';
import { updateAmounts } from '#amounts/rollup-store.ts';
import { findRequestedContract } from '#contracts/requested-contract.ts';
import { updateCounts } from '#contracts/update-store.ts';
import { membershipOf } from '#core/calls/caller-scope.ts';
import { handle, type UserContext } from '#core/calls/context.ts';
import { sendCompanyHint, sendSupplierHint } from '#core/live/hints.ts';
import { createPageMemory, pageOf, paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { findCorrectedSlip } from '#deliveries/correction-store.ts';
import { findConfirmation, updateConfirmed } from '#deliveries/confirm-store.ts';
import {
  presentConfirmation,
  presentDelivery,
  presentDetails,
  presentFilters,
} from '#deliveries/present.ts';
import {
  findDelivery,
  listDeliveries,
  listFilteredDeliveries,
  listFilterValues,
} from '#deliveries/store.ts';
import { findLoad } from '#deliveries/update-store.ts';

const pages = createPageMemory();
/** Deliveries of the slider (D-29). */
const LATEST_COUNT = 10;

type ListInput = InputOf<typeof deliveries.incoming>;

/** One page; two statements, and the second one finds its rows by keyset. */
const page = async (context: UserContext, call: string, confirmed: boolean, input: ListInput) => {
  const contract = await findRequestedContract(context, input);
  const list = { companyId: contract.company_id, contractId: contract.id, confirmed };
  const window = pageOf(input);
  const filters = JSON.stringify([contract.id, input.filterString]);
  const scroll = { userId: context.caller.userId, call, filters, size: window.size };
  const part = {
    after: pages.before(scroll, window.page),
    offset: window.offset,
    limit: window.size + 1,
  };
  const { rows, total } = isFilterChosen(input.filterString)
    ? await listFilteredDeliveries(context.db, list, input.filterString, part)
    : {
        rows: await listDeliveries(context.db, list, part),
        total: confirmed ? contract.confirmed : contract.incoming,
      };
  const shown = rows.slice(0, window.size);
  const last = shown.at(-1);
  if (last) pages.remember(scroll, window.page, [last.weighed_at, last.id]);
  return {
    items: shown.map(presentDelivery),
    pagination: paginate(window, total, rows.length > window.size),
  };
};

export const incoming = handle(deliveries.incoming, (context, input) =>
  page(context, 'incoming', false, input),
);

export const confirmed = handle(deliveries.confirmed, (context, input) =>
  page(context, 'confirmed', true, input),
);

export const latestIncoming = handle(deliveries.latestIncoming, (context, input) =>
  page(context, 'latest', false, { ...input, page_size: input.page_size ?? LATEST_COUNT }),
);

const filterValues = async (
  context: UserContext,
  isOfConfirmed: boolean,
  input: InputOf<typeof deliveries.incomingFilterOptions>,
) => {
  const { company_id: companyId, id: contractId } = await findRequestedContract(context, input);
  const list = { companyId, contractId, confirmed: isOfConfirmed };
  return { items: presentFilters(await listFilterValues(context.db, list)) };
};

export const incomingFilterOptions = handle(deliveries.incomingFilterOptions, (context, input) =>
  filterValues(context, false, input),
);

export const confirmedFilterOptions = handle(deliveries.confirmedFilterOptions, (context, input) =>
  filterValues(context, true, input),
);

export const details = handle(
  deliveries.details,
  async ({ db, scope, caller }, { delivery_id, contract_id }) => {
    const row = await findDelivery(db, scope, delivery_id, contract_id);
    if (row === undefined) throw new Refusal(404, 'delivery_not_found');
    const isCorrected = row.corrected_at !== null;
    const slip = isCorrected ? await findCorrectedSlip(db, scope, row.id) : undefined;
    return presentDetails(row, membershipOf(caller, row.company_id), slip);
  },
);

/** The server sets day, time and person; a second caller gets the first confirmation (D-48). */
export const confirm = handle(deliveries.confirm, async (context, { delivery_id, contract_id }) => {
  const { db, scope, caller, now, today } = context;
  const find = async () => {
    const row = await findConfirmation(db, scope, delivery_id, contract_id);
    if (row === undefined) throw new Refusal(404, 'delivery_not_found');
    return row;
  };
  let found = await find();
  const { company_id: companyId, supplier_id: supplierId, number: name } = found;
  context.effectOn(companyId, { supplierId, kind: 'delivery', id: delivery_id, name });
  // A correction may take it to another contract meanwhile; the confirmation follows.
  while (!isConfirmed(found.status)) {
    const contract = { companyId, contractId: found.contract_id };
    const isFirst = await updateConfirmed(db, contract, delivery_id, {
      at: now,
      on: today,
      time: berlinTime(now),
      by: caller.userId,
    });
    if (isFirst) {
      await updateCounts(db, contract, { incoming: -1, confirmed: 1, activeAt: now });
      const load = await findLoad(db, companyId, delivery_id);
      await updateAmounts(db, companyId, { ...load, isConfirmed: false }, load);
      await sendCompanyHint(db, companyId, 'deliveries', contract.contractId);
      await sendSupplierHint(db, supplierId, 'deliveries');
    }
    found = await find(); // a ticket may have taken it away: 404
  }
  return presentConfirmation(found);
});
