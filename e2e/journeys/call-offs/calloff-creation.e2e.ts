import { addDays, berlinDay, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { holdCalls, recordCalls } from '../../support/api-calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openOrder } from '../../support/open-pages.ts';
import {
  buildOrder,
  confirm,
  fillOrder,
  next,
  ordered,
  pick,
  quantity,
  success,
  toSlip,
} from '../../support/order-form.ts';
import { backOnDevice } from '../../support/scenes/scene.ts';
import { extendTimers } from '../../support/timers.ts';

const today = berlinDay(new Date());
const tomorrow = addDays(today, 1);
const words = (day: string) => shortDate(day).replaceAll('\u00A0', ' ');

test('RTE-39 RTE-40 WIZ-01 WIZ-02 WIZ-18 an order by day goes from the item to the plant in three steps', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const order = await buildOrder(server, site, { target_quantity: '1484.000' });
  const calls = recordCalls(page, 'calloff-cart/.*|app-configs|contract-item');
  await open(order.path, order.buyer);
  await expect(page.getByRole('heading', { level: 1, name: 'Abruf anlegen' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Verbindliche Anfrage');
  await expect(page.getByRole('main')).toContainText('Offen 1.484 t · Asphaltwerk Lauenau');
  await expect(next(page)).toBeDisabled();
  await fillOrder(page);
  await page.getByRole('textbox', { name: /^Stundenmenge/ }).fill('30');
  const note = page.getByRole('textbox', { name: /^Notiz/ });
  await note.hover();
  await page.mouse.down(); // the field before counts once the press is over, and takes nothing of this one along
  await note.fill('Zufahrt über den Feldweg');
  await page.mouse.up();
  await next(page).click();
  await expect(page.getByRole('radio', { name: /Murat Demir \(Sie\)/ })).toBeChecked(); // WIZ-25
  await page.getByRole('radio', { name: /Anke Petersen/ }).check();
  await next(page).click();
  const slip = page.getByRole('main');
  for (const value of ['240', '30 t/h', words(today), '07:00 – 15:00 Uhr', 'frei Baustelle'])
    await expect(slip).toContainText(value);
  for (const value of [site.contract.name, 'Sattelkipper', 'Anke Petersen', 'Feldweg'])
    await expect(slip).toContainText(value);
  await confirm(page).click();
  await expect(success(page)).toContainText(
    /^Anfrage gesendetAngefragt: 240\st Asphalttragschicht/,
  );
  await success(page).getByRole('button', { name: 'Zu den Positionen' }).click();
  await expect(page).toHaveURL(new RegExp(`/contract-items/${site.contract.id}$`));

  expect(await ordered(server, site)).toMatchObject([
    { status: 1, quantity: '240.000', starts_on: today, ends_on: today },
  ]);
  const cart = calls.filter(({ path }) => path.startsWith('calloff-cart'));
  expect(cart.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET calloff-cart/init',
    'POST calloff-cart/init',
    'POST calloff-cart/update-contact-person',
    'POST calloff-cart/create-calloff',
  ]);
  expect(calls.filter(({ path }) => path === 'app-configs')).toHaveLength(1);
  const [opening, filling, contact, create] = cart;
  const { call_off_cart_item_id } = create?.fields ?? {};
  expect(opening?.fields).toEqual({ contract_item_id: order.item.id });
  expect(filling?.fields).toEqual({
    contract_item_id: order.item.id,
    call_off_cart_item_id,
    material: '102244',
    incoterm: 'frei',
    truck_type: 'sattel',
    amount: '240',
    hourly_amount: '30',
    delivery_start_date: toDmy(today),
    delivery_start_time: '07:00',
    delivery_end_date: toDmy(today),
    delivery_end_time: '15:00',
    note: 'Zufahrt über den Feldweg',
  });
  expect(contact?.fields).toEqual({ call_off_cart_item_id, contact_person_id: order.colleague.id });
  const keys = cart.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(4);
  for (const key of keys.slice(1)) expect(key).toMatch(/^.{8}-.{4}-5/); // named after the intent (D-69)
});

test('WIZ-08 WIZ-20 VAL-46 VAL-47 VAL-54 a night order ends on the next day, and the summary shows both days', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const order = await buildOrder(server, site, { night_shift: true });
  await open(order.path, order.buyer);
  await expect(page.getByText('Nachtlieferung: Das Ende kann am Folgetag liegen.')).toBeVisible();
  await fillOrder(page);
  await pick(page, /^Uhrzeit Lieferbeginn/, '22');
  // On one day the end cannot be before the start (VAL-54).
  await expect(page.getByText('Das Lieferende wurde an den Lieferbeginn angepasst.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uhrzeit Lieferende, 22:00' })).toBeVisible();
  await page.getByRole('button', { name: /^Datum Lieferende/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Lieferende' });
  await expect(sheet.getByRole('gridcell').getByRole('button', { disabled: false })).toHaveCount(
    tomorrow.slice(0, 7) === today.slice(0, 7) ? 2 : 1,
  );
  await page.keyboard.press('ArrowRight');
  await sheet.getByRole('button', { name: `${words(tomorrow)} übernehmen` }).click();
  await pick(page, /^Uhrzeit Lieferende/, '06');
  await toSlip(page);
  await expect(page.getByRole('main')).toContainText(`${words(today)} – ${words(tomorrow)}`);
  await expect(page.getByRole('main')).toContainText('22:00 – 06:00 Uhr');
  await confirm(page).click();
  await expect(success(page)).toBeVisible();
  await page.keyboard.press('Escape'); // dismissing continues too (WIZ-20)
  await expect(page).toHaveURL(/\/contract-items\//);
  expect(await ordered(server, site)).toMatchObject([
    { starts_on: today, starts_time: '22:00:00', ends_on: tomorrow, ends_time: '06:00:00' },
  ]);
});

test('VAL-48 T-50 without night shift the end has no own day, and equal times show once @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await openOrder(open, server, site);
  await expect(page.getByText('Lieferende am selben Tag')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Datum Lieferende/ })).toHaveCount(0);
  await pick(page, /^Uhrzeit Lieferende/, '07');
  await toSlip(page);
  await expect(page.getByRole('main')).toContainText(/07:00\sUhr/);
  await expect(page.getByRole('main')).not.toContainText('–\u00A007:00');
});

