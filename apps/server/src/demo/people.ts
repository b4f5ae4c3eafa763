import type { Permission, Role } from '@abrufbar/domain/companies/permissions.ts';

type DemoMembership = {
  readonly company: number;
  readonly role: Role;
  /** Only where they differ from those of the role (D-15). */
  readonly permissions?: readonly Permission[];
};
type DemoUser = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: 1 | 2 | 3 | 4 | 5 | 6;
  readonly phone: string;
  readonly memberships: readonly DemoMembership[];
  /** Purpose of this login, printed at start. */
  readonly shows: string;
  readonly termsAccepted?: false;
  readonly blocked?: true;
};

export const COMPANIES = [
  { key: 11, nr: '104233', name: 'Brinkmann Tiefbau GmbH' },
  { key: 12, nr: '104871', name: 'Hansen & Söhne Straßenbau GmbH & Co. KG' },
  { key: 13, nr: '105320', name: 'Weserbau Niedersachsen AG' },
  { key: 14, nr: '208114', name: 'Obermaier Hoch- und Tiefbau GmbH' },
  { key: 15, nr: '208390', name: 'Isartal Ingenieurbau GmbH' },
  { key: 16, nr: '209017', name: 'Arbeitsgemeinschaft Umfahrung Freising-Süd' },
] as const;

/** Companies whose codes are printed at start, one per brand. */
export const INVITING = [
  { nr: '104233', name: 'Brinkmann Tiefbau GmbH', role: 'besteller' },
  { nr: '208114', name: 'Obermaier Hoch- und Tiefbau GmbH', role: 'baustelle' },
] as const;

/** Password of every demo login. */
export const DEMO_PASSWORD = 'Baustelle-2026';

export const USERS: readonly DemoUser[] = [
  {
    email: 'm.demir@brinkmann-tiefbau.example',
    firstName: 'Murat',
    lastName: 'Demir',
    position: 1,
    phone: '15120417733',
    memberships: [{ company: 11, role: 'besteller' }],
    shows: 'Polier, darf alles',
  },
  {
    email: 'a.petersen@brinkmann-tiefbau.example',
    firstName: 'Anke',
    lastName: 'Petersen',
    position: 4,
    phone: '15120417741',
    memberships: [{ company: 11, role: 'besteller' }],
    shows: 'Bauleiterin',
  },
  {
    email: 'j.kowalski@brinkmann-tiefbau.example',
    firstName: 'Jan',
    lastName: 'Kowalski',
    position: 1,
    phone: '15120417759',
    memberships: [{ company: 11, role: 'baustelle' }],
    shows: 'Baustelle, ohne Abrufe',
  },
  {
    email: 's.hansen@hansen-strassenbau.example',
    firstName: 'Svenja',
    lastName: 'Hansen',
    position: 6,
    phone: '16093310021',
    memberships: [
      { company: 12, role: 'besteller' },
      { company: 13, role: 'leser' },
    ],
    shows: 'zwei Firmen',
  },
  {
    email: 't.luehrs@weserbau.example',
    firstName: 'Torben',
    lastName: 'Lührs',
    position: 2,
    phone: '16093310118',
    memberships: [{ company: 13, role: 'besteller' }],
    shows: 'Einkauf',
  },
  {
    email: 'r.nowak@weserbau.example',
    firstName: 'Renata',
    lastName: 'Nowak',
    position: 3,
    phone: '16093310124',
    memberships: [{ company: 13, role: 'leser' }],
    shows: 'Rechnungsprüfung, nur lesen',
  },
  {
    email: 'k.obermaier@obermaier-bau.example',
    firstName: 'Korbinian',
    lastName: 'Obermaier',
    position: 6,
    phone: '17044120090',
    memberships: [{ company: 14, role: 'besteller' }],
    shows: 'Südkies-Kunde, Inhaber',
  },
  {
    email: 'f.yildiz@obermaier-bau.example',
    firstName: 'Fatma',
    lastName: 'Yıldız',
    position: 1,
    phone: '17044120117',
    memberships: [{ company: 14, role: 'baustelle' }],
    shows: 'Südkies-Kundin, Polierin',
  },
  {
    email: 'l.brandl@isartal-ingenieurbau.example',
    firstName: 'Lukas',
    lastName: 'Brandl',
    position: 4,
    phone: '17044120233',
    memberships: [
      { company: 15, role: 'besteller' },
      { company: 16, role: 'besteller' },
    ],
    shows: 'zwei Firmen, Arbeitsgemeinschaft',
  },
  {
    email: 'neu@isartal-ingenieurbau.example',
    firstName: 'Nele',
    lastName: 'Urban',
    position: 5,
    phone: '17044120240',
    memberships: [{ company: 15, role: 'baustelle' }],
    shows: 'Nutzungsbedingungen noch nicht angenommen',
    termsAccepted: false,
  },
  {
    email: 'gast@arge-freising.example',
    firstName: 'Gerd',
    lastName: 'Astner',
    position: 5,
    phone: '17044120301',
    memberships: [{ company: 16, role: 'leser', permissions: [] }],
    shows: 'ohne jede Berechtigung',
  },
  {
    email: 'gesperrt@weserbau.example',
    firstName: 'Gunnar',
    lastName: 'Sperling',
    position: 1,
    phone: '16093310199',
    memberships: [{ company: 13, role: 'baustelle' }],
    shows: 'gesperrter Zugang',
    blocked: true,
  },
];

/** Number under which the suppliers of a brand know a company. */
export const customerNumber = (brand: 'nordstein' | 'suedkies', companyNr: string): string =>
  `${brand === 'nordstein' ? '1' : '7'}${companyNr}`;
