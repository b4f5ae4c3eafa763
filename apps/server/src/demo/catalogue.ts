/** Invented supplier units with real trade names of materials (EN 12620, EN 13108-1, DIN EN 206, ErsatzbaustoffV). */

import type { StoredPlant } from '#contracts/plant-store.ts';

export type Material = {
  readonly number: string;
  readonly name: string;
  readonly category: 0 | 1 | 2 | 3 | 4;
  readonly unit: 't' | 'm³';
} & Limits;
/** Of freshness, where the supplier has chosen others than usual. */
type Limits = {
  readonly limit_minutes?: number;
  readonly coldest_celsius?: number;
  readonly hottest_celsius?: number;
};
type Factory = Pick<StoredPlant, 'number' | 'name' | 'weekday' | 'saturday' | 'hourlyLimit'> & {
  readonly dispatchPhone: string;
};
export type Supplier = {
  /** Key that the demo sites refer to. */
  readonly key: number;
  readonly vkOrg: string;
  readonly name: string;
  readonly brand: 'nordstein' | 'suedkies';
  /** Which weighing system the plants of this unit use. */
  readonly source: 'vas' | 'di';
  readonly factories: readonly Factory[];
  readonly materials: readonly Material[];
};

const material = (
  number: string,
  name: string,
  category: Material['category'],
  unit: Material['unit'] = 't',
  limits: Limits = {},
): Material => ({ number, name, category, unit, ...limits });

/** A plant with its hours from Monday to Friday and on Saturday, and its limit an hour. */
const factory = (
  number: string,
  name: string,
  weekday: string,
  saturday: string | null,
  hourlyLimit: number | null,
  dispatchPhone: string,
): Factory => ({
  number,
  name,
  weekday: hours(weekday),
  saturday: saturday === null ? null : hours(saturday),
  hourlyLimit,
  dispatchPhone,
});
const hours = (text: string) => {
  const [from = '', until = ''] = text.split('-');
  return { from, until };
};

export const SUPPLIERS: readonly Supplier[] = [
  {
    key: 1,
    vkOrg: '2100',
    name: 'Nordstein Asphalt',
    brand: 'nordstein',
    source: 'vas',
    factories: [
      factory('2140', 'Asphaltwerk Lauenau', '05:00-18:00', '06:00-12:00', 200, '+49 5043 90110'),
      factory(
        '2155',
        'Asphaltwerk Hannover-Nord',
        '05:00-18:00',
        '06:00-12:00',
        160,
        '+49 511 772140',
      ),
    ],
    materials: [
      material('102244', 'Asphalttragschicht AC 22 T S', 2),
      material('102251', 'Asphaltbinder AC 16 B S 25/55-55 A', 2),
      material('102263', 'Splittmastixasphalt SMA 11 S', 2),
      material('102270', 'Asphaltdeckschicht AC 8 D N', 2),
      // Mastic asphalt is laid hotter than any other.
      material('102288', 'Gussasphalt MA 8 S', 2, 't', {
        ...{ limit_minutes: 240, coldest_celsius: 200, hottest_celsius: 230 },
      }),
    ],
  },
  {
    key: 2,
    vkOrg: '2200',
    name: 'Nordstein Zuschlagstoffe',
    brand: 'nordstein',
    source: 'vas',
    factories: [
      factory('2210', 'Werk Hohenfels', '06:00-17:00', '07:00-12:00', 180, '+49 5043 90220'),
      factory('2230', 'Kieswerk Stöckse', '06:00-16:00', null, 90, '+49 5026 4410'),
    ],
    materials: [
      material('201045', 'Frostschutzkies 0/45', 1),
      material('201032', 'Schottertragschicht 0/32', 1),
      material('202058', 'Edelsplitt 5/8', 1),
      material('203002', 'Füllsand 0/2', 1),
      material('204816', 'Gesteinskörnung 8/16 EN 12620', 1),
    ],
  },
  {
    key: 3,
    vkOrg: '2300',
    name: 'Nordstein Beton',
    brand: 'nordstein',
    source: 'vas',
    factories: [
      factory('2310', 'Betonwerk Wunstorf', '06:00-18:00', '06:00-13:00', 60, '+49 5031 3360'),
    ],
    materials: [
      material('300251', 'C25/30 XC4 XF1 F3 Dmax 32', 3, 'm³'),
      material('300302', 'C30/37 XC4 XD1 F4 Dmax 16', 3, 'm³'),
      material('300903', 'Fließestrich CAF C25 F5', 3, 'm³', { limit_minutes: 60 }),
    ],
  },
  {
    key: 4,
    vkOrg: '3100',
    name: 'Südkies Kies und Splitt',
    brand: 'suedkies',
    source: 'di',
    factories: [
      factory('3110', 'Kieswerk Altdorf', '06:00-17:00', '07:00-12:00', 150, '+49 871 40130'),
      factory('3120', 'Steinbruch Kelheim', '06:00-16:00', null, 120, '+49 9441 2270'),
    ],
    materials: [
      material('410216', 'Kies 2/16 gewaschen', 1),
      material('410845', 'Mineralbeton 0/45', 1),
      material('410560', 'Wasserbausteine LMB 5/40', 1),
      material('410022', 'Natursand 0/2 gewaschen', 1),
    ],
  },
  {
    key: 5,
    vkOrg: '3200',
    name: 'Südkies Beton',
    brand: 'suedkies',
    source: 'di',
    factories: [
      factory('3210', 'Transportbeton Landshut', '05:30-18:00', '06:00-13:00', 70, '+49 871 40180'),
    ],
    materials: [
      material('520251', 'C25/30 XC4 XF1 F4 Dmax 16', 3, 'm³'),
      material('520352', 'C35/45 XC4 XD3 XF2 F3 Dmax 16', 3, 'm³', { hottest_celsius: 28 }),
      material('520111', 'Magerbeton C8/10 F2', 3, 'm³'),
    ],
  },
  {
    key: 6,
    vkOrg: '3300',
    name: 'Südkies Recycling',
    brand: 'suedkies',
    source: 'di',
    factories: [
      factory('3310', 'Recyclinghof Freising', '07:00-17:00', null, null, '+49 8161 5590'),
    ],
    materials: [
      material('630045', 'RC-Baustoff 0/45 RC-1', 4),
      material('630504', 'Boden und Steine BM-0 (AVV 17 05 04)', 4),
      material('630107', 'Bauschutt Annahme (AVV 17 01 07)', 4),
      material('690100', 'Mutterboden gesiebt', 4),
      material('699001', 'Winterdienst-Streusplitt 2/5', 0),
    ],
  },
];

