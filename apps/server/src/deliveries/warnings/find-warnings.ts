import {
  findSiteWarnings,
  type SiteLoad,
  type SiteOrder,
  type SiteWarning,
} from '@abrufbar/domain/deliveries/site-warnings.ts';
import { berlinDay, berlinInstant, minutes } from '@abrufbar/domain/values/calendar.ts';
import type { Database } from '#core/database/database.ts';
import { presentLoads } from '#deliveries/today/present.ts';
import { type CallOffRow, listCallOffs, listLoads, type LoadRow } from '#deliveries/today/store.ts';

/** More loads of a day than any site gets: with fewer, more would look open than is. */
const MAX_LOADS = { waiting: 500, confirmed: 1_000 } as const;

type Arrival = { readonly estimated_arrival: string | null };

const loadsIn = (row: LoadRow, { estimated_arrival: estimate }: Arrival): readonly SiteLoad[] => {
  const [first] = row.materials;
  const at = row.is_confirmed ? row.confirmed_at : estimate;
  if (!first || at === null) return [];
  return [
    {
      id: row.id,
      plate: row.vehicle_license_plate,
      plant: row.factory_number,
      weighedAt: new Date(row.weighed_at),
      arrivesAt: new Date(at),
      isConfirmed: row.is_confirmed,
      materialNumber: first.number,
      material: first.name,
      category: first.category,
      quantity: Number(first.quantity),
      unit: first.quantity_unit,
    },
  ];
};

const orderOf = (row: CallOffRow): SiteOrder => ({
  id: row.id,
  status: row.status,
  materialNumber: row.material_number,
  material: row.material_name,
  unit: row.quantity_unit,
  quantity: Number(row.quantity),
  hourly: row.hourly_quantity === null ? null : Number(row.hourly_quantity),
  startsAt: berlinInstant(row.starts_on, minutes(row.starts_time)),
  endsAt: berlinInstant(row.ends_on, minutes(row.ends_time)),
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
    for (const warning of findSiteWarnings(loads, callOffs.map(orderOf), now)) {
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
