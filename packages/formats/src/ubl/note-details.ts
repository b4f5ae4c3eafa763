import {
  MAX_DETAIL_CHARACTERS,
  MAX_NOTE_DETAILS,
  type NoteDetail,
  type NoteDetailName,
  propertyOf,
} from '@abrufbar/domain/deliveries/note-details.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { isInstant } from '@abrufbar/domain/imports/ticket.ts';
import type { DespatchAdvice } from '#ubl/despatch-advice.ts';
import type { UblAddress, UblContact, UblParty } from '#ubl/elements.ts';

type Line = NonNullable<DespatchAdvice['lines'][number]>;
type Stated = { readonly value: string; readonly unit: string | null } | null;
/** A value by its name; null where the document says nothing. */
type Said = readonly [name: NoteDetailName, value: string | null, unit?: string | null];

const given = (parts: readonly (string | null)[], between: string): string | null =>
  parts.filter((part) => part !== null && part !== '').join(between) || null;

const addressText = (address: UblAddress | null): string | null =>
  address &&
  given(
    [
      address.street,
      address.additional,
      ...address.lines,
      given([address.zone, address.city], ' '),
      address.region,
      address.country,
    ],
    ', ',
  );
const contactText = (contact: UblContact | null): string | null =>
  contact && given([contact.name, contact.phone, contact.mail], ', ');
const partyText = (party: UblParty | null): string | null =>
  party &&
  given([...party.names.slice(0, 1), ...party.legalNames, addressText(party.address)], ', ');

/** `2026-11-18T06:52` by the German clock; a day alone where no time is stated. */
const momentText = (on: string | null, time: string | null): string | null => {
  if (on === null || time === null) return on;
  if (!/[Z+-]/.test(time)) return `${on}T${time.slice(0, 5)}`;
  const at = new Date(`${on}T${time}`);
  return `${berlinDay(at)}T${berlinTime(at)}`;
};

/** Times inside a property are written as one text. */
const momentIn = (value: string | null): string | null => {
  const [, on = null, time = null] =
    /^(\d{4}-\d{2}-\d{2})T([\d:.]{8,}(?:Z|[+-]\d{2}:\d{2})?)$/.exec(value ?? '') ?? [];
  const isMoment = on !== null && isInstant(new Date(`${on}T${time}`));
  return isMoment ? momentText(on, time) : value;
};

const stated = (name: NoteDetailName, quantity: Stated): Said =>
  quantity === null ? [name, null] : [name, quantity.value, quantity.unit];
const each = (name: NoteDetailName, values: readonly (string | null)[]): Said[] =>
  values.map((value) => [name, value]);

const saidOfNote = (advice: DespatchAdvice): Said[] => {
  const { shipment, sender, receiver } = advice;
  const delivery = shipment?.delivery ?? null;
  const estimated = delivery?.estimated ?? null;
  return [
    ['issued', momentText(advice.issuedOn, advice.issuedTime)],
    ...each('note', advice.notes),
    ...each('order', [...new Set(advice.orders.map(({ number }) => number))]),
    ['originator', partyText(advice.originator?.party ?? null)],
    ['receiver', partyText(receiver.party)],
    ['receiver_contact', contactText(receiver.deliveryContact ?? receiver.party?.contact ?? null)],
    ['delivery_address', addressText(delivery?.address ?? null)],
    ['sender_address', addressText(sender.party?.address ?? null)],
    ['sender_contact', contactText(sender.party?.contact ?? null)],
    ['despatch_address', addressText(delivery?.despatch?.address ?? null)],
    ...each('shipment_information', shipment?.information ?? []),
    stated('shipment_gross', shipment?.grossWeight ?? null),
    stated('shipment_volume', shipment?.grossVolume ?? null),
    stated('unit_count', shipment?.unitCount ?? null),
    ['tracking', delivery?.tracking ?? null],
    ...(shipment?.consignments ?? []).flatMap(({ information }) =>
      each('consignment', information),
    ),
    ['estimated_from', momentText(estimated?.from ?? null, estimated?.fromTime ?? null)],
    ['estimated_to', momentText(estimated?.to ?? null, estimated?.toTime ?? null)],
  ];
};

const saidOfLine = ({ item, ...line }: Line): Said[] => [
  ...each('line_note', line.notes),
  stated('outstanding', line.outstanding),
  ...each('outstanding_reason', line.outstandingReasons),
  ...each(
    'order_line',
    line.orderLines.map(({ line: number }) => number),
  ),
  ['buyers_number', item.buyersNumber?.id.id ?? null],
  ['standard_number', item.standardNumber?.id.id ?? null],
  ['variant', (item.standardNumber ?? item.sellersNumber)?.extended ?? null],
  ...item.hazards.flatMap(({ hazardClass, number, technicalName }): Said[] => [
    ['hazard_class', hazardClass],
    ['un_number', number],
    ['technical_name', technicalName],
  ]),
  ...item.properties.flatMap(({ name, value, quantity }): Said[] => {
    const known = propertyOf(name);
    if (known === null) return [];
    const said: Said = [known, momentIn(value)];
    return quantity === null ? [said] : [stated(known, quantity), said];
  }),
  ...item.instances.flatMap(({ lot, serial, trace, ...made }): Said[] => [
    ['batch', lot?.number ?? null],
    ['expires_on', lot?.expires ?? null],
    ['serial', serial],
    ['trace', trace?.id ?? null],
    ['made_on', momentText(made.madeOn, made.madeTime)],
    ['best_before', made.bestBefore],
  ]),
  ...line.shipments.flatMap(({ units }) =>
    units.flatMap(({ id, marks, dimensions }): Said[] => [
      ['handling_unit', id],
      ...each('marks', marks),
      ...dimensions
        .filter(({ attribute }) => attribute === GROSS_WEIGHT)
        .map(({ measure }) => stated('handling_unit_weight', measure)),
    ]),
  ),
];
/** Weight of a handling unit (UN/CEFACT list 6313). */
const GROSS_WEIGHT = 'AAB';

const shortened = (value: string): string => {
  const signs = [...value];
  return signs.length <= MAX_DETAIL_CHARACTERS
    ? value
    : `${signs.slice(0, MAX_DETAIL_CHARACTERS - 1).join('')}…`;
};

/**
 * All that a despatch advice says beside its ticket and is known by name here. `taken` are the indices of the lines
 * that became materials, in their order; what the other lines say belongs to nothing that was delivered.
 */
export const noteDetails = (
  advice: DespatchAdvice,
  taken: readonly number[],
): { readonly details: readonly NoteDetail[]; readonly isWhole: boolean } => {
  const said = [
    { pos: null, values: saidOfNote(advice) },
    ...taken.map((at, index) => {
      const line = advice.lines[at];
      return { pos: index + 1, values: line ? saidOfLine(line) : [] };
    }),
  ];
  const all = said.flatMap(({ pos, values }) =>
    values.flatMap(([name, value, unit = null]) => (value ? [{ pos, name, value, unit }] : [])),
  );
  const details = all
    .slice(0, MAX_NOTE_DETAILS)
    .map((one) => ({ ...one, value: shortened(one.value) }));
  const isWhole =
    details.length === all.length && details.every(({ value }, at) => value === all[at]?.value);
  return { details, isWhole };
};
