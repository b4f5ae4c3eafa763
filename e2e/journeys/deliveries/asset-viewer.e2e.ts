import * as calls from '@abrufbar/contract/documents-assets.ts';
import { downloadNote } from '@abrufbar/contract/documents.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { drawPicture } from '../../../apps/server/testing/concepts/pictures.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { keptFiles } from '../../support/browser-storage.ts';
import { expect, fullIf, isCached, test } from '../../support/fixtures.ts';
import { fail } from '../../support/scenes/scene.ts';
import { signOut } from '../../support/people.ts';
import { centreOf, phone, tap, touchDown, touchMove, touchUp } from '../../support/touch.ts';

/** A delivery with two photos and its own delivery note as a document, each added by the site's foreman. */
const buildFiles = async (server: TestServer, site: Site) => {
  const load = await buildLoad(server, site);
  const note = await server.send(downloadNote, { scale_note_uuid: load.id }, site);
  const photo = await drawPicture({ width: 600, height: 800 });
  for (const [file_name, file] of [
    ['eins.jpg', photo],
    ['zwei.jpg', photo],
    ['Schein.pdf', new Uint8Array(await note.arrayBuffer())],
  ] as const)
    await server.send(
      calls.uploadAsset,
      { ids: { deliveryId: load.id, contractId: site.contract.id }, file, file_name },
      { token: site.token, key: crypto.randomUUID() },
    );
  return pathOf(load);
};

const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Fotos und Papiere' }).getByRole('button', { name });
const viewer = (page: Page, name: string) => page.getByRole('dialog', { name });
const showsPdf = (page: Page, shows: boolean) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value });
  }, shows);

/** Timers of more than a minute run when the test says so; addresses of blobs that were let go are recorded. */
const holdLongTimers = (page: Page) =>
  page.addInitScript(() => {
    const held: (() => void)[] = [];
    const later = globalThis.setTimeout;
    const slower = (work: () => void, ms = 0) => (ms > 60_000 ? held.push(work) : later(work, ms));
    const revoked: string[] = [];
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.revokeObjectURL = (address) => (revoked.push(address), revoke(address));
    Object.assign(globalThis, {
      revoked,
      setTimeout: slower,
      runLongTimers: () => held.splice(0).forEach((work) => work()),
    });
  });

