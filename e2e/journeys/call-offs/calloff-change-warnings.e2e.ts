import { nextWindow } from '@abrufbar/domain/call-offs/window.ts';
import { addDays, berlinDay, berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import type { Page } from '@playwright/test';
import { buildChange, submit } from '../../support/change-form.ts';
import { expect, test } from '../../support/fixtures.ts';
import { endContract } from '../../support/order-form.ts';
import { byTouch, tap } from '../../support/touch.ts';

const today = berlinDay(new Date());
const WINDOW = { startsOn: today, startsTime: '07:00', endsOn: today, endsTime: '15:00' };

const over = (page: Page) => page.getByText('Diese Zeit ist schon vorbei.');
const afterContract = (page: Page, day: string) =>
  page.getByText(`Der Lieferbeginn liegt nach dem Ende des Vertrags am ${shortDate(day)}.`);
const startDate = (page: Page, day: string) =>
  page.getByRole('button', { name: `Datum Lieferbeginn, ${shortDate(day)}` });

/** Moves the start of delivery from one day to another. */
const move = async (page: Page, from: string, to: string): Promise<void> => {
  await tap(startDate(page, from));
  const sheet = page.getByRole('dialog');
  if (from.slice(0, 7) < to.slice(0, 7)) await tap(sheet.getByLabel('Nächster Monat'));
  if (from.slice(0, 7) > to.slice(0, 7)) await tap(sheet.getByLabel('Vorheriger Monat'));
  await tap(sheet.getByRole('button', { name: new RegExp(` ${Number(to.slice(8))}\\. `) }));
  await tap(sheet.getByRole('button', { name: /übernehmen$/ }));
  await expect(startDate(page, to)).toBeVisible();
};

byTouch(() => {
  test('T-11 CHG-06 a change into a window that is over is warned about, and offers the next one', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const tomorrow = addDays(today, 1);
    const window = { starts_on: tomorrow, ends_on: tomorrow }; // until 15:00
    const { buyer, path } = await buildChange(server, site, window);
    await page.clock.setFixedTime(berlinInstant(today, '16:20'));
    await open(path, buyer);
    await expect(startDate(page, tomorrow)).toBeVisible();
    await expect(over(page)).toHaveCount(0);
    await move(page, tomorrow, today);
    await expect(over(page)).toBeVisible();
    const next = nextWindow(WINDOW, today).startsOn ?? '';
    await tap(page.getByRole('button', { name: `Stattdessen ${shortDate(next)}` }));
    await expect(over(page)).toHaveCount(0);
    await expect(startDate(page, next)).toBeVisible();
  });

  test('T-11 D-38 a change beyond the end of the contract is warned about and may be sent', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const end = addDays(today, 2);
    const { buyer, path } = await buildChange(server, site, { starts_on: end, ends_on: end });
    await endContract(server, site, end);
    await open(path, buyer);
    await expect(startDate(page, end)).toBeVisible();
    await expect(afterContract(page, end)).toHaveCount(0); // its last day belongs to it

    await move(page, end, addDays(end, 1));
    await expect(afterContract(page, end)).toBeVisible();
    await expect(over(page)).toHaveCount(0);
    const sent = page.waitForResponse('**/calloff-change-request');
    await tap(submit(page));
    expect((await sent).status()).toBe(200);
    await expect(page.getByRole('dialog', { name: 'Änderung angefragt' })).toBeVisible();
  });
});
