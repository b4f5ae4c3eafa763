import type { Page } from '@playwright/test';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { buildCallOff } from '../../../apps/server/src/call-offs/build.ts';
import { buildContract, buildItem } from '../../../apps/server/src/contracts/build.ts';
import { buildDeliveries } from '../../../apps/server/src/deliveries/build.ts';
import { buildSite, withClerk } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { keptNames } from '../../support/browser-storage.ts';
import { pathOf } from '../../support/deliveries.ts';
import { expect, test } from '../../support/fixtures.ts';
import { stickingOut } from '../../support/layout.ts';
import { phone } from '../../support/touch.ts';

const NOW = '2026-11-20T09:00:00Z'; // 10:00 in Berlin
const confirmed = { status: CALL_OFF_STATUS.confirmed };

/** Yesterday two loads of a call-off, today one that runs without any, tomorrow one over two days; and a contract where all is quiet. */
const buildDays = async (server: TestServer) => {
  server.at(NOW);
  const site = await withClerk(server, await buildSite(server));
  const { company, contract, supplier, user, scope } = site;
  return server.build(scope, async (db) => {
    const item = await buildItem(db, { contract });
    const on = (day: string) => ({ starts_on: day, ends_on: day, starts_time: '07:00' });
    for (const day of ['2026-11-19', '2026-11-20'])
      await buildCallOff(db, { item, supplier, ...confirmed, ...on(day), ends_time: '16:00' });
    const next = { ...on('2026-11-21'), ends_on: '2026-11-22' };
    const tomorrow = await buildCallOff(db, { item, supplier, ...confirmed, ...next });
    const at = new Date('2026-11-19T07:30:00Z');
    const [done] = await buildDeliveries(db, contract, [
      {
        ...{ weighed_at: new Date('2026-11-19T07:00:00Z'), vehicle_license_plate: 'HM KS 402' },
        confirmed: { at, by: user.id },
      },
      { weighed_at: new Date('2026-11-19T08:00:00Z'), vehicle_license_plate: 'HM KS 411' },
    ]);
    const quiet = await buildContract(db, { company, supplier, name: 'Hafenbecken Ost' });
    if (!done) throw new Error('no load was built');
    return { site, tomorrow, done, quiet };
  });
};

