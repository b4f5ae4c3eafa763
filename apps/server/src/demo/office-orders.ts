import { CALL_OFF_STATUS, type CallOffStatus } from '@abrufbar/domain/call-offs/status.ts';

/**
 * Further customers of Nordstein that nobody signs in for: they fill the work list of the dispatchers and the day of
 * the plants, so that the next working day of Lauenau goes over its limit.
 */
export type OfficeCompany = {
  readonly key: number;
  readonly nr: string;
  readonly name: string;
  readonly site: string;
  /** Person who orders and takes the deliveries. */
  readonly person: readonly [firstName: string, lastName: string, phone: string];
};

export const OFFICE_COMPANIES: readonly OfficeCompany[] = [
  {
    key: 21,
    nr: '106011',
    name: 'Holtmann Bau KG',
    site: 'Schulhof Eichenweg',
    person: ['Heike', 'Holtmann', '15120418021'],
  },
  {
    key: 22,
    nr: '106024',
    name: 'Feldmann Tiefbau',
    site: 'Radweg K 62, Los 2',
    person: ['Uwe', 'Feldmann', '15120418038'],
  },
  {
    key: 23,
    nr: '106037',
    name: 'Ostkamp Straßenbau',
    site: 'Hafenstraße 12–40',
    person: ['Birte', 'Ostkamp', '15120418044'],
  },
  {
    key: 24,
    nr: '106040',
    name: 'Gebr. Wiechert',
    site: 'Logistikhalle Nord',
    person: ['Arne', 'Wiechert', '15120418057'],
  },
  {
    key: 25,
    nr: '106053',
    name: 'Wilkening Bau',
    site: 'Ortsdurchfahrt Apelern',
    person: ['Klaus', 'Wilkening', '15120418063'],
  },
  {
    key: 26,
    nr: '106066',
    name: 'Stadtwerke Springe',
    site: 'Leitungserneuerung, Los 3',
    person: ['Petra', 'Sander', '15120418079'],
  },
  {
    key: 27,
    nr: '106079',
    name: 'Meyer & Sohn Tiefbau',
    site: 'Gewerbestraße Bad Nenndorf',
    person: ['Lars', 'Meyer', '15120418082'],
  },
  {
    key: 28,
    nr: '106082',
    name: 'Kolb Bau',
    site: 'Dorferneuerung Hülsede',
    person: ['Jonas', 'Kolb', '15120418095'],
  },
  {
    key: 29,
    nr: '106095',
    name: 'Bauhof Lauenau',
    site: 'Fahrbahnschäden Winter',
    person: ['Dieter', 'Groth', '15120418101'],
  },
  {
    key: 30,
    nr: '106108',
    name: 'Lauterbach Kanalbau GmbH',
    site: 'Regenwasserkanal Pohle',
    person: ['Silke', 'Lauterbach', '15120418116'],
  },
  {
    key: 31,
    nr: '106111',
    name: 'Pape GaLaBau',
    site: 'Parkplatz Freibad',
    person: ['Timo', 'Pape', '15120418123'],
  },
];

export type OfficeOrder = {
  readonly company: number;
  readonly material: string;
  /** Number of the delivering plant. */
  readonly plant: string;
  readonly status: CallOffStatus;
  /** Working days from today. */
  readonly day: number;
  readonly from: string;
  readonly until: string;
  readonly quantity: number;
  readonly hourly: number | null;
  /** Hours before now in which it came in. */
  readonly age: number;
  /** Quantity and begin that are valid while a change is requested. */
  readonly earlier?: readonly [quantity: number, from: string];
};

const order = (
  [company, material, plant, status]: readonly [number, string, string, CallOffStatus],
  [day, from, until]: readonly [number, string, string],
  [quantity, hourly]: readonly [number, number | null],
  age: number,
  earlier?: OfficeOrder['earlier'],
): OfficeOrder => ({
  company,
  material,
  plant,
  status,
  day,
  from,
  until,
  quantity,
  hourly,
  age,
  ...(earlier && { earlier }),
});

const { bindingRequest, inReview, changeRequest, cancellationRequest, confirmed } = CALL_OFF_STATUS;
const [BASE, BINDER, SURFACE] = ['102244', '102251', '102263'];
const [GRAVEL, CHIPPINGS, SAND] = ['201045', '202058', '203002'];
const [LAUENAU, HOHENFELS, STOECKSE] = ['2140', '2210', '2230'];

export const OFFICE_ORDERS: readonly OfficeOrder[] = [
  order([21, CHIPPINGS, HOHENFELS, inReview], [0, '10:00', '14:00'], [54, 14], 0.52),
  order([22, SURFACE, LAUENAU, cancellationRequest], [0, '13:00', '15:00'], [94, 47], 1),

  order([25, BASE, LAUENAU, confirmed], [1, '06:00', '17:00'], [220, 20], 70),
  order([26, BINDER, LAUENAU, confirmed], [1, '07:00', '16:00'], [360, 40], 66),
  order([27, BASE, LAUENAU, confirmed], [1, '06:00', '11:00'], [300, 60], 51),
  order([27, SURFACE, LAUENAU, confirmed], [1, '11:00', '12:00'], [50, null], 50),
  order([29, BASE, LAUENAU, confirmed], [1, '12:30', '15:00'], [50, null], 46),
  order([28, SURFACE, LAUENAU, confirmed], [1, '08:00', '11:00'], [60, null], 44),
  order([23, BASE, LAUENAU, bindingRequest], [1, '07:00', '16:00'], [320, 40], 0.28),
  order([24, BINDER, LAUENAU, inReview], [1, '08:00', '11:00'], [120, 40], 15),
  order([22, SURFACE, LAUENAU, changeRequest], [1, '07:00', '12:00'], [136, 34], 16, [
    120,
    '07:30',
  ]),

  order([27, GRAVEL, HOHENFELS, confirmed], [1, '06:00', '10:00'], [240, 60], 49),
  order([30, CHIPPINGS, HOHENFELS, confirmed], [1, '08:00', '14:00'], [180, 30], 43),
  order([21, GRAVEL, HOHENFELS, bindingRequest], [1, '06:00', '12:00'], [162, 27], 0.47),
  order([23, CHIPPINGS, HOHENFELS, cancellationRequest], [1, '10:00', '12:00'], [27, 14], 17),

  order([28, SAND, STOECKSE, confirmed], [1, '07:00', '11:00'], [160, 40], 42),
  order([31, SAND, STOECKSE, confirmed], [1, '13:00', '16:00'], [90, null], 41),

  order([23, BASE, LAUENAU, bindingRequest], [2, '20:00', '04:00'], [180, 30], 0.7),
];

/** Sentences the dispatchers insert into their answers. */
export const TEMPLATES = {
  nordstein: [
    'Zu dieser Zeit ist die Anlage ausgebucht. Bitte rufen Sie uns an, wir finden eine andere.',
    'Für dieses Fahrzeug ist an dem Tag keine Spedition frei.',
    'Die Ladung ist schon hergestellt und kann nicht mehr storniert werden.',
    'Wie telefonisch besprochen.',
  ],
  suedkies: [
    'Zu dieser Zeit ist das Werk ausgelastet. Bitte fragen Sie einen anderen Tag an.',
    'Wie telefonisch besprochen.',
  ],
} as const;
