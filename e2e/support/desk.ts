import { expect, type Locator, type Page } from '@playwright/test';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import type { Site } from '../../apps/server/testing/concepts/site.ts';
import { buildOneCallOff } from './call-offs.ts';
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

/** Another page of the same browser, signed in as a member of staff. */
export const openAsStaff = async (page: Page, server: TestServer, name: string): Promise<void> => {
  const member = await buildColleague(server, { name });
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
