import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type * as users from '@abrufbar/contract/staff/users.ts';
import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';

export type Member = OutputOf<typeof users.list>['items'][number];
export type MemberDetail = OutputOf<typeof users.detail>;

/** Role and brands as they would be saved. */
export type Draft = { readonly role: StaffRole; readonly brands: readonly Brand[] };

/** Null when nothing differs from what is stored. */
export const draftOf = (member: Draft, { role, brands }: Draft): Draft | null =>
  member.role === role && member.brands.join() === brands.join() ? null : { role, brands };

/** Adds or takes away a brand, in the order of the house. */
export const toggleBrand = (brands: readonly Brand[], brand: Brand): Brand[] =>
  BRANDS.filter((one) => (one === brand ? !brands.includes(one) : brands.includes(one)));
