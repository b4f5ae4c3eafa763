import type { Locator, Page } from '@playwright/test';
import { NOW } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { fieldsOf, recordCalls } from '../../support/api-calls.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { buildGate, buildLoad, minutesAgo, pathOf } from '../../support/deliveries.ts';
import { expect, isCached, signIn, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { buildPerson } from '../../support/people.ts';
import { centreOf, phone, tap, touchDown, touchMove, touchUp } from '../../support/touch.ts';

const MINUTE_MS = 60_000;

const buildDay = (server: TestServer) => buildGate(server, 'SHG WL 81', 'HM KS 418');

const main = (page: Page) => page.getByRole('main');
const holdButton = (page: Page) => page.getByRole('button', { name: 'Zum Bestätigen halten' });
const tapAgain = (page: Page) => page.getByRole('button', { name: 'Nochmals tippen' });
const undoButton = (page: Page) => page.getByRole('button', { name: /^Rückgängig, noch \d+:\d\d/ });
const question = (page: Page) => page.getByRole('heading', { name: 'Stimmt alles?' });
const done = (page: Page) => page.getByRole('heading', { name: /^Bestätigt um 07:\d\d Uhr$/ });
const sheet = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
const choice = (of: Locator, words: string) => of.locator('label').filter({ hasText: words });
const undoSheet = (page: Page) => sheet(page, /^Bestätigung zurücknehmen/);

test.describe('at the gate', () => {
  test.use({ ...phone(844), alone: 'file' });

  test('BEY-70 BEY-71 BEY-72 BEY-77 a lorry is compared and confirmed by holding, and the next one follows', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site } = await buildDay(server);
    const calls = recordCalls(page, 'delivery/confirm');
    await page.clock.setFixedTime(NOW);
    await open('/dashboard', site);
    await tap(main(page).getByRole('link', { name: 'Lieferung prüfen' }));
    await expect(question(page)).toBeFocused();
    await expect(page.getByRole('banner')).toContainText(/Lieferschein \S+ · ca\.\s07:23 hier/);
    await expect(main(page)).toContainText(/SHG WL 81.*26,40.*Asphalttragschicht/s);
    await expect(main(page)).toContainText(/Tiefbau Harms GmbH.*Ortsumgehung Lauenau BA 2/s);
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeHidden();
    expect(await violationsInBothThemes(page)).toEqual([]);

    const place = await centreOf(holdButton(page));
    await touchDown(page, place);
    await expect(page.getByRole('button', { name: 'Weiter halten …' })).toBeVisible();
    await touchMove(page, { x: place.x, y: 100 });
    await expect(holdButton(page)).toBeVisible();
    await touchUp(page);
    expect(calls).toEqual([]);
    await touchDown(page, place);
    await expect(done(page)).toBeFocused();
    await touchUp(page);
    await expect(main(page)).toContainText(/Heute bestätigt, Asphalttragschicht.*26,40/s);
    await expect(main(page)).toContainText(/Eingehend\s*52,80.*Offen\s*540,80/s);
    expect(fieldsOf(calls)).toMatchObject([{ way: 'single', device_time: /^2026-11-20T06:12/ }]);
    expect(await violationsInBothThemes(page)).toEqual([]);

    await tap(page.getByRole('button', { name: 'Nächste prüfen, 2 offen' }));
    await expect(question(page)).toBeVisible();
    await expect(main(page)).toContainText('HM KS 418');
    await holdButton(page).tap();
    await tapAgain(page).tap();
    await expect(page.getByRole('button', { name: 'Nächste prüfen, 1 offen' })).toBeVisible();
    await tap(page.getByRole('button', { name: 'Schließen' }));
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('BEY-73 BEY-74 a reservation has a reason, and is undone with another one', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, check } = await buildDay(server);
    await page.clock.setFixedTime(NOW);
    await open(check, site);
    await tap(page.getByRole('button', { name: 'Unter Vorbehalt' }));
    const reasons = sheet(page, /^Weshalb/);
    const hold = reasons.getByRole('button', { name: 'Unter Vorbehalt: halten' });
    await expect(hold).toHaveAttribute('aria-disabled', 'true');
    await expect(hold).toHaveAccessibleDescription('Wählen Sie einen Grund.');
    await tap(choice(reasons, 'Temperatur'));
    expect(await violationsInBothThemes(page)).toEqual([]);
    await hold.tap();
    await tapAgain(page).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Unter Vorbehalt bestätigt um/,
    );
    await tap(page.getByRole('button', { name: 'Schließen' }));
    await expect(main(page).getByText('Bestätigt, Vorbehalt')).toBeVisible();
    await expect(main(page)).toContainText(/Unter Vorbehalt bestätigt am .*: Temperatur/);

    await tap(undoButton(page));
    await expect(undoSheet(page)).toContainText(/Noch 10:00\smin möglich/);
    await tap(undoSheet(page).getByRole('button', { name: 'Zurücknehmen' }));
    await expect(undoSheet(page).getByRole('alert')).toHaveText('Bitte wählen Sie einen Grund.');
    await tap(choice(undoSheet(page), 'Falscher Lkw'));
    expect(await violationsInBothThemes(page)).toEqual([]);
    await tap(undoSheet(page).getByRole('button', { name: 'Zurücknehmen' }));
    await expect(page.getByText('Die Bestätigung ist zurück')).toBeVisible();
    await expect(main(page).getByText('Unbestätigt')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lieferung bestätigen' })).toBeVisible();
    await expect(undoButton(page)).toBeHidden();
  });

  test('BEY-74 BEY-101 after ten minutes, or when the server refuses, nothing is undone @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, load } = await buildDay(server);
    await page.clock.install({ time: NOW });
    await open(pathOf(load), site);
    await tap(page.getByRole('button', { name: 'Lieferung bestätigen' }));
    await tap(undoButton(page));
    server.at(new Date(Date.parse(NOW) + 11 * MINUTE_MS).toISOString());
    await tap(choice(undoSheet(page), 'Menge stimmt nicht'));
    await tap(undoSheet(page).getByRole('button', { name: 'Zurücknehmen' }));
    const refused = sheet(page, /^Das hat nicht geklappt/);
    await tap(refused.getByRole('button', { name: 'Verstanden' }));
    await expect(undoButton(page)).toBeHidden();
    await expect(main(page)).toContainText('Bestätigt am Fr, 20.11.26 um 07:12 Uhr');

    server.at(NOW);
    const other = await buildLoad(server, site, { weighed_at: minutesAgo(70) });
    await open(pathOf(other));
    await tap(page.getByRole('button', { name: 'Lieferung bestätigen' }));
    await tap(undoButton(page));
    await page.clock.fastForward(10 * MINUTE_MS);
    await expect(undoSheet(page)).toContainText('Zurücknehmen ist nicht mehr möglich.');
    await expect(undoSheet(page).getByRole('link', { name: 'Reklamieren' })).toBeVisible();
    await tap(undoSheet(page).getByRole('button', { name: 'Bestätigung behalten' }));
    await expect(undoButton(page)).toBeHidden();
  });

  test('BEY-60 BEY-62 BEY-67 BEY-74 two people check the same lorry: the first confirmation counts, and is undone after nine minutes', async ({
    browser,
    open,
    page,
    portal: { at, server },
  }) => {
    const { site, load, check } = await buildDay(server);
    const colleague = await buildPerson(server, { companies: [site.company] });
    const context = await browser.newContext(phone(844));
    const second = await context.newPage();
    for (const one of [page, second]) await one.clock.setFixedTime(NOW);
    await signIn(second, colleague);
    await second.goto(at('nordstein') + check);
    await expect(question(second)).toBeVisible();
    await context.setOffline(true);
    await holdButton(second).tap();
    await tapAgain(second).tap();
    await expect(main(second)).toContainText('Bestätigung wird gesendet, sobald');

    await open(check, site);
    await holdButton(page).tap();
    await tapAgain(page).tap();
    await expect(done(page)).toBeVisible();
    const answer = second.waitForResponse('**/delivery/confirm');
    await context.setOffline(false);
    expect((await answer).status()).toBe(200);
    await second.goto(at('nordstein') + pathOf(load));
    const confirmed = 'Bestätigt am Fr, 20.11.26 um 07:12 Uhr';
    await expect(main(second)).toContainText(confirmed);
    await expect(undoButton(second)).toBeHidden(); // not theirs to undo

    const later = new Date(Date.parse(NOW) + 9 * MINUTE_MS).toISOString();
    server.at(later);
    await page.clock.setFixedTime(later);
    await open(pathOf(load));
    await tap(undoButton(page));
    await expect(undoSheet(page)).toContainText(/Noch 1:00\smin möglich/);
    await tap(choice(undoSheet(page), 'Falscher Lkw'));
    await tap(undoSheet(page).getByRole('button', { name: 'Zurücknehmen' }));
    await expect(main(page).getByText('Unbestätigt')).toBeVisible();
    await expect(main(second).getByText('Unbestätigt')).toBeVisible();
    await context.close();
  });

  test('BEY-72 BEY-75 BEY-76 without reception a confirmation waits and can be taken back; reservation and undoing wait too', async ({
    context,
    open,
    page,
    portal: { server },
  }) => {
    const { site, check } = await buildDay(server);
    const calls = recordCalls(page, 'delivery/confirm');
    await page.clock.setFixedTime(NOW);
    await open('/dashboard', site);
    await expect(main(page)).toContainText('SHG WL 81');
    await isCached(page);
    await context.setOffline(true);
    await open(check); // never read on this phone, but part of the day
    await expect(main(page)).toContainText('HM KS 418');
    await holdButton(page).tap();
    await tapAgain(page).tap();
    await expect(main(page)).toContainText('Bestätigung wird gesendet, sobald');
    await expect(question(page)).toBeVisible();
    await tap(page.getByRole('button', { name: 'Zurücknehmen' }));
    await expect(holdButton(page)).toBeVisible();

    await tap(page.getByRole('button', { name: 'Unter Vorbehalt' }));
    await tap(choice(sheet(page, /^Weshalb/), 'Menge'));
    await sheet(page, /^Weshalb/)
      .getByRole('button', { name: 'Unter Vorbehalt: halten' })
      .tap();
    await tapAgain(page).tap();
    await expect(main(page)).toContainText('Bestätigung wird gesendet, sobald');
    await tap(page.getByRole('link', { name: /^Ausgang/ }));
    await expect(main(page)).toContainText(/Bestätigung unter Vorbehalt: Menge.*HM KS 418/s);
    expect(calls).toEqual([]);
    await context.setOffline(false);
    await expect(main(page)).toContainText('Alles gesendet');
    expect(fieldsOf(calls)).toMatchObject([{ reservation: 'quantity' }]);

    await open(check.replace(/[?].*/, ''));
    await expect(undoButton(page)).toBeVisible();
    await context.setOffline(true);
    await tap(undoButton(page));
    await tap(choice(undoSheet(page), 'Aus Versehen bestätigt'));
    await tap(undoSheet(page).getByRole('button', { name: 'Zurücknehmen' }));
    await expect(main(page)).toContainText('Die Rücknahme wird gesendet, sobald');
    await tap(page.getByRole('link', { name: /^Ausgang/ }));
    await expect(main(page)).toContainText(/Bestätigung zurück.genommen.*HM KS 418/s);
    await context.setOffline(false);
    await expect(main(page)).toContainText('Alles gesendet');
    await open(check);
    await expect(holdButton(page)).toBeVisible();
  });
});

test.describe('at a desk', () => {
  test.use({ alone: 'file', viewport: { width: 1180, height: 820 } });

  test('BEY-71 BEY-72 BEY-77 keys alone open the check and confirm, and it closes by itself', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site } = await buildDay(server);
    await page.clock.install({ time: NOW });
    await open('/dashboard', site);
    const row = page.getByRole('table').getByRole('link', { name: 'HM KS 418' });
    await row.focus();
    await page.keyboard.press('b');
    await expect(question(page)).toBeFocused();
    await tabTo(holdButton(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Nochmals tippen' })).toBeAttached();
    await page.keyboard.press('Space');
    await expect(done(page)).toBeFocused();
    await expect(undoButton(page)).toBeVisible(); // once the delivery was read again
    await page.clock.fastForward(8_000);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(undoButton(page)).toBeVisible();
  });
});
