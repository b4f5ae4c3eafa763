import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import type { Call } from '@abrufbar/contract/protocol/call.ts';
import type { StaffSession } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';

/** The brand a request of staff is about: the one its header names, otherwise the member's first. */
export const chosenBrand = (
  { brands }: Pick<StaffSession, 'brands'>,
  header: string | readonly string[] | undefined,
): Brand => {
  const named = header ?? BRANDS.find((brand) => brands.includes(brand));
  const brand = brands.find((one) => one === named);
  if (brand === undefined) throw new Refusal(403, 'foreign_brand');
  return brand;
};

/** Refuses a call that the member's role may not make, or only after a code. */
export const refuseStaff = (call: Call, { role, stepUpUntil }: StaffSession, now: Date): void => {
  if (!call.roles?.includes(role)) throw new Refusal(403, 'no_right');
  const isProven = stepUpUntil !== null && now < stepUpUntil;
  if (call.stepUp && !isProven) throw new Refusal(403, 'step_up_required');
};

/** The suppliers of one brand among those of the member. */
export const suppliersOf = ({ suppliers }: StaffSession, brand: Brand): readonly number[] =>
  suppliers.flatMap((supplier) => (supplier.brand === brand ? [supplier.id] : []));
