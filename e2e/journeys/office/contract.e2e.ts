import { insertPlants } from '../../../apps/server/src/contracts/plant-store.ts';
import { insertCatalogue } from '../../../apps/server/src/deliveries/update-store.ts';
import { AXE, EVERYTHING, violations } from '../../support/axe.ts';
import { buildDesk, openAsAdmin } from '../../support/desk.ts';
import { expect, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { AT_DESK, OFFICE_WINDOW } from '../../support/office.ts';

test.use({ ...AT_DESK });

test('BEY-58 OFF-100 OFF-102 OFF-108 OFF-109 unloading and quantities of a contract by keyboard, also after a colleague was faster', async ({
  context,
  open,
  page,
  portal,
  site,
}) => {
  const { server } = portal;
  const { item } = await buildDesk(server, site);
  const address = `/office/contracts/${site.contract.id}`;
  await openAsAdmin(page, server, 'Katrin Vogt');
  await open(address);
  const pencil = page.getByRole('button', { name: `Position ${item.position} bearbeiten` });
  await expect(pencil).toBeVisible();
  const widthAt = (size: string) =>
    page.evaluate((given) => {
      document.documentElement.style.fontSize = given;
      return document.documentElement.scrollWidth;
    }, size);
  expect(await widthAt('200%')).toBe(OFFICE_WINDOW.width); // its tables scroll by themselves
  await widthAt('');
  await pencil.focus();
  await page.keyboard.press('Enter');
  const cell = page.getByLabel(`Soll, Position ${item.position}`);
  await expect(cell).toBeFocused();
  await page.keyboard.type('5.000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('450');
  await page.keyboard.press('Enter');
  await expect(pencil).toBeFocused();
  const bar = page.getByRole('region', { name: 'Nicht gespeicherte Änderungen' });
  await expect(bar).toContainText('2 Änderungen');
  await page.evaluate(AXE);
  expect(await violations(page, EVERYTHING)).toEqual([]);

  const other = await context.newPage();
  await openAsAdmin(other, server, 'Sabine Kruse');
  await other.goto(`${portal.at('nordstein')}${address}`);
  await other.getByRole('button', { name: `Position ${item.position} bearbeiten` }).click();
  await other.getByLabel(`Soll, Position ${item.position}`).fill('600');
  await other.getByRole('button', { name: 'Speichern' }).click();
  await expect(other.getByText(/ist gespeichert/)).toBeVisible();

  await page.keyboard.press('ControlOrMeta+s');
  await expect(bar.getByRole('alert')).toContainText('Sabine Kruse hat diesen Vertrag um');
  await bar.getByRole('radio', { name: /von Sabine Kruse/ }).check();
  await expect(bar).toContainText('1 Änderung');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(bar).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(item.material_name) });
  await expect(row).toContainText('600,00');
  await expect(row).toContainText('450,00');

  await page.keyboard.press('Escape');
  await tabTo(pencil);
  await page.keyboard.press('Enter');
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden(); // nothing of the row is left

  await page.getByRole('button', { name: 'Vertrag bearbeiten' }).click();
  await page.getByLabel('Abladestellen').fill('10');
  await expect(
    page.getByText('Bitte geben Sie eine ganze Zahl zwischen 1 und 9 an.'),
  ).toBeVisible();
  await expect(bar).toContainText('Bitte berichtigen Sie zuerst, was noch nicht stimmt.');
  await expect(bar.getByRole('button', { name: 'Speichern' })).toBeHidden();
  await page.getByLabel('Hinweis des Werks').focus();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByLabel('Abladestellen')).toBeFocused();
  await page.getByLabel('Abladestellen').fill('2');
  await page.getByLabel('Entladezeit in Minuten').fill('15 min');
  await page.getByLabel('Immer unterschreiben').check();
  await expect(bar).toContainText('3 Änderungen');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(bar).toBeHidden();
  await page.keyboard.press('Escape');
  const side = page.getByRole('region', { name: 'Auf der Baustelle' });
  await expect(side).toContainText(/Abladestellen2Entladezeit15\smin ?Immer unterschreibenja/);
});

