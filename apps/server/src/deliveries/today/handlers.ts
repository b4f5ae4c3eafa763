import { today as call } from '@abrufbar/contract/deliveries/today.ts';
import { listSiteAmounts } from '#amounts/store.ts';
import { membershipIn } from '#core/calls/caller-scope.ts';
import { handle, type Handler } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { dayLine } from '#deliveries/today/line-handler.ts';
import {
  presentCallOff,
  presentLoads,
  presentNextCallOff,
  presentSite,
  presentSiteAmount,
} from '#deliveries/today/present.ts';
import { listCallOffs, listLoads, listSites, type LoadRow } from '#deliveries/today/store.ts';

const MAX_WAITING_LOADS = 500;
const MAX_CONFIRMED_LOADS = 100;

/** The day on all sites in four statements, however many sites there are (BEY-44, decision 0090). */
const today = handle(call, async (context, { company_number, contract_id: contractId }) => {
  const { db, caller, now, today: day } = context;
  const { companyId, permissions } = membershipIn(caller, company_number);
  const of = { companyId, contractId };
  const { sites, total, isKnown } = await listSites(db, of, { now, today: day });
  if (contractId !== null && !isKnown) throw new Refusal(404, 'contract_not_found');
  // One row more than is shown tells that there are others.
  const limits = { waiting: MAX_WAITING_LOADS + 1, confirmed: MAX_CONFIRMED_LOADS + 1 };
  const all = await listLoads(db, of, { now, today: day }, limits);
  const isOfEvening = (load: LoadRow) => load.is_confirmed && load.weighed_on < day;
  const loads = all.filter((load) => !isOfEvening(load));
  const evening = all.filter(isOfEvening);
  const waiting = loads.filter((load) => !load.is_confirmed);
  const confirmed = loads.filter((load) => load.is_confirmed);
  const shown = [
    ...waiting.slice(0, MAX_WAITING_LOADS),
    ...confirmed.slice(0, MAX_CONFIRMED_LOADS),
  ];
  const amounts = await listSiteAmounts(db, of, day);
  const { ofDay, next } = permissions.includes('call-off-list')
    ? await listCallOffs(db, of, { now, today: day })
    : { ofDay: [], next: undefined };
  return {
    date: day,
    total_sites: total,
    sites: sites.map(presentSite),
    deliveries: presentLoads(shown, now),
    ...(evening.length > 0 && { evening_loads: presentLoads(evening, now) }),
    has_more: shown.length < loads.length,
    amounts: amounts.map(presentSiteAmount),
    call_offs: ofDay.map(presentCallOff),
    next_call_off: next ? presentNextCallOff(next) : null,
  };
});

/** The day of a company, and any day of a contract. */
export const dayCalls: readonly Handler[] = [today, dayLine];
