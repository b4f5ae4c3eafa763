import { buildCallOff } from '../../../apps/server/src/call-offs/build.ts';
import { buildContract, buildItem } from '../../../apps/server/src/contracts/build.ts';
import { sendSupplierHint } from '../../../apps/server/src/core/live/hints.ts';
import { buildDeliveries } from '../../../apps/server/src/deliveries/build.ts';
import { buildSite } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { buildTrips } from '../../support/deliveries.ts';
import { expect, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { AT_DESK, OFFICE_WINDOW, buildColleague, signInStaff } from '../../support/office.ts';

test.use({ ...AT_DESK, alone: 'file', live: true });

const NOW = '2026-11-20T09:00:00Z'; // 10:00 in Berlin
const TODAY = '2026-11-20';
/** More than the window has room for. */
const OTHER_SITES = 14;
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000);

/** Trips of 30 minutes; one load confirmed, one arrived, and after a gap two on their way together. */
const buildDay = async (server: TestServer) => {
  server.at(NOW);
  const site = await buildSite(server);
  const { company, contract, supplier, user, scope } = site;
  await buildTrips(server, site, minutesAgo(10));
  const add = (loads: Parameters<typeof buildDeliveries>[2]) =>
    server.build(scope, async (db) => {
      const made = await buildDeliveries(db, contract, loads);
      await sendSupplierHint(db, supplier.id, 'deliveries');
      return made;
    });
  await server.build(scope, async (db) => {
    const hours = { starts_on: TODAY, ends_on: TODAY, starts_time: '07:00', ends_time: '16:00' };
    const order = { supplier, ...hours, quantity: '620.000', status: 4 } as const;
    await buildCallOff(db, { item: await buildItem(db, { contract }), ...order });
    for (let number = 1; number <= OTHER_SITES; number += 1) {
      const other = await buildContract(db, { company, supplier, name: `Baulos ${number}` });
      const item = await buildItem(db, { contract: other });
      const status = number === OTHER_SITES ? 1 : 4; // the last one is only asked for
      await buildCallOff(db, { item, ...order, starts_time: '08:00', status });
    }
  });
  const confirmed = { at: minutesAgo(90), by: user.id };
  await add([
    { weighed_at: minutesAgo(120), vehicle_license_plate: 'HM KS 402', confirmed },
    { weighed_at: minutesAgo(60), vehicle_license_plate: 'HM KS 411' },
    { weighed_at: minutesAgo(18), vehicle_license_plate: 'HM KS 418' },
    { weighed_at: minutesAgo(20), vehicle_license_plate: 'HI BT 1204' },
  ]);
  return { contract, add };
};

test('BEY-128 BEY-137 BEY-138 the sites of today at the desk: a gap, its day line by keyboard, lorries as they are weighed, the way to a delivery', async ({
  open,
  page,
  portal: { server },
}) => {
  const { contract, add } = await buildDay(server);
  const lena = await buildColleague(server, { name: 'Lena Bartels' });
  await signInStaff(page, server, lena, new Date(NOW));
  await page.clock.install({ time: NOW });
  await open('/office/day');
  await page.getByRole('link', { name: 'Baustellen' }).click();

  const row = page.getByRole('row', { name: new RegExp(`^${contract.name}`) });
  await expect(row).toContainText('105,60\u00A0von\u00A0620,00\u00A0t');
  await expect(row).toContainText('Lücke 40\u00A0min ab 09:30');
  await expect(page.getByText('15 Baustellen · 1 mit Warnung')).toBeVisible();
  await tabTo(row);
  await page.keyboard.press('Enter');
  const detail = page.getByRole('row').filter({ has: page.getByText('HI BT 1204') });
  await expect(detail).toContainText('Nach HM KS 411 kommt HI BT 1204 erst gegen 10:10.');
  await expect(detail.locator('[data-warning]')).toHaveCount(1);
  await expect(detail.locator('[data-stage="on_the_way"]')).toHaveText('2');
  await expect(detail.getByRole('link', { name: 'HM KS 411' })).toContainText('war 09:30 erwartet');
  expect(await violationsInBothThemes(page)).toEqual([]);

  const [late] = await add([
    { weighed_at: minutesAgo(17), vehicle_license_plate: 'HM KS 500' },
    { weighed_at: minutesAgo(16), vehicle_license_plate: 'HM KS 501' },
  ]);
  await expect(detail).toContainText('4 Lkw gleichzeitig um 10:10');
  await expect(row).toContainText('Lücke 40\u00A0min ab 09:30, +\u00A01');
  await page.setViewportSize({ width: 900, height: 800 });
  const queue = await detail.locator('[data-warning="queue"]').boundingBox();
  expect(queue?.width).toBeGreaterThanOrEqual(60); // also where its minutes are narrower than its mark
  await page.setViewportSize(OFFICE_WINDOW);
  const search = page.getByRole('searchbox', { name: 'Baustelle, Kunde, Material' });
  await search.fill(contract.name);
  await expect(page.getByText('1 von 15 Baustellen · 1 mit Warnung')).toBeVisible();
  await search.fill(`Baulos ${OTHER_SITES}`);
  // Its number is part of other sites' numbers too.
  const named = page.getByRole('row', { name: new RegExp(`^Baulos ${OTHER_SITES},`) });
  await expect(named).toContainText('nichts verwogen');
  await search.fill('');
  await expect(page.getByText('15 Baustellen · 1 mit Warnung')).toBeVisible();
  await page.getByRole('link', { name: 'HM KS 500' }).click();
  await expect(page).toHaveURL(new RegExp(`/office/deliveries\\?open=${late?.id}`));
  await expect(page.getByRole('dialog', { name: /^Lieferung/ })).toContainText('HM KS 500');

  await page.goBack();
  const last = page.getByRole('row').last();
  await page
    .getByRole('row', { name: /^Baulos/ })
    .first()
    .focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const way = last.getByRole('link', { name: 'Alle Lieferungen' });
  await expect(way).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(way).toBeInViewport({ ratio: 1 });

  await open('/office/day/sites?open=gone');
  await expect(
    page.getByText('Die gesuchte Baustelle ist heute nicht in dieser Liste.'),
  ).toBeVisible();
});
