import { addDays, berlinDay, berlinInstant, isWeekend } from '@abrufbar/domain/values/calendar.ts';
import { mapDiTicket } from '@abrufbar/formats/tickets/map-di.ts';
import { mapVasTicket } from '@abrufbar/formats/tickets/map-vas.ts';
import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';
import type { Database } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { callOffOfToday } from '#demo/call-off-plans.ts';
import type { Fleet } from '#demo/odd/fleet.ts';
import { concreteNote } from '#demo/notes/concrete-note.ts';
import { companyOf, supplierOf } from '#demo/site-lookup.ts';
import { loadLorry, toDiRow, toVasRow } from '#demo/ticket-rows.ts';
import { customerNumber } from '#demo/people.ts';
import { type Random, randomFrom } from '#demo/random.ts';
import { type BuiltSite, materialsOf, type Site } from '#demo/sites.ts';
import { storeReport } from '#deliveries/arrivals/store-report.ts';
import { buildDeliveries } from '#deliveries/build.ts';
import { storeTicket } from '#deliveries/import-ticket.ts';

type Target = BuiltSite & {
  /** User who confirmed the earlier deliveries. */
  readonly confirmedBy: string;
};

type Stores = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly fleet: Fleet;
};

const WEEKS = 6;
/** Where more loads come a day, the last confirmation was made under reservation. */
const RESERVED_LOADS = 4;
const MINUTE_MS = 60_000;

/**
 * Six weeks of loads for one site. A load that left the plant in the last hours is still unconfirmed and
 * comes in as a ticket, so that the subscribers of the contract are notified; everything before is history and is returned.
 */
export const fillDeliveries = async (
  { db, jobs, files, fleet }: Stores,
  { site, contract, confirmedBy }: Target,
  now: Date,
) => {
  const random = randomFrom(Number(site.number));
  const supplier = supplierOf(site);
  const categories = new Map(supplier.materials.map(({ number, category }) => [number, category]));
  const origin = {
    companyId: contract.company_id,
    supplierId: contract.supplier_id,
    source: supplier.source,
    now,
    categories,
  };
  const storeOne = async (ticket: Ticket): Promise<void> => {
    if (ticket.materials[0]?.unit !== 'm³') {
      await storeTicket(db, jobs, origin, { ticket, document: null });
      return;
    }
    // A mixing plant says more than a scale.
    const { bytes, advice: content, details } = concreteNote(site, ticket);
    const document = { file: await files.write('notes', bytes), content, details };
    await storeTicket(db, jobs, { ...origin, source: 'ubl' }, { ticket, document });
  };
  const { shortest, scatter } = drivingTo(site);
  const history: Parameters<typeof buildDeliveries>[2][number][] = [];
  for (const [position, weighedAt] of weighings(site, now, random).entries()) {
    const callOff = berlinDay(weighedAt) === berlinDay(now) ? callOffOfToday(site) : null;
    const ticket = ticketOf(site, { weighedAt, callOff, fleet }, position, random);
    const age = (now.getTime() - weighedAt.getTime()) / MINUTE_MS;
    if (age < 150) {
      await storeOne(ticket);
      if (site.number === REPORTED_SITE) await reportArrival(db, origin, ticket, now);
      continue;
    }
    const at = new Date(
      weighedAt.getTime() + random.between(shortest, shortest + scatter) * MINUTE_MS,
    );
    history.push({
      ...rowOf(ticket),
      source: supplier.source,
      weighed_at: weighedAt,
      confirmed: { at, by: confirmedBy },
      materials: ticket.materials.map(({ unit, ...material }) => ({
        ...material,
        quantity_unit: unit,
        category: categories.get(material.number) ?? 0,
      })),
    });
  }
  const last = history.at(-1);
  if (last?.confirmed && site.loads > RESERVED_LOADS) {
    history.splice(-1, 1, {
      ...last,
      confirmed: { ...last.confirmed, reservation: 'temperature' },
    });
  }
  return buildDeliveries(db, contract, history);
};

/** The plant of this site reports when its lorries arrive. */
const REPORTED_SITE = '40018411';
const REPORTED_MINUTES = 28;

