import { insertCompanyKey, updateKeyUse } from '#companies/keys/store.ts';
import { updateCustomer } from '#companies/office/manage-store.ts';
import type { Database } from '#core/database/database.ts';
import { COMPANIES } from '#demo/people.ts';
import { revokeInvitation, updateMailRefused } from '#registration/office-store.ts';
import { insertCode, updateCodeUsed } from '#registration/store.ts';

const DAY_MS = 86_400_000;
const BY = 'Katrin Vogt';

/** Seats of the demo's companies, by their key. */
const ADDRESSES = [
  { company: 11, street: 'Am Rott 14', postcode: '31867', city: 'Lauenau' },
  { company: 12, street: 'Hafenstraße 3', postcode: '31785', city: 'Hameln' },
  { company: 13, street: 'Fährstraße 110', postcode: '32423', city: 'Minden' },
  { company: 14, street: 'Münchner Straße 41', postcode: '85354', city: 'Freising' },
  { company: 15, street: 'Am Isarkanal 8', postcode: '85368', city: 'Moosburg' },
] as const;

type DemoInvitation = {
  readonly company: number;
  readonly role: 'besteller' | 'baustelle' | 'leser';
  readonly name: string | null;
  readonly email: string | null;
  readonly daysAgo: number;
  readonly became?: 'used' | 'revoked' | 'failed';
};

/** One in every state: the rest of their 30 days decides between open and expired. */
const INVITATIONS: readonly DemoInvitation[] = [
  {
    company: 13,
    role: 'besteller',
    name: 'Nadine Kolb',
    email: 'n.kolb@weserbau.example',
    daysAgo: 39,
  },
  {
    company: 12,
    role: 'leser',
    name: 'Dirk Pape',
    email: 'd.pape@hansen-strassenbau.example',
    daysAgo: 21,
    became: 'revoked',
  },
  { company: 14, role: 'baustelle', name: null, email: null, daysAgo: 16, became: 'used' },
  { company: 11, role: 'baustelle', name: null, email: null, daysAgo: 15, became: 'used' },
  {
    company: 13,
    role: 'besteller',
    name: 'Ines Wolter',
    email: 'wolter@weserbau.example',
    daysAgo: 5,
    became: 'failed',
  },
  { company: 12, role: 'baustelle', name: null, email: null, daysAgo: 2 },
  {
    company: 11,
    role: 'baustelle',
    name: 'Tim Rode',
    email: 't.rode@brinkmann-tiefbau.example',
    daysAgo: 1,
  },
];

type Keyed<Row> = ReadonlyMap<number, Row>;

/** Fills in where customers have their seats, and invitations as administrators have made them. */
export const fillInvitations = async (
  db: Database,
  companies: Keyed<{ readonly id: number }>,
  people: Keyed<readonly { readonly id: string }[]>,
  now: Date,
): Promise<void> => {
  for (const { company, ...address } of ADDRESSES) {
    const id = companies.get(company)?.id ?? 0;
    const name = COMPANIES.find(({ key }) => key === company)?.name ?? '';
    const at = new Date(now.getTime() - 60 * DAY_MS);
    await updateCustomer(db, { id, version: 1 }, { name, ...address }, { name: BY, at });
  }
  for (const { company, daysAgo, became, ...invited } of INVITATIONS) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const companyId = companies.get(company)?.id ?? 0;
    const { id } = await insertCode(db, { companyId, invitedBy: BY, ...invited }, at);
    const [user] = people.get(company) ?? [];
    if (became === 'used' && user) await updateCodeUsed(db, id, user.id, at);
    if (became === 'revoked') await revokeInvitation(db, { id, version: 1 }, { name: BY, at });
    if (became === 'failed') await updateMailRefused(db, { id, version: 1 }, at);
  }
};

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Keys as a company has them: one that is in use, one that only reads and was never used. */
const KEYS = [
  { name: 'SAP Wareneingang', mayConfirm: true, ageDays: 120, usedHoursAgo: 3 },
  { name: 'Rechnungsprüfung (Test)', mayConfirm: false, ageDays: 9, usedHoursAgo: null },
] as const;

/** Nobody knows these keys; whoever wants to try one makes it in the settings. */
export const fillKeys = async (
  db: Database,
  company: { readonly id: number },
  maker: { readonly id: string },
  now: Date,
): Promise<void> => {
  for (const { name, mayConfirm, ageDays, usedHoursAgo } of KEYS) {
    const made = new Date(now.getTime() - ageDays * DAY_HOURS * HOUR_MS);
    const key = { companyId: company.id, name, mayConfirm, madeBy: maker.id };
    const inserted = await insertCompanyKey(db, key, made);
    if (inserted === undefined || usedHoursAgo === null) continue;
    const used = new Date(now.getTime() - usedHoursAgo * HOUR_MS);
    await updateKeyUse(db, { companyId: company.id, id: inserted.id }, used);
  }
};
