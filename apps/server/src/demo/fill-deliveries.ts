import { addDays, berlinDay, berlinInstant, isWeekend } from '@abrufbar/domain/values/calendar.ts';
import { mapDiTicket } from '@abrufbar/formats/tickets/map-di.ts';
import { mapVasTicket } from '@abrufbar/formats/tickets/map-vas.ts';
import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';
import type { Database } from '#core/database/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { callOffOfToday } from '#demo/call-off-plans.ts';
import { companyOf, supplierOf } from '#demo/site-lookup.ts';
import { loadLorry, toDiRow, toVasRow } from '#demo/ticket-rows.ts';
import { customerNumber } from '#demo/people.ts';
import { type Random, randomFrom } from '#demo/random.ts';
import { materialsOf, type Site } from '#demo/sites.ts';
import { buildDeliveries } from '#deliveries/build.ts';
import { storeTicket } from '#deliveries/import-ticket.ts';

type Target = {
  readonly site: Site;
  readonly contract: {
    readonly company_id: number;
    readonly id: string;
    readonly supplier_id: number;
  };
  /** User who confirmed the earlier deliveries. */
  readonly confirmedBy: string;
};

const WEEKS = 6;
const MINUTE_MS = 60_000;

/**
 * Six weeks of loads for one site. A load that left the plant in the last hours is still unconfirmed and
 * comes in as a ticket, so that the subscribers of the contract are notified; everything before is history and is returned.
 */
export const fillDeliveries = async (
  db: Database,
  jobs: Jobs,
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
  const history: Parameters<typeof buildDeliveries>[2][number][] = [];
  for (const [position, weighedAt] of weighings(site, now, random).entries()) {
    const callOff = berlinDay(weighedAt) === berlinDay(now) ? callOffOfToday(site) : null;
    const ticket = ticketOf(site, { weighedAt, callOff }, position, random);
    const age = (now.getTime() - weighedAt.getTime()) / MINUTE_MS;
    if (age < 150) {
      await storeTicket(db, jobs, origin, ticket);
      continue;
    }
    const at = new Date(weighedAt.getTime() + random.between(25, 80) * MINUTE_MS);
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
  return buildDeliveries(db, contract, history);
};

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

/** A ticket as the plant's own system writes it, read the way an import reads it. */
const ticketOf = (
  site: Site,
  load: Pick<Parameters<typeof loadLorry>[2], 'weighedAt' | 'callOff'>,
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
  const lorry = loadLorry(supplier, materialsOf(site, supplier), order, random);
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
