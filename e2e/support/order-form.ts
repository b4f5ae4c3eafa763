import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { buildUser } from '../../apps/server/src/companies/build.ts';
import { buildItem, buildOffer } from '../../apps/server/src/contracts/build.ts';
import type { Site } from '../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { buildToken } from '../../apps/server/src/session/build.ts';

type ItemFields = Partial<Omit<Parameters<typeof buildItem>[1], 'contract'>>;

/** A user who may order, a colleague, and an item of the site's contract that can be ordered. */
export const buildOrder = (
  { build }: TestServer,
  { scope, supplier, contract, company }: Site,
  fields: ItemFields = {},
) =>
  build(scope, async (db) => {
    await buildOffer(db, supplier);
    const item = await buildItem(db, { contract, ...fields });
    const buyer = await buildUser(db, {
      companies: [company],
      role: 'besteller',
      first_name: 'Murat',
      last_name: 'Demir',
      mobile_country: '+49',
      mobile_number: '151 20417733',
    });
    const colleague = await buildUser(db, {
      companies: [company],
      first_name: 'Anke',
      last_name: 'Petersen',
      phone_country: '+49',
      phone_number: '160 5581920',
    });
    const token = await buildToken(db, buyer);
    return { item, colleague, buyer: { ...buyer, token }, path: `/calloff-creation/${item.id}` };
  });

export const next = (page: Page): Locator =>
  page.getByRole('button', { name: 'Weiter', exact: true });
export const confirm = (page: Page): Locator =>
  page.getByRole('button', { name: 'Verbindlich anfragen' });
export const quantity = (page: Page): Locator => page.getByRole('textbox', { name: /^Menge/ });

/** Opens the sheet of a field and chooses a day or time. */
export const pick = async (
  page: Page,
  field: RegExp,
  ...cells: readonly string[]
): Promise<void> => {
  await page.getByRole('button', { name: field }).click();
  const sheet = page.getByRole('dialog');
  for (const cell of cells) await sheet.getByText(cell, { exact: true }).first().click();
  await sheet.getByRole('button', { name: /übernehmen$/ }).click();
  await sheet.waitFor({ state: 'hidden' });
};

/** Fills in the first step: today, with default times. */
export const fillOrder = async (page: Page, tonnes = '240'): Promise<void> => {
  await page.getByRole('radio').first().check();
  await quantity(page).fill(tonnes);
  await quantity(page).press('Enter');
  // The phone has a field that opens the sheet, wide screens a button in a field for typing.
  await page
    .getByRole('button', { name: /^Datum/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Lieferbeginn' });
  await sheet.getByRole('button', { name: 'Heute' }).click();
  await sheet.getByRole('button', { name: /übernehmen$/ }).click();
  await sheet.waitFor({ state: 'hidden' });
};

/** Call-offs of a site at the server. */
export const ordered = ({ build }: TestServer, { scope, contract }: Site) =>
  build(scope, async (db) => {
    const { rows } = await sql<{
      status: number;
      quantity: string;
      starts_on: string;
      starts_time: string;
      ends_on: string;
      ends_time: string;
      component: string | null;
    }>`SELECT component, status, quantity, starts_on, starts_time, ends_on, ends_time FROM call_offs
      WHERE company_id = ANY (${scope.companies}::int[]) AND contract_id = ${contract.id}`.execute(
      db,
    );
    return rows;
  });
/** Opens or closes the contract of a site. */
export const setStatus = ({ build }: TestServer, { scope, contract }: Site, status: number) =>
  build(scope, (db) =>
    sql`UPDATE contracts SET status = ${status} WHERE id = ${contract.id}`.execute(db),
  );
/** Sets the last day of the contract of a site. */
export const endContract = ({ build }: TestServer, { scope, contract }: Site, day: string) =>
  build(scope, (db) =>
    sql`UPDATE contracts SET ends_on = ${day} WHERE id = ${contract.id}`.execute(db),
  );
export const success = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Anfrage gesendet' });
/** On to the last step. */
export const toSlip = async (page: Page): Promise<void> => {
  await next(page).click();
  await next(page).click();
  await confirm(page).waitFor();
};
