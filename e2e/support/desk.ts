import { addDays, berlinDay, isWeekend } from '@abrufbar/domain/values/calendar.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  insertPlants,
  keyOfPlant,
  updatePlant,
} from '../../apps/server/src/contracts/plant-store.ts';
import { insertContact } from '../../apps/server/src/companies/contact-store.ts';
import { insertErpId } from '../../apps/server/src/companies/store.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import type { Site } from '../../apps/server/testing/concepts/site.ts';
import { buildOneCallOff } from './call-offs.ts';
import { buildLoad } from './deliveries.ts';
import { buildColleague, signInStaff } from './office.ts';
import { buildOrder } from './order-form.ts';

type Fields = Partial<Parameters<typeof buildOneCallOff>[2]>;

/** A site whose call-offs wait at the supplier's desk, and its list alone. */
export const buildDesk = async (server: TestServer, site: Site) => {
  const { item, buyer } = await buildOrder(server, site);
  const build = (fields: Fields = {}) =>
    buildOneCallOff(server, site, {
      item,
      created_by: buyer.id,
      contact_user_id: buyer.id,
      status: 1,
      ...fields,
    });
  return { buyer, item, build, list: `/office/calloffs?q=${site.contract.contract_number}` };
};

/** A customer with a number and somebody to call of its own, one call-off that waits and one load under way with a plate of its own. */
export const buildOfficeCustomer = async (server: TestServer, site: Site) => {
  const { build } = await buildDesk(server, site);
  const callOff = await build({ starts_time: '06:00' });
  const customerNumber = newId().slice(-8);
  await server.build({}, async (db) => {
    const [supplier_id, company_id] = [site.supplier.id, site.company.id];
    await insertErpId(db, { supplier_id, company_id, erp_customer_no: customerNumber });
    await insertContact(db, {
      supplier_id,
      company_id,
      task: 'Disposition Asphalt',
      name: 'Lena Bartels',
      phone: '+49 5043 98120',
      email: 'dispo@nordstein.example',
    });
  });
  const digits = String(Number.parseInt(newId().slice(-4), 16) % 9000).padStart(4, '1');
  const load = await buildLoad(server, site, {
    vehicle_license_plate: `SHG PA ${digits}`,
    weighed_at: new Date(Date.now() - 60_000),
  });
  return { callOff, load, digits, customerNumber };
};

/** The same as an administrator. */
export const openAsAdmin = async (page: Page, server: TestServer, name: string): Promise<void> => {
  await signInStaff(page, server, await buildColleague(server, { name, role: 'admin' }));
};

/** Another page of the same browser, signed in as a member of staff, who has a phone or none. */
export const openAsStaff = async (
  page: Page,
  server: TestServer,
  name: string,
  phone: string | null = null,
): Promise<void> => {
  const member = await buildColleague(server, { name, phone });
  await signInStaff(page, server, member);
};

export const row = (page: Page, number: number): Locator =>
  page.locator(`tr[data-number="${number}"]`);

/** The drawer of the call-off that is open; its heading names the number. */
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: /^Abruf / });

export const answer = (page: Page): Locator => page.getByLabel(/^Antwort an den Kunden/);

/** Rows wait until they are there. */
export const expectRows = (page: Page, count: number): Promise<void> =>
  expect(page.locator('tr[data-number]')).toHaveCount(count);

/** The first working day that is at least three days ahead: plants are open then. */
export const workingDay = (): string => {
  let day = addDays(berlinDay(new Date()), 3);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
};

const HOURS = { from: '06:00', until: '17:00' };

/** The plant of an item, with hours and a limit of 50 t/h. */
export const buildOpenPlant = async (
  server: TestServer,
  { supplier }: Site,
  { factory_numbers: [number = ''] }: { readonly factory_numbers: readonly string[] },
) => {
  const key = { supplierId: supplier.id, number, version: 1 };
  const name = `Asphaltwerk ${keyOfPlant(key)}`;
  await server.build({}, async (db) => {
    await insertPlants(db, supplier.id, [{ number, name }]);
    const change = { weekday: HOURS, saturday: null, hourlyLimit: 50, dispatchPhone: null };
    await updatePlant(db, [supplier.id], key, change, { name: 'Demo', at: new Date() });
  });
  return { name, plant: keyOfPlant(key) };
};
