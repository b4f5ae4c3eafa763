import type { officeSite } from '@abrufbar/contract/deliveries/office-sites.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { MAX_TRIP_MINUTES } from '@abrufbar/domain/deliveries/driving-time.ts';
import {
  findSiteWarnings,
  nextWarnings,
  type SiteOrder,
} from '@abrufbar/domain/deliveries/site-warnings.ts';
import { berlinDay, berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { grouped } from '@abrufbar/domain/values/grouped.ts';
import { presentTotal } from '#amounts/present.ts';
import { drivingByPlant, presentArrival } from '#deliveries/arrivals/present.ts';
import type { SiteTrips } from '#deliveries/arrivals/trips-store.ts';
import { type Loaded, materialOf, presentWarning } from '#deliveries/sites/present.ts';
import type { SiteLoadRow, SiteRow } from '#deliveries/sites/store.ts';
import { arrivesAt, loadsIn, orderOf } from '#deliveries/warnings/site-values.ts';

type Answer = OutputOf<typeof officeSite>;

type Clock = { readonly now: Date; readonly today: string };

const MINUTE_MS = 60_000;

/** Confirmed loads count from midnight on, or from the begin of a call-off of the evening before. */
export const countsSince = (site: SiteRow, today: string): Date => {
  const ofEvening = site.call_offs.filter(({ starts_on }) => starts_on < today);
  const begins = ofEvening.map((row) => orderOf(row).startsAt.getTime());
  const first = Math.min(...begins) - MAX_TRIP_MINUTES * MINUTE_MS;
  return new Date(Math.min(berlinInstant(today, '00:00').getTime(), first));
};

/** Without an estimate a load counts as arrived once no trip takes longer, as in the portal. */
const stageOf = (row: SiteLoadRow, stage: Loaded['stage'] | null, now: Date): Loaded['stage'] => {
  const isLong = now.getTime() - Date.parse(row.weighed_at) >= MAX_TRIP_MINUTES * MINUTE_MS;
  return stage ?? (isLong ? 'arrived' : 'on_the_way');
};

/** Loads with their arrivals; a plant drives to each site for another time. */
export const arrivalsOf = (rows: readonly SiteLoadRow[], now: Date): readonly Loaded[] => {
  const trips: readonly SiteTrips[] = rows.find((row) => row.site_trips)?.site_trips ?? [];
  const driving = new Map(
    grouped(trips, ({ contract_id }) => contract_id).map(([id, plants]) => [
      id,
      drivingByPlant(plants),
    ]),
  );
  return rows.map((row) => {
    const arrival = presentArrival(row, driving.get(row.contract_id) ?? new Map(), now);
    return {
      row,
      at: arrivesAt(row, arrival),
      stage: stageOf(row, arrival.stage, now),
      forRules: loadsIn(row, arrival),
    };
  });
};

type Material = Pick<Answer['materials'][number], 'material_number' | 'quantity_unit'>;
const keyOf = ({ material_number, quantity_unit }: Material) =>
  `${material_number} ${quantity_unit}`;

const inThousandths = (quantity: number): number => Math.round(quantity * 1000) / 1000;

/** Called off and weighed today by material, as the portal shows them; those of the call-offs first. */
const amountsOf = (
  orders: readonly SiteOrder[],
  loads: readonly Loaded[],
  amounts: SiteRow['amounts'],
): Answer['materials'] => {
  const ofOrders = orders.map((order) => ({
    material_number: order.materialNumber,
    material_name: order.material,
    quantity_unit: order.unit,
  }));
  const ofLoads = loads.flatMap(({ row }) => row.materials.slice(0, 1).map(materialOf));
  const ofToday = amounts.map((row) => {
    const { material_number, material_name, quantity_unit } = row;
    const { target_quantity_raw: ordered, ...came } = presentTotal(row);
    const weighed = inThousandths(came.delivered_quantity_raw + came.incoming_quantity_raw);
    return { material_number, material_name, quantity_unit, ordered, weighed };
  });
  return grouped([...ofOrders, ...ofLoads, ...ofToday], keyOf).map(([key, [material]]) => {
    const { ordered = 0, weighed = 0 } = ofToday.find((one) => keyOf(one) === key) ?? {};
    return { ...material, ordered, weighed };
  });
};

/** A site as the table shows it, with the gaps and queues that the portal finds there. */
export const presentSite = (
  site: SiteRow,
  loads: readonly Loaded[],
  { now, today }: Clock,
): Omit<Answer, 'day' | 'call_offs' | 'loads'> => {
  const orders = site.call_offs.map(orderOf);
  const count = (stage: Loaded['stage'], among = loads) =>
    among.filter((load) => load.stage === stage).length;
  const isOfToday = ({ row }: Loaded) => berlinDay(new Date(row.weighed_at)) === today;
  const unloading = { points: site.unloading_points, minutes: site.unloading_minutes };
  const siteLoads = loads.flatMap(({ forRules }) => forRules);
  const warnings = nextWarnings(findSiteWarnings(siteLoads, orders, unloading, now));
  const ends = orders.map(({ endsAt }) => endsAt.getTime());
  const [first] = orders.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return {
    id: site.id,
    number: site.number,
    name: site.name,
    company: site.company,
    company_number: site.company_number,
    starts_at: first?.startsAt.toISOString() ?? null,
    ends_at: first ? new Date(Math.max(...ends)).toISOString() : null,
    materials: amountsOf(orders, loads, site.amounts),
    on_the_way: count('on_the_way'),
    arrived: count('arrived'),
    confirmed: count('confirmed', loads.filter(isOfToday)),
    warnings: warnings.map(presentWarning),
  };
};
