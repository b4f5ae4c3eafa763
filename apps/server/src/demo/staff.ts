import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import type { Database } from '#core/database/database.ts';
import type { SecretBox } from '#core/secret-box.ts';
import { buildStaff } from '#staff/build.ts';
import { findMember } from '#staff/store.ts';

type DemoStaff = {
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly role: StaffRole;
  readonly brands: readonly Brand[];
  /** Purpose of this login, printed at start; null for those who cannot sign in. */
  readonly shows: string | null;
  readonly isNew?: true;
  readonly isBlocked?: true;
};

const STAFF: readonly DemoStaff[] = [
  {
    email: 'k.vogt@nordstein.example',
    name: 'Katrin Vogt',
    phone: '+49 5725 9440-10',
    role: 'admin',
    brands: BRANDS,
    shows: 'Administration, beide Marken',
  },
  {
    email: 'l.bartels@nordstein.example',
    name: 'Lena Bartels',
    phone: '+49 5725 9440-21',
    role: 'dispatcher',
    brands: ['nordstein'],
    shows: 'Disposition Nordstein: hier anfangen',
  },
  {
    email: 'j.ahlers@nordstein.example',
    name: 'Jens Ahlers',
    phone: '+49 5725 9440-22',
    role: 'dispatcher',
    brands: ['nordstein'],
    shows: 'zweiter Disponent bei Nordstein',
  },
  {
    email: 'm.sandner@suedkies.example',
    name: 'Miriam Sandner',
    phone: '+49 8167 5510-20',
    role: 'dispatcher',
    brands: ['suedkies'],
    shows: 'Disposition Südkies',
  },
  {
    email: 's.kruse@nordstein.example',
    name: 'Sabine Kruse',
    phone: null,
    role: 'editor',
    brands: BRANDS,
    shows: 'Redaktion, beide Marken',
  },
  {
    email: 't.wilke@nordstein.example',
    name: 'Tomasz Wilke',
    phone: '+49 5725 9440-40',
    role: 'support',
    brands: ['nordstein'],
    shows: 'Support Nordstein',
  },
  {
    email: 'p.engel@nordstein.example',
    name: 'Pia Engel',
    phone: null,
    role: 'dispatcher',
    brands: ['nordstein'],
    shows: 'richtet beim ersten Anmelden den zweiten Faktor ein',
    isNew: true,
  },
  {
    email: 'h.petri@nordstein.example',
    name: 'Holger Petri',
    phone: null,
    role: 'dispatcher',
    brands: ['nordstein'],
    shows: null,
    isBlocked: true,
  },
];

const DAY_MS = 86_400_000;

/** Demo staff, enrolled but for one. */
export const fillStaff = async (
  stores: { readonly db: Database; readonly secrets: SecretBox },
  password_hash: string,
  now: Date,
): Promise<void> => {
  const began = new Date(now.getTime() - 400 * DAY_MS);
  for (const { shows: _, isNew = false, isBlocked, ...fields } of STAFF) {
    const blockedAt = isBlocked ? new Date(now.getTime() - 25 * DAY_MS) : null;
    await buildStaff(stores, { ...fields, password_hash, isNew, blockedAt }, began);
  }
};

/** Lines of the logins for the start: address, secret for an authenticator app, purpose. */
export const staffLogins = async (db: Database, secrets: SecretBox): Promise<string> => {
  const lines: string[] = [];
  const width = Math.max(...STAFF.map(({ email }) => email.length));
  for (const { email, shows } of STAFF) {
    const member = await findMember(db, { email });
    if (!member || shows === null) continue; // somebody cleared the demo data away
    const secret = member.totp_secret === null ? '' : secrets.open(member.totp_secret);
    lines.push(`  ${email.padEnd(width)}  ${secret.padEnd(32)}  ${shows}`);
  }
  return lines.join('\n');
};
