import { berlinDay, berlinInstant, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import type { DespatchAdvice } from '#ubl/despatch-advice.ts';
import { NUMBER, type UblParty } from '#ubl/elements.ts';
import { isInstant, type Ticket } from '@abrufbar/domain/imports/ticket.ts';
import { isFuture, callOffField } from '#tickets/weighing.ts';
import { despatchLines } from '#ubl/despatch-lines.ts';
import { despatchWeights } from '#ubl/despatch-weights.ts';
import type { DespatchProblem, Report } from '#ubl/despatch-problems.ts';
import type { Note } from '#xml/note.ts';

export const ORDER = 'cac:OrderReference/cbc:ID';
export const BUYER = 'cac:BuyerCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID';
const SENDER = 'cac:DespatchSupplierParty/cac:Party';
const DESPATCHED = 'cac:Shipment/cac:Delivery/cac:Despatch/cbc:ActualDespatchTime';
/** A contract among the documents named (UN/CEFACT list 1001). */
export const CONTRACT_TYPE = '315';

type Mapped = {
  readonly ticket: Ticket | null;
  readonly problems: readonly DespatchProblem[];
  readonly notes: readonly Note[];
  /** Index of the line that each material comes from. */
  readonly taken: readonly number[];
};

/** A despatch advice as the ticket all sources become (D-66); a line that cannot be read is reported beside it. */
export const mapDespatchAdvice = (advice: DespatchAdvice, today: string): Mapped => {
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
  const lines = despatchLines(advice, report);
  const weights = despatchWeights(advice, lines.sold, report);
  const notes = [...lines.notes, ...weights.notes];
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
  if (problems.length > 0 || weighedAt === null)
    return { ticket: null, problems, notes, taken: [] };
  const ticket: Ticket = {
    ...numbers,
    revision: issuedAt.getTime(),
    ...optionals,
    ...callOffField(callOff),
    ...copyField(advice.uuid),
    ...weights.weighed,
    weighedAt,
    weighedOn: berlinDay(weighedAt),
    weighedTime: berlinTime(weighedAt),
    materials: lines.materials,
  };
  return { ticket, problems, notes, taken: lines.taken };
};

/** Ids of ours are lower case. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const copyField = (uuid: string | null): Pick<Ticket, 'copyOf'> =>
  uuid !== null && UUID.test(uuid) ? { copyOf: uuid } : {};

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
