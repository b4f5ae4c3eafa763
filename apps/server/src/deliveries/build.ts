import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { updateAmounts } from '#amounts/rollup-store.ts';
import { updateCounts } from '#contracts/update-store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import {
  insertCorrection,
  keepSlip,
  updateCorrected,
} from '#deliveries/office/correction-store.ts';
import type { MaterialRow } from '#deliveries/store.ts';
import { insertDelivery, insertMaterials, type NewDelivery } from '#deliveries/update-store.ts';

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

/** A correction of the tare of a delivery, beside its slip. */
export const buildCorrection = async (
  db: Database,
  { id, contract_id, materials, ...built }: Awaited<ReturnType<typeof buildDelivery>>,
  contract: Fields['contract'],
): Promise<void> => {
  const { company_id, supplier_id } = contract;
  const row = { ...built, company_id, supplier_id, id, contract_id, version: 1 };
  const weights = { gross_weight: '41.000', tare_weight: '15.600', net_weight: '25.400' };
  const lighter = materials.map((material) => ({ ...material, quantity: '25.400' }));
  const load = { ...weights, contract_id, contract_item_id: null, materials: lighter };
  const at = built.weighed_at;
  const text = 'Tara laut Waage 2 nachgetragen.';
  await keepSlip(db, row, materials);
  await insertCorrection(db, row, load, {
    staffId: newId(),
    name: 'Lena Bartels',
    at,
    reason: 'tare',
    text,
  });
  await updateCorrected(db, row, load, at);
};
