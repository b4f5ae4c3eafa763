import type { Page } from '@playwright/test';
import { holdCalls } from '../../support/api-calls.ts';
import { addDetector, buildNote, failCamera, noCamera, photo } from '../../support/camera.ts';
import { expect, test } from '../../support/fixtures.ts';
import { pathOf } from '../../support/deliveries.ts';

test.beforeEach(({ page }) => failCamera(page, 'NotFoundError'));

/** Longer than the frame would show that it has found a code. */
const FRAME_SHOWN_MS = 1_000;
const UPLOAD = 'delivery/qr-code/upload';
const pick = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name: 'foto', mimeType: 'image/jpeg', buffer });

test(
  'closing the sheet during the search for a number stays with the scanner @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const { load } = await buildNote(server, site);
    await open('/qr-scanner', site);
    await noCamera(page);
    await page.getByRole('button', { name: 'Nummer eingeben' }).click();
    const sheet = page.getByRole('dialog', { name: 'Nummer des Lieferscheins' });
    const release = await holdCalls(page, UPLOAD);
    await page.clock.install();
    const asked = page.waitForRequest(`**/${UPLOAD}`);
    await sheet.getByLabel('Lieferscheinnummer').fill(load.number);
    await page.keyboard.press('Enter');
    await asked;
    await expect(sheet.getByRole('button', { name: 'Wird gesucht …' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    const answer = page.waitForResponse(`**/${UPLOAD}`);
    release();
    await (await answer).finished();
    await page.clock.runFor(FRAME_SHOWN_MS);
    await expect(page).toHaveURL(/\/qr-scanner$/);
  },
);

test(
  'a found code vibrates; leaving in that moment opens no delivery @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const { code } = await buildNote(server, site);
    await page.addInitScript(() => {
      const start = window.setTimeout;
      const held = new Promise<void>((resolve) => Object.assign(window, { go: resolve }));
      const felt: unknown[] = [];
      navigator.vibrate = (time) => felt.push(time) > 0;
      const wait = (then: () => void, time?: number) =>
        time === 200 ? start(() => void held.then(then)) : start(then, time);
      Object.assign(window, { setTimeout: wait, felt });
    });
    await open('/settings', site);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Lieferschein scannen' }).click();
    await noCamera(page);
    const answer = page.waitForResponse(`**/${UPLOAD}`);
    await pick(page, await photo(code));
    await (await answer).finished();
    await expect.poll(() => page.evaluate('felt')).toEqual([30]);
    await page.getByRole('button', { name: 'Scanner schließen' }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await page.evaluate('go()');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page).toHaveURL(/\/settings$/);
  },
);

test(
  'a photo that the decoder of the phone cannot read is read by ours @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const { load, code } = await buildNote(server, site);
    await addDetector(page, []);
    await open('/qr-scanner', site);
    await noCamera(page);
    await pick(page, await photo(code));
    await expect(page).toHaveURL(new RegExp(pathOf(load)));
  },
);

test(
  'a decoder that failed to load is fetched again for the next picture @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const { load, code } = await buildNote(server, site);
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('scan-worker'),
    );
    await page.route('**/*scan-worker*', (route) => route.abort(), { times: 1 });
    await open('/qr-scanner', site);
    await noCamera(page);
    await failed;
    await pick(page, await photo(code));
    await expect(page).toHaveURL(new RegExp(pathOf(load)));
  },
);
