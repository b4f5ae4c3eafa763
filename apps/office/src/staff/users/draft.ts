import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type * as users from '@abrufbar/contract/staff/users.ts';
import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';

export type Member = OutputOf<typeof users.list>['items'][number];
export type MemberDetail = OutputOf<typeof users.detail>;

/** Role and brands as they would be saved. */
export type Rights = { readonly role: StaffRole; readonly brands: readonly Brand[] };

/** Entries about a member that are not saved yet. */
export type Draft = Rights & {
  readonly name: string;
  readonly phone: string;
  /** Version of the member they are based on. */
  readonly version: number;
};

type Stored = Pick<MemberDetail, 'version' | 'name' | 'phone' | 'role' | 'brands'>;

/** The fields of a member as they are stored. */
export const storedDraft = ({ version, name, phone, role, brands }: Stored): Draft => ({
  version,
  name,
  phone: phone ?? '',
  role,
  brands,
});

/** The input of saving but for the id; blanks around a text do not count, no phone is none. */
export const entryOf = ({ version, name, phone, role, brands }: Draft) => ({
  version,
  name: name.trim(),
  phone: phone.trim() || null,
  role,
  brands: [...brands],
});

const fieldsOf = (draft: Draft) => JSON.stringify({ ...entryOf(draft), version: null });

/** Null when nothing differs from what is stored. */
export const draftOf = (member: Stored, draft: Draft): Draft | null =>
  fieldsOf(storedDraft(member)) === fieldsOf(draft) ? null : draft;

/** Adds or takes away a brand, in the order of the house. */
export const toggleBrand = (brands: readonly Brand[], brand: Brand): Brand[] =>
  BRANDS.filter((one) => (one === brand ? !brands.includes(one) : brands.includes(one)));
