import { useBrand } from '#core/brand.ts';
import { useMe, type Me } from '#core/session.ts';

/** Suppliers of the chosen brand. */
export const useSuppliers = (): Me['suppliers'] => {
  const brand = useBrand();
  return (useMe()?.suppliers ?? []).filter((supplier) => supplier.brand === brand);
};
