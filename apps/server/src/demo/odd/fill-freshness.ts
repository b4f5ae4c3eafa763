import { fromThousandths, type Ticket } from '@abrufbar/domain/imports/ticket.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import type { Database } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { concreteNote } from '#demo/notes/concrete-note.ts';
import { customerNumber } from '#demo/people.ts';
import { companyOf, supplierOf } from '#demo/site-lookup.ts';
import { type BuiltSite, materialsOf } from '#demo/sites.ts';
import { buildEntry, temperatureOf } from '#deliveries/freshness/build.ts';
import type { Observed } from '#deliveries/freshness/entry-store.ts';
import { storeTicket } from '#deliveries/import-ticket.ts';
import { listDeliveries } from '#deliveries/store.ts';

type Stores = { readonly db: Database; readonly jobs: Jobs; readonly files: Files };
type Target = BuiltSite & { readonly person: { readonly id: string } };

/** Sites of concrete, one of each brand, on which several mixers wait; the newest is fresh. */
const CONCRETE_SITES: readonly string[] = ['40017936', '50020144'];
/** A site of asphalt whose newest load has grown cold on the way. */
const ASPHALT_SITE = '40018277';

type Mixer = {
  /** Weighed so long before now; mixed six minutes earlier. */
  readonly minutes: number;
  readonly plate: string;
  /** Kilograms. */
  readonly tare: number;
  readonly workableMinutes?: number;
  readonly celsius: number;
  readonly hasAdditions?: true;
};

/** Soon to be used, over the limit and hot, and older than that with a retarder. */
const MIXERS: readonly Mixer[] = [
  { minutes: 74, plate: 'OHZ BM 310', tare: 14_240, celsius: 21, hasAdditions: true },
  { minutes: 98, plate: 'OHZ BM 314', tare: 14_180, celsius: 32 },
  { minutes: 118, plate: 'OHZ BM 327', tare: 14_300, celsius: 17, workableMinutes: 180 },
];
/** Whole °C of the loads that are not in the list above. */
const MEASURED = { concrete: 18, asphalt: 136 } as const;
const MINUTE_MS = 60_000;
const NET_KG = 18_000;
const NEWEST = { after: null, offset: 0, limit: 1 };

const additionsAt = (at: Date): readonly Observed[] => [
  { kind: 'water', amount: 12, unit: 'litre', remaining: 6.5, observedAt: at },
  {
    ...{ kind: 'superplasticizer', amount: 1.25, unit: 'kilogram', remaining: 5 },
    observedAt: new Date(at.getTime() + MINUTE_MS),
  },
];

/** Loads of every age, and what the foreman measured and added (BEY-114). */
export const fillFreshness = async (
  { db, jobs, files }: Stores,
  { site, contract, person }: Target,
  now: Date,
): Promise<void> => {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const unconfirmed = { companyId: contract.company_id, contractId: contract.id, confirmed: false };
  const enter = (load: { readonly id: string }, observed: Observed) =>
    buildEntry(db, contract, load, person, observed);
  const isConcrete = CONCRETE_SITES.includes(site.number);
  if (isConcrete || site.number === ASPHALT_SITE) {
    const [newest] = await listDeliveries(db, unconfirmed, NEWEST);
    const celsius = isConcrete ? MEASURED.concrete : MEASURED.asphalt;
    if (newest) await enter(newest, temperatureOf(celsius, minutesAgo(2)));
  }
  if (!isConcrete) return;
  const supplier = supplierOf(site);
  const origin = {
    ...{ companyId: contract.company_id, supplierId: contract.supplier_id, source: 'ubl', now },
    categories: new Map(supplier.materials.map(({ number, category }) => [number, category])),
  };
  for (const [at, mixer] of MIXERS.entries()) {
    const ticket = ticketOf(site, `77103${18 + at}`, mixer, minutesAgo(mixer.minutes));
    const { bytes, advice, details } = concreteNote(site, ticket, mixer.workableMinutes);
    const document = { file: await files.write('notes', bytes), content: advice, details };
    await storeTicket(db, jobs, origin, { ticket, document });
  }
  const all = await listDeliveries(db, unconfirmed, { ...NEWEST, limit: MIXERS.length + 5 });
  for (const { minutes, plate, celsius, hasAdditions } of MIXERS) {
    const load = all.find(({ vehicle_license_plate: one }) => one === plate);
    if (load === undefined) throw new Error('A mixer of the demo is not there');
    const at = minutesAgo(minutes - 40);
    await enter(load, temperatureOf(celsius, at));
    for (const added of hasAdditions ? additionsAt(at) : []) await enter(load, added);
  }
};

const ticketOf = (
  site: BuiltSite['site'],
  number: string,
  { plate, tare }: Mixer,
  weighedAt: Date,
): Ticket => {
  const supplier = supplierOf(site);
  const material = materialsOf(site, supplier).at(-1);
  const [factory] = supplier.factories;
  if (!material || !factory) throw new Error('The supplier sells too little');
  return {
    ...{ number, revision: 1, contractNumber: site.number },
    customerNumber: customerNumber(supplier.brand, companyOf(site).nr),
    ...{ factoryNumber: factory.number, factoryName: factory.name },
    ...{ plate, carrier: 'Bertram Transporte', vehicleType: 'Fahrmischer', rounds: 1 },
    ...{ incoterm: 'frei Baustelle', tareStored: false },
    gross: fromThousandths(tare + NET_KG),
    tare: fromThousandths(tare),
    net: fromThousandths(NET_KG),
    ...{ weighedAt, weighedOn: berlinDay(weighedAt), weighedTime: berlinTime(weighedAt) },
    materials: [{ number: material.number, name: material.name, quantity: '7.500', unit: 'm³' }],
  };
};
