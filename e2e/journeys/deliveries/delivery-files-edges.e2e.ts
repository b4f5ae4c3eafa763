import * as calls from '@abrufbar/contract/documents-assets.ts';
import type { Page } from '@playwright/test';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { drawPicture } from '../../../apps/server/testing/concepts/pictures.ts';
import { holdCalls } from '../../support/api-calls.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { openLoad } from '../../support/open-pages.ts';
import { pathOf } from '../../support/deliveries.ts';

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawPicture({ width: 60, height: 40 }),
});
const choose = (page: Page, files: Awaited<ReturnType<typeof photo>>[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files);
const section = (page: Page) => page.getByRole('list', { name: 'Fotos und Papiere' });
const tiles = (page: Page) => section(page).getByRole('button', { name: ' öffnen: ' });
const names = async ({ send }: TestServer, id: string, token: string) =>
  (await send(calls.assets, { id }, { token })).items.map(({ file_name }) => file_name);

test(
  'D-21 D-62 a waiting photo is still there when the app is opened again offline @full',
  { tag: '@full' },
  async ({ open, page, portal: { at, server }, site }) => {
    const load = await openLoad(open, server, site);
    await isCached(page);
    const context = page.context();
    await context.setOffline(true);
    await choose(page, [await photo('Schein.jpg')]);
    const waits = (on: Page) => on.getByText('1 Datei wird gesendet, sobald Sie wieder Empfang');
    await expect(waits(page)).toBeVisible();
    await page.close();
    const again = await context.newPage();
    await again.goto(at('nordstein') + pathOf(load));
    await expect(waits(again)).toBeVisible();
    await expect(section(again).locator('img')).toHaveCount(1);
    await context.setOffline(false);
    await expect(tiles(again)).toHaveCount(1);
    expect(await names(server, load.id, site.token)).toEqual(['Schein.webp']);
  },
);

test(
  'D-21 ten photos added together all show at once and keep their order @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const release = await holdCalls(page, 'asset-upload/.*');
    const load = await openLoad(open, server, site);
    const ten = Array.from({ length: 10 }, (_, at) => `Bild ${at}`);
    await choose(page, await Promise.all(ten.map((name) => photo(`${name}.jpg`))));
    await expect(page.getByText('10 Dateien werden gesendet')).toBeVisible();
    await expect(section(page).locator('img')).toHaveCount(10);
    release();
    await expect(tiles(page)).toHaveCount(10);
    const kept = await names(server, load.id, site.token);
    expect(kept).toEqual(ten.map((name) => `${name}.webp`));
  },
);

test(
  'D-21 a very long name, spelled as a Mac does, breaks neither the page nor the upload @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const load = await openLoad(open, server, site);
    const name = `${'Prüfzeugnis'.normalize('NFD')}${'-Ortsumgehung'.repeat(16)}`;
    await choose(page, [await photo(`${name}.jpg`)]);
    await expect(tiles(page)).toHaveCount(1);
    const [kept = ''] = await names(server, load.id, site.token);
    expect(kept).toMatch(/^Prüfzeugnis-Ortsumgehung-.*\.webp$/);
    await tiles(page).click();
    const viewer = page.getByRole('dialog', { name: kept });
    await viewer.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('button', { name: 'Entfernen' }).click();
    await expect(page.getByText('ist entfernt.')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  },
);

test(
  'SRV-18 files are viewed and sorted by keyboard alone @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const load = await openLoad(open, server, site);
    await choose(page, [await photo('eins.jpg'), await photo('zwei.jpg')]);
    await tiles(page).first().press('Enter');
    const { keyboard } = page;
    const viewer = page.getByRole('dialog', { name: /webp$/ });
    const menu = page.getByRole('dialog', { name: 'Weitere Aktionen' });
    const next = viewer.getByRole('button', { name: 'Nächste Datei' });
    await next.press('Enter');
    await expect(viewer).toContainText('2 von 2');
    await expect(next).toBeFocused();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await keyboard.press('ArrowLeft');
    await expect(viewer).toContainText('1 von 2');
    const more = viewer.getByRole('button', { name: 'Weitere Aktionen' });
    await more.press('Enter');
    const backward = menu.getByRole('button', { name: 'Nach hinten' });
    await backward.press('Enter');
    await expect(menu).toContainText('2 von 2');
    await expect(backward).toBeFocused();
    await backward.press('Enter');
    await keyboard.press('ArrowLeft'); // in the menu it is no step of the viewer
    await expect(menu).toContainText('2 von 2');
    await keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(more).toBeFocused();
    await keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    expect(await names(server, load.id, site.token)).toEqual(['zwei.webp', 'eins.webp']);
  },
);
