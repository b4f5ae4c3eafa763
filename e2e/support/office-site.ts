import { insertErpId } from '../../apps/server/src/companies/store.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import type { Site } from '../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { buildDesk } from './desk.ts';
import { buildLoad } from './deliveries.ts';

/** A customer with a number of its own, one call-off that waits and one load under way with a plate of its own. */
export const buildOfficeCustomer = async (server: TestServer, site: Site) => {
  const { build } = await buildDesk(server, site);
  const callOff = await build({ starts_time: '06:00' });
  const customerNumber = newId().slice(-8);
  await server.build({}, (db) =>
    insertErpId(db, {
      supplier_id: site.supplier.id,
      company_id: site.company.id,
      erp_customer_no: customerNumber,
    }),
  );
  const digits = String(Number.parseInt(newId().slice(-4), 16) % 9000).padStart(4, '1');
  const load = await buildLoad(server, site, {
    vehicle_license_plate: `SHG PA ${digits}`,
    weighed_at: new Date(Date.now() - 60_000),
  });
  return { callOff, load, digits, customerNumber };
};
