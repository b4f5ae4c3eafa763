import { berlinDay, berlinTime, toDmy } from '@abrufbar/domain/values/calendar.ts';
import type { DiRow } from '@abrufbar/domain/imports/di-row.ts';
import type { VasRow } from '@abrufbar/domain/imports/vas-row.ts';
import { fromThousandths } from '@abrufbar/domain/imports/ticket.ts';
import {
  CARRIERS,
  carriageOf,
  INCOTERMS,
  type Material,
  type Supplier,
  VEHICLES,
} from '#demo/catalogue.ts';
import type { Random } from '#demo/random.ts';

/** One lorry on the weighbridge; weights in kilograms. */
type Load = {
  readonly number: string;
  readonly contractNumber: string;
  readonly customerNumber: string;
  readonly factory: Supplier['factories'][number];
  readonly material: Material;
  readonly carrier: string;
  readonly plate: string;
  readonly vehicleType: string;
  readonly rounds: number;
  readonly incoterm: string;
  readonly weighedAt: Date;
  /** Call-off the lorry is loaded for if it carries that material. */
  readonly callOff: { readonly number: string; readonly materialNumber: string } | null;
  readonly tare: number;
  readonly net: number;
};

type Order = Pick<Load, 'number' | 'contractNumber' | 'customerNumber' | 'weighedAt' | 'callOff'>;

/** Loads a lorry of the supplier: matching vehicle, a tare that is never twice the same. */
export const loadLorry = (
  supplier: Supplier,
  materials: readonly Material[],
  order: Order,
  random: Random,
): Load => {
  const material = random.oneOf(materials);
  const vehicle = random.oneOf(VEHICLES[carriageOf(material)]);
  const carrier = random.oneOf(CARRIERS.filter(({ brand }) => brand === supplier.brand));
  return {
    ...order,
    material,
    factory: random.oneOf(supplier.factories),
    carrier: carrier.name,
    plate: random.oneOf<string>(carrier.plates),
    vehicleType: vehicle.type,
    rounds: random.between(1, 6),
    incoterm: random.oneOf(INCOTERMS),
    tare: vehicle.tare + 20 * random.between(-9, 9),
    net: 20 * random.between(vehicle.load[0] / 20, vehicle.load[1] / 20),
  };
};

/** Fresh concrete weighs about 2.4 t per cubic metre and is sold in quarters of one. */
const cubicMetres = (kilograms: number): number => Math.round(kilograms / 2.4 / 250) * 250;

const callOffNumber = ({ callOff, material }: Load): string | null =>
  callOff?.materialNumber === material.number ? callOff.number : null;

/** The load as a plant with the system `vas` reports it. */
export const toVasRow = (load: Load): VasRow => ({
  Lieferscheinnummer: load.number,
  Kontraktnummer: load.contractNumber,
  Debitor: load.customerNumber,
  Werk: load.factory.number,
  Werksname: load.factory.name,
  Kennzeichen: load.plate,
  Spediteur: load.carrier,
  Fahrzeugart: load.vehicleType,
  Umlauf: load.rounds,
  Lieferbedingung: load.incoterm,
  Abrufnummer: callOffNumber(load),
  Wiegedatum: toDmy(berlinDay(load.weighedAt)),
  Wiegezeit: `${berlinTime(load.weighedAt)}:00`,
  Brutto: load.tare + load.net,
  Tara: load.tare,
  Netto: load.net,
  Taraart: 'T',
  Artikelnummer: load.material.number,
  Artikelbezeichnung: load.material.name,
  ...(load.material.unit === 'm³' && {
    Menge: fromThousandths(cubicMetres(load.net)).replace('.', ','),
    Einheit: 'm³',
  }),
});

/** The load as a plant with the system `di` reports it. */
export const toDiRow = (load: Load): DiRow => ({
  ticket_number: load.number,
  item: 10,
  item_count: 1,
  sales_contract: load.contractNumber,
  sold_to_party: load.customerNumber,
  plant: load.factory.number,
  plant_name: load.factory.name,
  license_plate: load.plate,
  carrier: load.carrier,
  vehicle_type: load.vehicleType,
  round_trip: load.rounds,
  incoterms: load.incoterm,
  call_off: callOffNumber(load),
  weighed_at: load.weighedAt.toISOString(),
  gross_weight: fromThousandths(load.tare + load.net),
  tare_weight: fromThousandths(load.tare),
  net_weight: fromThousandths(load.net),
  stored_tare: false,
  material: load.material.number,
  material_text: load.material.name,
  ...(load.material.unit === 'm³'
    ? { quantity: fromThousandths(cubicMetres(load.net)), unit: 'M3' }
    : { quantity: fromThousandths(load.net), unit: 'TO' }),
});
