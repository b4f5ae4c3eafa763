import { readFile } from 'node:fs/promises';
import { MAX_DIRECT_LINES } from '@abrufbar/contract/documents.ts';
import type { Page } from '@playwright/test';
import { ASPHALT } from '../../../apps/server/src/deliveries/build.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { keptFiles } from '../../support/browser-storage.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { failure } from '../../support/scenes/scene.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';

const loadNote = (page: Page) => page.getByRole('button', { name: 'PDF herunterladen' });
const loadList = (page: Page) => page.getByRole('button', { name: 'Tabelle herunterladen' });
const textOf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1');

test('SRV-26 D-50 ONL-04 the delivery note downloads as PDF under its name, and once more without reception', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const load = await buildLoad(server, site);
  const calls = recordCalls(page, 'scale-notes/download/.*');
  await open(pathOf(load), site);
  await expect(loadNote(page)).toBeEnabled();
  await isCached(page);
  await page.context().setOffline(true);
  await expect(loadNote(page)).toBeDisabled();
  await expect(page.getByRole('main').getByText('Dafür brauchen Sie Empfang.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(loadNote(page)).toBeEnabled();
  const download = page.waitForEvent('download');
  await loadNote(page).click();
  const file = await download;
  expect(file.suggestedFilename()).toContain(load.number);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(textOf(await readFile(await file.path()))).toBe('%PDF-');
  await expect(page.getByText(`${file.suggestedFilename()} ist heruntergeladen.`)).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual([`scale-notes/download/${load.id}`]);

  await expect.poll(() => keptFiles(page)).toHaveLength(1);
  await page.context().setOffline(true);
  await page.reload();
  const again = page.waitForEvent('download');
  await loadNote(page).click();
  expect((await again).suggestedFilename()).toBe(file.suggestedFilename());
});

test('DOC-41 DOC-43 DOC-89 a note of many lines says that it is being drawn, and comes although the line breaks meanwhile', async ({
  open,
  page,
  portal: { line, server },
  site,
}) => {
  const load = await buildLoad(server, site, {
    materials: Array.from({ length: MAX_DIRECT_LINES + 1 }, () => ASPHALT),
  });
  await open(pathOf(load), site);
  // Nothing comes after the first answer, however fast the paper is drawn.
  let asked = 0;
  await page.route('**/scale-notes/download/*', async (route) => {
    asked += 1;
    if (asked === 2) await line.hang();
    await route.continue();
  });
  await loadNote(page).click();
  await expect(page.getByText('Das Papier hat viele Positionen und wird gerade')).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(1);
  const missed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('scale-notes/download/'),
  );
  await line.cut();
  await missed;
  const loading = page.waitForEvent('download');
  await line.restore();
  const file = await loading;
  expect(textOf(await readFile(await file.path()))).toBe('%PDF-');
  await expect(loadNote(page)).toBeEnabled();
});

test('SRV-28 D-50 the deliveries of a contract download as a spreadsheet under their name @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildLoad(server, site);
  await open(`/contract-detail/${site.contract.id}`, site);
  const download = page.waitForEvent('download');
  await loadList(page).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  expect(textOf(await readFile(await file.path())).slice(0, 2)).toBe('PK');
});

test('the button of a document shows a running download, and is enabled again after a failure @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await open(pathOf(await buildLoad(server, site)), site);
  let refuse = () => {};
  const held = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/scale-notes/download/*', (route) =>
    held.then(() => route.fulfill({ status: 500, json: failure })),
  );
  await loadNote(page).click();
  await expect(page.getByRole('button', { name: 'Wird geladen …' })).toBeVisible();
  refuse();
  const popup = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect(loadNote(page)).toBeEnabled();
});

test('a document that times out saves no file and shows no error @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await page.route('**/scale-notes/download/*', () => {}); // never answered
  await open(pathOf(await buildLoad(server, site)), site);
  await loadNote(page).click();
  const ended = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Herunterladen abbrechen' }).click();
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(loadNote(page)).toBeFocused();
  await expect(page.getByText('Dafür brauchen Sie Empfang.')).toHaveCount(0);

  await loadNote(page).click();
  await expect(page.getByRole('button', { name: 'Wird geladen …' })).toBeVisible();
  const left = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Zurück' }).click();
  expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED');
});

/** Replaces the share sheet, which the browser of the test lacks: records the files and answers with these errors. */
const offerSheet = (page: Page, errors: readonly string[]) =>
  page.addInitScript((names) => {
    const left = [...names];
    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files = [] }: ShareData) => {
        const name = left.shift();
        if (name !== undefined) return Promise.reject(new DOMException('x', name));
        shared.push(...files.map((file) => `${file.name} ${file.type}`));
        return Promise.resolve();
      },
    });
    Object.assign(globalThis, { shared });
  }, errors);
const sharedOn = (page: Page): Promise<unknown> => page.evaluate('shared');

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('SRV-26 a phone shares the delivery note, after a second tap where one is needed @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const load = await buildLoad(server, site);
    await offerSheet(page, ['NotAllowedError']);
    await open(pathOf(load), site);
    await loadNote(page).click();
    await page.getByRole('button', { name: 'Weitergeben' }).click();
    await expect(loadNote(page)).toBeVisible();
    expect(await sharedOn(page)).toEqual([expect.stringMatching(/\.pdf application\/pdf$/)]);
  });
});
