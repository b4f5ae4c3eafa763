import type { Page } from '@playwright/test';
import { buildDeliveries } from '../../../apps/server/src/deliveries/build.ts';
import { buildSite, NOW } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { fieldsOf, recordCalls } from '../../support/api-calls.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { buildTrips } from '../../support/deliveries.ts';
import { expect, type Open, test } from '../../support/fixtures.ts';
import { buildPerson } from '../../support/people.ts';
import { fail } from '../../support/scenes/scene.ts';
import { centreOf, phone, tap, touchDown, touchUp } from '../../support/touch.ts';

const MINUTE_MS = 60_000;
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * MINUTE_MS);
const GRAVEL = {
  ...{ number: '102145', name: 'Frostschutzkies 0/45', category: 1 },
  ...{ quantity: '27.160', quantity_unit: 't' },
};

/** Four loads of asphalt and two of gravel have arrived; a seventh is on its way. */
const buildSix = async (server: TestServer) => {
  server.at(NOW);
  const site = await buildSite(server);
  await buildTrips(server, site, minutesAgo(10));
  await server.build(site.scope, (db) =>
    buildDeliveries(db, site.contract, [
      ...[50, 55, 60, 65].map((minutes) => ({
        weighed_at: minutesAgo(minutes),
        vehicle_license_plate: `HM KS 4${minutes}`,
      })),
      ...[70, 75].map((minutes) => ({
        weighed_at: minutesAgo(minutes),
        vehicle_license_plate: `NI TR 20${minutes}`,
        materials: [GRAVEL],
      })),
      { weighed_at: minutesAgo(5), vehicle_license_plate: 'SHG WL 81' },
    ]),
  );
  return site;
};

const main = (page: Page) => page.getByRole('main');
const boxes = (page: Page) => main(page).getByRole('checkbox');
const holdFor = (page: Page, count: number) =>
  page.getByRole('button', { name: `${count} bestätigen: halten` });
const hold = async (page: Page, count: number): Promise<void> => {
  await touchDown(page, await centreOf(holdFor(page, count)));
  await expect(holdFor(page, count)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Weiter halten …' })).toBeHidden();
  await touchUp(page);
};

/** Six lorries on the page that the start page leads to. */
const openSix = async (open: Open, page: Page, server: TestServer) => {
  const site = await buildSix(server);
  const calls = recordCalls(page, 'delivery/confirm');
  await page.clock.setFixedTime(NOW);
  await open('/dashboard', site);
  await tap(main(page).getByRole('link', { name: 'Alle 6 prüfen' }));
  await expect(boxes(page)).toHaveCount(6);
  return calls;
};

test.describe('at the gate', () => {
  test.use({ ...phone(844), alone: 'file' });

  test('BEY-80 BEY-81 BEY-82 six lorries are confirmed from the start page by two taps', async ({
    open,
    page,
    portal: { server },
  }) => {
    const calls = await openSix(open, page, server);
    await expect(page.getByRole('heading', { name: '6 Lieferungen prüfen' })).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeHidden();
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'Frostschutzkies 0/45',
      /^Asphalttragschicht/,
    ]);
    await expect(page.getByText('159,92')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await hold(page, 6);
    await expect(page.getByText('6 Lieferungen sind bestätigt.')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(fieldsOf(calls)).toMatchObject(Array.from({ length: 6 }, () => ({ way: 'bulk' })));
    await expect(main(page)).not.toContainText('unbestätigt');
  });

  test('BEY-80 BEY-81 those taken out stay, the sum follows, and one that is refused says why', async ({
    open,
    page,
    portal: { server },
  }) => {
    const site = await buildSix(server);
    await page.clock.setFixedTime(NOW);
    await open(`/delivery-check/${site.contract.id}`, site);
    await expect(boxes(page)).toHaveCount(6);
    await tap(page.getByRole('button', { name: 'Alle abwählen' }));
    await expect(holdFor(page, 0)).toHaveAccessibleDescription(
      'Wählen Sie mindestens eine Lieferung.',
    );
    await tap(main(page).locator('label').filter({ hasText: 'NI TR 2075' }));
    await tap(main(page).locator('label').filter({ hasText: 'NI TR 2070' }));
    await expect(page.getByText('54,32')).toHaveCount(2);
    await fail(page, '**/delivery/confirm', 404, { times: 1, message: 'Nicht gefunden.' });
    await hold(page, 2);
    await expect(
      page.getByRole('alert').filter({ hasText: '1 bestätigt, 1 nicht: Nicht gefunden.' }),
    ).toBeVisible();
    await expect(main(page)).toContainText(/NI TR 207\d.*Nicht bestätigt: Nicht gefunden\./);
    await expect(boxes(page)).toHaveCount(5);
    await hold(page, 1);
    await expect(page.getByText('1 Lieferung ist bestätigt.')).toBeVisible();
    await expect(boxes(page)).toHaveCount(4);
  });

  test('BEY-76 BEY-81 without reception all of them wait on the phone', async ({
    context,
    open,
    page,
    portal: { server },
  }) => {
    // Without a service worker the marks of the outbox come once the page rests; a phone has them from then on.
    const marks = page.waitForResponse(/\/assets\/marks-/);
    const calls = await openSix(open, page, server);
    await (await marks).finished();
    await context.setOffline(true);
    await hold(page, 6);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(main(page)).toContainText(/6 Bestä.?tigungen warten/);
    expect(calls).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => calls.length).toBe(6);
  });

  test('BEY-80 a reader sees which deliveries wait, and opens them', async ({
    open,
    page,
    portal: { server },
  }) => {
    const site = await buildSix(server);
    const reader = await buildPerson(server, { companies: [site.company], role: 'leser' });
    await page.clock.setFixedTime(NOW);
    await open('/delivery-check/all', reader);
    await expect(main(page).getByRole('listitem')).toHaveCount(6);
    await expect(boxes(page)).toHaveCount(0);
    await tap(main(page).getByRole('link', { name: /NI TR 2075/ }));
    await expect(page).toHaveURL(/\/delivery-single\//);
  });
});
