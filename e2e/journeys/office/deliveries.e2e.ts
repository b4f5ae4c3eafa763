import { confirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import { enterTemperature, withdrawEntry } from '@abrufbar/contract/deliveries/site-entries.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { buildSubscription } from '../../../apps/server/src/contracts/build.ts';
import { buildAsset, buildInvoice } from '../../../apps/server/src/documents/build.ts';
import { insertImportKey } from '../../../apps/server/src/imports/store.ts';
import { AXE, EVERYTHING, violations, violationsInBothThemes } from '../../support/axe.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { openAsStaff } from '../../support/desk.ts';
import { expect, signIn, test } from '../../support/fixtures.ts';
import { buildColleague, AT_DESK, signInStaff } from '../../support/office.ts';
import { tabTo } from '../../support/keyboard.ts';

test.use({ ...AT_DESK });

test.describe('live', () => {
  test.use({ live: true });

  test('OFF-130 OFF-133 OFF-134 BEY-113 a delivery shows what its site enters and is corrected by keyboard alone, and the customer sees old and new', async ({
    context,
    open,
    page,
    portal,
    site,
  }) => {
    const { server } = portal;
    const load = await buildLoad(server, site, { weighed_at: new Date(Date.now() - 60_000) });
    await server.build(site.scope, (db) => buildSubscription(db, site.contract, site.user));
    await openAsStaff(page, server, 'Lena Bartels');
    await open(`/office/deliveries?q=${load.number}`);
    await page.getByRole('row', { name: /^Unbestätigt, 26,40/ }).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: `Lieferung ${load.number}` });
    const entered = drawer.getByRole('list', { name: 'Auf der Baustelle eingetragen' });
    await expect(drawer.getByRole('button', { name: 'Korrigieren' })).toBeVisible();
    await expect(entered).toHaveCount(0);
    await expect(page.getByTitle(/^Keine Verbindung/)).toHaveCount(0);
    const entry = { id: newId(), delivery_id: load.id, contract_id: site.contract.id };
    const asForeman = () => ({ token: site.token, key: newId() });
    const observed_at = new Date().toISOString();
    await server.send(enterTemperature, { ...entry, celsius: 152, observed_at }, asForeman());
    await expect(entered).toContainText('Temperatur 152\u00A0°C');
    await expect(entered).toContainText(`${site.user.first_name} ${site.user.last_name}`);
    await server.send(withdrawEntry, entry, asForeman());
    await expect(entered).toContainText('zurückgenommen');
    await tabTo(drawer.getByRole('button', { name: 'Korrigieren' }));
    await page.keyboard.press('Enter');

    const tare = drawer.getByRole('textbox', { name: 'Tara' });
    await tabTo(tare);
    await page.keyboard.type('41,5');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(drawer.getByText('Die Tara ist größer als das Brutto.')).toBeVisible();
    await expect(drawer.getByText('Bitte wählen Sie einen Grund.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('15,6');
    await expect(drawer.getByRole('row', { name: /^Netto/ })).toContainText('−\u00A01,00');
    await tabTo(drawer.getByRole('radio', { name: 'Tara falsch erfasst' }));
    await page.keyboard.press('Space');
    await tabTo(drawer.getByLabel('Begründung'));
    await page.keyboard.type('Fahrzeug ohne Plane verwogen.');
    const effect = drawer.getByRole('region', { name: 'Wirkung' });
    await expect(effect).toContainText(/Eingehend, Vertrag .*26,40.*25,40\u00A0t/);
    await expect(effect).toContainText(`${site.user.first_name} ${site.user.last_name}`);

    await page.evaluate(AXE);
    expect(await violations(page, EVERYTHING)).toEqual([]);
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Eingaben verwerfen?' });
    await expect(question.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText(`Lieferung ${load.number} korrigiert.`)).toBeVisible();
    const both = drawer.getByRole('table', { name: 'Korrigiert' });
    await expect(both.getByRole('row', { name: /^Tara/ })).toContainText(/14,60.*15,60/);

    const phone = await context.newPage();
    await signIn(phone, site);
    await phone.goto(`${portal.at('nordstein')}/messages`);
    await phone.getByRole('link', { name: /Lieferung korrigiert/ }).click();
    await phone.getByRole('link', { name: 'Lieferung öffnen' }).click();
    await expect(phone).toHaveURL(new RegExp(pathOf(load)));
    await expect(phone.getByText('Korrigiert', { exact: true })).toBeVisible();
    await expect(phone.getByText('Fahrzeug ohne Plane verwogen.')).toBeVisible();
    await expect(phone.getByRole('row', { name: /^Netto/ })).toContainText(
      /26,40\u00A0t.*25,40\u00A0t/,
    );
  });
});

test('OFF-138 OFF-139 OFF-217 OFF-247 GEN-01 an administrator renames a file, withdraws an invoice and gives it back, and adds a file to the delivery it names', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const load = await buildLoad(server, site, { weighed_at: new Date(Date.now() - 60_000) });
  const invoice = await server.build(site.scope, async (db) => {
    const place = { db, files: server.files };
    await buildAsset(place, { company_id: site.company.id, id: load.id }, site.user);
    return buildInvoice(place, site.contract, { notes: [load.number, '990001'] });
  });
  await signInStaff(page, server, await buildColleague(server, { role: 'admin' }));
  const clean = async () => {
    await page.evaluate(AXE);
    expect(await violations(page, EVERYTHING)).toEqual([]);
  };
  await open(`/office/files?q=${load.number}`);
  await page.getByRole('row', { name: /^Lieferschein\.pdf/ }).click();
  const file = page.getByRole('dialog', { name: 'Lieferschein.pdf' });
  await file.getByLabel('Datei').fill('Waage 2');
  await clean();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Waage 2\.pdf/ })).toBeVisible();

  await open(`/office/files?view=invoices&q=${invoice.number}`);
  await page.getByRole('row', { name: new RegExp(invoice.number) }).click();
  const paper = page.getByRole('dialog', { name: `Rechnung ${invoice.number}` });
  await expect(paper.getByRole('row', { name: /^990001/ })).toContainText('hier nicht bekannt');
  await paper.getByRole('button', { name: 'Zurückziehen' }).click();
  const question = page.getByRole('dialog', { name: /zurückziehen\?$/ });
  await page.keyboard.press('Enter');
  await expect(question.getByText('Bitte geben Sie den Grund an.')).toBeVisible();
  await question.getByLabel('Grund').fill('Ging an die falsche Firma');
  await page.keyboard.press('Enter');
  await expect(paper.getByText(/: Ging an die falsche Firma$/)).toBeVisible();
  await clean();
  await paper.getByRole('button', { name: 'Wieder freigeben' }).click();
  await expect(paper.getByText('Zurückgezogen', { exact: true })).toHaveCount(0);
  await paper.getByRole('link', { name: load.number }).click();
  const drawer = page.getByRole('dialog', { name: `Lieferung ${load.number}` });
  await expect(drawer.getByText(`Rechnung ${invoice.number} nennt`)).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Korrigieren' })).toHaveCount(0);

  await drawer.getByRole('button', { name: 'Datei hinzufügen' }).click();
  const adding = page.getByRole('dialog', { name: 'Datei hinzufügen' });
  await expect(adding.getByLabel('Lieferschein')).toHaveValue(new RegExp(`^${load.number}`));
  await adding.locator('input[type=file]').setInputFiles({
    name: 'Siegel.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await adding.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(drawer.getByRole('button', { name: 'Siegel.pdf' })).toBeVisible();
});

