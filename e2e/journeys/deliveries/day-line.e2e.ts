import type { Locator, Page } from '@playwright/test';
import { buildCallOff } from '../../../apps/server/src/call-offs/build.ts';
import { buildContract, buildItem } from '../../../apps/server/src/contracts/build.ts';
import { buildDeliveries } from '../../../apps/server/src/deliveries/build.ts';
import { buildSite, withClerk } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { keptNames } from '../../support/browser-storage.ts';
import { buildTrips, pathOf } from '../../support/deliveries.ts';
import { expect, test } from '../../support/fixtures.ts';
import { isAtRest, stickingOut, watchShifts } from '../../support/layout.ts';
import { phone } from '../../support/touch.ts';

const NOW = '2026-11-20T09:00:00Z'; // 10:00 in Berlin
const TODAY = '2026-11-20';
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000);

/** Trips of 30 minutes; one load confirmed, one arrived, and after a gap two on their way together. */
const buildLine = async (server: TestServer, materials = 1) => {
  server.at(NOW);
  const site = await withClerk(server, await buildSite(server));
  const { contract, supplier, user, scope } = site;
  await buildTrips(server, site, minutesAgo(10));
  const { loads, callOff } = await server.build(scope, async (db) => {
    const hours = { starts_on: TODAY, ends_on: TODAY, starts_time: '07:00', ends_time: '16:00' };
    const item = await buildItem(db, { contract });
    const first = await buildCallOff(db, { item, supplier, ...hours, quantity: '620.000' });
    for (let at = 1; at < materials; at += 1) {
      const material = { material_number: `90${at}`, material_name: `Kies ${at}` };
      const other = await buildItem(db, { contract, ...material });
      await buildCallOff(db, { item: other, supplier, ...hours, starts_time: `1${at}:00` });
    }
    const confirmed = { at: minutesAgo(90), by: user.id };
    const made = await buildDeliveries(db, contract, [
      { weighed_at: minutesAgo(120), vehicle_license_plate: 'HM KS 402', confirmed },
      { weighed_at: minutesAgo(60), vehicle_license_plate: 'HM KS 411' },
      { weighed_at: minutesAgo(18), vehicle_license_plate: 'HM KS 418' },
      { weighed_at: minutesAgo(20), vehicle_license_plate: 'HI BT 1204' },
    ]);
    return { loads: made, callOff: first };
  });
  return { site, loads, callOff };
};

const lineOf = (page: Page) => page.getByRole('article').filter({ hasText: 'Tageslinie' });
const ticks = (line: Locator, stage: string) => line.locator(`[data-stage="${stage}"]`);

/** A finger at a place in a drawing, where what is drawn may lie behind something else. */
const tapAt = async (page: Page, mark: Locator, share = 0.5): Promise<void> => {
  await mark.scrollIntoViewIfNeeded();
  const box = await mark.boundingBox();
  if (!box) throw new Error(`${mark.toString()} is not drawn`);
  await page.touchscreen.tap(box.x + box.width * share, box.y + box.height / 2);
};

