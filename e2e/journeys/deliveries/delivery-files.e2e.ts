import * as calls from '@abrufbar/contract/documents-assets.ts';
import type { Page } from '@playwright/test';
import { buildSite } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { drawPicture, lookAt, withTraces } from '../../../apps/server/testing/concepts/pictures.ts';
import { buildToken } from '../../../apps/server/src/session/build.ts';
import { holdCalls, recordCalls } from '../../support/api-calls.ts';
import { backOnDevice, fail } from '../../support/scenes/scene.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { openLoad } from '../../support/open-pages.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { buildPerson, fillLogin, PASSWORD, signOut } from '../../support/people.ts';

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
});
const PDF = file('Prüfzeugnis.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'), 'application/pdf');
const photo = async (name: string, side = 60) =>
  file(name, await drawPicture({ width: side, height: side / 2 }, (one) => withTraces(one.jpeg())));

const choose = (page: Page, files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files);
const section = (page: Page) => page.getByRole('list', { name: 'Fotos und Papiere' });
const tile = (page: Page, name: string) =>
  section(page).getByRole('button', { name: `öffnen: ${name}` });
const viewer = (page: Page, name: string) => page.getByRole('dialog', { name });
const tilesOf = (page: Page) => section(page).getByRole('button', { name: ' öffnen: ' });
const kept = async ({ send }: TestServer, id: string, token: string) =>
  (await send(calls.assets, { id }, { token })).items;
/** The photo is drawn. */
const isDrawn = (page: Page, name: string) =>
  expect(async () => {
    const width = await viewer(page, name)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width).toBeGreaterThan(0);
  }).toPass();

/** Widths of the photos that leave the phone; the browser does not show the files of a form. */
const sentWidths = async (page: Page): Promise<number[]> => {
  const widths: number[] = [];
  await page.exposeFunction('photoSent', (width: number) => widths.push(width));
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function sendSeen(body) {
      const file = body instanceof FormData ? body.get('file') : null;
      if (file instanceof Blob)
        void createImageBitmap(file)
          .then(
            ({ width }) => Object(globalThis).photoSent(width),
            () => {},
          ) // a document
          .then(() => send.call(this, body));
      else send.call(this, body);
    };
  });
  return widths;
};

