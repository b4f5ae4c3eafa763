import { type CustomerHead, findCustomer } from '#companies/office/detail-store.ts';
import { isWhole } from '#companies/office/present.ts';
import type { StaffContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';

/** A customer of the brand whose rows a change touches; 404 for any other. */
export const touchedCustomer = async (context: StaffContext, id: number): Promise<CustomerHead> => {
  const found = await findCustomer(context.db, context.suppliers, id);
  if (found === undefined) throw new Refusal(404, 'customer_not_found');
  context.effectOn(id);
  return found;
};

/** The same for what belongs to the company itself: staff hold every brand at which it has numbers (OFF-117). */
export const wholeCustomer = async (context: StaffContext, id: number): Promise<CustomerHead> => {
  const found = await touchedCustomer(context, id);
  refuseShared(context, found);
  return found;
};

/** 403 where somebody has numbers at a brand the member does not hold. */
export const refuseShared = (
  { staff }: StaffContext,
  found: { readonly suppliers: readonly number[] },
): void => {
  const own = staff.suppliers.map(({ id }) => id);
  if (!isWhole(found, own)) throw new Refusal(403, 'customer_shared');
};

/** A supplier of the brand by its id. */
export const touchedSupplier = ({ suppliers }: StaffContext, id: number): number => {
  if (!suppliers.includes(id)) throw new Refusal(404, 'supplier_not_found');
  return id;
};
