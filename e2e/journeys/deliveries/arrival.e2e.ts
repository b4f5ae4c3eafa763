import { insertErpId } from '../../../apps/server/src/companies/store.ts';
import { insertImportKey } from '../../../apps/server/src/imports/store.ts';
import { buildSite } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { arrivals } from '../../../packages/contract/src/imports/arrivals.ts';
import { berlinTime } from '../../../packages/domain/src/values/calendar.ts';
import { buildLoad, buildTrips, pathOf } from '../../support/deliveries.ts';
import { expect, test, waitForStream } from '../../support/fixtures.ts';

const MINUTE_MS = 60_000;

/** Trips of 20 to 42 minutes, two of them confirmed late, and a load that was weighed ten minutes ago. */
const buildLoads = async (server: TestServer) => {
  const site = await buildSite(server);
  const weighedAt = new Date(Date.now() - 10 * MINUTE_MS);
  await buildTrips(server, site, weighedAt);
  await buildLoad(server, site, { weighed_at: weighedAt, vehicle_license_plate: 'HM KS 418' });
  const arrival = Math.round(weighedAt.getTime() / MINUTE_MS + 30) * MINUTE_MS;
  return { site, time: berlinTime(new Date(arrival)) };
};

for (const { width, height, tag } of [
  { width: 390, height: 844, tag: '' },
  { width: 1180, height: 820, tag: ' @full' },
  { width: 320, height: 640, tag: ' @full' },
])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test(`BEY-29 BEY-30 BEY-31 BEY-32 an arrival is shown, moves on, and grows unsure without reception at ${width} px${tag}`, async ({
      open,
      page,
      portal: { server },
    }) => {
      const { site, time } = await buildLoads(server);
      await page.clock.install();
      await open(`/delivery-incoming/${site.contract.id}`, site);
      if (width < 1180) {
        await expect(page.getByText(`ca. ${time} hier · geschätzt, ± 6 min`)).toBeVisible();
      }
      await page.getByRole('link', { name: /HM\s*KS\s*418|AC 22 T S/ }).tap();
      await expect(page.getByText(`ca. ${time} hier`, { exact: true })).toBeVisible();
      await expect(page.getByText('geschätzt, ± 6 min', { exact: true })).toBeVisible();
      await expect(page.getByText(/^in\s(19|20|21)\smin$/)).toBeVisible();
      await expect(page.getByText(/letzten 14 Fahrten\. Der Lkw wird nicht geortet/)).toBeVisible();

      const asked = page.waitForRequest('**/api/v2/delivery/details**');
      await page.clock.fastForward(4.5 * MINUTE_MS);
      await asked;
      await expect(page.getByText(/^in\s1[4567]\smin$/)).toBeVisible();

      await page.context().setOffline(true);
      await expect(page.getByText(/^ungenau: Stand \d\d:\d\d$/)).toBeVisible();
      await expect(page.getByText(/^in\s\d+\smin$/)).toHaveCount(0);
      await page.clock.fastForward(20 * MINUTE_MS);
      await expect(page.getByText(`war ${time} erwartet`, { exact: true })).toBeVisible();
      await page.context().setOffline(false);
      await page.clock.fastForward(10 * MINUTE_MS);
      await expect(page.getByText(`angekommen · war ${time} erwartet`)).toBeVisible();
    });
  });

/** A load, and reports on it as the system of its scale would send them. */
const buildReporter = async (server: TestServer) => {
  const site = await buildSite(server);
  const { supplier, company } = site;
  const weighed_at = new Date(Date.now() - 10 * MINUTE_MS);
  await buildTrips(server, site, weighed_at);
  const load = await buildLoad(server, site, { weighed_at });
  const customer_number = load.number;
  const { key: token } = await server.build(site.scope, async (db) => {
    const ids = { supplier_id: supplier.id, company_id: company.id };
    await insertErpId(db, { ...ids, erp_customer_no: customer_number });
    const key = { supplierId: supplier.id, source: 'vas', name: 'Waage', addresses: [] } as const;
    return insertImportKey(db, key, new Date());
  });
  const report = async (stage: 'on_the_way' | 'arrived', reportedAt: Date, expected?: Date) => {
    const instants = {
      expected_arrival: expected?.toISOString(),
      reported_at: reportedAt.toISOString(),
    };
    const row = { customer_number, delivery_number: load.number, stage, ...instants };
    const { updated, failed } = await server.send(arrivals, [row], { token });
    expect([updated, failed]).toEqual([1, []]);
  };
  return { site, load, report };
};

test.describe('reports of the plant', () => {
  test.use({ live: true, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('BEY-36 BEY-37 a report of the plant replaces the estimate on the open page, and arrives before its time', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, load, report } = await buildReporter(server);
    const stream = waitForStream(page);
    await open(pathOf(load), site);
    await expect(page.getByText('geschätzt, ± 6 min', { exact: true })).toBeVisible();
    await stream;
    const now = Date.now();
    const expected = new Date(now + 45 * MINUTE_MS);
    await report('on_the_way', new Date(now - MINUTE_MS), expected);
    await expect(page.getByText(`ca. ${berlinTime(expected)} hier`, { exact: true })).toBeVisible();
    await expect(page.getByText('vom Werk gemeldet', { exact: true })).toBeVisible();
    await expect(page.getByText(/^in\s4[456]\smin$/)).toBeVisible();
    await expect(
      page.getByText('Ankunft vom Werk gemeldet. Der Lkw wird nicht geortet.'),
    ).toBeVisible();
    const there = new Date(now);
    await report('arrived', there);
    const words = `angekommen · vom Werk für ${berlinTime(there)} gemeldet`;
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText('vom Werk gemeldet', { exact: true })).toHaveCount(0);
    await open(`/delivery-incoming/${site.contract.id}`, site);
    await expect(page.getByText(words)).toBeVisible();
  });
});
