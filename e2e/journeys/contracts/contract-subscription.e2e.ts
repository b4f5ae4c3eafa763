import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { holdCalls, recordCalls, pauseBetween } from '../../support/api-calls.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { answer, failure } from '../../support/scenes/scene.ts';

const CALL = 'update-contract-subscription/.*';
const BLOCKED = 'Nachrichten sind an. Push-Mitteilungen auf diesem Gerät blockiert Ihr Browser.';
const OFF = 'Nachrichten zu diesem Vertrag sind aus.';

const overviewOf = ({ contract }: Site) => `/contract-detail/${contract.id}`;
const row = (page: Page) => page.getByRole('switch', { name: 'Nachrichten zu diesem Vertrag' });
const says = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Ids of the followers of the contract at the server. */
const followers = ({ build }: TestServer, { scope, contract }: Site): Promise<string[]> =>
  build(scope, async (db) => {
    const { rows } = await sql<{ user_id: string }>`
      SELECT user_id FROM subscriptions WHERE contract_id = ${contract.id}`.execute(db);
    return rows.map(({ user_id }) => user_id);
  });

test(
  'CON-03 CON-10 CON-12 API-56 T-01 the switch changes at once, is saved, and read again a second later',
  { tag: '@chromium' },
  async ({ open, page, portal: { at, server }, site }) => {
    const sent = recordCalls(page, CALL);
    const release = await holdCalls(page, CALL);
    await open(overviewOf(site), site);
    await expect(row(page)).not.toBeChecked();
    await expect(row(page)).toHaveAccessibleDescription('Neue Lieferungen und Abrufe');
    await row(page).press('Space');
    await expect(row(page)).toBeChecked(); // the server has not saved it yet
    expect(await followers(server, site)).toEqual([]);
    release();
    await expect(says(page, BLOCKED)).toBeVisible();
    expect(await followers(server, site)).toEqual([site.user.id]);
    const read = `contracts/${site.contract.id}`;
    const pause = () => pauseBetween(page, 'update-contract-subscription', read);
    await expect.poll(pause).toBeGreaterThan(900);
    await page.goto(`${at('nordstein')}/construction-site`);
    await expect(page.getByText('Nachrichten sind an')).toBeAttached();

    await page.goto(at('nordstein') + overviewOf(site));
    await expect(row(page)).toBeChecked();
    await row(page).click();
    await expect(says(page, OFF)).toBeVisible();
    expect(await followers(server, site)).toEqual([]);
    expect(sent.map(({ method, path }) => [method, path])).toEqual([
      ['GET', `update-contract-subscription/${site.contract.id}/1`],
      ['GET', `update-contract-subscription/${site.contract.id}/0`],
    ]);
    const [key, other] = sent.map(({ headers }) => headers['idempotency-key']);
    expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(other).not.toBe(key);
  },
);

test('CON-10 T-33 a refused change is reverted and reported @full', async ({
  open,
  page,
  site,
}) => {
  await answer('update-contract-subscription/**', failure, 404)(page);
  await open(overviewOf(site), site);
  await row(page).click();
  const popup = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
  await expect(popup).toContainText('a7c4-19');
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect(row(page)).not.toBeChecked();
  await expect(row(page)).toHaveAccessibleDescription('Neue Lieferungen und Abrufe');
});

test('two quick taps restore the state, also at the server @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const release = await holdCalls(page, CALL);
  await open(overviewOf(site), site);
  await row(page).click();
  await expect(row(page)).toBeChecked();
  await row(page).click();
  await expect(row(page)).not.toBeChecked();
  const last = page.waitForResponse(`**/update-contract-subscription/${site.contract.id}/0`);
  release();
  expect((await last).status()).toBe(200);
  await expect(says(page, OFF)).toBeVisible();
  await expect(row(page)).not.toBeChecked();
  expect(await followers(server, site)).toEqual([]);
});

test('CON-13 the icon animates in within 500 ms and is highlighted for 2000 ms, or does not move', async ({
  open,
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(overviewOf(site), site);
  const icon = page
    .locator('label', { has: row(page) })
    .locator('svg')
    .first();
  const motion = () =>
    icon.evaluate((drawing) => {
      const [animation] = drawing.parentElement?.getAnimations() ?? [];
      const effect = animation?.effect;
      if (!(effect instanceof KeyframeEffect)) return null;
      const { duration, easing } = effect.getTiming();
      const frames = effect.getKeyframes().map(({ offset, opacity }) => [offset, opacity]);
      return { duration, easing: effect.getKeyframes()[0]?.easing ?? easing, frames };
    });
  expect(await motion()).toBeNull();
  const devices = await page.context().newCDPSession(page);
  await devices.send('Animation.enable');
  await devices.send('Animation.setPlaybackRate', { playbackRate: 0.01 }); // too short to observe
  await row(page).click();
  await expect(row(page)).toBeChecked();
  const { duration, easing, frames = [] } = (await motion()) ?? {};
  expect([duration, easing]).toEqual([2500, 'linear']);
  expect(frames.slice(0, 2)).toEqual([
    [0, '0'],
    [0.2, '1'],
  ]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await row(page).click();
  await expect(row(page)).not.toBeChecked();
  expect(await motion()).toBeNull();
});

test.describe('on a line of its own', () => {
  test('D-62 CON-10 a subscription made offline waits on the phone and is sent later @full', async ({
    open,
    page,
    portal: { line, server },
    site,
  }) => {
    await open(overviewOf(site), site);
    await expect(row(page)).toBeEnabled();
    await isCached(page);
    await line.cut();
    await row(page).click();
    await expect(row(page)).toHaveAccessibleDescription('Wartet auf Empfang');
    await expect(row(page)).toBeChecked();
    await expect(says(page, 'Nachrichten sind an')).toHaveCount(0);
    await page.reload();
    await line.restore();
    await expect.poll(() => followers(server, site), { timeout: 30_000 }).toEqual([site.user.id]);
    await expect(row(page)).toHaveAccessibleDescription('Neue Lieferungen und Abrufe');
    await expect(row(page)).toBeChecked();
  });
});

test('T-33 a browser without push keeps the subscription and says so', async ({
  open,
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await open(overviewOf(site), site);
  await row(page).click();
  await expect(says(page, 'Push-Mitteilungen auf diesem Gerät ließen sich nicht')).toBeVisible();
  await expect(row(page)).toBeChecked();
});
