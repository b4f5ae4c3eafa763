import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { isFilterChosen } from '@abrufbar/domain/values/filters.ts';
import { findRequestedContract } from '#contracts/requested-contract.ts';
import { membershipOf } from '#core/calls/caller-scope.ts';
import { handle, type UserContext } from '#core/calls/context.ts';
import { createPageMemory, pageOf, paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { drivingByPlant, presentArrival } from '#deliveries/arrivals/present.ts';
import { findCorrectedSlip } from '#deliveries/correction-store.ts';
import { presentDelivery, presentDetails, presentFilters } from '#deliveries/present.ts';
import {
  findDelivery,
  listDeliveries,
  listFilteredDeliveries,
  listFilterValues,
} from '#deliveries/store.ts';
import { listHints } from '#deliveries/weight-checks/store.ts';

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
    ? await listFilteredDeliveries(context.db, list, input.filterString, part, context.now)
    : {
        rows: await listDeliveries(context.db, list, part, context.now),
        total: confirmed ? contract.confirmed : contract.incoming,
      };
  const shown = rows.slice(0, window.size);
  const driving = drivingByPlant(rows.find((row) => row.plant_trips)?.plant_trips ?? null);
  const last = shown.at(-1);
  if (last) pages.remember(scroll, window.page, [last.weighed_at, last.id]);
  return {
    items: shown.map((row) => ({
      ...presentDelivery(row, context.now),
      ...presentArrival(row, driving, context.now),
    })),
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
  async ({ db, scope, caller, now }, { delivery_id, contract_id }) => {
    const row = await findDelivery(db, scope, delivery_id, contract_id, now);
    if (row === undefined) throw new Refusal(404, 'delivery_not_found');
    const isCorrected = row.corrected_at !== null;
    const slip = isCorrected ? await findCorrectedSlip(db, scope, row.id) : undefined;
    const hints = await listHints(db, row.company_id, row.id, caller.userId);
    const arrival = presentArrival(row, drivingByPlant(row.plant_trips), now);
    const beside = { slip, hints, userId: caller.userId, now };
    const details = presentDetails(row, membershipOf(caller, row.company_id), beside);
    return { ...details, ...arrival };
  },
);