test('OFF-101 OFF-106 OFF-245 OFF-257 BEY-103 a material is made with limits of freshness, and with it an item of a contract; a used one stays', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildDesk(server, site);
  const { id } = site.supplier;
  const number = site.contract.contract_number;
  await server.build({}, async (db) => {
    await insertPlants(db, id, [{ number: '2140', name: 'Asphaltwerk Lauenau' }]);
    await insertCatalogue(db, id, [{ number: '102244', name: 'Asphalttragschicht', category: 2 }]);
  });
  await openAsAdmin(page, server, 'Katrin Vogt');
  await open('/office/master');
  await page.getByRole('row', { name: /Asphalttragschicht/ }).press('n');
  const drawer = page.getByRole('dialog', { name: 'Material anlegen' });
  await drawer.getByLabel('Lieferant').selectOption(String(id));
  const [numbered, named] = [drawer.getByLabel('Nummer'), drawer.getByLabel('Bezeichnung')];
  await numbered.fill('102244');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(named).toBeFocused();
  await expect(named).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.');
  await page.keyboard.type(`Edelsplitt ${number}`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(numbered).toBeFocused();
  await expect(numbered).toHaveAccessibleDescription(/^Nummer: Das ist schon vergeben/);
  await numbered.fill(number);
  await expect(named).toHaveValue(`Edelsplitt ${number}`);
  await tabTo(drawer.getByLabel('Gruppe'));
  await page.keyboard.type('Beton');
  const minutes = drawer.getByLabel(/^Zeitgrenze/);
  const hottest = drawer.getByLabel(/^Höchste/);
  await expect(minutes).toHaveAccessibleDescription('Leer: 90\u00A0min');
  await page.keyboard.press('Tab');
  await page.keyboard.type('601');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-8');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(minutes).toBeFocused();
  await expect(minutes).toHaveAccessibleDescription(
    'Bitte geben Sie ganze Minuten von 1 bis 600 an.',
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(hottest).toBeFocused();
  await expect(hottest).toHaveAccessibleDescription(
    /über der niedrigsten Temperatur \(−5\) bis 250/,
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.evaluate(AXE);
  expect(await violations(page, EVERYTHING)).toEqual([]);
  await drawer.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`Edelsplitt ${number} ist gespeichert.`)).toBeVisible();

  await open(`/office/contracts/${site.contract.id}`);
  await page.getByRole('button', { name: 'Position anlegen' }).click();
  const form = page.getByRole('dialog', { name: 'Position anlegen' });
  await form.getByLabel('Material', { exact: true }).selectOption(number);
  await form.getByLabel('Soll in t').fill('380');
  await page.evaluate(AXE);
  expect(await violations(page, EVERYTHING)).toEqual([]);
  await form.getByRole('button', { name: 'Position anlegen' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Edelsplitt ${number}`) })).toBeVisible();

  await open(`/office/master?q=${number}`);
  await page.getByRole('row', { name: new RegExp(`Edelsplitt ${number}`) }).click();
  const opened = page.getByRole('dialog', { name: `Edelsplitt ${number}` });
  await expect(opened.getByLabel(/^Zeitgrenze/)).toHaveValue('60');
  await expect(opened.getByLabel(/^Niedrigste/)).toHaveValue('−5');
  await expect(opened.getByLabel(/^Höchste/)).toHaveValue('');
  await opened.getByRole('button', { name: 'Entfernen' }).click();
  const question = page.getByRole('dialog', { name: /entfernen\?/ });
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await expect(question.getByRole('alert')).toContainText('weil es noch verwendet wird');
});

test('OFF-290 OFF-292 OFF-297 entries and keys survive a window that grows to panes and shrinks again; what comes is counted; a link to nothing says so', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { build } = await buildDesk(server, site);
  await build({ quantity: '120' });
  for (const status of [3, 5] as const) await build({ status });
  await openAsAdmin(page, server, 'Katrin Vogt');
  const grow = () => page.setViewportSize({ width: 1700, height: 900 });
  const shrink = () => page.setViewportSize(OFFICE_WINDOW);
  await open('/office/contracts');
  await page.getByRole('button', { name: 'Vertrag anlegen' }).click();
  const number = page.getByLabel('Vertragsnummer');
  await number.fill('40019999');
  await grow();
  await expect(page.getByRole('region', { name: 'Vertrag anlegen' })).toBeVisible();
  await expect(number).toHaveValue('40019999');
  await expect(number).toBeFocused();
  await shrink();
  await expect(page.getByRole('dialog', { name: 'Vertrag anlegen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verwerfen', exact: true }).last().click();

  await open(`/office/contracts/${site.contract.id}`);
  await expect(page.getByText('1 Abruf · 120,00')).toBeVisible(); // neither refused nor cancelled
  await page.getByRole('button', { name: 'Vertrag bearbeiten' }).click();
  const name = page.getByLabel('Name', { exact: true });
  const bar = page.getByRole('region', { name: 'Nicht gespeicherte Änderungen' });
  await name.fill('Ortsumgehung Nord');
  await grow();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden(); // taken back, the fields stay
  await name.fill('Ortsumgehung Süd');
  await shrink();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { name: 'Ortsumgehung Süd' })).toBeVisible();

  for (const address of [
    'contracts/none',
    'customers/none',
    'customers/999999999999999',
    'announcements/none',
    'texts/snippets/none',
  ]) {
    await open(`/office/${address}`);
    await expect(
      page.getByRole('heading', { name: 'Diesen Eintrag gibt es nicht.' }),
    ).toBeVisible();
  }
});
