import type { Page } from '@playwright/test';
import { buildOneCallOff, inDays } from '../../support/call-offs.ts';
import { enterQuantity, submit as sendChange } from '../../support/change-form.ts';
import { buildLoad, buildLoads, pathOf } from '../../support/deliveries.ts';
import { keptNames, readBefore } from '../../support/browser-storage.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import {
  buildOrder,
  confirm,
  fillOrder,
  ordered,
  quantity,
  toSlip,
} from '../../support/order-form.ts';
import { fail } from '../../support/scenes/scene.ts';

const chip = (page: Page) => page.getByRole('link', { name: /^Ausgang/ });
const rows = (page: Page) => page.getByRole('list', { name: 'Ausgang' }).getByRole('listitem');
const refused = (page: Page) =>
  page.getByRole('list', { name: 'Nicht angenommen' }).getByRole('listitem');
const question = (page: Page) => page.getByRole('dialog', { name: 'Eingabe verwerfen?' });
const hurry = (page: Page) => page.getByRole('button', { name: 'Jetzt senden' });

test('ONL-21 ONL-25 ONL-26 ONL-103 the outbox lists what waits, edits and discards it, and sends the rest', async ({
  open,
  page: first,
  portal: { at, line, server },
  site,
}) => {
  test.slow();
  let page = first;
  const { item, buyer, path } = await buildOrder(server, site);
  const fields = { item, number: '551208', quantity: '240.000', starts_on: inDays(3) };
  const callOff = await buildOneCallOff(server, site, fields);
  const load = await buildLoad(server, site);
  const address = at('nordstein');
  await open(pathOf(load), buyer);
  await isCached(page);
  await readBefore(page.context(), address, [
    [`/calloff-change/${callOff.id}`, 'callOffs.detail'],
    [path, 'callOffs.openCart'],
  ]);
  await line.cut();
  await page.getByRole('button', { name: 'Lieferung bestätigen' }).click();
  await expect(chip(page)).toHaveText('Ausgang\u00A01');
  await page.goto(address + path);
  await fillOrder(page, '60');
  await toSlip(page);
  await confirm(page).click();
  await page.getByRole('dialog', { name: 'Wird später gesendet' }).getByRole('button').click();
  await page.goto(`${address}/calloff-change/${callOff.id}`);
  await enterQuantity(page, '260');
  await sendChange(page).click();
  await page.getByRole('dialog', { name: 'Wird später gesendet' }).getByRole('button').click();

  await page.goto(`${address}/dashboard`);
  const card = page.getByRole('link', { name: '1 Bestätigung wartet' });
  await expect(card).toContainText('Wird gesendet, sobald Sie wieder Empfang haben');
  await page.setViewportSize({ width: 1180, height: 820 });
  const inRail = page.getByRole('navigation').getByRole('link', { name: 'Ausgang, ' });
  await expect(inRail).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu.getByRole('link', { name: 'Ausgang' })).toHaveText(/Ausgang\s*3/);
  await menu.getByRole('link', { name: 'Ausgang' }).click();
  await expect(page.getByText('3 Einträge auf diesem Gerät')).toBeVisible();
  await expect(page.getByText('Wird von selbst gesendet')).toBeVisible();
  await expect(chip(page)).toHaveCount(0);
  await expect(hurry(page)).toBeDisabled();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(0)).toContainText(/Bestätigung.*HM-KS 418.*26,40/s);
  await expect(rows(page).nth(1)).toContainText('Abruf 60,00');
  await expect(rows(page).nth(2)).toContainText('Änderung 260,00');
  await expect(rows(page).nth(1).getByRole('time')).toHaveText(/^\d\d:\d\d$/);

  await rows(page)
    .nth(2)
    .getByRole('button', { name: /verwerfen$/ })
    .click();
  await question(page).getByRole('button', { name: 'Behalten' }).click();
  await rows(page)
    .nth(2)
    .getByRole('button', { name: /verwerfen$/ })
    .click();
  await question(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(rows(page)).toHaveCount(2);
  await rows(page)
    .nth(1)
    .getByRole('link', { name: /^Bearbeiten/ })
    .click();
  await expect(quantity(page)).toHaveAccessibleName('Menge, 60 Tonnen');
  const form = page;
  page = await form.context().newPage();
  await form.close(); // as the phone ends an app
  await page.goto(`${address}/outbox`);
  await expect(rows(page).nth(1)).toBeVisible();
  await rows(page).nth(0).getByRole('link', { name: 'Bestätigung' }).click();
  await expect(page).toHaveURL(new RegExp(pathOf(load)));
  await page.goto(`${address}/outbox`);
  // The form was closed without an answer: nothing is sent until the person says so.
  await expect(rows(page).nth(1)).toContainText('Wird nicht gesendet');
  await rows(page).nth(1).getByRole('button', { name: 'Jetzt senden' }).click();
  await expect(rows(page).nth(1)).not.toContainText('Wird nicht gesendet');
  await line.restore();
  await expect(page.getByText('Alles gesendet')).toBeVisible();
  await expect(hurry(page)).toHaveCount(0);
  expect(await ordered(server, site)).toHaveLength(2);
});

test('ONL-25 an order whose day has passed meanwhile says so, and leads to a new date @full', async ({
  open,
  page,
  portal: { at, line, server },
  site,
}) => {
  const { buyer, path } = await buildOrder(server, site);
  await open(path, buyer);
  await isCached(page);
  await fillOrder(page, '60');
  await toSlip(page);
  await line.cut();
  await confirm(page).click();
  await page.getByRole('dialog', { name: 'Wird später gesendet' }).getByRole('button').click();
  const message = 'Der Lieferbeginn ist verstrichen. Bitte wählen Sie ein neues Datum.';
  await fail(page, '**/calloff-cart/**', 422, {
    message,
    errors: [{ field: 'delivery_start_date', message }],
  });
  await page.goto(`${at('nordstein')}/outbox`);
  await line.restore();
  await expect(refused(page)).toContainText(message);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    /^Nicht angenommen von \d\d:\d\d$/,
  );
  await expect(rows(page)).toHaveCount(0);
  await refused(page).getByRole('link', { name: 'Neues Datum wählen' }).click();
  await expect(page).toHaveURL(/calloff-creation/);
  await page.goto(`${at('nordstein')}/outbox`);
  await refused(page).getByRole('button', { name: 'Verwerfen' }).click();
  await question(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page.getByText('Alles gesendet')).toBeVisible();
});

test('ONL-27 an endless list ends with a sentence without reception, and goes on with it', async ({
  open,
  page,
  portal: { at, line, server },
  site,
}) => {
  await buildLoads(server, site, 60);
  const path = `/delivery-incoming/${site.contract.id}`;
  await open(path, site);
  await isCached(page);
  await expect(page.getByText(/· 60 /)).toBeVisible();
  await expect.poll(() => keptNames(page)).toContain('deliveries.incoming');
  await line.cut();
  await page.goto(at('nordstein') + path);
  const end = page.getByText('Hier endet, was auf diesem Gerät liegt.');
  const count = () => page.locator('[aria-posinset]').last().getAttribute('aria-posinset');
  await expect(async () => {
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 4000);
    expect(await end.isVisible()).toBe(true);
  }).toPass();
  expect(Number(await count())).toBeLessThan(60);
  await expect(page.getByText('Wird geladen')).toHaveCount(0);
  await line.restore();
  await expect(end).toHaveCount(0);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await count()).toBe('60');
  }).toPass();
});
