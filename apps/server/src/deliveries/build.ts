import { exactWeight, netOf } from '@abrufbar/domain/deliveries/correction.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { updateAmounts } from '#amounts/rollup-store.ts';
import { updateCounts } from '#contracts/update-store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { applyCorrection } from '#deliveries/office/apply-correction.ts';
import type { MaterialRow } from '#deliveries/store.ts';
import {
  findLoad,
  insertDelivery,
  insertMaterials,
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
  readonly contract: {
    readonly company_id: number;
    readonly id: string;
    readonly supplier_id: number;
  };
  readonly weighed_at?: Date;
  /** Unconfirmed unless time and person are given; `status` is any value a supplier may send. */
  readonly confirmed?: { readonly at: Date; readonly by: string; readonly status?: string };
  readonly materials?: readonly MaterialRow[];
};

export const ASPHALT: MaterialRow = {
  number: '102244',
  name: 'Asphalttragschicht AC 22 T S',
  quantity: '26.400',
  quantity_unit: 't',
  category: 2,
};

/** A weighed load at a contract, counted there and in its amounts. */
export const buildDelivery = async (
  db: Database,
  {
    contract,
    weighed_at = new Date('2026-11-20T05:52:00Z'),
    confirmed,
    materials = [ASPHALT],
    ...fields
  }: Fields,
) => {
  const id = newId();
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
  await insertDelivery(db, {
    ...row,
    company_id: contract.company_id,
    id,
    contract_id: contract.id,
    supplier_id: contract.supplier_id,
    status: confirmed ? (confirmed.status ?? '1') : '0',
    weighed_at,
    weighed_on: berlinDay(weighed_at),
    weighed_time: berlinTime(weighed_at),
    ...(confirmed && {
      confirmed_at: confirmed.at,
      confirmed_on: berlinDay(confirmed.at),
      confirmed_time: berlinTime(confirmed.at),
      confirmed_by: confirmed.by,
    }),
    imported_at: weighed_at,
    source_revision: '0',
    source_digest: Buffer.alloc(0),
  });
  await insertMaterials(db, contract.company_id, id, materials);
  await updateCounts(
    db,
    { companyId: contract.company_id, contractId: contract.id },
    {
      incoming: confirmed ? 0 : 1,
      confirmed: confirmed ? 1 : 0,
      activeAt: confirmed?.at ?? weighed_at,
    },
  );
  await updateAmounts(db, contract.company_id, null, {
    contractId: contract.id,
    day: berlinDay(weighed_at),
    factoryNumber: row.factory_number,
    factoryName: row.factory_name,
    isConfirmed: confirmed !== undefined,
    materials,
  });
  return { ...row, id, contract_id: contract.id, weighed_at, materials };
};

type Built = Pick<
  Awaited<ReturnType<typeof buildDelivery>>,
  'id' | 'number' | 'contract_id' | 'gross_weight' | 'tare_weight' | 'net_weight'
>;

/** A correction of a load of one material, which was heavier empty than its slip says. */
export const buildCorrection = async (
  db: Database,
  { id, number, contract_id, gross_weight, tare_weight, net_weight }: Built,
  { company_id, supplier_id }: Fields['contract'],
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
