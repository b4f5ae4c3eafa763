import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { deleteSessions } from '../../../apps/server/src/session/store.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { WHOLE_BROWSER } from '../../support/browsers.ts';
import { expect, isHydrated, isCached, signIn, test } from '../../support/fixtures.ts';
import { fail } from '../../support/scenes/scene.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { buildPerson, fillLogin, PASSWORD, signOut } from '../../support/people.ts';

const WAITS = 'Bestätigung wird gesendet, sobald Sie wieder Empfang haben';
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Lieferung bestätigen' });
const waits = (page: Page) => page.getByText(WAITS);
const confirmedNote = (page: Page) => page.getByText(/^Bestätigt am/);
const sentFlash = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: 'Verbindung wieder da. Ihre Eingaben sind gesendet.' });

/** Users whose confirmation had an effect at the server, once per effect. */
const confirmations = (server: TestServer, { scope }: Site): Promise<(string | null)[]> =>
  server.build(scope, async (db) => {
    const rows = db.selectFrom('audit_company').where('call', '=', 'deliveries.confirm');
    return (await rows.select('user_id').execute()).map(({ user_id }) => user_id);
  });

test('D-62 D-69 T-37 a delivery confirmed offline waits and is confirmed once @full', async ({
  open,
  page,
  portal: { at, line, server },
  site,
}) => {
  const load = await buildLoad(server, site);
  await open(`/delivery-incoming/${site.contract.id}`, site);
  await page.getByRole('link', { name: /Asphalttragschicht/ }).click();
  await expect(confirmButton(page)).toBeVisible();
  await isCached(page);
  await line.cut();
  await confirmButton(page).click();
  await expect(waits(page)).toBeVisible();
  await expect(page.getByText('Wartet auf Empfang')).toBeVisible();
  await expect(confirmButton(page)).toBeHidden();
  await expect(confirmedNote(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Zurück' }).click();
  const card = page.getByRole('list', { name: 'Eingehende Lieferungen' });
  await expect(card).toContainText('Wartet auf Empfang');
  await expect(card).not.toContainText('Bestätigt');
  await line.restore();
  await expect(sentFlash(page)).toBeVisible();
  await expect(page.getByText('Nichts unterwegs')).toBeVisible();
  expect(await confirmations(server, site)).toEqual([site.user.id]);
  await page.goto(at('nordstein') + pathOf(load));
  await expect(confirmedNote(page)).toBeVisible();
});

test('D-62 waiting entries survive a reload and are sent once online @full', async ({
  open,
  page,
  portal: { line, server },
  site,
}) => {
  await open(pathOf(await buildLoad(server, site)), site);
  await expect(confirmButton(page)).toBeVisible();
  await isCached(page);
  await line.cut();
  await confirmButton(page).click();
  await expect(waits(page)).toBeVisible();
  await page.reload();
  await isHydrated(page);
  await line.restore();
  await expect(sentFlash(page)).toBeVisible();
  await expect(confirmedNote(page)).toBeVisible();
  expect(await confirmations(server, site)).toEqual([site.user.id]);
});

test(
  'quality R6 D-62 waiting entries survive a restart of the browser',
  { tag: '@full' },
  async ({ portal: { at, line, server }, site }) => {
    const load = await buildLoad(server, site);
    const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    const launch = async () => {
      const context = await chromium.launchPersistentContext(folder, {
        ...WHOLE_BROWSER,
        viewport: { width: 390, height: 844 },
        locale: 'de-DE',
      });
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };
    const first = await launch();
    await signIn(first.page, site);
    await first.page.goto(at('nordstein') + pathOf(load));
    await expect(confirmButton(first.page)).toBeVisible();
    await isCached(first.page);
    await line.cut();
    await confirmButton(first.page).click();
    await expect(waits(first.page)).toBeVisible();
    await first.context.close();

    const second = await launch();
    await second.page.goto(`${at('nordstein')}/dashboard`);
    await isHydrated(second.page);
    expect(await confirmations(server, site)).toEqual([]);
    await line.restore();
    await expect(sentFlash(second.page)).toBeVisible();
    expect(await confirmations(server, site)).toEqual([site.user.id]);
    await second.context.close();
    rmSync(folder, { recursive: true });
  },
);

test('quality R1 two tabs send a waiting entry once, and both show it', async ({
  context,
  open,
  page,
  portal: { at, line, server },
  site,
}) => {
  const load = await buildLoad(server, site);
  await open(pathOf(load), site);
  const other = await context.newPage();
  await other.goto(at('nordstein') + pathOf(load));
  for (const tab of [page, other]) await expect(confirmButton(tab)).toBeVisible();
  await isCached(page);
  await line.cut();
  await confirmButton(page).click();
  await expect(waits(page)).toBeVisible();
  await expect(waits(other)).toBeVisible();
  await expect(confirmButton(other)).toBeHidden();
  const calls = [page, other].map((one) => recordCalls(one, 'delivery/confirm'));
  await line.restore();
  await expect(confirmedNote(page)).toBeVisible();
  await expect(confirmedNote(other)).toBeVisible();
  expect(calls.flat()).toHaveLength(1);
  expect(await confirmations(server, site)).toEqual([site.user.id]);
});

test('D-62 the end of the session keeps waiting entries for the next login of the same person @full', async ({
  open,
  page,
  portal: { line, server },
  site,
}) => {
  const person = await buildPerson(server, { companies: [site.company] });
  await open(pathOf(await buildLoad(server, site)), person);
  await expect(confirmButton(page)).toBeVisible();
  await isCached(page);
  await line.cut();
  await confirmButton(page).click();
  await expect(waits(page)).toBeVisible();
  await server.build({ userId: person.id }, (db) => deleteSessions(db, person.id));
  await line.restore();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toContainText('Ihre Sitzung ist abgelaufen.');
  expect(await confirmations(server, site)).toEqual([]);
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/delivery-single\//);
  await expect(confirmedNote(page)).toBeVisible();
  expect(await confirmations(server, site)).toEqual([person.id]);
});

test('D-62 waiting entries are invisible to another person on the same phone and not sent by them @full', async ({
  open,
  page,
  portal: { at, line, server },
  site,
}) => {
  const people = { companies: [site.company] };
  const [anna, ben] = [await buildPerson(server, people), await buildPerson(server, people)];
  const load = await buildLoad(server, site);
  await open(pathOf(load), anna);
  await expect(confirmButton(page)).toBeVisible();
  await isCached(page);
  await line.cut();
  await confirmButton(page).click();
  await expect(waits(page)).toBeVisible();
  await server.build({ userId: anna.id }, (db) => deleteSessions(db, anna.id));
  await line.restore();
  await expect(page).toHaveURL(/\/login$/);

  await fillLogin(page, ben.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/); // another person's last page is not theirs
  await page.goto(`${at('nordstein')}${pathOf(load)}`);
  await expect(confirmButton(page)).toBeVisible();
  await expect(page.getByText('Unbestätigt')).toBeVisible();
  await expect(waits(page)).toHaveCount(0);
  await page.goto(`${at('nordstein')}/dashboard`);
  await isHydrated(page);
  await signOut(page); // no entry of this person waits, so no question
  await expect(page).toHaveURL(/\/login$/);
  expect(await confirmations(server, site)).toEqual([]);

  await fillLogin(page, anna.email, PASSWORD);
  await expect(sentFlash(page)).toBeVisible();
  expect(await confirmations(server, site)).toEqual([anna.id]);
});

test(
  'D-62 signing out asks before it deletes waiting entries @full',
  { tag: '@full' },
  async ({ open, page, portal: { at, line, server }, site }) => {
    const load = await buildLoad(server, site);
    await open(pathOf(load), site);
    await expect(confirmButton(page)).toBeVisible();
    await isCached(page);
    await line.cut();
    await confirmButton(page).click();
    await expect(waits(page)).toBeVisible();
    await page.goto(`${at('nordstein')}/dashboard`);
    await isHydrated(page);
    await signOut(page);
    const question = page.getByRole('dialog', { name: 'Abmelden?' });
    await expect(question).toContainText('Beim Abmelden geht 1 nicht gesendete Eingabe verloren.');
    await question.getByRole('button', { name: 'Angemeldet bleiben' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
    await question.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await line.restore();
    await page.evaluate((kept) => localStorage.setItem('abrufbar.token', kept), site.token);
    await page.goto(at('nordstein') + pathOf(load));
    await expect(page.getByText('Unbestätigt')).toBeVisible();
    await expect(confirmButton(page)).toBeVisible();
    expect(await confirmations(server, site)).toEqual([]);
  },
);

test('the page of a captive portal does not count as confirmation @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await open(pathOf(await buildLoad(server, site)), site);
  await isCached(page);
  const foreign = { contentType: 'text/html', body: '<h1>Willkommen im WLAN</h1>' };
  await page.route('**/api/v2/**', (route) => route.fulfill(foreign));
  await confirmButton(page).click();
  await expect(waits(page)).toBeVisible();
  await expect(confirmedNote(page)).toHaveCount(0);
  expect(await confirmations(server, site)).toEqual([]);
  await page.unroute('**/api/v2/**');
  await expect(confirmedNote(page)).toBeVisible({ timeout: 30_000 });
  expect(await confirmations(server, site)).toEqual([site.user.id]);
});

test('an error page of a captive portal does not count as refusal @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await open(pathOf(await buildLoad(server, site)), site);
  const foreign = { status: 403, contentType: 'text/html', body: '<h1>Bitte anmelden</h1>' };
  await page.route('**/api/v2/delivery/confirm', (route) => route.fulfill(foreign));
  await confirmButton(page).click();
  await expect(page.getByText('Wird gesendet, sobald der Server wieder bereit ist')).toBeVisible();
  await expect(page.getByText('Nicht angenommen')).toHaveCount(0);
  await page.unroute('**/api/v2/delivery/confirm');
  await expect(confirmedNote(page)).toBeVisible({ timeout: 30_000 });
});

test('ONL-24 a server that cannot take a confirmation is named, never missing reception', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await open(pathOf(await buildLoad(server, site)), site);
  await fail(page, '**/api/v2/delivery/confirm', 500);
  await confirmButton(page).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Wird gesendet, sobald der Server wieder bereit ist')).toBeVisible();
  await expect(main.getByText('Wird später gesendet')).toBeVisible();
  await expect(main.getByText(/Empfang/)).toHaveCount(0);
  await page.unroute('**/api/v2/delivery/confirm');
  await expect(confirmedNote(page)).toBeVisible({ timeout: 30_000 });
});

test('BEY-147 a later refusal is shown once, with its text, until it is discarded @full', async ({
  open,
  page,
  portal: { line, server },
  site,
}) => {
  const load = await buildLoad(server, site);
  await open(pathOf(load), site);
  await expect(confirmButton(page)).toBeVisible();
  await isCached(page);
  await line.cut();
  await confirmButton(page).click();
  await expect(waits(page)).toBeVisible();
  const message = 'Diese Lieferung gehört nicht mehr zu Ihrem Vertrag.';
  await fail(page, '**/api/v2/delivery/confirm', 409, { message });
  await line.restore();
  const note = page.getByRole('main').getByRole('alert');
  await expect(note).toContainText(message);
  await expect(page.getByText(message)).toHaveCount(1); // no message says the same
  await expect(page.getByRole('main').getByText('Nicht angenommen')).toHaveCount(2); // chip and note
  await note.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByText('Unbestätigt')).toBeVisible();
  await page.unroute('**/api/v2/delivery/confirm');
  await line.cut();
  await confirmButton(page).click();
  await expect(waits(page)).toBeVisible();
  await page.getByRole('link', { name: 'Nachrichten' }).click();
  await fail(page, '**/api/v2/delivery/confirm', 409, { message });
  await line.restore();
  await expect(page.getByText(`Nicht angenommen: ${message}`)).toBeVisible(); // on another page
  await page.goBack();
  await page.unroute('**/api/v2/delivery/confirm');
  await confirmButton(page).click();
  await expect(confirmedNote(page)).toBeVisible();
});