test.describe('on a phone', () => {
  test.use({ alone: 'file', ...phone(844) });

  test('BEY-120 BEY-121 BEY-122 the day of a contract: loads of three stages, a gap, taps that open what they hit', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, loads, callOff } = await buildLine(server);
    await page.clock.install({ time: NOW });
    await open(`/contract-detail/${site.contract.id}`, site);
    const line = lineOf(page);
    await expect(line).toContainText(/Asphalttragschicht.*\s·\s105,60\svon\s620,00\st/);
    await expect(line.getByText('17:00', { exact: true })).toBeVisible(); // the last hour
    await expect(ticks(line, 'confirmed')).toHaveCount(1);
    await expect(ticks(line, 'arrived')).toHaveCount(1);
    await expect(ticks(line, 'on_the_way')).toHaveText('2');
    await expect(line.getByRole('list').getByRole('listitem')).toHaveText([
      '08:30 HM KS 402, bestätigt, 26,40 Tonnen',
      '09:30 HM KS 411, angekommen, 26,40 Tonnen',
      '10:10 HI BT 1204, unterwegs, 26,40 Tonnen',
      '10:12 HM KS 418, unterwegs, 26,40 Tonnen',
    ]);
    await expect(line).toContainText('üblich 30 min, geschätzt');
    await expect(page.getByRole('region', { name: 'Lücke 40 min ab 09:30' })).toContainText(
      'Nach HM KS 411 kommt HI BT 1204 erst gegen 10:10.',
    );
    await expect(line.locator('[data-warning]')).toHaveCount(1);
    expect(await violationsInBothThemes(page)).toEqual([]);

    const before = line.getByRole('button', { name: 'Vorheriger Tag' });
    const place = await before.boundingBox();
    await before.tap();
    await expect(line).toContainText('Für diesen Tag gibt es weder Abrufe noch Lieferungen.');
    expect(await before.boundingBox()).toEqual(place);
    await line.getByRole('button', { name: 'Heute' }).tap();

    await tapAt(page, ticks(line, 'on_the_way'));
    const [, , , first] = loads;
    await expect(page).toHaveURL(new RegExp(`${first && pathOf(first)}$`));
    await page.goBack();
    await line.getByRole('link', { name: 'HM KS 418' }).tap();
    const [, , second] = loads;
    await expect(page).toHaveURL(new RegExp(`${second && pathOf(second)}$`));
    await page.goBack();
    await tapAt(page, line.locator('[data-call-off]'), 0.8);
    await expect(page).toHaveURL(new RegExp(`/calloff-detail/${callOff.id}$`));
  });

  test('BEY-120 a line that comes late moves nothing that is on show @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site } = await buildLine(server);
    await page.clock.install({ time: NOW });
    const release = Promise.withResolvers<undefined>();
    await page.route('**/api/v2/today?*', async (route) => {
      await release.promise;
      await route.continue();
    });
    await open(`/contract-detail/${site.contract.id}`, site);
    await expect(page.getByRole('list', { name: 'Neueste Lieferungen' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Prüfhinweise/ })).toBeVisible();
    await isAtRest(page);
    await watchShifts(page);
    release.resolve(undefined);
    await expect(lineOf(page)).toContainText('HM KS 418');
    await expect(page.getByRole('region', { name: /^Lücke/ })).toBeVisible();
    await isAtRest(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  });

  test('BEY-121 a fourth material is folded away @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site } = await buildLine(server, 4);
    await page.clock.install({ time: NOW });
    await open(`/contract-detail/${site.contract.id}`, site);
    const line = lineOf(page);
    await expect(line).toContainText('Kies 2 · 0,00 von 80,00');
    await expect(line).not.toContainText('Kies 3');
    await line.getByRole('button', { name: '1 weitere' }).tap();
    await expect(line).toContainText('Kies 3 · 0,00 von 80,00');
  });

  test('BEY-120 BEY-122 without reception the last line stands, without warnings @full', async ({
    context,
    open,
    page,
    portal: { server },
  }) => {
    const { site } = await buildLine(server);
    await page.clock.install({ time: NOW });
    await open(`/contract-detail/${site.contract.id}`, site);
    const line = lineOf(page);
    const gap = page.getByRole('region', { name: /^Lücke/ });
    await expect(gap).toBeVisible();
    await expect.poll(() => keptNames(page)).toContain('deliveries.today');
    await context.setOffline(true);
    await expect(gap).toHaveCount(0);
    await expect(line.locator('[data-warning]')).toHaveCount(0);
    await expect(line).toHaveAttribute('data-old');
    await context.setOffline(false);
    await page.route('**/api/v2/**', (route) => route.abort());
    await page.reload();
    await expect(ticks(line, 'on_the_way')).toHaveText('2');
    await expect(line).toContainText('HM KS 418');
    await expect(line).toHaveAttribute('data-old');
  });

  test('BEY-120 BEY-122 a contract without anything today has no line, an empty road is said', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site } = await buildLine(server);
    const { company, supplier, scope } = site;
    const [quiet, waiting] = await server.build(scope, async (db) => {
      const none = await buildContract(db, { company, supplier, name: 'Hafenbecken Ost' });
      const later = await buildContract(db, { company, supplier, name: 'Klinikum West' });
      const item = await buildItem(db, { contract: later });
      await buildCallOff(db, { item, supplier, starts_on: TODAY });
      return [none, later];
    });
    await page.clock.install({ time: NOW });
    await open(`/contract-detail/${waiting.id}`, site);
    await expect(lineOf(page)).toContainText('Zurzeit ist kein Lkw unterwegs.');
    const day = page.waitForResponse('**/api/v2/today?*');
    await page.goto(page.url().replace(waiting.id, quiet.id));
    await day;
    await expect(page.getByText('Zurzeit keine unbestätigten Lieferungen.')).toBeVisible();
    await expect(lineOf(page)).toHaveCount(0);
  });
});

test.describe('320 px', { tag: '@full' }, () => {
  test.use({ alone: 'file', viewport: { width: 320, height: 640 }, hasTouch: true });

  test('BEY-120 the day line fits a narrow screen', async ({ open, page, portal: { server } }) => {
    const { site } = await buildLine(server, 4);
    await page.clock.install({ time: NOW });
    await open(`/contract-detail/${site.contract.id}`, site);
    await expect(lineOf(page)).toContainText('HM KS 418');
    await expect(page.getByRole('list', { name: 'Neueste Lieferungen' })).toBeVisible();
    expect(await stickingOut(page)).toEqual([]);
  });
});
