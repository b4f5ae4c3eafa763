import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import type { DespatchAdvice } from '#ubl/despatch-advice.ts';
import { CONTRACT_TYPE } from '#ubl/map-despatch-advice.ts';
import { NUMBER, PARTY, REASON, type UblParty } from '#ubl/elements.ts';
import { quantityOf } from '#ubl/units.ts';
import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';

/** A delivery note with all a document about it says. */
export type DeliveryNote = Omit<
  Ticket,
  'customerNumber' | 'revision' | 'weighedOn' | 'weighedTime'
> & {
  /** In the supplier's books (Debitor), as tickets name it; null where the supplier has none any more. */
  readonly customerNumber: string | null;
  /** When its present state came to be. */
  readonly issuedAt: Date;
  readonly supplierName: string;
  readonly customerName: string;
  readonly siteName: string;
};

const NO_PARTY: UblParty = {
  endpoint: null,
  numbers: [],
  names: [],
  address: null,
  legalNames: [],
  contact: null,
  persons: [],
};
const NO_ADDRESS = {
  street: null,
  additional: null,
  city: null,
  zone: null,
  region: null,
  lines: [],
  country: null,
};

/** Day and time of the German clock with its distance from UTC: the hour that comes twice stays clear. */
export const clockOf = (instant: Date): { readonly on: string; readonly time: string } => {
  const [on, time] = [berlinDay(instant), berlinTime(instant)];
  const minute = Math.floor(instant.getTime() / 60_000);
  const ahead = Date.parse(`${on}T${time}:00Z`) / 60_000 - minute;
  const [, seconds = '', fraction = ''] = /:(\d\d)(\.\d+)Z$/.exec(instant.toISOString()) ?? [];
  const offset = `${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`;
  return { on, time: `${time}:${seconds}${fraction === '.000' ? '' : fraction}+${offset}` };
};
const twoDigits = (value: number): string => String(value).padStart(2, '0');

const senderOf = (note: DeliveryNote): DespatchAdvice['sender'] => ({
  party: {
    ...NO_PARTY,
    numbers: [{ id: note.factoryNumber, scheme: NUMBER.location }],
    names: [note.factoryName],
  },
});

const customerPartyOf = ({ customerNumber, customerName }: DeliveryNote) => ({
  account: customerNumber,
  party: {
    ...NO_PARTY,
    numbers: customerNumber === null ? [] : [{ id: customerNumber, scheme: NUMBER.debtor }],
    names: [customerName],
  },
  deliveryContact: null,
});

const sellerOf = ({ supplierName }: DeliveryNote) => ({
  party: { ...NO_PARTY, names: [supplierName] },
});

const ordersOf = ({ contractNumber, callOffNumber }: DeliveryNote) => [
  { number: contractNumber, salesOrder: callOffNumber ?? null },
];

/** Signatures with person and time, by the codes of the German delivery note. */
export const signatureOf = (
  reason: keyof typeof REASON,
  party: keyof typeof PARTY,
  { name, persons = [] }: { readonly name: string; readonly persons?: UblParty['persons'] },
  at: Date,
): DespatchAdvice['signatures'][number] => {
  const { on, time } = clockOf(at);
  return {
    id: '1',
    notes: [REASON[reason]],
    on,
    time,
    signatory: {
      ...NO_PARTY,
      numbers: [{ id: PARTY[party], scheme: 'PartyCode' }],
      names: [name],
      persons,
    },
  };
};

/** A delivery note as a despatch advice in the spirit of the German 1Lieferschein (D-66). */
export const buildDespatchAdvice = (note: DeliveryNote): DespatchAdvice => {
  const issued = clockOf(note.issuedAt);
  return {
    version: '2.1',
    customization: null,
    profile: null,
    number: note.number,
    uuid: note.copyOf ?? null,
    issuedOn: issued.on,
    issuedTime: issued.time,
    notes: [],
    orders: ordersOf(note),
    documents: [{ number: note.contractNumber, type: CONTRACT_TYPE }],
    signatures: [signatureOf('despatch', 'sender', { name: note.factoryName }, note.weighedAt)],
    sender: senderOf(note),
    receiver: customerPartyOf(note),
    buyer: customerPartyOf(note),
    seller: sellerOf(note),
    originator: null,
    shipment: shipmentOf(note),
    lines: note.materials.map(({ number, name, quantity, unit }, index) => ({
      id: String(index + 1),
      notes: [],
      delivered: quantityOf(quantity, unit),
      outstanding: null,
      outstandingReasons: [],
      orderLines: [{ line: String(index + 1), order: null }],
      item: itemOf(number, name),
      shipments: [],
    })),
  };
};

const itemOf = (
  number: string,
  name: string,
): NonNullable<DespatchAdvice['lines'][number]>['item'] => ({
  name,
  buyersNumber: null,
  sellersNumber: { id: { id: number, scheme: null }, extended: null },
  standardNumber: null,
  hazards: [],
  properties: [],
  instances: [],
});

const shipmentOf = (note: DeliveryNote): DespatchAdvice['shipment'] => {
  const { plate, vehicleType, rounds, carrier, gross, tare, net, siteName, incoterm } = note;
  const weight = (value: string | null) => (value === null ? null : quantityOf(value, 't'));
  const weighed = gross !== null || tare !== null || note.tareStored;
  const despatched = clockOf(note.weighedAt);
  const means = plate !== null || vehicleType !== null || rounds !== null;
  return {
    id: note.number,
    information: [],
    grossWeight: null,
    netWeight: weight(net),
    grossVolume: null,
    unitCount: null,
    consignments:
      carrier === null
        ? []
        : [{ id: note.number, information: [], carrier: { ...NO_PARTY, names: [carrier] } }],
    stages: means
      ? [
          {
            means: {
              journey: rounds === null ? null : String(rounds),
              type: vehicleType,
              road: plate,
            },
          },
        ]
      : [],
    delivery: {
      tracking: null,
      address: { ...NO_ADDRESS, lines: [siteName] },
      estimated: null,
      despatch: { on: despatched.on, time: despatched.time, address: null },
      terms: incoterm === null ? [] : [{ special: [incoterm] }],
    },
    units: weighed
      ? [
          {
            id: null,
            type: null,
            isHazardous: null,
            marks: [],
            equipment: [
              {
                information: note.tareStored ? ['PT'] : ['T'],
                gross: weight(gross),
                tare: weight(tare),
              },
            ],
            dimensions: [],
            packages: [],
          },
        ]
      : [],
  };
};
