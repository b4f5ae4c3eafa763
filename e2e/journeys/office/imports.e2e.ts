import { masterData } from '@abrufbar/contract/imports/master-data.ts';
import sample from '../../../apps/server/src/imports/samples/master-data.json' with { type: 'json' };
import vasSample from '../../../apps/server/src/imports/samples/vas.json' with { type: 'json' };
import { buildErp } from '../../../apps/server/testing/concepts/erp.ts';
import { AXE, EVERYTHING, violations } from '../../support/axe.ts';
import { openAsAdmin } from '../../support/desk.ts';
import { expect, isHydrated, test } from '../../support/fixtures.ts';
import { buildColleague, codeField, codeNow, AT_DESK, signInStaff } from '../../support/office.ts';
import { confirm, fillOrder, success, toSlip } from '../../support/order-form.ts';
import { fieldsOf, PASSWORD } from '../../support/registration.ts';
import { buildWeighing } from '../../support/weighing-site.ts';

test.use({ ...AT_DESK, live: true, alone: 'file' });
test.describe.configure({ mode: 'default' }); // one worker, so one server

const PHONE = { width: 390, height: 844 } as const;

test('OFF-160 OFF-162 OFF-163 OFF-165 OFF-257 a rejected row is corrected and sent again, by keyboard', async ({
  open,
  page,
  portal,
}) => {
  const { server } = portal;
  const plant = await buildWeighing(server);
  const number = plant.contract.contract_number;
  const mistyped = `${number.slice(0, -1)}Z`;
  const row = { ...vasSample[0], Debitor: plant.customerNumber, Kontraktnummer: number };
  await plant.post('vas', [
    { ...row, Lieferscheinnummer: '2511-04418' },
    { ...row, Lieferscheinnummer: '2511-04419', Kontraktnummer: mistyped },
    { ...row, Lieferscheinnummer: '2511-04405', Netto: 64_200 },
  ]);
  await signInStaff(
    page,
    server,
    await buildColleague(server, { name: 'Katrin Vogt', role: 'admin' }),
  );
  await open('/office/imports');
  await expect(page.getByRole('link', { name: /Importe.*1 Import mit Fehlern/ })).toBeVisible();
  const report = page.getByRole('region', { name: /^Bericht/ });
  await expect(report).toContainText('1 übernommen, 2 zurückgewiesen');
  const bad = report.getByRole('row', {
    name: new RegExp(`2511-04419.*Unbekannt. Vielleicht ${number}\\?`),
  });
  await expect(bad).toBeVisible();
  await page.evaluate(AXE);
  expect(await violations(page, EVERYTHING)).toEqual([]);

  await bad.focus();
  await page.keyboard.press('Enter');
  await report.getByRole('button', { name: 'Korrigieren' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Zeile 2 korrigieren' });
  const field = drawer.getByLabel('Kontraktnummer (Pflicht)');
  await expect(field).toBeFocused();
  const tare = drawer.getByLabel('Tara', { exact: true });
  await tare.fill('viel');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(tare).toBeFocused();
  await expect(tare).toHaveAccessibleDescription(/^Tara: Das ist keine ganze Zahl/);
  await expect(tare).toHaveValue('viel');
  await tare.fill('14600');
  await drawer.getByRole('button', { name: `${number} einsetzen` }).press('Enter');
  await expect(field).toHaveValue(number);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Zeile 2 korrigiert.')).toBeVisible();
  await expect(report).toContainText('Korrigiert von Katrin Vogt');
  await expect(page.locator(':focus')).toBeVisible();

  await report.getByRole('row', { name: /2511-04405/ }).click();
  await report.getByRole('button', { name: 'Verwerfen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zeile 3 verwerfen?' });
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(dialog).toBeHidden();
  await report.getByRole('button', { name: '1 Zeile wiederholen' }).click();
  await expect(report).toContainText('1 übernommen, 0 zurückgewiesen · wiederholt von Katrin Vogt');
  await expect(page.getByRole('row', { name: /erledigt/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Importe', exact: true })).toBeVisible();
  await open('/office/deliveries?view=all&q=2511-04419');
  await expect(page.getByRole('gridcell', { name: '2511-04419' })).toBeVisible();
});

test('OFF-167 OFF-244 a key is made after a code, shown once and revoked in its menu by keyboard', async ({
  open,
  page,
  portal,
}) => {
  const { server } = portal;
  const member = await buildColleague(server, { name: 'Katrin Vogt', role: 'admin' });
  await buildErp(server, new Date().toISOString());
  await signInStaff(page, server, member, new Date(Date.now() - 10 * 60_000));
  const { promise: arrived, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route('**/admin/api/import-keys', async (route) => {
    if (route.request().method() === 'GET') await arrived;
    await route.continue();
  });
  await open('/office/imports?view=keys');
  await page.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  // Which suppliers there are is known with the list.
  letArrive();
  const drawer = page.getByRole('dialog', { name: 'Schlüssel anlegen' });
  await drawer.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  await expect(drawer.getByText('Bitte geben Sie einen Namen ein.')).toBeVisible();
  await drawer.getByLabel('Quelle').selectOption('erp');
  await drawer.getByLabel('Name des Systems').fill('SAP Lauenau');
  await page.keyboard.press('ControlOrMeta+s');
  await codeField(page).or(page.getByLabel('Ihr aktueller Code')).first().fill(codeNow(member));
  const shown = page.getByRole('dialog', { name: 'Neuer Schlüssel' });
  const key = (await shown.getByRole('status').textContent()) ?? '';
  expect(key).toMatch(/^abk_/);
  await shown.getByRole('button', { name: 'Eingetragen' }).click();
  const row = page.getByRole('row', { name: /SAP Lauenau/ });
  await expect(row).toContainText(`erp … ${key.trim().slice(-4)}`);
  await open('/office/imports');
  const menu = page.getByRole('button', { name: 'SAP Lauenau, weitere Aktionen' });
  await menu.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Widerrufen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Schlüssel SAP Lauenau widerrufen?' })
    .getByRole('button', { name: 'Widerrufen' })
    .click();
  await expect(page.getByText('Schlüssel widerrufen.')).toBeVisible();
  await expect(menu).toBeHidden();
});

test('OFF-107 OFF-171 OFF-174 master data are imported, the invited person registers and orders for the first time', async ({
  browser,
  open,
  page,
  portal,
}) => {
  const { server } = portal;
  const erp = await buildErp(server, new Date().toISOString());
  const email = `${erp.customerNumber.toLowerCase()}@rode-tiefbau.example`;
  const rows = sample.map((row) => ({
    ...row,
    ...('customer_number' in row && { customer_number: erp.customerNumber }),
    ...('contract_number' in row && { contract_number: erp.contractNumber }),
    ...('email' in row && { email }),
  }));
  const report = await server.send(masterData, rows, { token: erp.key });
  expect(report.failed).toEqual([]);
  await expect
    .poll(() => server.mailbox?.list().find(({ to }) => to === email)?.mail.text ?? '')
    .toMatch(/register\?code=/);
  const mail = server.mailbox?.list().find(({ to }) => to === email)?.mail.text ?? '';
  const code = /register\?code=([\w-]+)/.exec(mail)?.[1] ?? '';

  const context = await browser.newContext({ viewport: PHONE });
  const phone = await context.newPage();
  await phone.goto(`${portal.at('nordstein')}/register?code=${code}`);
  await isHydrated(phone);
  const fields = fieldsOf(phone);
  await expect(fields.code).toHaveValue(code);
  await fields.firstName.fill('Anke');
  await fields.lastName.fill('Rode');
  await fields.phone.fill('5721884215');
  await fields.position.click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Bauleitung' }).click();
  await fields.email.fill(email);
  await fields.password.fill(PASSWORD);
  await fields.repeat.fill(PASSWORD);
  await fields.terms.check();
  await fields.privacy.check();
  await fields.submit.click();
  await expect(phone).toHaveURL(/\/dashboard$/);
  await phone.goto(`${portal.at('nordstein')}/construction-site`);
  await phone
    .getByRole('link', { name: /Umgehung Rodenberg, BA 1/ })
    .first()
    .click();
  await phone.getByRole('link', { name: 'Abruf anlegen' }).click();
  await phone
    .getByRole('main')
    .getByRole('link', { name: /^Abruf anlegen/ })
    .click();
  await fillOrder(phone, '240');
  await toSlip(phone);
  await confirm(phone).click();
  await expect(success(phone)).toBeVisible();
  await context.close();

  await openAsAdmin(page, server, 'Katrin Vogt');
  await open(`/office/contracts?q=${erp.contractNumber}`);
  await page.getByRole('row', { name: new RegExp(erp.contractNumber) }).click();
  await page.getByRole('button', { name: 'Vertrag bearbeiten' }).click();
  const name = page.getByRole('dialog', { name: 'Vertrag bearbeiten' }).getByLabel(/^Name/);
  await expect(name).toHaveAccessibleName(/Wird vom nächsten Import überschrieben/);
});