test('WIZ-05 VAL-37 VAL-40 a quantity over the limit shows a warning and blocks nothing', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await openOrder(open, server, site, { target_quantity: '500.000', tonnes: '500' });
  const warning = page.getByText(/^Die Menge liegt über 500\st\. Bitte prüfen/);
  await expect(warning).toBeHidden();
  await page.getByRole('button', { name: 'Menge erhöhen' }).click();
  await expect(warning).toBeVisible();
  await expect(quantity(page)).toHaveAccessibleDescription(/liegt über 500/);
  await page.getByRole('textbox', { name: /^Stundenmenge/ }).fill('501');
  await page.getByRole('button', { name: 'Menge verringern' }).click();
  await expect(page.getByText('Die Stundenmenge war größer als die Menge')).toBeVisible();
  await quantity(page).fill('600');
  await toSlip(page);
  await confirm(page).click();
  await expect(success(page)).toBeVisible();
});

test('WIZ-03 WIZ-04 WIZ-09 WIZ-11 VAL-58 moving between the steps keeps all input and names missing fields', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const order = await buildOrder(server, site);
  await open(order.path, order.buyer);
  const missing = (fields: string) =>
    expect(page.getByText(`Es fehlen noch: ${fields}`, { exact: true })).toBeVisible();
  await missing('Lieferbedingung, Menge, Lieferbeginn');
  await expect(next(page)).toHaveAccessibleDescription(/^Es fehlen noch/);
  await page.getByRole('radio', { name: /ab Werk/ }).check();
  await missing('Menge, Lieferbeginn');
  await fillOrder(page, '75');
  await expect(page.getByText('Vorschlag des Werks')).toBeVisible();
  await page.getByRole('button', { name: /^Fahrzeug/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dreiachser' }).click();
  await expect(page.getByText('Vorschlag des Werks')).toBeHidden();
  await next(page).click();
  await expect(page).toHaveTitle(/Kontakt/);
  await page.getByRole('searchbox', { name: 'Name suchen' }).fill('peter');
  await expect(page.getByRole('radio')).toHaveCount(1);
  const tooShort = page.getByText('Bitte geben Sie mindestens 1 Zeichen ein.');
  await expect(tooShort).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Name suchen' }).fill('');
  await expect(tooShort).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.getByRole('radio', { name: /Anke Petersen/ }).check();
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(quantity(page)).toHaveAccessibleName('Menge, 75 Tonnen');
  await toSlip(page);
  await expect(page.getByRole('main')).toContainText('Dreiachser');
  await page.getByRole('button', { name: 'Ändern' }).click();
  await expect(page).toHaveTitle(/Lieferung/);
  await quantity(page).fill('80');
  await quantity(page).press('Enter');
  await toSlip(page);
  await expect(page.getByRole('main')).toContainText('Anke Petersen');
  expect(await ordered(server, site)).toEqual([]);
});

test('WIZ-10 WIZ-18 WIZ-19 WIZ-21 D-34 a double tap on confirm sends one order, the page cannot be left meanwhile, the next one starts empty', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const order = await buildOrder(server, site);
  await extendTimers(page, 10_000); // timeout of an answer
  await open(`/contract-items/${site.contract.id}`, order.buyer);
  await page.getByRole('link', { name: /^Abruf anlegen/ }).click();
  await fillOrder(page);
  await toSlip(page);
  for (const value of ['240', 'frei Baustelle', 'Sattelkipper', 'Murat Demir'])
    await expect(page.getByRole('main')).toContainText(value);
  const calls = recordCalls(page, 'calloff-cart/.*');
  const release = await holdCalls(page, 'calloff-cart/create-calloff');
  await confirm(page).dblclick();
  const busy = page.getByRole('button', { name: 'Wird gesendet …' });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  const address = page.url();
  await backOnDevice(page);
  await expect(page).toHaveURL(address);
  await page.getByRole('navigation').getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(address);
  release();
  await expect(success(page)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(3);
  expect(await ordered(server, site)).toHaveLength(1);
  await success(page).getByRole('button', { name: 'Zu den Positionen' }).click();
  await page.getByRole('link', { name: /^Abruf anlegen/ }).click();
  await expect(quantity(page)).toHaveAccessibleName('Menge');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(next(page)).toBeDisabled();
});
