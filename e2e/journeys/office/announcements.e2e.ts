import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { buildCompany } from '../../../apps/server/src/companies/build.ts';
import { insertErpId } from '../../../apps/server/src/companies/store.ts';
import { buildAnnouncement } from '../../../apps/server/src/content/build.ts';
import { AXE, EVERYTHING, violations } from '../../support/axe.ts';
import { buildOfficeCustomer } from '../../support/desk.ts';
import { expect, isHydrated, test, signIn } from '../../support/fixtures.ts';
import { buildColleague, AT_DESK, signInStaff } from '../../support/office.ts';
import { buildPerson } from '../../support/people.ts';

test.use({ ...AT_DESK, alone: 'test' }); // announcements are the same for everybody

test('OFF-200 OFF-202 OFF-203 OFF-204 OFF-205 an announcement is planned for one company with a window, its reach is counted, and only that company sees it on the phone', async ({
  browser,
  open,
  page,
  portal: { server, at },
  site,
}) => {
  await buildOfficeCustomer(server, site);
  const other = await server.build({}, async (db) => {
    const company = await buildCompany(db, { name: 'Holtmann Bau KG' });
    const number = { supplier_id: site.supplier.id, erp_customer_no: '90417' };
    await insertErpId(db, { ...number, company_id: company.id });
    return company;
  });
  const stranger = await buildPerson(server, { companies: [other] });
  await server.build({}, (db) =>
    buildAnnouncement(db, {
      message: 'Winterpause: letzte Lieferung am 19.12.',
      startsAt: new Date(Date.now() - 60_000),
    }),
  );
  const member = await buildColleague(server, {
    name: 'Sabine Kruse',
    role: 'editor',
    brands: BRANDS,
  });
  await signInStaff(page, server, member);
  await open('/office/announcements');
  await page.getByRole('button', { name: 'Ankündigung anlegen' }).click();
  await page.getByLabel('Text').fill('Werk Hohenfels: Verladung nur bis 12:00 Uhr.');
  await expect(page.getByText('44/300')).toBeVisible();
  const reach = page.getByRole('region', { name: 'Das sehen' });
  await expect(reach).toContainText(/in 2 Firmen/);
  await page.getByRole('button', { name: 'Anmeldung' }).click();

  const companies = page.getByRole('combobox', { name: 'Firmen' });
  await companies.fill(site.company.name);
  await expect(page.getByRole('option', { name: site.company.name })).toBeVisible();
  await companies.press('Enter');
  await expect(page.getByText('1 von 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anmeldung' })).toBeDisabled();
  await expect(page.getByText(/^Mit gewählten Firmen nicht an der Anmeldung/)).toBeVisible();
  await expect(reach).toContainText('in 1 Firma');
  await expect(page.getByText(/^Verdeckt „Winterpause“ ab .* für diese Firma\.$/)).toBeVisible();
  const from = page.getByLabel('Sichtbar ab');
  const until = page.getByLabel('Sichtbar bis');
  await from.fill('2026-01-01T06:00');
  await until.fill('2025-12-31T06:00');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Das Ende liegt nicht nach dem Beginn.')).toBeVisible();
  await until.fill('2099-12-31T12:00');
  await expect(
    page.getByText(/^Verdeckt „Winterpause“ vom .* bis 31\.12\.99, 12:00\sUhr, für diese Firma\.$/),
  ).toBeVisible();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('Werk Hohenfels: Verladung nur bis 12:00 Uhr.')).toBeVisible();
  await expect(preview.getByText(new RegExp(site.company.name))).toBeVisible();
  await page.evaluate(AXE);
  expect(await violations(page, EVERYTHING)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('„Werk Hohenfels“ ist eingeplant.')).toBeVisible();
  await expect(page.getByText('sichtbar', { exact: true })).toBeVisible();

  const look = async (token: string) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await signIn(phone, { token });
    await phone.goto(`${at('nordstein')}/dashboard`);
    await isHydrated(phone);
    return phone;
  };
  const phone = await look(site.token);
  await expect(phone.getByText('Werk Hohenfels: Verladung nur bis 12:00 Uhr.')).toBeVisible();
  const foreign = await look(stranger.token);
  await expect(foreign.getByText('Winterpause: letzte Lieferung am 19.12.')).toBeVisible();

  await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
  const question = page.getByRole('dialog', { name: '„Werk Hohenfels“ entfernen?' });
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await expect(page).toHaveURL(/\/office\/announcements$/);
  await expect(page.getByRole('row', { name: /Winterpause/ })).toContainText('sichtbar');
  await phone.reload();
  await expect(phone.getByText('Winterpause: letzte Lieferung am 19.12.')).toBeVisible();
  await Promise.all([phone.context().close(), foreign.context().close()]);
});

test('OFF-201 OFF-206 OFF-243 a snippet is written for a page of the portal among the texts; a colleague who was faster is named and nothing is lost', async ({
  browser,
  context,
  open,
  page,
  portal: { server, at },
  site,
}) => {
  const enter = async (window: typeof page, name: string) => {
    const member = await buildColleague(server, { name, role: 'editor', brands: BRANDS });
    await signInStaff(window, server, member);
  };
  await enter(page, 'Sabine Kruse');
  await open('/office/texts?view=snippets');
  await page.getByRole('button', { name: 'Textbaustein anlegen' }).click();
  await page.getByRole('button', { name: /^Pfad/ }).click();
  await page.getByRole('menuitemradio', { name: 'Vertrag', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.focus();
  await page.keyboard.type('Neu: ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('Sperrschicht');
  await expect(page.frameLocator('iframe').locator('strong')).toHaveText('Sperrschicht');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Entwurf gespeichert.')).toBeVisible();
  await expect(page).toHaveURL(/\/texts\/snippets\/[0-9a-f-]{36}$/);
  await page.evaluate(AXE);
  expect(await violations(page, EVERYTHING)).toEqual([]);

  const colleague = await context.newPage();
  await enter(colleague, 'Katrin Vogt');
  await colleague.goto(page.url());
  await colleague.getByLabel('Sichtbar bis').fill('2099-12-31T12:00');
  await colleague.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expect(colleague.getByText('Entwurf gespeichert.')).toBeVisible();

  await text.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' ab Lager');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Katrin Vogt' })).toBeVisible();
  await expect(text).toHaveText('Neu: Sperrschicht ab Lager');
  await page.getByLabel('Sichtbar ab').fill('2026-01-01T06:00');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('„Neu“ ist eingeplant.')).toBeVisible();

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await signIn(phone, site);
  await phone.goto(`${at('nordstein')}/contract-detail/${site.contract.id}`);
  await isHydrated(phone);
  // At the end of the page.
  await expect(async () => {
    await phone.mouse.wheel(0, 2000);
    await expect(phone.getByText('Neu: Sperrschicht ab Lager')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await phone.context().close();
});
