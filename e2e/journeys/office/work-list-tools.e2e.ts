import { readFileSync } from 'node:fs';
import { insertErpId } from '../../../apps/server/src/companies/store.ts';
import { insertPlants } from '../../../apps/server/src/contracts/plant-store.ts';
import { buildStaffToken } from '../../../apps/server/src/staff/build.ts';
import { AXE, EVERYTHING, violations } from '../../support/axe.ts';
import { buildDesk, drawer, expectRows, openAsStaff, row } from '../../support/desk.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildColleague, codeNow, AT_DESK } from '../../support/office.ts';

test.use({ ...AT_DESK, alone: 'file' });
test.describe.configure({ mode: 'default' }); // one worker, so one server

test('OFF-63 OFF-42 a dispatcher takes an order by telephone; what is wrong is said at its field and nothing is lost', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { list } = await buildDesk(server, site);
  await server.build({}, (db) =>
    insertErpId(db, {
      supplier_id: site.supplier.id,
      erp_customer_no: site.contract.contract_number,
      company_id: site.company.id,
    }),
  );
  await openAsStaff(page, server, 'Lena Bartels');
  await open(list);
  await page.getByRole('button', { name: 'Abruf anlegen' }).click();
  const form = page.getByRole('dialog', { name: 'Abruf anlegen' });
  await form.getByRole('searchbox').fill(site.contract.contract_number);
  await form.getByRole('button', { name: new RegExp(site.contract.contract_number) }).click();
  await expect(form.getByLabel('Position')).toBeFocused();
  await form.getByLabel('Lieferbedingung').selectOption({ index: 1 });
  await form.getByLabel('Menge in t').fill('80');
  await form.getByLabel('Lieferbeginn').fill('2099-01-01');
  await form.getByLabel('Notiz (freiwillig)').fill('Zufahrt über Tor 2');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(form.getByText('Lieferbeginn: Bitte wählen Sie einen Tag')).toBeVisible();
  await expect(form.getByText('Ansprechpartner: Bitte füllen Sie')).toBeVisible();
  await expect(form.getByLabel('Lieferbeginn')).toBeFocused();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Eingaben verwerfen?' });
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(form.getByLabel('Notiz (freiwillig)')).toHaveValue('Zufahrt über Tor 2');
  await page.evaluate(AXE);
  expect(await violations(page, EVERYTHING)).toEqual([]);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Lieferbeginn').fill(tomorrow);
  await expect(form.getByText('Lieferbeginn: Bitte wählen Sie einen Tag')).toBeHidden();
  await form.getByLabel('Ansprechpartner').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Abruf anlegen' }).click();
  await expect(page.getByText(/^Abruf \d+ ist angelegt\.$/)).toBeVisible();
  await expect(drawer(page).getByText('Vom Werk angelegt')).toBeVisible();
  await expect(drawer(page).getByText('„Zufahrt über Tor 2“')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectRows(page, 1);

  await open(`/office/contracts/${site.contract.id}`);
  await page.getByRole('link', { name: 'Abruf anlegen' }).click();
  await expect(form).toContainText(`Vertrag ${site.contract.contract_number}`);
});

test('OFF-41 OFF-45 OFF-10 the list as it is on show is saved as a view and exported after a code', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { build, list } = await buildDesk(server, site);
  await build({ starts_time: '06:00' });
  await build({ starts_time: '07:00', number: '=1+1' });
  const member = await buildColleague(server, { name: 'Lena Bartels' });
  const started = new Date(Date.now() - 360_000); // the code of the sign-in no longer counts
  const token = await server.build({}, (db) => buildStaffToken(db, member, started));
  await page.addInitScript((kept) => sessionStorage.setItem('abrufbar.office.token', kept), token);
  await open(`${list}&cols=time,number&sort=-time`);
  await expectRows(page, 2);
  await page.getByRole('button', { name: 'Ansicht speichern' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Nur Nummern');
  await page.keyboard.press('Enter');
  const tab = page.getByRole('link', { name: /^Nur Nummern/ });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: /^Zu entscheiden/ }).click();
  await tab.click();
  await expectRows(page, 2);
  await page.getByRole('button', { name: 'Exportieren' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByLabel('Ihr aktueller Code').fill(codeNow(member));
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Abrufe-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe('\uFEFFLiefertag;Beginn;Ende am;Ende;Abrufnummer');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/;07:00;.*;"'=1\+1"$/);
  await page.getByRole('button', { name: 'Ansicht entfernen' }).click();
  await expect(tab).toBeHidden();
});

test.describe(() => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('OFF-46 OFF-43 OFF-294 from 1600 px on list, call-off and its surroundings stand side by side', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { build, list } = await buildDesk(server, site);
    await server.build({}, (db) =>
      insertPlants(db, site.supplier.id, [{ number: '2140', name: 'Asphaltwerk Lauenau' }]),
    );
    await build({ starts_time: '06:00' });
    await openAsStaff(page, server, 'Lena Bartels');
    await open(list);
    await row(page, 0).click();
    const around = page.getByRole('complementary');
    await expect(around.getByRole('heading', { name: 'Offen an diesem Tag' })).toBeVisible();
    await expect(
      around.getByRole('heading', { name: `Vertrag ${site.contract.contract_number}` }),
    ).toBeVisible();
    await around.getByText('Kunde', { exact: true }).first().click();
    await expect(around.getByRole('heading', { name: site.company.name })).toBeVisible();
    await expect(around.getByText('Besteller').first()).toBeVisible();
    await page.evaluate(AXE);
    expect(await violations(page, EVERYTHING)).toEqual([]);
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
    await page.getByRole('button', { name: 'Schließen', exact: true }).click();
    await expect(around).toBeHidden();
    await expect(row(page, 0)).toBeFocused();
  });
});
