/** A customer of one brand with a contract, for tests of what staff read. */
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { buildCompany, buildSupplier, buildUser } from '#companies/build.ts';
import { insertErpId } from '#companies/store.ts';
import { buildContract, buildItem, buildOffer } from '#contracts/build.ts';
import { enter } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import type { TestServer } from '#testing/server/server.ts';

type Names = {
  readonly brand?: Brand;
  readonly company?: string;
  readonly name?: string;
  readonly contract_number?: string;
  readonly customer_number?: string;
  readonly status?: number;
  readonly unloading_minutes?: number;
};

/** Call-offs and deliveries are added by what comes back. */
export const buildOfficeSite = async (server: TestServer, names: Names = {}) => {
  const {
    brand = 'nordstein',
    customer_number = newId().slice(-8),
    company: named,
    ...rest
  } = names;
  const made = await server.build({}, async (db) => {
    const supplier = await buildSupplier(db, { brand });
    const company = await buildCompany(db, named === undefined ? {} : { name: named });
    await insertErpId(db, {
      supplier_id: supplier.id,
      company_id: company.id,
      erp_customer_no: customer_number,
    });
    await buildOffer(db, supplier);
    await enter(db, { companies: [company.id] });
    const contract = await buildContract(db, { company, supplier, ...rest });
    const item = await buildItem(db, { contract, position: '10' });
    const person = await buildUser(db, { companies: [company], role: 'baustelle' });
    return { supplier, company, contract, item, person };
  });
  const { supplier, company, contract, item } = made;
  const scope = { companies: [company.id] };
  return {
    ...made,
    customer_number,
    order: (fields: Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'> = {}) =>
      server.build(scope, (db) => buildCallOff(db, { item, supplier, ...fields })),
    load: (fields: Omit<Parameters<typeof buildDelivery>[1], 'contract'> = {}) =>
      server.build(scope, (db) => buildDelivery(db, { contract, ...fields })),
  };
};
