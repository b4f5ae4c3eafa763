import {
  answer,
  buildDesk,
  buildOpenPlant,
  drawer,
  expectRows,
  openAsStaff,
  row,
  workingDay,
} from '../../support/desk.ts';
import { expect, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { buildColleague, AT_DESK, signInStaff } from '../../support/office.ts';

test.use({ ...AT_DESK, alone: 'file' });
test.describe.configure({ mode: 'default' }); // one worker, so one server

const AMBER = 'rgb(255, 179, 71)';

test('OFF-34 OFF-50 OFF-53 OFF-55 OFF-233 list and drawer by keyboard alone: move, refuse, take back, confirm', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { build, list } = await buildDesk(server, site);
  for (const starts_time of ['06:00', '07:00', '08:00']) await build({ starts_time });
  await openAsStaff(page, server, 'Lena Bartels');
  await open(list);
  await expectRows(page, 3);
  await expect(
    page.getByRole('rowheader').or(page.locator('th')).filter({ hasText: '3 offen · 240,00 t' }),
  ).toBeVisible();
  await tabTo(row(page, 0));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeFocused();
  await expect(drawer(page).getByText('07:00 – 15:00')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(drawer(page).getByText('06:00 – 15:00')).toBeVisible(); // the drawer follows
  await page.keyboard.press('a');
  await expect(answer(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Bitte begründen Sie die Ablehnung.')).toBeVisible();
  await page.keyboard.type('Das Werk ist ausgebucht.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/^Abruf \d+ abgelehnt$/)).toBeVisible();
  await expect(drawer(page).getByText('07:00 – 15:00')).toBeVisible(); // the next open one
  await drawer(page).focus();
  await page.keyboard.press('z');
  await expect(page.getByText('Zurückgenommen.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(row(page, 1)).toBeFocused();
  await page.keyboard.press('b');
  await expect(page.getByText(/^Abruf \d+ bestätigt$/)).toBeVisible();
  await expect(row(page, 1)).toContainText('Bestätigt');
  await expect(page.locator('th').filter({ hasText: '2 offen · 160,00 t' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('OFF-61 OFF-55 OFF-234 chosen call-offs are confirmed together and taken back together, and more than a page has can be chosen', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { build, item, list } = await buildDesk(server, site);
  const { name } = await buildOpenPlant(server, site, item);
  const starts_on = workingDay();
  for (let count = 0; count < 101; count += 1) await build({ starts_on, quantity: '8.000' });
  await openAsStaff(page, server, 'Lena Bartels');
  await open(list);
  await tabTo(row(page, 0));
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 Abrufe ausgewählt · 24,00 t')).toBeVisible();
  await expect(page.getByText('Alle Werke bleiben unter der Grenze.')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByText('3 Abrufe bestätigt')).toBeVisible();
  await expect(row(page, 2)).toContainText('Bestätigt');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Zurückgenommen.')).toBeVisible();
  await expect(row(page, 2)).toContainText('Verbindliche Anfrage');
  await row(page, 0).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Alle auswählen' }).click();
  await expect(page.getByText('101 Abrufe ausgewählt · 808,00 t')).toBeVisible();
  await expect(page.getByText(new RegExp(`^${name} liegt am .* über der Grenze`))).toBeVisible();
});

// 300 calls, half a minute of a busy machine.
test('OFF-61 OFF-55 more call-offs than a page has are confirmed together and taken back together @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { build, list } = await buildDesk(server, site);
  for (let count = 0; count < 101; count += 1) await build();
  await openAsStaff(page, server, 'Lena Bartels');
  await open(list);
  await tabTo(row(page, 0));
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Alle auswählen' }).click();
  await page.keyboard.press('b');
  await expect(page.getByText('101 Abrufe bestätigt')).toBeVisible({ timeout: 60_000 });
  await expect(row(page, 2)).toContainText('Bestätigt');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Zurückgenommen.')).toBeVisible({ timeout: 60_000 });
  await expect(row(page, 2)).toContainText('Verbindliche Anfrage');
});

test('OFF-59 OFF-60 OFF-238 the second of two dispatchers learns who was faster, the own text is kept, and the colleague is a phone call away', async ({
  context,
  open,
  page,
  portal,
  site,
}) => {
  const { server } = portal;
  const { build, list } = await buildDesk(server, site);
  await build();
  await openAsStaff(page, server, 'Lena Bartels');
  await open(list);
  await row(page, 0).click();
  await answer(page).fill('Um 6 Uhr ist die Verladung belegt.');

  const other = await context.newPage();
  await openAsStaff(other, server, 'Jens Ahlers', '05725 94418');
  await other.goto(portal.at('nordstein') + list);
  await row(other, 0).click();
  await expect(drawer(other).getByText('Lena Bartels sieht diesen Abruf auch')).toBeVisible();
  await answer(other).fill('Bitte an Tor 2 anmelden.');
  await drawer(other).getByRole('button', { name: 'Abruf bestätigen' }).click();
  await expect(other.getByText(/^Abruf \d+ bestätigt$/)).toBeVisible();

  await drawer(page).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(drawer(page).getByRole('alert')).toContainText('Jens Ahlers war schneller');
  await expect(drawer(page).getByText('Jens Ahlers: „Bitte an Tor 2 anmelden.“')).toBeVisible();
  await expect(drawer(page).getByText('Um 6 Uhr ist die Verladung belegt.')).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Text kopieren' })).toBeVisible();
  const phone = drawer(page).getByRole('link', { name: 'Jens Ahlers, 05725 94418' });
  await expect(phone).toHaveAttribute('href', 'tel:0572594418');
  await expect(drawer(page).getByText(/^Weiterhin möglich: „Stornieren“/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nächster offener Abruf' })).toBeVisible();
});

test('OFF-62 of a selection the others go through when a colleague was faster with one', async ({
  context,
  open,
  page,
  portal,
  site,
}) => {
  const { server } = portal;
  const { build, list } = await buildDesk(server, site);
  for (const starts_time of ['06:00', '07:00']) await build({ starts_time });
  await openAsStaff(page, server, 'Lena Bartels');
  await open(list);
  await tabTo(row(page, 0));
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 Abrufe ausgewählt')).toBeVisible();

  const other = await context.newPage();
  await openAsStaff(other, server, 'Jens Ahlers');
  await other.goto(portal.at('nordstein') + list);
  await row(other, 1).click();
  await drawer(other).getByRole('button', { name: 'Abruf bestätigen' }).click();
  await expect(other.getByText(/^Abruf \d+ bestätigt$/)).toBeVisible();

  await page.keyboard.press('b');
  await expect(page.getByText('1 bestätigt, 1 nicht')).toBeVisible();
  await page.getByRole('button', { name: 'Ansehen' }).click();
  await expect(drawer(page).getByText('07:00 – 15:00')).toBeVisible();
});

test('OFF-40 OFF-241 OFF-291 without live connection the dot is empty and the time of the last state a warning; support has nothing to decide with, which the page says', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { build, list } = await buildDesk(server, site);
  await build();
  await signInStaff(page, server, await buildColleague(server, { role: 'support' }));
  await open(list);
  await row(page, 0).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('b');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /bestätigen/ })).toHaveCount(0);
  await expect(page.getByText('ablehnen')).toHaveCount(0);
  await expect(page.getByText('nur lesen', { exact: true })).toBeVisible();
  const lost = page.getByTitle(/^Keine Verbindung\. Sie sehen den Stand von/);
  await expect(lost).toContainText(/^Stand \d\d:\d\d/);
  await expect(lost).toHaveCSS('color', AMBER);
  const dot = lost.locator('[aria-hidden]');
  await expect(dot).toHaveCSS('border-top-color', AMBER);
  await expect(dot).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
