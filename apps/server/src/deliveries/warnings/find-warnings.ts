import { findSiteWarnings, type SiteWarning } from '@abrufbar/domain/deliveries/site-warnings.ts';
import type { Unloading } from '@abrufbar/domain/deliveries/unloading.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import type { Database } from '#core/database/database.ts';
import { presentLoads } from '#deliveries/today/present.ts';
import { type CallOffRow, listCallOffs, listLoads } from '#deliveries/today/store.ts';
import { loadsIn, orderOf } from '#deliveries/warnings/site-values.ts';

/** More loads of a day than any site gets: with fewer, more would look open than is. */
const MAX_LOADS = { waiting: 500, confirmed: 1_000 } as const;

/** All are of one contract. */
const unloadingOf = ([row]: readonly CallOffRow[]): Unloading => ({
  points: row?.unloading_points ?? 1,
  minutes: row?.unloading_minutes ?? null,
});

/** A warning with the running call-off it is about, and the phone of a plant that delivers there. */
export type Found = {
  readonly warning: SiteWarning;
  readonly callOff: CallOffRow;
  readonly phone: string | null;
};

/** Gaps and queues on the sites of a company that have a running call-off, as the portal finds them (decision 0093). */
export const findWarnings = async (
  db: Database,
  companyId: number,
  now: Date,
): Promise<readonly Found[]> => {
  const today = berlinDay(now);
  const sites = { companyId, contractId: null };
  const { ofDay } = await listCallOffs(db, sites, { now, today });
  const isRunning = (row: CallOffRow) => {
    const { startsAt, endsAt } = orderOf(row);
    return startsAt <= now && now < endsAt;
  };
  const running = ofDay.filter(isRunning);
  const found: Found[] = [];
  for (const [contractId, callOffs] of Map.groupBy(running, (row) => row.contract_id)) {
    const rows = await listLoads(db, { companyId, contractId }, { now, today }, MAX_LOADS);
    const arrivals = presentLoads(rows, now);
    const loads = rows.flatMap((row, at) => {
      const arrival = arrivals[at];
      return arrival ? loadsIn(row, arrival) : [];
    });
    const phone = rows.find((row) => row.factory_phone)?.factory_phone ?? null;
    const unloading = unloadingOf(callOffs);
    for (const warning of findSiteWarnings(loads, callOffs.map(orderOf), unloading, now)) {
      const callOff = callOffOf(warning, callOffs);
      if (callOff) found.push({ warning, callOff, phone });
    }
  }
  return found;
};

/** That of the gap's material; of a queue that of its first load, otherwise the first of the site. */
const callOffOf = (
  warning: SiteWarning,
  callOffs: readonly CallOffRow[],
): CallOffRow | undefined => {
  if (warning.kind === 'gap') return callOffs.find(({ id }) => id === warning.order.id);
  const material = warning.queue.loads[0]?.materialNumber;
  return callOffs.find((row) => row.material_number === material) ?? callOffs[0];
};
