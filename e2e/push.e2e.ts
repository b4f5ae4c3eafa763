import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { PATIENCE, test } from './push-fixtures.ts';
import { isSubscribed } from './push-shown.ts';
import { buildWeighing } from './weighing.ts';

const BOTH = 'Benachrichtigungen sind an. Mitteilungen auf diesem Gerät sind jetzt ebenfalls an.';
const flash = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('PSH-02 CON-11 T-33 one tap follows a contract and turns push on; a ticket reaches the push service once', async ({
  open,
  page,
  portal: { server },
  pushService,
}) => {
  const site = await buildWeighing(server);
  await open(`/contract-detail/${site.contract.id}`, site);
  expect(await isSubscribed(page)).toBe(false);
  await page.getByRole('switch', { name: 'Benachrichtigungen' }).click();
  await expect(flash(page, BOTH)).toBeVisible(PATIENCE);
  expect(await isSubscribed(page)).toBe(true);

  await site.weigh('8104999');
  await expect.poll(() => pushService.sent.length, PATIENCE).toBe(1);
});
