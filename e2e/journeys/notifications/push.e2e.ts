import * as settings from '@abrufbar/contract/profile/settings.ts';
import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { PUSH_TIMEOUT_MS, test } from '../../support/push/fixtures.ts';
import { isSubscribed, notifications, tapNotification } from '../../support/push/notifications.ts';
import { buildWeighing } from '../../support/weighing-site.ts';

const BOTH =
  'Nachrichten zu diesem Vertrag sind an. Push-Mitteilungen auf diesem Gerät sind jetzt ebenfalls an.';
const row = (page: Page) => page.getByRole('switch', { name: 'Nachrichten zu diesem Vertrag' });
const flash = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words });

test('PSH-01 PSH-02 CON-11 T-33 a ticket reaches the phone once, and a tap opens its message @full', async ({
  context,
  open,
  page,
  portal: { at, server },
  pushService,
}) => {
  const site = await buildWeighing(server);
  await open(`/contract-detail/${site.contract.id}`, site);
  expect(await isSubscribed(page)).toBe(false);
  await row(page).click();
  await expect(flash(page, BOTH)).toBeVisible({ timeout: PUSH_TIMEOUT_MS });
  expect(await isSubscribed(page)).toBe(true);

  await site.weigh('8104999');
  await expect.poll(() => pushService.sent.length, { timeout: PUSH_TIMEOUT_MS }).toBe(1);
  await expect.poll(() => notifications(page), { timeout: PUSH_TIMEOUT_MS }).toHaveLength(1);
  const [shown] = await notifications(page);
  expect(shown?.title).toMatch(/^Neuer Lieferschein: [\d.,]+ t/);
  expect(shown?.path).toMatch(/^\/messages\/single\/[\da-f-]{36}$/);
  expect(pushService.sent).toHaveLength(1); // and it stays at one

  await tapNotification(page);
  await expect(page).toHaveURL(at('nordstein') + shown?.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('8104999')).toBeVisible();
  expect(await notifications(page)).toEqual([]);

  // With no page of the app open.
  const later = await context.newPage();
  await page.close();
  await site.weigh('8105000');
  await expect.poll(() => pushService.sent.length, { timeout: PUSH_TIMEOUT_MS }).toBe(2);
  await later.goto(`${at('nordstein')}/messages`);
  await expect.poll(() => notifications(later), { timeout: PUSH_TIMEOUT_MS }).toHaveLength(1);
});

test('CON-11 D-55 the next tap turns on again a subscription turned off on another device', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const isOnAtServer = async () => {
    const { company_nr: company_number } = site.company;
    return (await server.send(settings.settings, { company_number }, site)).PushNotification;
  };
  await open(`/contract-detail/${site.contract.id}`, site);
  await row(page).click();
  await expect(flash(page, BOTH)).toBeVisible({ timeout: PUSH_TIMEOUT_MS });
  const off = { company_number: null, type: 'PushNotification', status: false } as const;
  await server.send(settings.updateSetting, off, { ...site, key: crypto.randomUUID() });
  expect(await isOnAtServer()).toBe(false);
  await row(page).click();
  await expect(flash(page, 'Nachrichten zu diesem Vertrag sind aus.')).toBeVisible();
  await row(page).click();
  await expect(flash(page, /^Nachrichten zu diesem Vertrag sind an\.$/)).toBeVisible({
    timeout: PUSH_TIMEOUT_MS,
  });
  expect(await isOnAtServer()).toBe(true);
});
