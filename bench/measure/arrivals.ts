/**
 * Replays days of forty lorries against the real server, minute by minute on its clock: what it estimated and warned of,
 * beside what then happened.
 */
import { toggleSubscription } from '@abrufbar/contract/contracts/subscription.ts';
import { confirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import { today } from '@abrufbar/contract/deliveries/today.ts';
import { vas } from '@abrufbar/contract/imports/tickets.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { berlinDay, berlinTime, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { buildCallOff } from '../../apps/server/src/call-offs/build.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import { ASPHALT, buildDeliveries } from '../../apps/server/src/deliveries/build.ts';
import { warningsDue } from '../../apps/server/src/deliveries/warnings/jobs.ts';
import { insertImportKey } from '../../apps/server/src/imports/store.ts';
import { buildToken } from '../../apps/server/src/session/build.ts';
import { buildOfficeSite } from '../../apps/server/testing/concepts/office-site.ts';
import { waitForJobs } from '../../apps/server/testing/server/jobs.ts';
import { startTestServer, type TestServer } from '../../apps/server/testing/server/server.ts';
import {
  arrivalDay,
  DAY_HOURS,
  PLANTS,
  type PlannedTrip,
  SPACING_MINUTES,
  TRIPS,
  trueGaps,
  trueQueues,
} from '../stage/arrival-day.ts';
import { type Figure, median } from '../stage/figures.ts';

const SEEDS = ['one', 'two', 'three'] as const;
/** 07:00 in Berlin. */
const START = new Date('2026-11-20T06:00:00Z');
const DAYS_BEFORE = ['2026-11-18T06:00:00Z', '2026-11-19T06:00:00Z'] as const;
const MINUTE_MS = 60_000;
const LOAD_TONNES = 26.4;
/** As the rule has it (BEY-83): half as long again as the planned distance of two loads. */
const GAP_MINUTES = 1.5 * SPACING_MINUTES;
const MAX_MEDIAN_ERROR_MINUTES = 5;
/** One that is longer by less than that error may be warned of or not. */
const CLEAR_GAP_MINUTES = GAP_MINUTES + MAX_MEDIAN_ERROR_MINUTES;

const minutesBetween = (from: Date, until: Date) => (until.getTime() - from.getTime()) / MINUTE_MS;

/** A site with a call-off over the whole day, and trips of two days before to learn from. */
const prepare = async (server: TestServer, seed: string) => {
  const site = await buildOfficeSite(server);
  const { company, contract, item, person, supplier } = site;
  const before = DAYS_BEFORE.flatMap((day) => arrivalDay(`${seed} ${day}`, new Date(day), false));
  const { token, key } = await server.build({ companies: [company.id] }, async (db) => {
    await buildCallOff(db, {
      ...{ item, supplier, created_by: person.id, status: CALL_OFF_STATUS.confirmed },
      quantity: String(TRIPS * LOAD_TONNES),
      hourly_quantity: String((60 / SPACING_MINUTES) * LOAD_TONNES),
      ...{ starts_on: berlinDay(START), starts_time: '07:00' },
      ...{ ends_on: berlinDay(START), ends_time: `${7 + DAY_HOURS + 1}:00` },
    });
    const loads = before.map(({ plate, plant, weighedAt, confirmedAt }) => ({
      vehicle_license_plate: plate,
      ...{ factory_number: plant.number, factory_name: plant.name },
      ...{ weighed_at: weighedAt, confirmed: { at: confirmedAt, by: person.id } },
      materials: [ASPHALT],
    }));
    await buildDeliveries(db, contract, loads);
    const scale = { supplierId: supplier.id, source: 'vas', name: 'Waage', addresses: [] } as const;
    const made = await insertImportKey(db, scale, START);
    return { token: await buildToken(db, person, START), key: made.key };
  });
  const follow = { contractId: contract.id, status: true };
  await server.send(toggleSubscription, follow, { token, key: newId() });
  return { ...site, token, key };
};
type Site = Awaited<ReturnType<typeof prepare>>;

const weigh = (server: TestServer, { contract, customer_number, key }: Site, trip: PlannedTrip) => {
  const net = LOAD_TONNES * 1000;
  const tare = 14_600;
  const row = {
    Lieferscheinnummer: trip.plate.replaceAll(' ', ''),
    Kontraktnummer: contract.contract_number,
    Debitor: customer_number,
    ...{ Werk: trip.plant.number, Werksname: trip.plant.name, Kennzeichen: trip.plate },
    Wiegedatum: toDmy(berlinDay(trip.weighedAt)),
    Wiegezeit: `${berlinTime(trip.weighedAt)}:00`,
    ...{ Brutto: tare + net, Tara: tare, Netto: net },
    ...{ Artikelnummer: ASPHALT.number, Artikelbezeichnung: ASPHALT.name },
  };
  return server.send(vas, [row], { token: key });
};

type Estimate = { readonly errorMinutes: number; readonly spanMinutes: number };

/** One day, a minute at a time: weighings, taps, and the job of each minute. */
const replay = async (server: TestServer, seed: string, isDisturbed: boolean) => {
  const trips = arrivalDay(seed, START, isDisturbed);
  const site = await prepare(server, seed);
  const { company, contract, person, token } = site;
  const asks = { company_number: company.company_nr, contract_id: contract.id };
  const ids = new Map<string, string>();
  const estimates: Estimate[] = [];
  const end = (DAY_HOURS + 1) * 60;
  for (let minute = 0; minute <= end; minute += 1) {
    const now = new Date(START.getTime() + minute * MINUTE_MS);
    server.at(now.toISOString());
    const isNow = (at: Date) => at.getTime() === now.getTime();
    const weighed = trips.filter((trip) => isNow(trip.weighedAt));
    for (const trip of weighed) await weigh(server, site, trip);
    if (weighed.length > 0) {
      const { deliveries } = await server.send(today, asks, { token });
      for (const trip of weighed) {
        const seen = deliveries.find((one) => one.vehicle_license_plate === trip.plate);
        if (!seen?.estimated_arrival) throw new Error(`${trip.plate} has no estimate`);
        ids.set(trip.plate, seen.id);
        estimates.push({
          errorMinutes: minutesBetween(new Date(seen.estimated_arrival), trip.arrivesAt),
          spanMinutes: seen.arrival_span ?? 0,
        });
      }
    }
    for (const trip of trips.filter(({ confirmedAt }) => isNow(confirmedAt))) {
      const of = { delivery_id: ids.get(trip.plate) ?? '', contract_id: contract.id };
      await server.send(confirm, of, { token, key: newId() });
    }
    await server.build({}, (db) => server.jobs.send(db, warningsDue, {}));
    await waitForJobs(server);
  }
  const messages = await server.build({ userId: person.id }, (db) =>
    db
      .selectFrom('notifications')
      .select(['created_at', 'type'])
      .where('user_id', '=', person.id)
      .where('type', 'in', ['calloff.gap', 'calloff.queue'])
      .execute(),
  );
  const warnings = messages.map(({ created_at, type }) => ({ at: new Date(created_at), type }));
  return { trips, estimates, warnings };
};

type Day = Awaited<ReturnType<typeof replay>>;

/** Messages of gaps come up to 45 min ahead, so one belongs to the next gap that closes after it. */
const MAX_AHEAD_MINUTES = 45;

const judge = ({ trips, warnings }: Day) => {
  const ofType = (type: string) => warnings.filter((one) => one.type === type).map(({ at }) => at);
  const gaps = trueGaps(trips, GAP_MINUTES);
  const said = ofType('calloff.gap');
  const isAhead = (at: Date, opensAt: Date) =>
    at <= opensAt && minutesBetween(at, opensAt) <= MAX_AHEAD_MINUTES;
  const clear = trueGaps(trips, CLEAR_GAP_MINUTES);
  const ahead = clear.filter(({ opensAt }) => said.some((at) => isAhead(at, opensAt)));
  const queues = trueQueues(trips);
  const queuesSaid = ofType('calloff.queue');
  const aheadQueues = queues.filter((first) => queuesSaid.some((at) => isAhead(at, first)));
  const isFalse = (at: Date) =>
    !gaps.some(({ opensAt, closesAt }) => isAhead(at, opensAt) || (at >= opensAt && at < closesAt));
  return {
    ...{ clear: clear.length, ahead: ahead.length },
    ...{ queues: queues.length, aheadQueues: aheadQueues.length },
    falseGaps: said.filter(isFalse).length,
    messages: said.length + queuesSaid.length,
  };
};

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Smallest share that a span may hold: it is half of what three of five trips lie within, and at least 4 min. */
const MIN_SHARE_INSIDE = 0.6;

export const measureArrivals = async (): Promise<Figure[]> => {
  await using opened = new AsyncDisposableStack();
  const server = await startTestServer(
    { after: (end) => opened.defer(end) },
    { now: START.toISOString() },
  );
  const started = performance.now();
  const quiet: Day[] = [];
  const disturbed: Day[] = [];
  for (const seed of SEEDS) {
    quiet.push(await replay(server, seed, false));
    disturbed.push(await replay(server, seed, true));
  }
  const speed =
    (SEEDS.length * 2 * (DAY_HOURS + 1) * 3600) / ((performance.now() - started) / 1000);
  const figuresOf = (name: string, days: readonly Day[]): Figure[] => {
    const estimates = days.flatMap((day) => day.estimates);
    const errors = estimates.map(({ errorMinutes }) => Math.abs(errorMinutes));
    const inside = estimates.filter((one) => Math.abs(one.errorMinutes) <= one.spanMinutes);
    const from = `${estimates.length} trips from ${PLANTS.length} plants, ${days.length} seeds`;
    return [
      {
        name: `${name} day: median error of an estimate`,
        value: median(errors),
        unit: 'min',
        max: MAX_MEDIAN_ERROR_MINUTES,
        from,
      },
      {
        name: `${name} day: arrivals inside the shown span`,
        value: inside.length / estimates.length,
        unit: '',
        min: MIN_SHARE_INSIDE,
        from: `median span ± ${median(estimates.map(({ spanMinutes }) => spanMinutes))} min`,
      },
    ];
  };
  const [still, broken] = [quiet.map(judge), disturbed.map(judge)];
  const gaps = sum(broken.map((one) => one.clear));
  const queues = sum(broken.map((one) => one.queues));
  return [
    { name: 'speed of the clock', value: speed, unit: 'x', min: 60 },
    ...figuresOf('quiet', quiet),
    {
      name: 'quiet day: warnings',
      value: sum(still.map((one) => one.messages)),
      unit: '',
      max: 0,
      from: `${SEEDS.length} days`,
    },
    ...figuresOf('disturbed', disturbed),
    {
      name: 'disturbed day: gaps warned of before they open',
      value: sum(broken.map((one) => one.ahead)),
      unit: '',
      min: gaps,
      from: `of ${gaps}`,
    },
    {
      name: 'disturbed day: queues warned of before they are there',
      value: sum(broken.map((one) => one.aheadQueues)),
      unit: '',
      min: queues,
      from: `of ${queues}`,
    },
    {
      name: 'disturbed day: warnings without a gap',
      value: sum(broken.map((one) => one.falseGaps)),
      unit: '',
    },
  ];
};
