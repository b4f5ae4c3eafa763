import type { Page } from '@playwright/test';
import { buildCallOff } from '../../../apps/server/src/call-offs/build.ts';
import { buildContract, buildItem } from '../../../apps/server/src/contracts/build.ts';
import { buildDeliveries, buildDelivery } from '../../../apps/server/src/deliveries/build.ts';
import { insertHints } from '../../../apps/server/src/deliveries/weight-checks/store.ts';
import { buildSite, withClerk } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { keptNames } from '../../support/browser-storage.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { buildLoad, buildTrips } from '../../support/deliveries.ts';
import {
  drawing,
  holdLateScripts,
  isAtRest,
  watchLoading,
  watchShifts,
} from '../../support/layout.ts';

const NOW = '2026-11-20T09:00:00Z'; // 10:00 in Berlin
const TODAY = '2026-11-20';
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000);

/** Trips of 30 minutes to the first site, and what is on the way to both today. */
const buildBusyDay = async (server: TestServer) => {
  server.at(NOW);
  const site = await buildSite(server, { name: 'Ortsumgehung Lauenau BA 2' });
  const { contract, company, supplier, user, scope } = site;
  await buildTrips(server, site, minutesAgo(10));
  const other = await server.build(scope, async (db) => {
    const item = await buildItem(db, { contract });
    await buildCallOff(db, { item, supplier, starts_on: TODAY, quantity: '620.000' });
    const confirmed = { at: minutesAgo(90), by: user.id };
    const loads = await buildDeliveries(db, contract, [
      { weighed_at: minutesAgo(10), vehicle_license_plate: 'HM KS 418' },
      { weighed_at: minutesAgo(60), vehicle_license_plate: 'HM KS 411' },
      { weighed_at: minutesAgo(70), vehicle_license_plate: 'HI BT 1204' },
      { weighed_at: minutesAgo(120), vehicle_license_plate: 'HM KS 402', confirmed },
    ]);
    const odd = loads.filter((load) => load.vehicle_license_plate === 'HM KS 411');
    const hint = { kind: 'gross', over: '1.060', limit: '40.000', gross: '41.060' } as const;
    const hints = odd.map(({ id }) => ({ id, supplierId: contract.supplier_id, hint }));
    await insertHints(db, contract.company_id, hints, minutesAgo(60));
    const second = await buildContract(db, { company, supplier, name: 'Wohnpark Elbufer, Haus C' });
    await buildDelivery(db, {
      contract: second,
      weighed_at: minutesAgo(5),
      vehicle_license_plate: 'OHZ BM 310',
    });
    return second;
  });
  return { site, other };
};

const chip = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const tapChip = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).tap();