test(
  'D-21 quality S6 a PDF opens in a new tab from a blob, without an offence against the policy, and is let go later @full',
  { tag: '@chromium' },
  async ({ open, page, portal: { server }, site }) => {
    await showsPdf(page, true);
    await holdLongTimers(page);
    await open(await buildFiles(server, site), site);
    await tile(page, 'Schein.pdf').click();
    const paper = viewer(page, 'Schein.pdf');
    await expect(paper.getByText('Sichern Sie das PDF')).toHaveCount(0);
    const opened = page.context().waitForEvent('page');
    await paper.getByRole('button', { name: 'Öffnen' }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(/^blob:http:\/\/nordstein\.localhost/);
    const frames = () => tab.frames().map((frame) => frame.url());
    await expect
      .poll(frames, 'the viewer of the browser')
      .toContainEqual(expect.stringMatching(/^chrome-extension:/));
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(paper).toBeVisible();
    expect(await page.evaluate('revoked')).not.toContain(tab.url());
    await page.evaluate('runLongTimers()');
    expect(await page.evaluate('revoked')).toContain(tab.url());
  },
);

test(
  'D-21 a browser that shows no PDF says what to do with it, and saves it @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    await showsPdf(page, false);
    await open(await buildFiles(server, site), site);
    await tile(page, 'Schein.pdf').click();
    const paper = viewer(page, 'Schein.pdf');
    await expect(paper.getByText('Sichern Sie das PDF, um es zu öffnen.')).toBeVisible();
    await expect(paper.getByRole('button', { name: 'Öffnen' })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await paper.getByRole('button', { name: 'Herunterladen' }).click();
    expect((await download).suggestedFilename()).toBe('Schein.pdf');
  },
);

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not drawn`);
  return box;
};

for (const brand of BRANDS)
  for (const width of [360, 390])
    test.describe(`${brand}, ${width} px`, { tag: fullIf(brand !== BRANDS[0]) }, () => {
      const height = 780;
      test.use({ ...phone(height), viewport: { width, height }, brand });

      test('D-21 a photo covers the whole window, under one toolbar of one row @full', async ({
        open,
        page,
        portal: { server },
        site,
      }) => {
        await open(await buildFiles(server, site), site);
        await tap(tile(page, 'eins.webp'));
        const photo = viewer(page, 'eins.webp');
        const all = { x: 0, y: 0, width, height };
        expect(await boxOf(photo)).toEqual(all);
        expect(await boxOf(photo.getByRole('img', { name: 'eins.webp' }))).toEqual(all);

        const toolbar = photo.locator('footer');
        const names = ['Schließen', 'Vorige Datei', 'Nächste Datei', 'Herunterladen'];
        const buttons = toolbar.getByRole('button');
        for (const name of [...names, 'Weitere Aktionen'])
          await expect(toolbar.getByRole('button', { name })).toBeVisible();
        await expect(photo.getByRole('button')).toHaveCount(await buttons.count());
        const bar = await boxOf(toolbar);
        expect([bar.x, bar.width, bar.y + bar.height]).toEqual([0, width, height]);
        expect(bar.height, 'a line of words and a row of buttons').toBeLessThan(112);
        const boxes = await Promise.all((await buttons.all()).map(boxOf));
        expect(new Set(boxes.map(({ y }) => y)).size, 'one row').toBe(1);
        for (const [at, box] of boxes.entries()) {
          expect(box).toMatchObject({ width: 48, height: 48 });
          const before = boxes[at - 1];
          expect(box.x - (before ? before.x + 48 : -4), 'room between targets').toBeGreaterThan(7);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
        }
      });
    });

test.describe('with a finger', () => {
  test.use(phone(844));

  /** Moves a finger sideways over the picture, in steps as a hand does. */
  const swipe = async (page: Page, photo: Locator, right: number): Promise<void> => {
    const from = await centreOf(photo);
    await touchDown(page, from);
    for (const part of [0.25, 0.5, 0.75, 1])
      await touchMove(page, { x: from.x + right * part, y: from.y + 4 });
    await touchUp(page);
  };

  test('D-21 photos are swiped, a tap shows one alone, another brings the toolbar back @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    await open(await buildFiles(server, site), site);
    await tap(tile(page, 'eins.webp'));
    const [one, two] = [viewer(page, 'eins.webp'), viewer(page, 'zwei.webp')];
    const picture = (name: string) => page.getByRole('img', { name });
    await swipe(page, picture('eins.webp'), 40); // too short
    await expect(one).toContainText('1 von 3');
    await swipe(page, picture('eins.webp'), -140);
    await expect(two).toContainText('2 von 3');
    await swipe(page, picture('zwei.webp'), 140);
    await expect(one).toContainText('1 von 3');
    await swipe(page, picture('eins.webp'), 140); // the first one
    await expect(one).toContainText('1 von 3');
    expect((await boxOf(picture('eins.webp'))).x).toBe(0);

    const toolbar = one.locator('footer');
    await expect(toolbar).toHaveCSS('opacity', '1');
    await picture('eins.webp').tap();
    await expect(toolbar).toHaveCSS('opacity', '0');
    await picture('eins.webp').tap();
    await expect(toolbar).toHaveCSS('opacity', '1');
    await picture('eins.webp').tap();
    await page.keyboard.press('Tab');
    await expect(toolbar).toHaveCSS('opacity', '1');
  });
});

test(
  'D-21 a viewer opened by a tap draws no ring around its first button, as Safari would @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    await page.addInitScript(() => {
      addEventListener('mousedown', (event) => event.preventDefault(), true); // takes the focus from no element
    });
    await open(await buildFiles(server, site), site);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await tile(page, 'eins.webp').click();
    const photo = viewer(page, 'eins.webp');
    await expect(photo).toHaveAttribute('tabindex', '-1'); // without it Safari gives a dialog no focus
    await expect(photo).toBeFocused();
    await expect(photo.locator(':focus-visible')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(photo).toHaveCount(0);
    await expect(tile(page, 'eins.webp')).toBeFocused();
  },
);

test('ONL-08 a photo that the server denies goes from the phone @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const path = await buildFiles(server, site);
  await open(path, site);
  await tile(page, 'eins.webp').click();
  await expect(viewer(page, 'eins.webp').getByRole('img')).toBeVisible();
  await expect.poll(async () => (await keptFiles(page)).length).toBe(2);
  await fail(page, '**/scale-notes/asset/*', 404);
  await page.reload();
  await expect.poll(() => keptFiles(page)).toEqual([]);
});

test('ONL-04 photos seen once open again without reception after a restart, and go with the logout @full', async ({
  open,
  page,
  portal: { at, line, server },
  site,
}) => {
  const path = await buildFiles(server, site);
  await open(path, site);
  await isCached(page);
  await tile(page, 'eins.webp').click();
  await expect(viewer(page, 'eins.webp').getByRole('img')).toBeVisible();
  await expect.poll(async () => (await keptFiles(page)).length).toBe(2);
  await line.cut();
  const later = await page.context().newPage();
  await page.close();
  await later.goto(at('nordstein') + path);
  await tile(later, 'zwei.webp').click();
  await expect(viewer(later, 'zwei.webp').getByRole('img')).toBeVisible();
  await expect(later.getByText('Kein Empfang')).toBeAttached();
  await later.goto(`${at('nordstein')}/dashboard`);
  await signOut(later);
  await expect(later).toHaveURL(/\/login$/);
  await expect.poll(() => keptFiles(later)).toEqual([]);
});
