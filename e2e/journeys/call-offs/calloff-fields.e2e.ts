import { addDays, berlinDay, toShortDmy, weekday } from '@abrufbar/domain/values/calendar.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { buildOrder, confirm, next, pick, quantity } from '../../support/order-form.ts';
import { buildPerson, PASSWORD } from '../../support/people.ts';
import { phone, tap, typeInto } from '../../support/touch.ts';

const today = berlinDay(new Date());
const hourly = (page: Page) => page.getByRole('textbox', { name: /^Stundenmenge/ });
const note = (page: Page) => page.getByRole('textbox', { name: /^Notiz/ });
const component = (page: Page) => page.getByRole('textbox', { name: /^Bauteil/ });

const paste = async (field: Locator, text: string) => {
  await field.focus();
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
  await field.blur();
};

test.describe('one order form', () => {
  test.beforeEach(async ({ open, page, portal: { server }, site }) => {
    const { path, buyer } = await buildOrder(server, site);
    await open(path, buyer);
    await expect(quantity(page)).toBeVisible();
  });

  test('VAL-32 VAL-33 VAL-34 VAL-36 CST-04 T-31 the quantity takes whole numbers, typed or pasted', async ({
    page,
  }) => {
    const field = quantity(page);
    await field.focus();
    await page.keyboard.type('1+2-e5,0.5');
    await expect(field).toHaveValue('125');
    await expect(page.getByText('Nur ganze Tonnen: 125\u00A0t')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('Nur ganze Tonnen', { exact: true })).toBeVisible();
    await page.keyboard.type('50');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('.'); // 1.250 is one number, wherever its point was typed
    await expect(field).toHaveValue('1250');
    await page.keyboard.press('Enter');
    await expect(field).not.toBeFocused();
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', '1.250\u00A0t');
    await expect(field).toHaveAccessibleName('Menge, 1.250 Tonnen');
    await field.focus();
    await expect(field).toHaveValue('1250');
    await field.blur();
    await expect(field).toHaveAccessibleName('Menge, 1.250 Tonnen'); // an empty input is not cleared
    await paste(field, 'viel');
    await expect(field).toHaveAccessibleName('Menge, 1.250 Tonnen');
    await expect(page.getByText('Das ist keine Menge in ganzen Tonnen.')).toBeVisible();
    await paste(field, '12,5');
    await expect(field).toHaveAccessibleName('Menge, 12 Tonnen');
    await expect(field).toHaveAccessibleDescription('Nur ganze Tonnen: 12\u00A0t');
    await paste(field, '1.250');
    await expect(field).toHaveAccessibleName('Menge, 1.250 Tonnen');
    await paste(field, '25 t');
    await expect(field).toHaveAccessibleName('Menge, 25 Tonnen');
    await expect(page.getByText('Nur ganze Tonnen', { exact: true })).toBeVisible();
    await paste(field, ' 300 ');
    await expect(field).toHaveAccessibleName('Menge, 300 Tonnen');
  });

  test('VAL-35 D-39 a quantity below 1 is cleared, one above the limit of a call-off is reported @full', async ({
    page,
  }) => {
    for (const typed of ['0', '']) {
      await quantity(page).fill('40');
      await quantity(page).fill(typed);
      await quantity(page).blur();
      await expect(quantity(page)).toHaveAccessibleName('Menge');
    }
    await quantity(page).fill('100000');
    await quantity(page).blur();
    await expect(page.getByText('Höchstens 99.999\u00A0t je Abruf.')).toBeVisible();
    await expect(next(page)).toBeDisabled();
  });

  test('the buttons step by one and repeat while held, in tens after a second @full', async ({
    page,
  }) => {
    const more = page.getByRole('button', { name: 'Menge erhöhen' });
    await more.click();
    await more.click();
    await expect(quantity(page)).toHaveAccessibleName('Menge, 2 Tonnen');
    await page.getByRole('button', { name: 'Menge verringern' }).click();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(quantity(page)).toHaveAccessibleName('Menge, 2 Tonnen');
    await more.hover();
    await page.clock.install();
    await page.mouse.down();
    await page.clock.runFor(3_000);
    const reached = Number(
      /\d+/.exec((await quantity(page).getAttribute('aria-label')) ?? '')?.[0],
    );
    expect(reached).toBeGreaterThan(30);
    await page.mouse.up();
    const held = await quantity(page).getAttribute('aria-label');
    await page.clock.runFor(3_000);
    await expect(quantity(page)).toHaveAttribute('aria-label', held ?? '');
    await quantity(page).fill('600'); // still being typed
    await more.hover();
    await page.mouse.down();
    await page.clock.runFor(1_000);
    await page.mouse.up();
    await expect(quantity(page)).toHaveAccessibleName(/^Menge, 60[1-9] Tonnen$/);
  });

  test('WIZ-06 VAL-38 VAL-39 VAL-40 CST-05 an hourly quantity lies between 1 and the quantity', async ({
    page,
  }) => {
    await quantity(page).fill('100');
    await quantity(page).blur();
    for (const refused of ['101', '0']) {
      await hourly(page).fill(refused);
      await hourly(page).blur();
      await expect(page.getByText('Zwischen 1 und 100\u00A0t/h.')).toBeVisible();
      await expect(hourly(page)).toHaveAccessibleName('Stundenmenge (freiwillig)');
    }
    await hourly(page).fill('100');
    await hourly(page).blur();
    await expect(hourly(page)).toHaveAccessibleName('Stundenmenge, 100 Tonnen je Stunde');
    await quantity(page).fill('99');
    await quantity(page).blur();
    await expect(page.getByText('Die Stundenmenge war größer als die Menge')).toBeVisible();
    await expect(hourly(page)).toHaveAccessibleName('Stundenmenge (freiwillig)');
  });

  test('WIZ-07 VAL-41 VAL-42 the note counts characters and stops at its limit', async ({
    page,
  }) => {
    await note(page).fill('Zufahrt 👷');
    await expect(page.getByText('9/255', { exact: true })).toBeVisible();
    await note(page).fill('x'.repeat(300));
    await expect(page.getByText('255/255', { exact: true })).toBeVisible();
    await expect(note(page)).toHaveValue('x'.repeat(255));
    await expect(note(page)).toHaveAccessibleDescription('255/255');
  });

  test('D-70 a Bauteil stops at 60 letters, pasted lines become one @full', async ({ page }) => {
    const full = 'Das Feld ist voll: höchstens 60 Zeichen.';
    await component(page).fill('🚚'.repeat(70));
    await expect(component(page)).toHaveValue('🚚'.repeat(60));
    await expect(component(page)).toHaveAccessibleDescription(full);
    await component(page).fill('u\u0308'.repeat(59));
    await expect(component(page)).toHaveAccessibleDescription('');
    await component(page).fill('Achse ');
    await paste(component(page), '3\r\nAchse 4\n');
    await expect(component(page)).toHaveValue('Achse 3 Achse 4');
    await expect(component(page)).toHaveAccessibleDescription(
      'Nur eine Zeile ist möglich. Die Zeilen sind jetzt verbunden.',
    );
    await component(page).fill('Achse 3');
    await expect(component(page)).toHaveAccessibleDescription('');
  });

  test('VAL-43 VAL-44 VAL-45 past days cannot be chosen, weekends are highlighted', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Datum Lieferbeginn, Datum wählen' }).click();
    const sheet = page.getByRole('dialog', { name: 'Lieferbeginn' });
    await expect(sheet.locator('[aria-current="date"]')).toBeFocused();
    await expect(sheet.getByRole('button', { name: 'Vorheriger Monat' })).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await expect(sheet.locator('[aria-current="date"]')).toBeFocused();
    const ground = (day: string) =>
      sheet
        .getByRole('button', { name: new RegExp(`, ${Number(day.slice(8))}\\. `) })
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    await sheet.getByRole('button', { name: 'Nächster Monat' }).click();
    const first = addDays(`${addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, 0);
    const monday = addDays(first, (7 - weekday(first)) % 7);
    expect(await ground(addDays(monday, 5))).not.toBe(await ground(addDays(monday, 2)));
    await sheet
      .getByRole('button', { name: new RegExp(`, ${Number(monday.slice(8))}\\. `) })
      .click();
    await sheet.getByRole('button', { name: `${shortDate(monday)} übernehmen` }).click();
    await expect(
      page.getByRole('button', { name: `Datum Lieferbeginn, ${shortDate(monday)}` }),
    ).toBeVisible();
  });

  test('VAL-50 VAL-51 the time sheet asks for the hour first, then for minutes in steps of five', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Uhrzeit Lieferbeginn, 07:00' }).click();
    const sheet = page.getByRole('dialog', { name: 'Uhrzeit Lieferbeginn' });
    await expect(sheet.getByRole('group').first()).toHaveAccessibleName('Stunde');
    await expect(sheet.getByRole('radio', { name: '07' })).toBeFocused();
    await expect(sheet.getByRole('group', { name: 'Minute' }).getByRole('radio')).toHaveCount(12);
    await expect(sheet.getByRole('group', { name: 'Stunde' }).getByRole('radio')).toHaveCount(24);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(sheet.getByText('06:05', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Uhrzeit Lieferbeginn, 06:05' })).toBeFocused();
    await pick(page, /^Uhrzeit Lieferende/, '23', '55');
    await expect(page.getByRole('button', { name: 'Uhrzeit Lieferende, 23:55' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phone(640));

  test('VAL-32 VAL-33 digits after a decimal comma are dropped, and a hint in view says so @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { path, buyer } = await buildOrder(server, site);
    await open(path, buyer);
    await typeInto(quantity(page), '12,5');
    await expect(quantity(page)).toHaveValue('12');
    const hint = page.getByText('Nur ganze Tonnen: 12\u00A0t');
    await expect(hint).toBeInViewport();
    await tap(page.getByRole('radio', { name: /ab Werk/ }));
    await expect(quantity(page)).toHaveAccessibleName('Menge, 12 Tonnen');
    await expect(hint).toBeVisible();
    await tap(page.getByRole('button', { name: 'Menge verringern' }));
    await expect(hint).toHaveCount(0);
    await typeInto(quantity(page), '1');
    await page.keyboard.press('Enter');
    await expect(quantity(page)).toHaveAccessibleName('Menge, 1 Tonne');
  });
});

/** The next last Sunday of March from a day on, when clocks skip the hour from 02:00. */
const clockChange = (from: string): string => {
  const year = Number(from.slice(0, 4)) + (from > `${from.slice(0, 4)}-03-24` ? 1 : 0);
  const end = `${year}-03-31`;
  return addDays(end, -((weekday(end) + 1) % 7));
};

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test('VAL-43 VAL-46 VAL-50 day and time are typed, or chosen beside the field @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { path, buyer } = await buildOrder(server, site);
    await open(path, buyer);
    const day = page.getByRole('textbox', { name: 'Datum Lieferbeginn' });
    const time = page.getByRole('textbox', { name: 'Uhrzeit Lieferbeginn' });
    const tomorrow = addDays(today, 1);
    await day.fill(toShortDmy(tomorrow));
    await day.press('Enter');
    await expect(day).toHaveValue(shortDate(tomorrow));
    await time.fill('0630');
    await time.press('Tab');
    await expect(time).toHaveValue('06:30');
    await time.fill('0633');
    await time.press('Enter');
    await expect(time).toHaveAccessibleDescription(/in Schritten von 5 Minuten/);
    await expect(time).toHaveValue('06:30');
    await day.fill(toShortDmy(addDays(today, -1)));
    await day.press('Enter');
    await expect(day).toHaveAccessibleDescription(/^Möglich ist ein Tag vom/);
    await expect(day).toHaveValue(shortDate(tomorrow));
    await day.fill('morgen');
    await day.blur();
    await expect(day).toHaveAccessibleDescription(/^Bitte geben Sie ein Datum ein/);
    await page.getByRole('button', { name: 'Uhrzeit wählen' }).first().click();
    const popover = page.getByRole('dialog', { name: 'Uhrzeit Lieferbeginn' });
    await expect(popover.getByRole('button', { name: '06:30 Uhr übernehmen' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(popover).toBeHidden();
    await day.fill(toShortDmy(clockChange(addDays(today, 1))));
    await time.fill('0230');
    await time.press('Tab');
    await expect(time).toHaveAccessibleDescription(/^Diese Uhrzeit gibt es an diesem Tag nicht/);
    await time.fill('0330');
    await time.press('Tab');
    await expect(time).not.toHaveAccessibleDescription(/^Diese Uhrzeit/);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('a typed time that is refused moves nothing under the finger that leaves it @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { path, buyer } = await buildOrder(server, site);
    await open(path, buyer);
    const time = (of: string) => page.getByRole('textbox', { name: `Uhrzeit ${of}` });
    await typeInto(time('Lieferbeginn'), '0633');
    await tap(time('Lieferende'));
    await expect(time('Lieferende')).toBeFocused();
    await expect(time('Lieferbeginn')).toHaveAccessibleDescription(/in Schritten von 5 Minuten/);
  });
});

test('quality A3 a call-off is created by keyboard alone from the login on, in at most 60 presses', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildOrder(server, site);
  const person = await buildPerson(server, { companies: [site.company], role: 'besteller' });
  await open('/login');
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const onto = async (target: Locator) => {
    await target.waitFor();
    for (let tries = 0; tries < 40; tries += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await press('Tab');
    }
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  };
  const follow = async (target: Locator) => {
    await onto(target);
    await press('Enter');
  };
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await onto(page.getByLabel('E-Mail-Adresse'));
  await page.keyboard.type(person.email);
  await onto(page.getByLabel('Passwort', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await follow(page.getByRole('link', { name: 'Abruf anlegen', exact: true }));
  await follow(link(site.contract.name));
  await follow(link('Positionen'));
  await follow(link(/^Abruf anlegen für /));
  await onto(page.getByRole('radio', { name: /frei Baustelle/ }));
  await press('Space');
  await onto(quantity(page));
  await page.keyboard.type('240');
  await follow(button(/^Datum Lieferbeginn/));
  await expect(page.getByRole('dialog').locator('[aria-current="date"]')).toBeFocused();
  await press('ArrowRight');
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await follow(next(page));
  await expect(page.getByRole('radio', { name: /\(Sie\)/ })).toBeChecked();
  await follow(next(page));
  await follow(confirm(page));
  await expect(page.getByRole('dialog', { name: 'Anfrage gesendet' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(60);
});