/** A load that may be there by now has arrived; another is expected soon. */
const reportArrival = async (
  db: Database,
  origin: Omit<Parameters<typeof storeReport>[1], 'number'>,
  { number, weighedAt }: Ticket,
  now: Date,
): Promise<void> => {
  const there = new Date(weighedAt.getTime() + REPORTED_MINUTES * MINUTE_MS);
  const soon = new Date(now.getTime() + 12 * MINUTE_MS);
  const report =
    there < now
      ? ({ stage: 'arrived', arrivesAt: there, reportedAt: there } as const)
      : ({ stage: 'on_the_way', arrivesAt: soon, reportedAt: weighedAt } as const);
  await storeReport(db, { ...origin, number }, report);
};

/** Minutes to a site: arrivals are sure at some, and unsure at others. */
const drivingTo = ({ number }: Site) => ({
  shortest: 18 + (Number(number) % 4) * 4,
  scatter: [10, 36, 70][Number(number) % 3] ?? 0,
});

/** Instants at which lorries for the site were weighed, oldest first. */
const weighings = (site: Site, now: Date, random: Random): Date[] => {
  const today = berlinDay(now);
  const perDay = site.status === 0 ? site.loads : 3;
  const instants: Date[] = [];
  for (let back = WEEKS * 7; back > 0 && perDay > 0; back -= 1) {
    const day = addDays(today, -back);
    const within = -back >= site.starts && (site.ends === null || -back <= site.ends);
    if (!within || isWeekend(day)) continue;
    const first = berlinInstant(day, '06:05').getTime();
    for (let load = 0; load < random.between(perDay - 1, perDay + 1); load += 1) {
      instants.push(new Date(first + random.between(0, 520) * MINUTE_MS));
    }
  }
  if (site.status === 0) instants.push(...weighingsToday(site.loads, now, random));
  return instants.toSorted((a, b) => a.getTime() - b.getTime());
};

/** Even at night or on a Sunday the demo shows lorries of today. */
const weighingsToday = (loads: number, now: Date, random: Random): Date[] => {
  const midnight = berlinInstant(berlinDay(now), '00:00').getTime();
  const passed = Math.floor((now.getTime() - midnight) / MINUTE_MS);
  return Array.from({ length: loads }, (_, load) => {
    const back = Math.min(passed, 12 + load * 55 + random.between(0, 30));
    return new Date(now.getTime() - back * MINUTE_MS);
  });
};

/** A ticket as the plant's own system writes it, read the way an import reads it; today's lorries carry what is called off. */
const ticketOf = (
  site: Site,
  {
    fleet,
    ...load
  }: Pick<Parameters<typeof loadLorry>[2], 'weighedAt' | 'callOff'> & {
    readonly fleet: Fleet;
  },
  position: number,
  random: Random,
): Ticket => {
  const supplier = supplierOf(site);
  const order = {
    number: `${site.number.slice(-5)}${String(position).padStart(3, '0')}`,
    contractNumber: site.number,
    customerNumber: customerNumber(supplier.brand, companyOf(site).nr),
    ...load,
  };
  const built = materialsOf(site, supplier);
  const ordered = built.filter((material) => material.number === load.callOff?.materialNumber);
  const loaded = loadLorry(supplier, ordered.length > 0 ? ordered : built, order, random);
  const plate = fleet.plateFor(site.company, loaded.plate, load.weighedAt, random);
  const lorry = { ...loaded, plate };
  const day = berlinDay(load.weighedAt);
  const { ticket, problems } =
    supplier.source === 'vas'
      ? mapVasTicket(toVasRow(lorry), day)
      : mapDiTicket([toDiRow(lorry)], day);
  if (ticket === null) throw new Error(`Bad demo ticket: ${JSON.stringify(problems)}`);
  return ticket;
};

const rowOf = (ticket: Ticket) => ({
  number: ticket.number,
  factory_number: ticket.factoryNumber,
  factory_name: ticket.factoryName,
  spedition_name: ticket.carrier,
  vehicle_license_plate: ticket.plate,
  vehicle_type: ticket.vehicleType,
  number_of_rounds: ticket.rounds,
  incoterm: ticket.incoterm,
  gross_weight: ticket.gross,
  tare_weight: ticket.tare,
  net_weight: ticket.net,
  call_off_number: ticket.callOffNumber ?? null,
});