type Vehicle = {
  readonly type: string;
  readonly tare: number;
  readonly load: readonly [min: number, max: number];
};
/** Vehicles with empty weight and usual load in kilograms; none is ever too heavy. */
export const VEHICLES: Readonly<Record<'asphalt' | 'concrete' | 'bulk', readonly Vehicle[]>> = {
  asphalt: [{ type: 'Sattelkipper, thermoisoliert', tare: 14_620, load: [23_000, 25_200] }],
  concrete: [{ type: 'Fahrmischer', tare: 14_200, load: [16_800, 19_200] }],
  bulk: [
    { type: 'Sattelkipper', tare: 14_480, load: [23_200, 25_400] },
    { type: 'Vierachser', tare: 13_540, load: [17_200, 18_300] },
    { type: 'Dreiachser', tare: 11_380, load: [12_400, 13_400] },
    { type: 'Hängerzug', tare: 15_820, load: [23_100, 24_100] },
  ],
};

type Named = { readonly id: string; readonly title: string };
/** Vehicles that can be ordered, the suggested one first; a silo or a mixer carries nothing else. */
export const TRUCK_TYPES: Readonly<Record<keyof typeof VEHICLES, readonly Named[]>> = {
  asphalt: [
    { id: 'thermo', title: 'Sattelkipper, thermoisoliert' },
    { id: 'thermo_vierachser', title: 'Vierachser, thermoisoliert' },
  ],
  concrete: [
    { id: 'fahrmischer', title: 'Fahrmischer' },
    { id: 'mischer_sattel', title: 'Fahrmischer, Sattelzug' },
  ],
  bulk: [
    { id: 'sattel', title: 'Sattelkipper' },
    { id: 'vierachser', title: 'Vierachser' },
    { id: 'dreiachser', title: 'Dreiachser' },
    { id: 'haengerzug', title: 'Hängerzug' },
  ],
};

/** Kind of lorry that carries a material of this category. */
export const carriageOf = ({ category }: Pick<Material, 'category'>): keyof typeof VEHICLES =>
  category === 2 ? 'asphalt' : category === 3 ? 'concrete' : 'bulk';

/** Delivery terms that can be ordered. */
export const OFFERED_INCOTERMS: readonly Named[] = [
  { id: 'frei', title: 'frei Baustelle' },
  { id: 'werk', title: 'ab Werk' },
];

/** Hauliers drive for the plants of their region. */
export const CARRIERS = [
  {
    brand: 'nordstein',
    name: 'Spedition Hartwig',
    plates: ['HM KS 418', 'HM KS 402', 'HM KS 431'],
  },
  { brand: 'nordstein', name: 'Wesling Transporte', plates: ['SHG WL 77', 'SHG WL 81'] },
  {
    brand: 'nordstein',
    name: 'Trautmann Baustofflogistik',
    plates: ['NI TR 2045', 'NI TR 2051', 'NI TR 2068'],
  },
  { brand: 'suedkies', name: 'Huber Schüttgut', plates: ['LA HS 612', 'LA HS 640', 'LA HS 655'] },
  { brand: 'suedkies', name: 'Fuhrunternehmen Oettl', plates: ['FS OE 309', 'FS OE 1180'] },
] as const;

export const INCOTERMS = ['frei Baustelle', 'frei Baustelle', 'frei Baustelle', 'ab Werk'] as const;
