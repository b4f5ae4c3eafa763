import { berlinDay, berlinInstant, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import type { DespatchAdvice } from '#ubl/despatch-advice.ts';
import { NUMBER, type UblParty } from '#ubl/elements.ts';
import { thousandthsOf } from '#ubl/units.ts';
import {
  fromThousandths,
  isInstant,
  type Ticket,
  type TicketMaterial,
} from '@abrufbar/domain/imports/ticket.ts';
import { isFuture, callOffField, checkWeights, weightText } from '#tickets/weighing.ts';

type DespatchProblemCode =
  | 'required'
  | 'single'
  | 'too_long'
  | 'unit'
  | 'thousandths'
  | 'quantity'
  | 'quantity_net'
  | 'future'
  | 'time'
  | 'whole_number'
  | 'tare'
  | 'net';
export type DespatchProblem = { readonly field: string; readonly code: DespatchProblemCode };

export const ORDER = 'cac:OrderReference/cbc:ID';
export const BUYER = 'cac:BuyerCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID';
const SENDER = 'cac:DespatchSupplierParty/cac:Party';
const EQUIPMENT = 'cac:Shipment/cac:TransportHandlingUnit/cac:TransportEquipment';
const WEIGHTS = {
  gross: `${EQUIPMENT}/cbc:GrossWeightMeasure`,
  tare: `${EQUIPMENT}/cbc:TareWeightMeasure`,
  net: 'cac:Shipment/cbc:NetWeightMeasure',
} as const;
const DESPATCHED = 'cac:Shipment/cac:Delivery/cac:Despatch/cbc:ActualDespatchTime';
/** A contract among the documents named (UN/CEFACT list 1001). */
export const CONTRACT_TYPE = '315';

type Report = (field: string, code: DespatchProblemCode) => void;

/** A despatch advice as the ticket all sources become (D-66); never half of one. */
export const mapDespatchAdvice = (
  advice: DespatchAdvice,
  today: string,
): { readonly ticket: Ticket | null; readonly problems: readonly DespatchProblem[] } => {
  const problems: DespatchProblem[] = [];
  const report: Report = (field, code) => problems.push({ field, code });
  const short = (field: string, max: number, value: string | null): string => {
    if (value === null) report(field, 'required');
    else if ([...value].length > max) report(field, 'too_long');
    return value ?? '';
  };
  const optional = (field: string, max: number, value: string | null): string | null =>
    value === null ? null : short(field, max, value);
  const { shipment } = advice;
  const means = onlyOf(shipment?.stages)?.means ?? null;
  const sender = advice.sender.party;
  const issuedAt = instantOf(advice.issuedOn, advice.issuedTime ?? '00:00:00');
  const despatch = shipment?.delivery?.despatch;
  const weighedAt = weighedAtOf(advice, issuedAt, report);
  if (!isInstant(issuedAt)) report('cbc:IssueTime', 'time');
  if (weighedAt && isFuture(weighedAt, today))
    report(despatch ? DESPATCHED : 'cbc:IssueDate', 'future');
  const materials = materialsOf(advice, report, short);
  const weights = weightsOf(advice, materials, report);
  const numbers = {
    number: short('cbc:ID', 40, advice.number),
    contractNumber: short(ORDER, 40, contractOf(advice, report)),
    customerNumber: short(BUYER, 40, customerNumberOf(advice)),
    factoryNumber: short(
      `${SENDER}/cac:PartyIdentification/cbc:ID`,
      20,
      numberOf(sender, NUMBER.location),
    ),
    factoryName: short(`${SENDER}/cac:PartyName/cbc:Name`, 100, nameOf(sender)),
  };
  const stage = 'cac:Shipment/cac:ShipmentStage/cac:TransportMeans';
  const carrier = nameOf(onlyOf(shipment?.consignments)?.carrier ?? null);
  const terms = onlyOf(onlyOf(shipment?.delivery?.terms)?.special) ?? null;
  const optionals = {
    plate: optional(`${stage}/cac:RoadTransport/cbc:LicensePlateID`, 20, means?.road ?? null),
    carrier: optional(
      'cac:Shipment/cac:Consignment/cac:CarrierParty/cac:PartyName/cbc:Name',
      100,
      carrier,
    ),
    vehicleType: optional(`${stage}/cbc:TransportMeansTypeCode`, 60, means?.type ?? null),
    rounds: roundsOf(means?.journey ?? null, () =>
      report(`${stage}/cbc:JourneyID`, 'whole_number'),
    ),
    incoterm: optional('cac:Shipment/cac:Delivery/cac:DeliveryTerms/cbc:SpecialTerms', 60, terms),
  };
  const callOff = onlyOf(advice.orders)?.salesOrder ?? null;
  optional('cac:OrderReference/cbc:SalesOrderID', 40, callOff);
  if (problems.length > 0 || weighedAt === null) return { ticket: null, problems };
  const ticket: Ticket = {
    ...numbers,
    revision: issuedAt.getTime(),
    ...optionals,
    ...callOffField(callOff),
    ...weights,
    weighedAt,
    weighedOn: berlinDay(weighedAt),
    weighedTime: berlinTime(weighedAt),
    materials,
  };
  return { ticket, problems };
};

/** The only element; null where there are several. */
const onlyOf = <T>(values: readonly T[] | undefined): T | undefined =>
  values?.length === 1 ? values[0] : undefined;

const nameOf = (party: UblParty | null): string | null =>
  party?.names.find((name) => name !== null) ??
  party?.legalNames.find((name) => name !== null) ??
  null;

/** The number with this scheme, or the only one there is. */
const numberOf = (party: UblParty | null, scheme: string): string | null =>
  (party?.numbers.find((number) => number.scheme === scheme) ?? onlyOf(party?.numbers))?.id ?? null;

const customerNumberOf = ({ buyer, receiver }: DespatchAdvice): string | null => {
  const customer = buyer ?? receiver;
  return customer.account ?? numberOf(customer.party, NUMBER.debtor);
};

/** The contract named as such, otherwise the order the goods belong to. */
const contractOf = ({ documents, orders }: DespatchAdvice, report: Report): string | null => {
  const contract = documents.find(({ type }) => type === CONTRACT_TYPE);
  if (contract) return contract.number;
  if (new Set(orders.map(({ number }) => number)).size > 1) report(ORDER, 'single');
  return orders[0]?.number ?? null;
};

/** Times without a distance from UTC are those of the German clock. */
const instantOf = (on: string, time: string): Date =>
  /[Z+-]/.test(time)
    ? new Date(`${on}T${time}`)
    : new Date(berlinInstant(on, time.slice(0, 5)).getTime() + Number(time.slice(6)) * 1000);

/** When the load left the plant, otherwise when the note was written; never an invented time. */
const weighedAtOf = (advice: DespatchAdvice, issuedAt: Date, report: Report): Date | null => {
  const despatch = advice.shipment?.delivery?.despatch;
  const field = despatch?.on ? DESPATCHED : 'cbc:IssueTime';
  const clock = despatch?.on ? despatch.time : advice.issuedTime;
  if (!clock) {
    report(field, 'required');
    return null;
  }
  const at = despatch?.on ? instantOf(despatch.on, clock) : issuedAt;
  if (isInstant(at)) return at;
  report(field, 'time');
  return null;
};

const roundsOf = (journey: string | null, wrong: () => void): number | null => {
  if (journey === null) return null;
  if (!/^\d{1,3}$/.test(journey)) wrong();
  return Number(journey);
};

type Measure = Parameters<typeof thousandthsOf>[0];

const thousandths = (measure: Measure, field: string, report: Report) => {
  const read = thousandthsOf(measure);
  if (typeof read === 'object') return read;
  report(field, read);
  return null;
};

const materialsOf = (
  { lines }: DespatchAdvice,
  report: Report,
  short: (field: string, max: number, value: string | null) => string,
): TicketMaterial[] => {
  if (lines.length === 0) report('cac:DespatchLine', 'required');
  return lines.map(({ item, delivered }, index) => {
    const at = `cac:DespatchLine[${index + 1}]`;
    const number = item.sellersNumber ?? item.standardNumber ?? item.buyersNumber;
    const read = thousandths(delivered, `${at}/cbc:DeliveredQuantity`, report);
    if (read?.amount === 0) report(`${at}/cbc:DeliveredQuantity`, 'quantity');
    return {
      number: short(
        `${at}/cac:Item/cac:SellersItemIdentification/cbc:ID`,
        40,
        number?.id.id ?? null,
      ),
      name: short(`${at}/cac:Item/cbc:Name`, 200, item.name),
      quantity: fromThousandths(read?.amount ?? 0),
      unit: read?.unit ?? '',
    };
  });
};

/** Weights of the loaded vehicle; the gross weight of a shipment is another thing, that of packed goods. */
const weightsOf = (
  { shipment }: DespatchAdvice,
  materials: readonly TicketMaterial[],
  report: Report,
): Pick<Ticket, 'gross' | 'tare' | 'net' | 'tareStored'> => {
  const equipment = onlyOf(onlyOf(shipment?.units)?.equipment);
  const read = (measure: Measure | undefined, field: string): number | null => {
    const known = measure ? thousandths(measure, field, report) : null;
    if (known === null || known.unit === 't') return known?.amount ?? null;
    report(field, 'unit');
    return null;
  };
  const [gross, tare] = [
    read(equipment?.gross, WEIGHTS.gross),
    read(equipment?.tare, WEIGHTS.tare),
  ];
  const weighed = checkWeights(
    { gross, tare, net: read(shipment?.netWeight, WEIGHTS.net) },
    WEIGHTS,
  );
  for (const { field, code } of weighed.problems) {
    if (code === 'tare' || code === 'net') report(field, code);
  }
  const inTonnes = materials.length > 0 && materials.every(({ unit }) => unit === 't');
  const sold = inTonnes
    ? materials.reduce((sum, material) => sum + Number(material.quantity.replace('.', '')), 0)
    : null;
  if (sold !== null && weighed.net !== null && sold !== weighed.net)
    report(WEIGHTS.net, 'quantity_net');
  return {
    gross: weightText(gross),
    tare: weightText(tare),
    net: weightText(weighed.net),
    tareStored: equipment?.information.includes('PT') ?? false,
  };
};
