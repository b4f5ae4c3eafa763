import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { buildSite } from '../../../apps/server/testing/concepts/site.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { ASPHALT } from '../../../apps/server/src/deliveries/build.ts';
import { fieldsOf, holdCalls, recordCalls } from '../../support/api-calls.ts';
import { expect, isCached, refuseStreams, signIn, test } from '../../support/fixtures.ts';
import { fail } from '../../support/scenes/scene.ts';
import { tabTo } from '../../support/keyboard.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { holdLateScripts, isAtRest, watchLoading } from '../../support/layout.ts';
import { extendTimers } from '../../support/timers.ts';

/** Values of the slip by their labels. */
const factsOf = async (page: Page): Promise<Record<string, string>> => {
  await expect(page.getByRole('term').first()).toBeVisible();
  const labels = await page.getByRole('term').allInnerTexts();
  const values = await page.getByRole('definition').allInnerTexts();
  return Object.fromEntries(
    labels.map((label, at) => [
      label.replaceAll('\u00AD', ''),
      values[at]?.replace(/\s/g, ' ') ?? '',
    ]),
  );
};

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Lieferung bestätigen' });
const waits = (page: Page) => page.getByText('Bestätigung wird gesendet, sobald');
const confirmedNote = (page: Page) => page.getByText(/^Bestätigt am/);
const NOON = new Date('2026-11-20T11:00:00Z');

test('RTE-31 DLV-06 DLV-08 DLV-09 DLV-10 a delivery shows all data of the slip', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const rubble = { ...ASPHALT, number: '410007', name: 'RC-Schotter 0/45', category: 4 };
  const load = await buildLoad(server, site, {
    materials: [ASPHALT, { ...rubble, quantity: '8.005' }, ASPHALT],
  });
  const calls = recordCalls(page, 'delivery/details');
  await open(pathOf(load), site);
  await expect(page).toHaveTitle(`Lieferung ${load.number} · Nordstein`);
  const head = page.getByRole('banner');
  await expect(head.getByRole('heading', { level: 1 })).toHaveText(`Lieferung ${load.number}`);
  await expect(head).toContainText(site.contract.name);
  const main = page.getByRole('main');
  await expect(main).toContainText('HM-KS 418');
  await expect(main.getByText('Unbestätigt')).toBeVisible();
  await expect(main.getByRole('heading', { name: /Asphalttragschicht\sAC/ })).toHaveCount(2);
  await expect(main.getByText('Material 410007 · Recycling und Boden')).toBeVisible();
  await expect(main).toContainText('8,01 t');
  expect(await factsOf(page)).toEqual({
    Datum: 'Fr, 20.11.26',
    Verwogen: '06:52 Uhr',
    Werk: 'Asphaltwerk Lauenau (2140)',
    Spedition: 'Spedition Hartwig',
    Fahrzeug: 'Sattelkipper',
    Umläufe: '3',
    Lieferbedingung: 'frei Baustelle',
  });
  expect(fieldsOf(calls)).toEqual([{ delivery_id: load.id, contract_id: site.contract.id }]);
});

test('values that the plant did not send show as a dash @full', async ({
  open,
  portal: { server },
  site,
}) => {
  const load = await buildLoad(server, site, {
    vehicle_license_plate: null,
    vehicle_type: null,
    number_of_rounds: null,
    spedition_name: null,
    incoterm: null,
  });
  const page = await open(pathOf(load), site);
  await expect(page.getByText('Ohne Kennzeichen')).toBeVisible();
  const facts = await factsOf(page);
  for (const label of ['Spedition', 'Fahrzeug', 'Umläufe', 'Lieferbedingung'])
    expect(facts[label]).toBe('–');
});

test('DLV-07 DLV-13 DLV-14 STA-02 ONL-124 any other status shows its time and links forward and back; late parts move nothing', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const by = site.user.id;
  const load = await buildLoad(server, site, { confirmed: { at: NOON, by, status: '4' } });
  const later = new Date('2026-11-22T11:00:00Z');
  const other = await buildLoad(server, site, { confirmed: { at: later, by } });
  await watchLoading(page);
  const release = await holdLateScripts(page);
  await open(pathOf(load), site);
  const note = page.getByText('Bestätigt am Fr, 20.11.26 um 12:00 Uhr');
  await expect(note).toBeAttached();
  await expect(note).toBeHidden(); // a card that comes late stands above it
  release();
  await expect(note).toBeVisible();
  await isAtRest(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  await expect(confirmButton(page)).toBeHidden();
  expect((await factsOf(page))['Geliefert']).toBe('12:00 Uhr');
  await page.getByRole('button', { name: 'Zurück' }).click(); // the history has no earlier page
  await expect(page).toHaveURL(new RegExp(`/delivery-confirmed/${site.contract.id}$`));
  await page.locator(`a[href="${pathOf(other)}"]`).click();
  expect((await factsOf(page))['Geliefert']).toBe('So, 22.11.26 · 12:00 Uhr');
  await page.getByRole('link', { name: 'Bestätigte ansehen' }).click();
  await expect(page.getByRole('list', { name: 'Bestätigte Lieferungen' })).toBeVisible();

  const unconfirmed = await buildLoad(server, site);
  await page.goto(at('nordstein') + pathOf(unconfirmed));
  expect(Object.keys(await factsOf(page))).not.toContain('Geliefert');
  await expect(page.getByRole('link', { name: 'Bestätigte ansehen' })).toBeHidden();
});

