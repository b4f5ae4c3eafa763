import { dayLine as call } from '@abrufbar/contract/deliveries/day-line.ts';
import { lineDays, weighedWithin } from '@abrufbar/domain/deliveries/line-days.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';
import { listDayCallOffs, listDayLoads } from '#deliveries/today/line-store.ts';
import { presentCallOff, presentLoads, presentSiteAmount } from '#deliveries/today/present.ts';

/** More than a site gets in a day and a night. */
const MAX_LOADS = 500;

/** The line of any day of a contract in two statements; foreign and absent contracts answer alike (BEY-38). */
export const dayLine = handle(call, async (context, { contract_id: contractId, date }) => {
  const { db, scope, caller, now, today } = context;
  const { first, last } = lineDays(today);
  if (date < first || date > last) throw refuseFields([{ field: 'date', problem: 'line_days' }]);
  const listing = caller.memberships
    .filter(({ permissions }) => permissions.includes('call-off-list'))
    .map(({ companyId }) => companyId);
  const found = await listDayCallOffs(db, { scope, listing }, contractId, date);
  if (!found) throw new Refusal(404, 'contract_not_found');
  const callOffs = found.callOffs.map(presentCallOff);
  const { from, until } = weighedWithin(
    date,
    callOffs.map((one) => ({ startsAt: new Date(one.starts_at), endsAt: new Date(one.ends_at) })),
  );
  const end = new Date(until.getTime() - 1);
  const days = [...new Set([berlinDay(from), date, berlinDay(end)])];
  const { loads, amounts } = await listDayLoads(
    db,
    { companyId: found.companyId, contractId },
    { from, until, days },
    { day: date, now, limit: MAX_LOADS + 1 }, // one more tells that there are others
  );
  return {
    date,
    deliveries: presentLoads(loads.slice(0, MAX_LOADS), now),
    has_more: loads.length > MAX_LOADS,
    amounts: amounts.map(presentSiteAmount),
    call_offs: callOffs,
  };
});
