import type { Page } from '@playwright/test';
import { alterAnswers, buildDispatcher, inDays } from '../../support/call-offs.ts';
import { recordCalls } from '../../support/api-calls.ts';
import {
  buildChange,
  dialog,
  enterQuantity,
  note,
  startAt,
  submit,
} from '../../support/change-form.ts';
import { expect, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { quantity } from '../../support/order-form.ts';

const contact = (page: Page) => page.getByRole('group', { name: 'Ansprechpartner' });
const dmy = (day: string) => day.split('-').toReversed().join('.');

test('RTE-38 CHG-02 CHG-03 CHG-04 ENT-39 the form shows the call-off to be changed above it', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site);
  await open(path, buyer);
  await expect(page).toHaveTitle('Änderung anfragen · Nordstein');
  await expect(page.getByRole('banner')).toContainText(`Abruf 551208 · ${site.contract.name}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Lieferung bestätigt')).toBeVisible();
  await expect(main.getByText('Asphalt · 102244 · Asphaltwerk Lauenau')).toBeVisible();
  expect(await main.getByRole('term').allInnerTexts()).toEqual(['Soll', 'Geliefert', 'Offen']);
  for (const [at, value] of ['240,00', '0,00', '240,00'].entries())
    await expect(main.getByRole('definition').nth(at)).toContainText(value);
});

test('CHG-01 CHG-13 CHG-14 arrow and cancel lead to the call-offs of the contract', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path, list } = await buildChange(server, site);
  for (const name of ['Zu den Abrufen', 'Abbrechen']) {
    await open(path, buyer);
    await expect(submit(page)).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  }
});

test('CHG-05 CHG-06 CHG-07 CHG-16 CHG-18 changed fields are marked and can be sent', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site);
  await open(path, buyer);
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByText('Ändern Sie mindestens eine Angabe.')).toBeVisible();

  await enterQuantity(page, '260');
  await expect(page.getByText('Geändert, bisher 240 t')).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await enterQuantity(page, '240');
  await expect(page.getByText(/^Geändert/)).toHaveCount(0);
  await expect(submit(page)).toBeDisabled();

  await startAt(page, '06', '30');
  await expect(page.getByText('Uhrzeit geändert, bisher 07:00')).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByText('Lieferende am selben Tag')).toBeVisible();
  await page.getByRole('button', { name: /^Uhrzeit Lieferende/ }).click();
  await page.getByRole('dialog').getByText('14', { exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /übernehmen$/ })
    .click();
  await expect(page.getByText('Uhrzeit geändert, bisher 15:00')).toBeVisible();
});

test('CHG-08 VAL-41 VAL-42 ENT-43 a note is counted, and alone is enough to be sent', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site);
  await open(path, buyer);
  await expect(page.getByText('0/255')).toBeVisible();
  await note(page).fill('Bitte die ersten zwei Wagen zusammen.');
  await expect(page.getByText('37/255')).toBeVisible();
  await expect(page.getByText('Neu', { exact: true })).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await note(page).fill('   ');
  await expect(submit(page)).toBeDisabled();
});

test('CHG-17 D-32 an empty field or less than was delivered cannot be sent @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site);
  await alterAnswers(page, 'calloff-detail/*', server, buyer, (data) => ({
    ...data,
    delivered_quantity: { raw: 26.4 },
  }));
  await open(path, buyer);
  await note(page).fill('Bitte früher');
  await enterQuantity(page, '0');
  await expect(submit(page)).toBeDisabled();
  await expect(
    page.getByText('Bitte füllen Sie alle geänderten Felder aus.').first(),
  ).toBeVisible();
  await enterQuantity(page, '26');
  await expect(page.getByText(/^Davon sind 26,40\st schon geliefert/)).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await enterQuantity(page, '27');
  await expect(submit(page)).toBeEnabled();
});

test('CHG-09 CHG-10 CHG-11 VAL-57 VAL-58 another contact person is found and assigned by keyboard', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site);
  await open(path, buyer);
  const sheet = dialog(page, 'Ansprechpartner wählen');
  await tabTo(page.getByRole('button', { name: 'Ändern: Ansprechpartner' }));
  await page.keyboard.press('Enter');
  const search = sheet.getByRole('searchbox', { name: 'Name suchen' });
  await tabTo(search);
  await expect(sheet.getByRole('button', { name: /^Zuweisen/ })).toHaveCount(2);
  await page.keyboard.type('pe');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(sheet.getByText('Bitte geben Sie mindestens 1 Zeichen ein.')).toBeVisible();
  await page.keyboard.type('petersen');
  await tabTo(sheet.getByRole('button', { name: 'Zuweisen: Anke Petersen' }));
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(contact(page)).toContainText('Anke Petersen');
  await expect(contact(page)).toContainText('Geändert, bisher Murat Demir');
  await expect(submit(page)).toBeEnabled();
});

test('CHG-12 VAL-59 a search that finds nobody says so, and cancelling changes nothing', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site);
  await open(path, buyer);
  const sheet = dialog(page, 'Ansprechpartner wählen');
  const change = page.getByRole('button', { name: 'Ändern: Ansprechpartner' });
  await change.click();
  await sheet.getByRole('searchbox').fill('Brunhilde');
  await expect(sheet.getByText('Keine Person gefunden.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(sheet).toBeHidden();
  await expect(contact(page)).toContainText('Murat Demir');
  await expect(change).toBeFocused();
  await expect(submit(page)).toBeDisabled();
});

test('GEN-17 API-69 CHG-19 ERR-29 ERR-30 a change is requested, and accepted by the plant', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { callOff, buyer, colleague, path, list } = await buildChange(server, site);
  const decide = await buildDispatcher(server, site);
  const calls = recordCalls(page, 'calloff-change-request');
  await open(list, buyer);
  await page.getByRole('list', { name: 'Abrufe' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Änderung anfragen' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await enterQuantity(page, '260');
  await startAt(page, '06', '30');
  await note(page).fill('Bitte die ersten zwei Wagen zusammen.');
  await contact(page).getByRole('button').click();
  await page.getByRole('button', { name: 'Zuweisen: Anke Petersen' }).click();
  await submit(page).dblclick();
  const done = dialog(page, 'Änderung angefragt');
  await expect(done).toContainText('Bis zur Antwort gilt der bisherige Termin.');
  expect(calls.map(({ fields }) => fields)).toEqual([
    {
      call_off_id: callOff.id,
      amount: '260',
      delivery_start_date: dmy(inDays(3)),
      delivery_start_time: '06:30',
      delivery_end_date: dmy(inDays(3)),
      delivery_end_time: '15:00',
      customer_note: 'Bitte die ersten zwei Wagen zusammen.',
      contact_person: colleague.id,
    },
  ]);
  await done.getByRole('button', { name: 'Zu den Abrufen' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  const card = page.getByRole('list', { name: 'Abrufe' }).getByRole('listitem').first();
  await expect(card).toContainText('Änderungsanfrage');
  await expect(card).toContainText('260,00');

  await decide({ call_off_id: callOff.id, action: 'acceptChange', answer: null });
  await open(`/calloff-detail/${callOff.id}`);
  await expect(page.getByText('Lieferung bestätigt')).toBeVisible();
  await expect(page.getByText(/^Geändert/)).toHaveCount(0);
  const main = page.getByRole('main');
  for (const text of ['260,00', '06:30 Uhr', 'Anke Petersen'])
    await expect(main).toContainText(text);
});

test('D-32 CLD-02 a declined change restores the earlier values @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { callOff, buyer, path } = await buildChange(server, site);
  const decide = await buildDispatcher(server, site);
  await open(path, buyer);
  await enterQuantity(page, '260');
  await submit(page).click();
  await dialog(page, 'Änderung angefragt').getByRole('button').click();
  await page.getByRole('list', { name: 'Abrufe' }).getByRole('link').first().click();
  await expect(page.getByText(/^bisher 240,00/)).toBeVisible();

  const answer = 'Mehr als 240 t gehen an diesem Tag nicht.';
  await decide({ call_off_id: callOff.id, action: 'declineChange', answer });
  await page.reload();
  await expect(page.getByText('Lieferung bestätigt')).toBeVisible();
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByText(/^Geändert/)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('260,00');
  await expect(page.getByRole('link', { name: 'Änderung anfragen' })).toBeVisible();
});

test('T-09 CHG-16 an imported quantity with decimals stays until another one is typed @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site, { quantity: '26.400' });
  await open(path, buyer);
  await expect(quantity(page)).toHaveAccessibleName('Menge, 26,40 Tonnen');
  await quantity(page).focus();
  await quantity(page).blur();
  await expect(page.getByText('Ändern Sie mindestens eine Angabe.')).toBeVisible();
  await page.getByRole('button', { name: 'Menge erhöhen' }).click();
  await expect(page.getByText(/^Geändert, bisher 26,40\st$/)).toBeVisible();
  await expect(quantity(page)).toHaveAccessibleName('Menge, 27 Tonnen');

  await page.reload();
  await note(page).fill('Bitte früher');
  const sent = page.waitForRequest('**/calloff-change-request');
  await submit(page).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('amount')).toMatch(/^26[.,]4/);
  await expect(dialog(page, 'Änderung angefragt')).toBeVisible();
});