test('DLV-11 STA-03 STA-04 API-60 API-61 confirming waits for the server and reads only how long it can be undone @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const load = await buildLoad(server, site);
  const reads = recordCalls(page, 'delivery/details');
  const calls = recordCalls(page, 'delivery/confirm');
  const release = await holdCalls(page, 'delivery/confirm');
  await extendTimers(page, 10_000); // timeout of an answer
  await open(pathOf(load), site);
  await confirmButton(page).click();
  const busy = page.getByRole('button', { name: 'Wird bestätigt …' });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  await expect(page.getByText('Unbestätigt')).toBeVisible();
  const answer = page.waitForResponse('**/delivery/confirm');
  release();
  const { data } = await (await answer).json();
  const [day, month, year] = data.confirmed_date.split('.');
  const when = `${shortDate(`${year}-${month}-${day}`)} um ${data.confirmed_time} Uhr`;
  await expect(page.getByText(`Bestätigt am ${when}`)).toBeVisible();
  await expect(page.getByText('Unbestätigt')).toBeHidden();
  await expect(confirmButton(page)).toBeHidden();
  expect((await factsOf(page))['Geliefert']).toContain(data.confirmed_time);
  const ids = { delivery_id: load.id, contract_id: site.contract.id };
  expect(fieldsOf(calls)).toMatchObject([{ ...ids, way: 'single' }]);
  expect(calls[0]?.method).toBe('POST');
  expect(calls[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(fieldsOf(reads)).toEqual([ids, ids]);

  await page.reload();
  await expect(page.getByText(`Bestätigt am ${when}`)).toBeVisible();
});

test(
  'confirming works with keys alone, and the note gets the focus @full',
  { tag: '@full' },
  async ({ open, portal: { server }, site }) => {
    const page = await open(pathOf(await buildLoad(server, site)), site);
    await tabTo(confirmButton(page));
    await page.keyboard.press('Enter');
    await expect(confirmedNote(page)).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Bestätigt am');
    await tabTo(page.getByRole('link', { name: 'Bestätigte ansehen' }));
  },
);

test('an immediate refusal shows its text, and nothing is queued @full', async ({
  open,
  portal: { server },
  site,
}) => {
  const page = await open(pathOf(await buildLoad(server, site)), site);
  await fail(page, '**/delivery/confirm', 422, { message: 'Das Werk hat storniert.', times: 1 });
  await confirmButton(page).click();
  const popup = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
  await expect(popup).toContainText('Das Werk hat storniert.');
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect(page.getByText('Unbestätigt')).toBeVisible();
  await expect(waits(page)).toHaveCount(0);
  await confirmButton(page).click();
  await expect(confirmedNote(page)).toBeVisible();
});

test('RTE-32 T-47 the result of the scanner is shown once, as text @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const load = await buildLoad(server, site);
  const found = page.getByRole('status').filter({ hasText: 'Lieferschein erkannt' });
  const visit = async (construction_site_name: string, show_scan_message = 'true') => {
    const query = new URLSearchParams({ show_scan_message, construction_site_name });
    await page.goto(`${at('nordstein')}${pathOf(load)}?${query}`);
    await expect(confirmButton(page)).toBeVisible();
  };
  await open('/login');
  await page.evaluate((kept) => localStorage.setItem('abrufbar.token', kept), site.token);
  await visit('Kanalbau Süd');
  await expect(found).toContainText('Kanalbau Süd');
  await expect(page).toHaveURL((url) => url.pathname === pathOf(load) && url.search === '');
  await found.getByRole('button', { name: 'Schließen' }).click();
  await expect(found).toBeHidden();

  const payload = '<img src=x onerror="document.title=1"><b>fett</b><script>1</script>';
  await visit(payload);
  await expect(found).toContainText(payload);
  await expect(found.locator('img, b, script')).toHaveCount(0);
  await page.reload();
  await expect(confirmButton(page)).toBeVisible();
  await expect(found).toBeHidden();

  await isCached(page); // an address of this length is sent to no server
  await visit('Ä'.repeat(5000));
  await expect(found.getByText(/^Ä+$/)).toHaveText('Ä'.repeat(100));
  await visit('Kanalbau Süd', 'false');
  await expect(page.getByText('Kanalbau Süd')).toBeHidden();
});

