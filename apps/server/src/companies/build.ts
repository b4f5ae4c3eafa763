import type { Permission, Role } from '@abrufbar/domain/companies/permissions.ts';
import { type Brand, BRANDS } from '@abrufbar/domain/values/brand.ts';
import {
  insertCompany,
  insertFirstMembership,
  insertSupplier,
  insertUser,
} from '#companies/store.ts';
import { insertAcceptedTerms } from '#companies/terms-store.ts';
import { type Database, enter } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';

// The random end of a uuid v7; its beginning is the same for everything made in one millisecond.
const someNumber = () => newId().slice(-8);

export const buildSupplier = async (
  db: Database,
  {
    vk_org = someNumber(),
    name = 'Kieswerke Leinetal',
    brand = 'nordstein',
  }: { vk_org?: string; name?: string; brand?: Brand } = {},
) => ({ id: await insertSupplier(db, { vk_org, name, brand }), vk_org, name });

export const buildCompany = async (
  db: Database,
  { company_nr = someNumber(), name = 'Tiefbau Harms GmbH' } = {},
) => ({ id: await insertCompany(db, { company_nr, name }), company_nr, name });

type PersonFields = {
  readonly companies?: readonly { readonly id: number }[];
  readonly role?: Role;
  readonly permissions?: readonly Permission[];
  readonly email?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly password_hash?: string;
  /** When the terms of both brands were accepted; null for never. */
  readonly acceptedTermsAt?: Date | null;
  readonly created_at?: Date;
  readonly phone_country?: string;
  readonly phone_number?: string;
  readonly mobile_country?: string;
  readonly mobile_number?: string;
};

/** A person who belongs to the given companies in one role. */
export const buildUser = async (
  db: Database,
  {
    companies = [],
    role = 'baustelle',
    permissions,
    acceptedTermsAt = new Date('2026-03-02T06:30:00Z'),
    ...fields
  }: PersonFields = {},
) => {
  const row = {
    email: `${someNumber()}@tiefbau-harms.example`,
    first_name: 'Jens',
    last_name: 'Harms',
    created_at: new Date('2026-03-02T06:30:00Z'),
    ...fields,
  };
  const id = await insertUser(db, row);
  for (const { id: companyId } of companies) {
    // Its hint could come late, on a busy machine, and end a stream that a test has opened.
    await insertFirstMembership(db, {
      userId: id,
      companyId,
      role,
      ...(permissions && { permissions }),
    });
  }
  if (acceptedTermsAt) {
    await enter(db, { userId: id });
    for (const brand of BRANDS) {
      await insertAcceptedTerms(db, { userId: id, brand, at: acceptedTermsAt });
    }
  }
  return { ...row, id };
};