const lineOf = (page: Page) => page.getByRole('article').filter({ hasText: 'Tageslinie' });
const openDay = async (page: Page, name: string) => {
  await page.getByRole('button', { name: new RegExp(`^\\S+ ${name}$`) }).tap();
  await page.getByRole('button', { name: /übernehmen$/ }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};
/** A finger in the middle of what is drawn. */
const tapOn = async (page: Page, mark: string): Promise<void> => {
  const drawn = lineOf(page).locator(mark);
  await drawn.scrollIntoViewIfNeeded();
  const box = await drawn.boundingBox();
  if (!box) throw new Error(`${mark} is not drawn`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

test.use({ alone: 'file', ...phone(844) });

test('BEY-123 BEY-124 BEY-146 other days show what was and what is planned, and stay when one comes back', async ({
  open,
  page,
  portal: { server },
}) => {
  const { site, tomorrow, done } = await buildDays(server);
  await page.clock.install({ time: NOW });
  await open(`/contract-detail/${site.contract.id}`, site);
  const line = lineOf(page);
  const back = line.getByRole('button', { name: 'Heute' });
  await expect(line).toContainText('Zurzeit ist kein Lkw unterwegs.');
  await expect(back).toHaveCount(0);

  await line.getByRole('button', { name: 'Vorheriger Tag' }).tap();
  await expect(page).toHaveURL(/\?date=19-11-2026$/);
  const loads = line.getByRole('list', { name: /^Lieferungen am Do,\s19\.11\.26$/ });
  await expect(loads.getByRole('listitem')).toHaveText([
    '08:30 HM KS 402, bestätigt, 26,40 Tonnen',
    '09:00 HM KS 411, angekommen, 26,40 Tonnen',
  ]);
  await expect(line).toContainText(/52,80\svon\s80,00\st/);
  await expect(line).not.toContainText('unterwegs');
  await expect(line.locator('[data-warning]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Lücke/ })).toHaveCount(0);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await tapOn(page, '[data-stage="confirmed"]');
  await expect(page).toHaveURL(new RegExp(`${pathOf(done)}$`));
  await page.goBack();
  await expect(loads).toBeAttached();
  await page.reload();
  await expect(loads).toBeAttached();

  await line.getByRole('button', { name: /^Tag wählen, Do,\s19\.11\.26$/ }).tap();
  await openDay(page, '21. November 2026');
  await expect(page).toHaveURL(/\?date=21-11-2026$/);
  await expect(line.getByRole('list', { name: /^Abrufe am Sa/ })).toContainText(
    /^07:00 bis So,\s22\.11\.26, 15:00 Asphalttragschicht.*, 80,00 Tonnen abgerufen$/,
  );
  const bar = line.locator('[data-call-off]');
  await expect(bar).toHaveAttribute('data-cut', 'end');
  await tapOn(page, '[data-call-off]');
  await expect(page).toHaveURL(new RegExp(`/calloff-detail/${tomorrow.id}$`));
  await page.goBack();
  const next = line.getByRole('button', { name: 'Nächster Tag' });
  await next.tap();
  await expect(line.getByRole('list', { name: /^Abrufe am So/ })).toContainText(
    /^Sa,\s21\.11\.26, 07:00 bis 15:00 /,
  );
  await expect(bar).toHaveAttribute('data-cut', 'start');
  await next.tap();
  await expect(line).toContainText('Für diesen Tag gibt es weder Abrufe noch Lieferungen.');
  await back.tap();
  await expect(page).toHaveURL(/\/contract-detail\/[0-9a-f-]+$/);
  await expect(line).toContainText('Zurzeit ist kein Lkw unterwegs.');
});

test('BEY-124 BEY-125 a quiet contract leads to other days; without reception those that were seen stand', async ({
  context,
  open,
  page,
  portal: { server },
}) => {
  const { site, quiet } = await buildDays(server);
  await page.clock.install({ time: NOW });
  await open(`/contract-detail/${quiet.id}?date=31-02-2026`, site);
  const line = lineOf(page);
  await expect(page).toHaveURL(/\/contract-detail\/[0-9a-f-]+$/);
  await page.getByRole('button', { name: 'Tageslinie' }).tap();
  await openDay(page, '19. November 2026');
  await expect(line).toContainText('Für diesen Tag gibt es weder Abrufe noch Lieferungen.');
  const day = line.getByRole('button', { name: /^Tag wählen/ });
  await expect(day).toBeFocused();
  await line.getByRole('button', { name: 'Heute' }).tap();
  await expect(day).toHaveAccessibleName(/Fr,\s20\.11\.26$/);
  await expect(day).toBeFocused();
  await line.getByRole('button', { name: 'Vorheriger Tag' }).tap();
  await expect(page).toHaveURL(/\?date=19-11-2026$/);

  await page.goto(page.url().replace(quiet.id, site.contract.id));
  await expect(line).toContainText('HM KS 402');
  await expect.poll(() => keptNames(page)).toContain('deliveries.dayLine');
  await context.setOffline(true);
  await line.getByRole('button', { name: 'Vorheriger Tag' }).tap();
  await expect(line).toContainText('Dafür brauchen Sie Empfang.');
  await line.getByRole('button', { name: 'Nächster Tag' }).tap();
  await expect(line).toContainText('HM KS 402');
  await line.getByRole('button', { name: 'Vorheriger Tag' }).tap();
  await context.setOffline(false);
  await expect(line).toContainText('Für diesen Tag gibt es weder Abrufe noch Lieferungen.');
  await page.route('**/api/v2/day-line/**', (route) => route.fulfill({ status: 422, json: {} }));
  await line.getByRole('button', { name: 'Vorheriger Tag' }).tap();
  await expect(line).toContainText('Die Daten konnten nicht geladen werden.');
  await page.unrouteAll();
  await line.getByRole('button', { name: 'Erneut versuchen' }).tap();
  await expect(line).toContainText('Für diesen Tag gibt es weder Abrufe noch Lieferungen.');
});

test.describe('320 px', { tag: '@full' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('BEY-123 the head with its days fits a narrow screen', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site } = await buildDays(server);
    await page.clock.install({ time: NOW });
    await open(`/contract-detail/${site.contract.id}?date=19-11-2026`, site);
    await expect(lineOf(page)).toContainText('HM KS 402');
    expect(await stickingOut(page)).toEqual([]);
    await page.goto(page.url().replace('19-11-2026', '19-11-2028'));
    await lineOf(page).getByRole('button', { name: 'Nächster Tag' }).press('Enter');
    await expect(lineOf(page).getByRole('button', { name: /20\.11\.28$/ })).toBeFocused();
  });
});