for (const { width, height, tag } of [
  { width: 390, height: 844, tag: '' },
  { width: 320, height: 640, tag: ' @full' },
])
  test.describe(`${width} px`, () => {
    test.use({ alone: 'file', viewport: { width, height }, hasTouch: true });

    test(`BEY-48 BEY-49 BEY-50 BEY-51 BEY-52 the start page says what is on the way, what waits and how much has come, at ${width} px${tag}`, async ({
      open,
      page,
      portal: { server },
    }) => {
      const { site, other } = await buildBusyDay(server);
      await page.clock.install({ time: NOW });
      await open('/dashboard', site);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetzt auf der Baustelle');
      const next = main.getByRole('article').filter({ hasText: 'Nächster Lkw' });
      await expect(next).toContainText('in 20 min');
      await expect(next).toContainText('HM KS 418');
      await expect(next).toContainText('09:50 verwogen');
      await expect(next).toContainText(/10\smin seit Beladung/);
      await expect(next).toContainText('ca. 10:20 hier');
      await expect(next).toContainText('geschätzt, ± 6 min');
      const waiting = main.getByRole('article').filter({ hasText: 'unbestätigt' });
      await expect(waiting.getByRole('link', { name: 'Alle 2 prüfen' })).toHaveAttribute(
        'href',
        '/delivery-check/all',
      );
      await expect(main).toContainText('620,00 t abgerufen');

      await expect(chip(page, /BA 2\W+2 unbestätigt$/)).not.toBeChecked();
      await tapChip(page, 'Wohnpark Elbufer');
      await expect(chip(page, 'Wohnpark Elbufer, Haus C')).toBeChecked();
      await expect(page).toHaveURL(new RegExp(`[?]site=${other.id}$`));
      await expect(next).toContainText('OHZ BM 310');
      await expect(next).not.toContainText('hier');
      await expect(waiting).toHaveCount(0);
      await page.goto(page.url().replace(/[?].*/, ''));
      await expect(next).toContainText('OHZ BM 310');
      await expect(main.getByRole('link', { name: 'Tagesmengen, Heute' })).toHaveAttribute(
        'href',
        `/daily-amount/${other.id}`,
      );
      await tapChip(page, 'Alle Baustellen');
      await expect(next).toContainText('HM KS 418');
      await next.getByRole('link', { name: 'Lieferung prüfen' }).tap();
      await expect(page).toHaveURL(/\/delivery-single\//);
    });
  });

test.describe('at a desk', () => {
  test.use({ alone: 'file', viewport: { width: 1180, height: 820 } });

  test('BEY-56 BEY-145 BEY-148 all loads of the day stand in one table beside the one in hand; coming late it moves nothing', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site } = await buildBusyDay(server);
    await page.clock.install({ time: NOW });
    const release = Promise.withResolvers<undefined>();
    await page.route('**/assets/wide-*.js', async (route) => {
      await release.promise;
      await route.continue();
    });
    await open('/dashboard', site);
    await expect(page.getByText('Zuletzt aktiv')).toBeAttached();
    await isAtRest(page);
    await watchShifts(page, 0.01); // rows of buttons may still come
    release.resolve(undefined);
    const table = page.getByRole('table', { name: 'Lieferungen heute' });
    await expect(table.getByRole('rowheader')).toHaveText([
      /^Unterwegs 2 Lkw · 52,80/,
      /^Angekommen, nicht bestätigt 2 Lkw · 52,80/,
      /^Bestätigt 1 Lkw · 26,40/,
    ]);
    await expect(page.getByText(/^5 Lkw · 132,00/)).toBeVisible();
    await expect(table.getByRole('row', { name: 'HM KS 411' })).toContainText('1 Hinweis');
    await expect(page.getByRole('link', { name: 'Alle 2 prüfen' })).toHaveAttribute(
      'href',
      '/delivery-check/all',
    );
    await expect(page.getByRole('heading', { name: 'Heute Ortsumgehung Lauenau' })).toBeVisible();
    await isAtRest(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    const inHand = page.getByRole('main').getByRole('article').first();
    await expect(inHand).toContainText('Nächster Lkw');
    await table.getByRole('link', { name: 'HI BT 1204' }).click();
    await expect(inHand).toContainText(/Angekommen.*HI BT 1204/);
    await expect(page).toHaveURL(/\/dashboard$/);
    await table.getByRole('link', { name: 'HM KS 418' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(table.getByRole('link', { name: 'OHZ BM 310' })).toBeFocused();
    await expect(inHand).toContainText(/Unterwegs.*OHZ BM 310/);
    await page.keyboard.press('ArrowUp');
    await expect(inHand).toContainText('HM KS 418');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/delivery-single\//);
  });
});

test.describe('other days', () => {
  test.use({ alone: 'file', hasTouch: true });

  test('BEY-53 BEY-134 a quiet day says so, what comes next, and leads to the sites', async ({
    open,
    page,
    portal: { server },
  }) => {
    server.at(NOW);
    const site = await withClerk(server, await buildSite(server));
    const { contract, supplier, scope } = site;
    await server.build(scope, async (db) => {
      const item = await buildItem(db, { contract });
      await buildCallOff(db, { item, supplier, starts_on: '2026-11-21', quantity: '240.000' });
    });
    await page.clock.install({ time: NOW });
    await open('/dashboard', site);
    await expect(page.getByRole('heading', { name: 'Heute kommt nichts' })).toBeVisible();
    await expect(drawing(page, 'gate')).toBeVisible();
    await expect(
      page.getByText('Für heute ist auf Ihrer Baustelle nichts abgerufen.'),
    ).toBeVisible();
    const next = page.getByRole('article').filter({ hasText: 'Morgen, 07:00 Uhr' });
    await expect(next).toContainText(/240,00\s*t/);
    await page.getByRole('link', { name: 'Abruf anlegen' }).tap();
    await expect(page).toHaveURL(/\/construction-site$/);
  });

  test('BEY-48 BEY-50 a load without an estimate is on the way for two hours, and is named once', async ({
    open,
    page,
    portal: { server },
  }) => {
    server.at(NOW);
    const site = await buildSite(server);
    await buildLoad(server, site, { weighed_at: minutesAgo(119) });
    await page.clock.install({ time: NOW });
    await open('/dashboard', site);
    const main = page.getByRole('main');
    await expect(main).toContainText('Nächster Lkw');
    await page.clock.fastForward(65_000);
    await expect(main).toContainText('Angekommen');
    await expect(main).not.toContainText('Nächster Lkw');
    await expect(main.getByRole('link', { name: 'Lieferung prüfen' })).toHaveCount(1);
  });

  test('BEY-83 BEY-84 ONL-124 a queue and the gap behind it are named before they are there, and not from an old state; coming late they move nothing', async ({
    context,
    open,
    page,
    portal: { server },
  }) => {
    server.at(NOW);
    const site = await buildSite(server);
    const { contract, supplier, scope } = site;
    await buildTrips(server, site, minutesAgo(10));
    await server.build(scope, async (db) => {
      const item = await buildItem(db, { contract });
      const hours = { starts_on: TODAY, ends_on: TODAY, starts_time: '07:00', ends_time: '16:00' };
      await buildCallOff(db, { item, supplier, ...hours, quantity: '620.000' });
      await buildDeliveries(
        db,
        contract,
        [18, 19, 20].map((minutes) => ({
          weighed_at: minutesAgo(minutes),
          vehicle_license_plate: `HM KS 4${minutes}`,
        })),
      );
    });
    await page.clock.install({ time: NOW });
    await watchLoading(page);
    const release = await holdLateScripts(page);
    await open('/dashboard', site);
    const next = page.getByText('Nächster Lkw');
    await expect(next).toBeAttached();
    await expect(next).toBeHidden();
    release();
    const queue = page.getByRole('region', { name: '3 Lkw gleichzeitig um 10:10' });
    await expect(queue).toContainText(/3 Asphalttragschicht.*Der letzte wartet etwa 18.min\./);
    const gap = page.getByRole('region', { name: 'Lücke 23 min ab 10:12' });
    await expect(gap).toHaveCount(0);
    await expect(next).toBeVisible();
    await isAtRest(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    await page.getByRole('button', { name: '1 weitere Warnung' }).click();
    await expect(gap).toContainText('Nach HM KS 418 ist kein Lkw verwogen.');
    await expect(gap).toContainText('Der nächste kommt frühestens 10:35.');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await context.setOffline(true);
    await expect(gap).toHaveCount(0);
    await expect(queue).toHaveCount(0);
  });

  test('BEY-54 without reception the last day is shown, with the time it is from', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site } = await buildBusyDay(server);
    await page.clock.install({ time: NOW });
    await open('/dashboard', site);
    const next = page.getByRole('article').filter({ hasText: 'Nächster Lkw' });
    await expect(next).toContainText('in 20 min');
    await expect.poll(() => keptNames(page)).toContain('deliveries.today');
    await page.route('**/api/v2/**', (route) => route.abort());
    await page.reload();
    await expect(next).toContainText('HM KS 418');
    await expect(next).toContainText('ungenau: Stand 10:00');
  });

  test('BEY-54 BEY-134 where the day cannot be read the rest of the page stands, and fog is drawn without reception', async ({
    context,
    open,
    page,
    site,
  }) => {
    await page.route('**/api/v2/today?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Fehler' } }),
    );
    await open('/dashboard', site);
    await expect(page.getByText('Der heutige Tag konnte nicht geladen werden.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Baustellen 1 Vertrag' })).toBeVisible();
    const { height } = (await drawing(page, 'scale').boundingBox()) ?? {};
    expect(height).toBeCloseTo(132, 0);
    await isCached(page);
    await context.setOffline(true);
    await open(`/daily-amount/${site.contract.id}`);
    await expect(drawing(page, 'fog')).toBeVisible();
    await expect(page.getByText('Kein Empfang')).toBeVisible();
  });
});