test('OFF-250 OFF-259 an invoice read in by hand, under one of two keys of a name, ends in the log of imports', async ({
  open,
  page,
  portal: { server },
  site: { supplier },
}) => {
  const named = { supplierId: supplier.id, source: 'erp', name: 'Büro', addresses: [] } as const;
  await server.build({}, (db) => insertImportKey(db, named, new Date()));
  const { key } = await server.build({}, (db) => insertImportKey(db, named, new Date()));
  await signInStaff(
    page,
    server,
    await buildColleague(server, { name: 'Katrin Vogt', role: 'admin' }),
  );
  await open('/office/files?view=invoices');
  await page.getByRole('button', { name: 'Rechnung einlesen' }).click();
  const reading = page.getByRole('dialog', { name: 'Rechnung einlesen' });
  const choose = (name: string, text: string) =>
    reading
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/xml', buffer: Buffer.from(text) });
  await choose('notiz.txt', 'Rechnung');
  await expect(reading.getByText('Die Datei ist weder ein XML noch ein PDF.')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await choose('rechnung.xml', '<Invoice/>');
  await reading.getByLabel('Im Namen von').selectOption({ label: `erp … ${key.slice(-4)}, Büro` });
  await reading.getByRole('button', { name: 'Einlesen' }).click();
  const report = page.getByRole('region', { name: /^Bericht / });
  await expect(report).toContainText('Katrin Vogt');
  await expect(report.getByRole('button', { name: 'Verwerfen' })).toBeVisible();
});

test('BEY-79 staff see name and drawing at the confirmation that was signed', async ({
  open,
  page,
  portal,
  site,
}) => {
  const { server } = portal;
  const load = await buildLoad(server, site, { weighed_at: new Date(Date.now() - 60_000) });
  const signature = '{"height":600,"strokes":[[120,400,180,250,240,420,400,300]]}';
  await server.send(
    confirm,
    { delivery_id: load.id, contract_id: site.contract.id, signed_by: 'Hinnerk Ahrens', signature },
    { token: site.token, key: newId() },
  );
  await openAsStaff(page, server, 'Lena Bartels');
  await open(`/office/deliveries?q=${load.number}`);
  await page.getByRole('row', { name: /^Vorläufig, 26,40/ }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: `Lieferung ${load.number}` });
  const events = drawer.getByRole('list', { name: 'Verlauf der Bestätigung' });
  await expect(events).toContainText('Unterschrieben von Hinnerk Ahrens');
  await expect(events.getByRole('img', { name: 'Unterschrift von Hinnerk Ahrens' })).toBeVisible();
  await page.evaluate(AXE);
  expect(await violations(page, EVERYTHING)).toEqual([]);
});
