import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import { exactWeight, netOf } from '@abrufbar/domain/deliveries/correction.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { addAmounts, type Load } from '#amounts/rollup-store.ts';
import { updateCounts } from '#contracts/update-store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { applyCorrection } from '#deliveries/office/apply-correction.ts';
import { insertSources } from '#deliveries/source-store.ts';
import type { MaterialRow } from '#deliveries/store.ts';
import {
  findLoad,
  insertDeliveries,
  insertMaterialsOf,
  type NewDelivery,
} from '#deliveries/update-store.ts';

type Fields = Partial<
  Pick<
    NewDelivery,
    | 'number'
    | 'source'
    | 'factory_number'
    | 'factory_name'
    | 'spedition_name'
    | 'vehicle_license_plate'
    | 'vehicle_type'
    | 'number_of_rounds'
    | 'incoterm'
    | 'gross_weight'
    | 'tare_weight'
    | 'net_weight'
    | 'tare_stored'
    | 'call_off_number'
  >
> & {
  readonly weighed_at?: Date;
  /** Unconfirmed unless time and person are given; `status` is any value a supplier may send. */
  readonly confirmed?: {
    readonly at: Date;
    /** Null as after a supplier's system confirmed it. */
    readonly by: string | null;
    readonly reservation?: Reservation;
    readonly status?: string;
  };
  readonly materials?: readonly MaterialRow[];
};
type Contract = {
  readonly company_id: number;
  readonly id: string;
  readonly supplier_id: number;
};

export const ASPHALT: MaterialRow = {
  number: '102244',
  name: 'Asphalttragschicht AC 22 T S',
  quantity: '26.400',
  quantity_unit: 't',
  category: 2,
};

export const CONCRETE: MaterialRow = {
  number: '300251',
  name: 'C25/30 XC4 XF1 F3 Dmax 32',
  quantity: '7.500',
  quantity_unit: 'm³',
  category: 3,
};

/** A load as it was weighed, without where it is stored. */
const weigh = ({
  weighed_at = new Date('2026-11-20T05:52:00Z'),
  confirmed,
  materials = [ASPHALT],
  ...fields
}: Fields) => {
  const row = {
    number: `81${newId().slice(-8)}`,
    source: 'vas',
    factory_number: '2140',
    factory_name: 'Asphaltwerk Lauenau',
    spedition_name: 'Spedition Hartwig',
    vehicle_license_plate: 'HM-KS 418',
    vehicle_type: 'Sattelkipper',
    number_of_rounds: 3,
    incoterm: 'frei Baustelle',
    gross_weight: '41.000',
    tare_weight: '14.600',
    net_weight: '26.400',
    ...fields,
  };
  return { id: newId(), row, weighed_at, confirmed, materials };
};
type Weighed = ReturnType<typeof weigh>;

const storedIn = (
  { company_id, id: contract_id, supplier_id }: Contract,
  { id, row, weighed_at, confirmed }: Weighed,
): NewDelivery => ({
  ...row,
  company_id,
  id,
  contract_id,
  supplier_id,
  status: confirmed ? (confirmed.status ?? '1') : '0',
  weighed_at,
  weighed_on: berlinDay(weighed_at),
  weighed_time: berlinTime(weighed_at),
  confirmed_at: confirmed?.at ?? null,
  confirmed_on: confirmed ? berlinDay(confirmed.at) : null,
  confirmed_time: confirmed ? berlinTime(confirmed.at) : null,
  confirmed_by: confirmed?.by ?? null,
  reservation: confirmed?.reservation ?? null,
  imported_at: weighed_at,
});

const countedIn = (
  { id: contractId }: Contract,
  { row, weighed_at, confirmed, materials }: Weighed,
): Load => ({
  contractId,
  day: berlinDay(weighed_at),
  factoryNumber: row.factory_number,
  factoryName: row.factory_name,
  isConfirmed: confirmed !== undefined,
  materials,
});

const lastActivity = (loads: readonly Weighed[]): Date =>
  new Date(
    Math.max(...loads.map(({ confirmed, weighed_at }) => (confirmed?.at ?? weighed_at).getTime())),
  );

/** Weighed loads at a contract, counted there and in its amounts: as few statements for many as for one. */
export const buildDeliveries = async (
  db: Database,
  contract: Contract,
  loads: readonly Fields[],
) => {
  if (loads.length === 0) return [];
  const weighed = loads.map(weigh);
  const { company_id: companyId, id: contractId } = contract;
  await insertDeliveries(
    db,
    weighed.map((load) => storedIn(contract, load)),
  );
  await insertSources(
    db,
    weighed.map(({ id, row, weighed_at: at }) => ({
      company_id: companyId,
      supplier_id: contract.supplier_id,
      source: row.source,
      number: row.number,
      delivery_id: id,
      revision: '0',
      digest: Buffer.alloc(0),
      joined_at: at,
    })),
  );
  await insertMaterialsOf(db, companyId, weighed);
  const confirmed = weighed.filter((load) => load.confirmed).length;
  const counts = { incoming: weighed.length - confirmed, confirmed };
  await updateCounts(db, { companyId, contractId }, { ...counts, activeAt: lastActivity(weighed) });
  await addAmounts(
    db,
    companyId,
    weighed.map((load) => countedIn(contract, load)),
  );
  return weighed.map(({ id, row, weighed_at, materials }) => ({
    ...row,
    id,
    contract_id: contractId,
    weighed_at,
    materials,
  }));
};

/** A weighed load at a contract, counted there and in its amounts. */
export const buildDelivery = async (
  db: Database,
  { contract, ...fields }: Fields & { readonly contract: Contract },
) => {
  const [built] = await buildDeliveries(db, contract, [fields]);
  if (!built) throw new Error('One load makes one delivery');
  return built;
};

type Built = Pick<
  Awaited<ReturnType<typeof buildDelivery>>,
  'id' | 'number' | 'contract_id' | 'gross_weight' | 'tare_weight' | 'net_weight'
>;

/** A correction of a load of one material, which was heavier empty than its slip says. */
export const buildCorrection = async (
  db: Database,
  { id, number, contract_id, gross_weight, tare_weight, net_weight }: Built,
  { company_id, supplier_id }: Contract,
  at = new Date('2026-11-20T06:00:00Z'),
): Promise<void> => {
  const slip = { contract_id, gross_weight, tare_weight, net_weight };
  const row = { ...slip, company_id, supplier_id, id, number, version: 1 };
  const was = await findLoad(db, company_id, id);
  const tare = Number(tare_weight) + 1;
  const net = exactWeight(netOf(Number(gross_weight), tare));
  const materials = was.materials.map((material) => ({ ...material, quantity: net }));
  const weights = { tare_weight: exactWeight(tare), net_weight: net, materials };
  const author = { staffId: newId(), name: 'Lena Bartels', at };
  const why = { reason: 'tare', text: 'Fahrzeug ohne Plane verwogen, Tara nachgetragen.' } as const;
  const load = { ...slip, ...weights, contract_item_id: null };
  await applyCorrection(db, row, was, load, { ...author, ...why });
};
