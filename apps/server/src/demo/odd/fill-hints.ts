import { fromThousandths, type Ticket } from '@abrufbar/domain/imports/ticket.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { addDays, berlinDay, berlinInstant, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { buildItem } from '#contracts/build.ts';
import type { Database } from '#core/database/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { callOffOfToday } from '#demo/call-off-plans.ts';
import { companyOf, supplierOf } from '#demo/site-lookup.ts';
import { type BuiltSite, materialsOf, SITES } from '#demo/sites.ts';
import { buildDeliveries } from '#deliveries/build.ts';
import { storeTicket } from '#deliveries/import-ticket.ts';
import { checkLoads } from '#deliveries/weight-checks/check-loads.ts';

/** The site of the odd tickets, which is not supplied otherwise. */
export const ODD_SITE = '40018390';

type Load = {
  /** Before now. */
  readonly minutes: number;
  readonly plate: string;
  /** Kilograms. */
  readonly tare: number;
  readonly net?: number;
  readonly number?: string;
  readonly callOff?: string;
  readonly isOther?: true;
  readonly source?: 'vas' | 'di';
};

const MINUTE_MS = 60_000;
const CALL_OFF = '9000471';
const LOAD_KG = 25_000;
/** The last load goes beyond it. */
const TARGET = '230.000';

/** Each kind of hint once or twice: tare and weight, round, number, site, grade, call-off and target (BEY-21). */
const loadsWith = (foreignCallOff: string | undefined): readonly Load[] => [
  { minutes: 250, plate: 'HI BT 1204', tare: 14_620, number: '8104512' },
  { minutes: 160, plate: 'HI BT 1204', tare: 14_620 },
  { minutes: 70, plate: 'HI BT 1204', tare: 14_620, net: 26_440 },
  { minutes: 60, plate: 'SHG BT 38', tare: 14_480 },
  { minutes: 50, plate: 'HM BT 511', tare: 14_300, callOff: CALL_OFF },
  { minutes: 40, plate: 'HM BT 519', tare: 14_560, isOther: true },
  {
    ...{ minutes: 35, plate: 'HM BT 523', tare: 14_440 },
    ...(foreignCallOff !== undefined && { callOff: foreignCallOff }),
  },
  { minutes: 30, plate: 'HM BT 530', tare: 14_660, number: '8104512', source: 'di' },
  { minutes: 22, plate: 'SHG BT 38', tare: 14_540 },
  { minutes: 12, plate: 'HM BT 542', tare: 14_400, callOff: CALL_OFF },
];

/** Tickets at which something is odd, as a plant imports them. */
export const fillHints = async (
  { db, jobs }: { readonly db: Database; readonly jobs: Jobs },
  { site, contract }: BuiltSite,
  now: Date,
): Promise<void> => {
  const supplier = supplierOf(site);
  const ofSite = materialsOf(site, supplier);
  const [called, uncalled] = supplier.materials.filter((material) => !ofSite.includes(material));
  const [factory] = supplier.factories;
  if (!called || !uncalled || !factory) throw new Error('The supplier sells too little');
  const material = { ...called, quantity_unit: 't' };
  const item = await buildItem(db, {
    contract,
    position: '900',
    material_number: called.number,
    material_name: called.name,
    category: called.category,
    target_quantity: TARGET,
  });
  const today = berlinDay(now);
  await buildCallOff(db, {
    ...{ item, supplier: { id: contract.supplier_id }, number: CALL_OFF },
    ...{ status: CALL_OFF_STATUS.confirmed, quantity: '30.000', created_at: now },
    ...{ starts_on: addDays(today, -1), ends_on: today, ends_time: '23:00' },
  });
  const plant = { factory_number: factory.number, factory_name: factory.name };
  const weights = { gross_weight: '39.600', tare_weight: '14.600', net_weight: '25.000' };
  const loaded = { ...uncalled, quantity: '25.000', quantity_unit: 't' };
  await buildDeliveries(
    db,
    contract,
    Array.from({ length: 8 }, (_, back) => {
      const weighedAt = berlinInstant(addDays(today, -2 - back), '08:00');
      const at = new Date(weighedAt.getTime() + 35 * MINUTE_MS);
      const trip = { ...plant, ...weights, vehicle_license_plate: `HM BT ${601 + back}` };
      return {
        ...trip,
        weighed_at: weighedAt,
        confirmed: { at, by: null },
        materials: [materialRow(loaded)],
      };
    }),
  );
  const busy = SITES.find(
    (one) => one.company === site.company && one.supplier === site.supplier && callOffOfToday(one),
  );
  const categories = new Map(supplier.materials.map(({ number, category }) => [number, category]));
  const ids = { companyId: contract.company_id, supplierId: contract.supplier_id };
  for (const [at, load] of loadsWith(busy && callOffOfToday(busy)?.number).entries()) {
    const { net = LOAD_KG } = load;
    const carried = load.isOther ? uncalled : called;
    const weighedAt = new Date(now.getTime() - load.minutes * MINUTE_MS);
    const ticket: Ticket = {
      ...{ number: load.number ?? `81046${10 + at}`, revision: 1, contractNumber: site.number },
      customerNumber: String(companyOf(site).nr),
      ...{ factoryNumber: factory.number, factoryName: factory.name },
      ...{ plate: load.plate, carrier: 'Bertram Transporte', vehicleType: 'Sattelkipper' },
      ...{ rounds: 1, incoterm: 'frei Baustelle', tareStored: false },
      ...(load.callOff !== undefined && { callOffNumber: load.callOff }),
      gross: fromThousandths(load.tare + net),
      tare: fromThousandths(load.tare),
      net: fromThousandths(net),
      ...{ weighedAt, weighedOn: berlinDay(weighedAt), weighedTime: berlinTime(weighedAt) },
      materials: [
        { number: carried.number, name: carried.name, quantity: fromThousandths(net), unit: 't' },
      ],
    };
    const origin = { ...ids, source: load.source ?? supplier.source, now, categories };
    await storeTicket(db, jobs, origin, { ticket, document: null });
  }
  await fillUnequal(
    db,
    contract,
    { ...plant, materials: [materialRow({ ...material, quantity: '24.000' })] },
    now,
  );
};

type Row = {
  number: string;
  name: string;
  category: number;
  quantity: string;
  quantity_unit: string;
};
const materialRow = ({ number, name, category, quantity, quantity_unit }: Row): Row => ({
  number,
  name,
  category,
  quantity,
  quantity_unit,
});

/** A ticket that does not add up; imports refuse such a one today. */
const fillUnequal = async (
  db: Database,
  contract: BuiltSite['contract'],
  load: Parameters<typeof buildDeliveries>[2][number],
  now: Date,
): Promise<void> => {
  const weights = { gross_weight: '39.600', tare_weight: '14.600', net_weight: '24.000' };
  const weighed = { weighed_at: new Date(now.getTime() - 14 * MINUTE_MS), number: '8104699' };
  const plate = { vehicle_license_plate: 'HM BT 547' };
  for (const { id } of await buildDeliveries(db, contract, [
    { ...load, ...weights, ...weighed, ...plate },
  ])) {
    await checkLoads(db, { companyId: contract.company_id, deliveryId: id }, now);
  }
};
