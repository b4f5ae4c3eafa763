import { addDays, berlinDay } from '@abrufbar/domain/values/calendar.ts';
import type { Page } from '@playwright/test';
import { buildChange, component, dialog, note, submit } from '../../support/change-form.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildOrder, confirm, next, ordered, quantity, success } from '../../support/order-form.ts';
import {
  byTouch,
  centreOf,
  chooseIn,
  tap,
  touchDown,
  touchUp,
  typeInto,
} from '../../support/touch.ts';

const today = berlinDay(new Date());
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const firstChoice = (page: Page) =>
  page.getByRole('main').locator('label:has(input[type=radio])').first();

const chooseDay = (page: Page, of: string, day: string): Promise<void> => {
  const sheet = dialog(page, of);
  const cell = sheet.getByRole('button', { name: new RegExp(`, ${Number(day.slice(8))}\\. `) });
  return chooseIn(
    button(page, `Datum ${of}`),
    sheet,
    cell,
    sheet.getByRole('button', { name: /übernehmen$/ }),
  );
};
const chooseTime = (page: Page, of: string, time: string): Promise<void> => {
  const [hour = '', minute = ''] = time.split(':');
  const sheet = dialog(page, `Uhrzeit ${of}`);
  return chooseIn(
    button(page, `Uhrzeit ${of}`),
    sheet,
    sheet.getByRole('radio', { name: hour, exact: true }).first(),
    sheet.getByRole('radio', { name: minute, exact: true }).last(),
    sheet.getByRole('button', { name: `${time} Uhr übernehmen` }),
  );
};

byTouch(() => {
  test('an order is filled in and sent, each step directly from its last field', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { buyer, path } = await buildOrder(server, site);
    await open(path, buyer);
    await tap(firstChoice(page));
    const sheet = dialog(page, 'Lieferbeginn');
    await chooseIn(
      button(page, 'Datum').first(),
      sheet,
      sheet.getByRole('button', { name: 'Heute' }),
      sheet.getByRole('button', { name: /übernehmen$/ }),
    );
    await typeInto(component(page), 'Bodenplatte Achse 3');
    await typeInto(note(page), 'Zufahrt von Norden');
    await typeInto(quantity(page), '240');
    await tap(next(page), { early: true });
    await tap(next(page));
    await tap(confirm(page));
    await expect(success(page)).toBeVisible();
    expect(await ordered(server, site)).toMatchObject([
      { quantity: '240.000', component: 'Bodenplatte Achse 3' },
    ]);
  });

  test('an order for the night has its vehicle, hourly quantity, days, times and contact chosen', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { buyer, path } = await buildOrder(server, site, { night_shift: true });
    await open(path, buyer);
    await tap(page.getByRole('radio', { name: /ab Werk/ }));
    const vehicles = dialog(page, 'Fahrzeug wählen');
    await chooseIn(
      button(page, /^Fahrzeug/),
      vehicles,
      vehicles.getByRole('button', { name: 'Vierachser' }),
    );
    await typeInto(quantity(page), '240');
    await typeInto(page.getByRole('textbox', { name: /^Stundenmenge/ }), '60');
    await chooseDay(page, 'Lieferbeginn', today);
    await chooseTime(page, 'Lieferbeginn', '22:05');
    await chooseDay(page, 'Lieferende', addDays(today, 1));
    await chooseTime(page, 'Lieferende', '06:00');
    await tap(next(page));
    await typeInto(page.getByRole('searchbox'), 'pet');
    await tap(page.getByRole('radio', { name: /Anke Petersen/ }));
    await tap(next(page));
    await tap(button(page, 'Ändern'));
    await typeInto(quantity(page), '250');
    await tap(next(page), { early: true });
    await tap(next(page));
    await expect(page.getByRole('main')).toContainText('Anke Petersen');
    await tap(confirm(page));
    await tap(success(page).getByRole('button', { name: 'Zu den Positionen' }));
    await expect(page).toHaveURL(/\/contract-items\//);
    expect(await ordered(server, site)).toMatchObject([
      {
        quantity: '250.000',
        starts_on: today,
        starts_time: '22:05:00',
        ends_on: addDays(today, 1),
        ends_time: '06:00:00',
      },
    ]);
  });

  test('a button that steps counts on from what is typed, tapped or held', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { buyer, path } = await buildOrder(server, site);
    await open(path, buyer);
    const more = button(page, 'Menge erhöhen');
    await typeInto(quantity(page), '240');
    await tap(more);
    await expect(quantity(page)).toHaveAccessibleName('Menge, 241 Tonnen');
    await typeInto(quantity(page), '60');
    await touchDown(page, await centreOf(more));
    await expect(quantity(page)).toHaveAccessibleName(/^Menge, (?:6[1-9]|[7-9]\d|1\d\d) Tonnen$/);
    await touchUp(page);
    await typeInto(quantity(page), '77');
    await page.keyboard.press('Enter');
    await expect(quantity(page)).toHaveAccessibleName('Menge, 77 Tonnen');
  });

  test('leaving an order asks, and both answers are a tap away from a field', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { buyer, path } = await buildOrder(server, site);
    await open(path, buyer);
    const question = dialog(page, 'Abruf verwerfen?');
    await typeInto(quantity(page), '240');
    await tap(button(page, 'Abruf abbrechen'));
    await tap(question.getByRole('button', { name: 'Weiter bearbeiten' }));
    await expect(button(page, 'Abruf abbrechen')).toBeFocused();
    await expect(quantity(page)).toHaveAccessibleName('Menge, 240 Tonnen');
    await tap(button(page, 'Abruf abbrechen'));
    await tap(question.getByRole('button', { name: 'Eingaben verwerfen' }));
    await expect(page).toHaveURL(/\/contract-items\//);
  });

  test('a change request is sent while the note has the focus', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { buyer, path, list } = await buildChange(server, site);
    await open(path, buyer);
    await typeInto(quantity(page), '260');
    await typeInto(component(page), 'Bodenplatte Achse 4');
    await typeInto(note(page), 'Zufahrt von Norden');
    await tap(submit(page));
    const answer = dialog(page, 'Änderung angefragt');
    await expect(answer).toBeVisible();
    await tap(answer.getByRole('button').last());
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  });

  test('a quantity alone is enough for a change request', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { buyer, path } = await buildChange(server, site);
    await open(path, buyer);
    await typeInto(quantity(page), '260');
    await tap(submit(page), { early: true });
    await expect(dialog(page, 'Änderung angefragt')).toBeVisible();
  });

  test('a change request asks for another day, other times and another contact', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { buyer, path } = await buildChange(server, site);
    await open(path, buyer);
    await chooseDay(page, 'Lieferbeginn', today);
    await chooseTime(page, 'Lieferbeginn', '06:30');
    await chooseTime(page, 'Lieferende', '14:00');
    const contacts = dialog(page, 'Ansprechpartner wählen');
    const change = button(page, 'Ändern: Ansprechpartner');
    await tap(change);
    await typeInto(contacts.getByRole('searchbox'), 'pet');
    await tap(contacts.getByRole('button', { name: /^Zuweisen/ }));
    await expect(contacts).toBeHidden();
    await expect(change).toBeFocused();
    await expect(page.getByText('Anke Petersen')).toBeVisible();
    await tap(submit(page));
    await expect(dialog(page, 'Änderung angefragt')).toBeVisible();
  });
});
