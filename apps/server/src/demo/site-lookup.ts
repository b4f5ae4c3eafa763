import { SUPPLIERS, type Supplier } from '#demo/catalogue.ts';
import { COMPANIES } from '#demo/people.ts';
import type { Site } from '#demo/sites.ts';

/** Supplier unit of a demo site. */
export const supplierOf = (site: Site): Supplier =>
  one(SUPPLIERS, ({ key }) => key === site.supplier);

/** Company of a demo site. */
export const companyOf = (site: Site): (typeof COMPANIES)[number] =>
  one(COMPANIES, ({ key }) => key === site.company);

const one = <T>(list: readonly T[], fits: (item: T) => boolean): T => {
  const found = list.find(fits);
  if (found === undefined) throw new Error('The demo data refers to something it does not contain');
  return found;
};