test(
  'SRV-16 SRV-23 ENT-54 D-21 a large photo and a document are added together and shown in full @full',
  { tag: '@postgres-15' },
  async ({ open, page, portal: { server }, site }) => {
    const sent = recordCalls(page, 'asset-upload/.*');
    const widths = await sentWidths(page);
    const release = await holdCalls(page, 'asset-upload/.*');
    const load = await openLoad(open, server, site);
    await expect(page.getByText('Fotos und PDF zur Lieferung')).toBeVisible();
    await choose(page, [await photo('Schaden.JPG', 5_200), PDF]);
    await expect(page.getByRole('progressbar', { name: '„Schaden.JPG“' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '2 Dateien werden' })).toBeVisible();
    await expect(section(page).locator('img')).toHaveCount(1);
    release();
    await expect(tilesOf(page)).toHaveCount(2);
    await expect(page.getByText('2 von 20')).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual([
      `asset-upload/${load.id}_${site.contract.id}`,
      `asset-upload/${load.id}_${site.contract.id}`,
    ]);
    expect(widths).toEqual([2_560]);
    const [first, second] = await kept(server, load.id, site.token);
    expect([first?.file_name, second?.file_name]).toEqual(['Schaden.webp', 'Prüfzeugnis.pdf']);
    const body = await server.send(calls.asset, { id: first?.id ?? '' }, { token: site.token });
    const { size, traces } = await lookAt(Buffer.from(await body.arrayBuffer()));
    expect(size).toEqual(['webp', 2_560, 1_280]);
    expect(traces).toEqual([]);

    await page.reload();
    await tile(page, 'Schaden.webp').click();
    await isDrawn(page, 'Schaden.webp');
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page, 'Prüfzeugnis.pdf')).toContainText('2 von 2');
    const download = page.waitForEvent('download');
    await viewer(page, 'Prüfzeugnis.pdf').getByRole('button', { name: 'Herunterladen' }).click();
    expect((await download).suggestedFilename()).toBe('Prüfzeugnis.pdf');
    await backOnDevice(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${pathOf(load)}$`));
  },
);

test('D-21 a file that is no photo, too large or one too many is refused by name before anything is sent @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const sent = recordCalls(page, 'asset-upload/.*');
  await openLoad(open, server, site);
  const large = Buffer.concat([PDF.buffer, Buffer.alloc(10 * 1_048_576)]);
  const half = Buffer.from('ffd8ffe000104a464946', 'hex');
  await choose(page, [
    file('liste.jpg', Buffer.from('Hallo')),
    file('plan.pdf', large, 'application/pdf'),
    file('halb.jpg', half),
    file('IMG_0815.HEIC', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0', 'latin1'), 'image/heic'),
  ]);
  const alerts = page.getByRole('main').getByRole('alert');
  await expect(alerts.filter({ hasText: 'liste.jpg' })).toContainText(
    '„liste.jpg“ ist weder ein Foto (JPEG, PNG, WebP) noch ein PDF.',
  );
  await expect(alerts.filter({ hasText: 'plan.pdf' })).toContainText('ist größer als 10 MB.');
  await expect(alerts.filter({ hasText: 'halb.jpg' })).toContainText('lässt sich nicht lesen.');
  await expect(alerts.filter({ hasText: 'IMG_0815.HEIC' })).toContainText('als JPEG.');
  await page.getByRole('button', { name: 'Hinweis schließen' }).first().click();
  await expect(alerts).toHaveCount(3);
  await choose(
    page,
    Array.from({ length: 21 }, (_, at) => ({ ...PDF, name: `${at}.pdf` })),
  );
  await expect(alerts.filter({ hasText: '„20.pdf“' })).toContainText(
    'höchstens 20 Dateien möglich',
  );
  await expect(tilesOf(page)).toHaveCount(20);
  await expect(page.getByRole('button', { name: 'Datei wählen' })).toHaveCount(0);
  expect(sent).toHaveLength(20);
});

test('D-21 D-62 a photo added offline waits on the phone, also while the app is closed, and is sent once @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const load = await openLoad(open, server, site);
  await isCached(page);
  await page.context().setOffline(true);
  await choose(page, [await photo('Schein.jpg')]);
  await expect(page.getByText('1 Datei wird gesendet, sobald Sie wieder Empfang')).toBeVisible();
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  expect(await kept(server, load.id, site.token)).toEqual([]);
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  const release = await holdCalls(again, `scale-notes/assets/${load.id}`);
  const answer = again.waitForResponse('**/asset-upload/*');
  await again.goto(at('nordstein') + pathOf(load));
  await answer; // before the list, which is read again
  release();
  await expect(tile(again, 'Schein.webp')).toBeVisible();
  expect(await kept(server, load.id, site.token)).toHaveLength(1);
});

test('D-21 D-62 a waiting file can be withdrawn, with undo @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const load = await openLoad(open, server, site);
  await isCached(page);
  await page.context().setOffline(true);
  await choose(page, [await photo('falsch.jpg'), await photo('doch.jpg')]);
  const tiles = section(page).getByRole('listitem');
  await expect(tiles).toHaveCount(2);
  const withdraw = (name: string) =>
    page.getByRole('button', { name: `„${name}“ nicht senden` }).click();
  await withdraw('falsch.jpg');
  await expect(tiles).toHaveCount(1);
  await withdraw('doch.jpg');
  await expect(tiles).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(tiles).toHaveCount(1);
  await page.context().setOffline(false);
  await page.reload();
  await expect(tile(page, 'doch.webp')).toBeVisible();
  const names = (await kept(server, load.id, site.token)).map(({ file_name }) => file_name);
  expect(names).toEqual(['doch.webp']);
});

test(
  'D-21 D-62 signing out warns about waiting files and deletes them from the phone @full',
  { tag: '@full' },
  async ({ open, page, portal: { at, server }, site }) => {
    const load = await openLoad(open, server, site);
    await page.route('**/asset-upload/*', (route) => route.abort());
    await choose(page, [await photo('Schein.jpg')]);
    await expect(section(page).getByRole('listitem')).toHaveCount(1);
    await expect(
      page.getByText(/wurde nicht gesendet|wird gesendet, sobald/).first(),
    ).toBeVisible();
    await signOut(page);
    const question = page.getByRole('dialog', { name: 'Abmelden?' });
    await expect(question).toContainText('Beim Abmelden geht 1 nicht gesendete Eingabe verloren.');
    await question.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.unrouteAll();
    const token = await server.build({}, (db) => buildToken(db, site.user));
    await page.evaluate((next) => localStorage.setItem('abrufbar.token', next), token);
    await page.goto(at('nordstein') + pathOf(load));
    await expect(page.getByText('Fotos und PDF zur Lieferung')).toBeVisible();
    expect(await kept(server, load.id, token)).toEqual([]);
  },
);

test(
  'D-62 signing out drops a photo that is still being prepared and messages about files @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const load = await buildLoad(server, site);
    const person = await buildPerson(server, { companies: [site.company] });
    const sent = recordCalls(page, 'asset-upload/.*');
    await page.addInitScript(() => {
      const make = createImageBitmap;
      const held = new Promise<void>((resolve) => Object.assign(window, { release: resolve }));
      window.createImageBitmap = (...given: unknown[]) =>
        held.then(() => Reflect.apply(make, window, given));
      const { prototype } = HTMLCanvasElement;
      const { toBlob } = prototype;
      prototype.toBlob = function toBlobSeen(done, ...rest) {
        toBlob.call(
          this,
          (blob) => (done(blob), Object.assign(window, { written: true })),
          ...rest,
        );
      };
    });
    await open(pathOf(load), person);
    await expect(page.getByText('Fotos und PDF zur Lieferung')).toBeVisible();
    await choose(page, [file('privat.jpg', Buffer.from('Hallo')), await photo('Schein.jpg')]);
    await expect(section(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('„privat.jpg“ ist weder')).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(/\/login$/);
    await page.evaluate('release()');
    await page.waitForFunction(() => Boolean(Object(globalThis).written));
    await fillLogin(page, person.email, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, pathOf(load));
    await expect(page.getByText('Fotos und PDF zur Lieferung')).toBeVisible();
    await expect(page.getByText('privat.jpg')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Fotos und PDF zur Lieferung')).toBeVisible();
    await expect(section(page)).toHaveCount(0);
    expect(sent).toEqual([]);
  },
);

test('D-21 a refused file shows its reason and can be retried or discarded @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const load = await openLoad(open, server, site);
  const message = 'Das Werk prüft gerade.';
  await fail(page, '**/asset-upload/*', 409, { message, times: 2 });
  await choose(page, [await photo('eins.jpg'), PDF]);
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toHaveCount(2);
  await expect(failed.first()).toContainText(message);
  await failed.last().getByRole('button', { name: 'Verwerfen' }).click();
  await expect(failed).toHaveCount(1);
  await failed.getByRole('button', { name: 'Erneut senden' }).click();
  await expect(tile(page, 'eins.webp')).toBeVisible();
  await expect(failed).toHaveCount(0);
  expect(await kept(server, load.id, site.token)).toHaveLength(1);
});

test('SRV-17 SRV-18 D-21 own files can be sorted and removed, with undo @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const load = await openLoad(open, server, site);
  await choose(page, [await photo('eins.jpg'), await photo('zwei.jpg')]);
  await tile(page, 'zwei.webp').click();
  const two = viewer(page, 'zwei.webp');
  const menu = viewer(page, 'Weitere Aktionen');
  await two.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await menu.getByRole('button', { name: 'Nach vorn' }).click();
  await expect(menu).toContainText('1 von 2');
  const names = async () =>
    (await kept(server, load.id, site.token)).map(({ file_name }) => file_name);
  await expect.poll(names).toEqual(['zwei.webp', 'eins.webp']);

  await menu.getByRole('button', { name: 'Entfernen' }).click();
  await expect(tilesOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(tilesOf(page)).toHaveCount(2);
  await tile(page, 'zwei.webp').click();
  await two.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await menu.getByRole('button', { name: 'Entfernen' }).click();
  await expect(page.getByText('„zwei.webp“ ist entfernt.')).toBeVisible();
  await expect(tilesOf(page)).toHaveCount(1);
  await expect.poll(names, { timeout: 40_000 }).toEqual(['eins.webp']);
});

test('D-21 files of colleagues are visible but not removable, those of another company invisible @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const load = await buildLoad(server, site);
  const stranger = await buildSite(server);
  const foreign = await buildLoad(server, stranger);
  await server.send(
    calls.uploadAsset,
    {
      ids: { deliveryId: foreign.id, contractId: stranger.contract.id },
      file: new Uint8Array(PDF.buffer),
      file_name: 'geheim.pdf',
    },
    { token: stranger.token, key: crypto.randomUUID() },
  );
  await open(pathOf(load), site);
  await choose(page, [PDF]);
  await expect(tilesOf(page)).toHaveCount(1);
  await page.route('**/scale-notes/assets/*', async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/\/\/\w+\.localhost/, '//127.0.0.1'),
    });
    const { data } = (await response.json()) as { data: { items: object[] } }; // as `assets` answers
    const items = data.items.map((item) => ({ ...item, removable: false }));
    await route.fulfill({ response, json: { data: { items } } });
  });
  await page.reload();
  await tile(page, 'Prüfzeugnis.pdf').click();
  const paper = viewer(page, 'Prüfzeugnis.pdf');
  await expect(paper.getByRole('button', { name: 'Herunterladen' })).toBeVisible();
  await expect(paper.getByRole('button', { name: 'Weitere Aktionen' })).toHaveCount(0);
  await page.goto(at('nordstein') + pathOf(foreign));
  await expect(page.getByRole('heading', { name: 'Diese Lieferung gibt es nicht.' })).toBeVisible();
  await expect(page.getByText('geheim.pdf')).toHaveCount(0);
});