test('absent and foreign deliveries look alike and lead to the sites @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const own = await buildLoad(server, site);
  const stranger = await buildSite(server, { name: 'Geheimes Projekt' });
  const foreign = await buildLoad(server, stranger);
  const looks: string[] = [];
  await open('/construction-site', site);
  for (const ids of [
    formatIds(foreign.id, stranger.contract.id),
    formatIds(newId(), newId()),
    formatIds(own.id, stranger.contract.id), // both exist but belong to different companies
    formatIds(foreign.id, site.contract.id),
    'unsinn',
    'a_b',
    'a_b_c',
  ]) {
    await page.goto(`${at('nordstein')}/delivery-single/${ids}`);
    await expect(
      page.getByRole('heading', { name: 'Diese Lieferung gibt es nicht.' }),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Lieferschein scannen' })).toBeVisible(); // shows once the permissions are loaded
    await expect(page.getByText('Zur Hauptnavigation springen')).toBeAttached(); // loaded when the page rests
    looks.push(await page.locator('#root').innerText());
  }
  expect([...new Set(looks)]).toHaveLength(1);
  await page.getByRole('link', { name: 'Zu den Baustellen' }).click();
  await expect(page.getByRole('link', { name: site.contract.name })).toBeVisible();
});

test.describe('on a server of their own', () => {
  test.use({ alone: 'test' });

  test('a second confirmation shows the first one @full', async ({
    browser,
    open,
    portal: { at, server },
    site,
  }) => {
    const load = await buildLoad(server, site);
    const first = await open(pathOf(load), site);
    const second = await (await browser.newContext()).newPage(); // another phone
    await second.addInitScript(refuseStreams); // not informed about the first
    await signIn(second, site);
    await second.goto(at('nordstein') + pathOf(load));
    await expect(confirmButton(first)).toBeVisible();
    await expect(confirmButton(second)).toBeVisible();
    const now = new Date();
    server.at(now.toISOString());
    await confirmButton(first).click();
    const words = `Bestätigt am ${shortDate(berlinDay(now))} um ${berlinTime(now)} Uhr`;
    await expect(first.getByText(words)).toBeVisible();
    server.at(new Date(now.getTime() + 49 * 3_600_000).toISOString());
    await confirmButton(second).click();
    await expect(second.getByText(words)).toBeVisible();
    await expect(second.getByRole('dialog')).toHaveCount(0);
  });

  test('a fault of the server leaves the delivery unconfirmed, and the phone tries again by itself @full', async ({
    open,
    portal: { server },
    site,
  }) => {
    const load = await buildLoad(server, site);
    const page = await open(pathOf(load), site);
    await expect(confirmButton(page)).toBeVisible();
    await server.build({}, (db) => sql`REVOKE UPDATE ON deliveries FROM abrufbar_app`.execute(db));
    const answer = page.waitForResponse('**/delivery/confirm');
    await confirmButton(page).click();
    expect((await answer).status()).toBe(500);
    await expect(
      page.getByText('Wird gesendet, sobald der Server wieder bereit ist'),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(confirmedNote(page)).toHaveCount(0);
    await server.build({}, (db) => sql`GRANT UPDATE ON deliveries TO abrufbar_app`.execute(db));
    await expect(confirmedNote(page)).toBeVisible({ timeout: 30_000 });
  });

  test('a confirmation whose answer is lost counts as the first when the phone retries it @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const load = await buildLoad(server, site);
    await open(pathOf(load), site);
    const now = new Date();
    server.at(now.toISOString());
    const letRepeat = await holdCalls(page, 'delivery/confirm');
    await page.route(
      '**/delivery/confirm',
      async (route) => {
        await server.send(deliveries.confirm, route.request().postDataJSON(), site);
        await route.abort();
      },
      { times: 1 },
    );
    let tries = 0;
    // A live hint may show the delivery as confirmed before the phone has said that it waits.
    const secondTry = page.waitForRequest(
      (request) => request.url().endsWith('/delivery/confirm') && ++tries === 2,
    );
    await confirmButton(page).click();
    await secondTry;
    server.at(new Date(now.getTime() + 3_600_000).toISOString());
    letRepeat();
    const words = `Bestätigt am ${shortDate(berlinDay(now))} um ${berlinTime(now)} Uhr`;
    await expect(page.getByText(words)).toBeVisible();
  });
});
