import type { Page } from '@playwright/test';
import {
  buildDesk,
  buildOpenPlant,
  openAsAdmin,
  openAsStaff,
  workingDay,
} from '../../support/desk.ts';
import { expect, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { AT_DESK } from '../../support/office.ts';

test.use({ ...AT_DESK, alone: 'file' });
test.describe.configure({ mode: 'default' }); // one worker, so one server

const plantRow = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('OFF-67 OFF-18 OFF-42 hours and limit of a plant by keyboard alone, also after a colleague was faster', async ({
  context,
  open,
  page,
  portal,
  site,
}) => {
  const { server } = portal;
  const { item, build } = await buildDesk(server, site);
  const { name, plant } = await buildOpenPlant(server, site, item);
  await openAsStaff(page, server, 'Lena Bartels');
  await open('/office/calloffs');
  await page.getByRole('link', { name: 'Einstellungen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeFocused();
  await tabTo(plantRow(page, name));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toBeFocused();
  const limit = drawer.getByLabel('Grenze in t/h');
  const until = drawer.getByRole('group', { name: 'Montag bis Freitag' }).getByLabel('Bis');
  await tabTo(until);
  await page.keyboard.type('früh');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(drawer.getByText('Bitte geben Sie eine Uhrzeit wie 06:00 an.')).toBeVisible();

  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Eingaben verwerfen?' });
  await expect(question.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(until);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('18');
  await tabTo(limit);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1.200');
  await expect(until).toHaveValue('18:00');

  const other = await context.newPage();
  await openAsStaff(other, server, 'Jens Ahlers');
  await other.goto(`${portal.at('nordstein')}/office/settings`);
  await plantRow(other, name).click();
  await other.getByLabel('Grenze in t/h').fill('90');
  await other.getByRole('button', { name: 'Speichern' }).click();
  await expect(other.getByText(`${name} ist gespeichert.`)).toBeVisible();

  await page.keyboard.press('ControlOrMeta+s');
  await expect(drawer.getByRole('alert')).toContainText('Jens Ahlers hat dieses Werk um');
  await expect(drawer.getByText('Jetzt gespeichert: 90')).toBeVisible();
  await expect(limit).toHaveValue('1.200'); // the own entry stays
  await page.keyboard.press('ControlOrMeta+s');
  await expect(drawer).toBeHidden();
  await expect(plantRow(page, name)).toContainText('06:00 – 18:00');
  await expect(plantRow(page, name)).toContainText('1.200');
  await expect(plantRow(page, name)).toBeFocused();

  const starts_on = workingDay();
  await build({ starts_on });
  await open(`/office/day?day=${starts_on}&plant=${plant}`);
  await expect(page.getByText('bis 1.200 t/h · 6–18\u00A0Uhr')).toBeVisible();
});

test('OFF-35 keys are changed in the settings, which the key list leads to', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { build, list } = await buildDesk(server, site);
  await build({ status: 1 });
  await openAsStaff(page, server, 'Lena Bartels');
  await open(list);
  await expect(page.locator('tr[data-number="0"]')).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Tasten ändern' }).click();
  await expect(page).toHaveURL(/\/office\/settings\/keys$/);
  await page.getByRole('button', { name: 'Ändern: auswählen' }).click();
  await page.keyboard.press('q');
  await open(list);
  await page.locator('tr[data-number="0"]').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await expect(page.getByText('1 Abruf ausgewählt')).toBeVisible();
});

test('OFF-64 OFF-18 OFF-262 answer templates are made, changed, moved and removed, also after a colleague was faster', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { build } = await buildDesk(server, site);
  await server.build({}, (db) => db.deleteFrom('answer_templates').execute());
  await openAsStaff(page, server, 'Lena Bartels');
  await open('/office/settings');
  await page.getByRole('link', { name: 'Textvorlagen' }).click();
  await expect(page.getByText('Noch keine Textvorlagen.')).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Vorlage anlegen' });
  const rows = page.getByRole('grid').getByRole('row').filter({ hasNotText: 'Platz' });
  for (const text of ['Das Werk ist ausgebucht.', 'Wir rufen Sie an.']) {
    await page.getByRole('button', { name: 'Vorlage anlegen' }).click();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(drawer.getByText('Bitte geben Sie einen Text ein.')).toBeVisible();
    await drawer.getByLabel('Text').fill(text);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(drawer).toBeHidden();
    await expect(rows.last()).toContainText(text);
    await expect(page.getByRole('button', { name: 'Vorlage anlegen' })).toBeFocused();
  }

  await rows.last().click();
  const edit = page.getByRole('dialog', { name: 'Textvorlage' });
  await edit.getByLabel('Text').fill('Wir rufen Sie heute an.');
  await edit.getByLabel('Platz').selectOption('1');
  await server.build({}, (db) =>
    db
      .updateTable('answer_templates')
      .set({
        text: 'Wir rufen an.',
        version: 2,
        changed_by: 'Jens Ahlers',
        changed_at: new Date().toISOString(),
      })
      .where('position', '=', 2)
      .execute(),
  );
  await page.keyboard.press('ControlOrMeta+s');
  await expect(edit.getByRole('alert')).toContainText('Jens Ahlers hat diese Vorlage um');
  await expect(edit.getByText('Jetzt gespeichert: Wir rufen an.')).toBeVisible();
  await expect(edit.getByLabel('Text')).toHaveValue('Wir rufen Sie heute an.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(rows.first()).toContainText('Wir rufen Sie heute an.');

  await rows.last().click();
  await edit.getByRole('button', { name: 'Entfernen' }).click();
  const question = page.getByRole('dialog', { name: 'Textvorlage entfernen?' });
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await expect(rows).toHaveCount(1);

  // The drawer of a call-off offers what was kept here.
  const { id } = await build({ status: 1 });
  await open(`/office/calloffs?open=${id}`);
  const answer = page.getByLabel(/^Antwort an den Kunden/);
  await expect(page.getByRole('button', { name: 'Textvorlage einfügen' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(answer).toHaveValue('Wir rufen Sie heute an.');
});

test('BEY-40 OFF-18 a threshold of the hints is set within its range, also after a colleague was faster', async ({
  context,
  open,
  page,
  portal,
}) => {
  const { server } = portal;
  await openAsAdmin(page, server, 'Katrin Vogt');
  await open('/office/settings/weight-limits');
  const field = page.getByLabel('Sattel- und Hängerzug, t');
  await expect(field).toHaveValue('40');
  await field.fill('61');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(field).toHaveAccessibleDescription(/^Bitte geben Sie eine Zahl von 5 bis 60 /);
  await field.fill('40,5');

  const other = await context.newPage();
  await openAsAdmin(other, server, 'Jens Ahlers');
  await other.goto(`${portal.at('nordstein')}/office/settings/weight-limits`);
  await other.getByLabel('Sattel- und Hängerzug, t').fill('42');
  await other.getByLabel('Sattel- und Hängerzug, t').press('Enter');
  await expect(other.getByText('Die Grenzen sind gespeichert.')).toBeVisible();

  await field.press('Enter');
  const panel = page.getByRole('region', { name: 'Prüfhinweise' });
  await expect(panel.getByRole('alert')).toContainText('Jens Ahlers war schneller.');
  await expect(field).toHaveAccessibleDescription('Jetzt gespeichert: 42');
  await expect(field).toHaveValue('40,5'); // the own entry stays
  await field.press('Enter');
  await expect(page.getByText(/^zuletzt geändert von Katrin Vogt/)).toBeVisible();
  await expect(field).toHaveValue('40,5');
});
