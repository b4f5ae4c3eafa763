import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { buildOneCallOff } from './call-offs.ts';
import { buildOrder, quantity } from './order-form.ts';

export const submit = (page: Page): Locator =>
  page.getByRole('button', { name: 'Änderung senden' });
export const note = (page: Page): Locator => page.getByRole('textbox', { name: /^Notiz/ });
/** The Bauteil, in the order and in its change. */
export const component = (page: Page): Locator => page.getByRole('textbox', { name: /^Bauteil/ });
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** A confirmed call-off of 240 t, and a user who may request a change. */
export const buildChange = async (
  server: TestServer,
  site: Site,
  fields: Partial<Parameters<typeof buildOneCallOff>[2]> = {},
) => {
  const { item, buyer, colleague } = await buildOrder(server, site);
  const callOff = await buildOneCallOff(server, site, {
    item,
    number: '551208',
    quantity: '240.000',
    contact_user_id: buyer.id,
    ...fields,
  });
  const path = `/calloff-change/${callOff.id}`;
  return { callOff, buyer, colleague, path, list: `/calloff-list/${site.contract.id}` };
};

export const enterQuantity = async (page: Page, tonnes: string): Promise<void> => {
  await quantity(page).fill(tonnes);
  await quantity(page).press('Enter');
};

/** Opens the sheet of the start time of delivery and chooses one. */
export const startAt = async (page: Page, hour: string, minute: string): Promise<void> => {
  await page.getByRole('button', { name: /^Uhrzeit Lieferbeginn/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(hour, { exact: true }).first().click();
  await sheet.getByText(minute, { exact: true }).last().click();
  await sheet.getByRole('button', { name: /übernehmen$/ }).click();
  await sheet.waitFor({ state: 'hidden' });
};
