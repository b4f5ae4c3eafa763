import type { Page } from '@playwright/test';
import { drawHalves, drawPicture } from '../../../apps/server/testing/concepts/pictures.ts';
import { isCached } from '../fixtures.ts';
import { altered, answer, dialog, failure, text, type Scene } from './scene.ts';

const NAMES = ['Anlieferung.webp', 'Schaden an der Kante.webp', 'Prüfzeugnis AC 22 T S.pdf'];
const items = NAMES.map((file_name, at) => ({
  id: `0199a0a0-0000-7000-8000-00000000000${at}`,
  delivery_id: '0199a0a0-0000-7000-8000-0000000000ff',
  file_name,
  type: file_name.endsWith('.pdf') ? 'application/pdf' : 'image/webp',
  size: 81_000,
  position: at + 1,
  uploader: 'Murat Demir',
  removable: true,
}));

/** The demo data is for looking only: the files are those of a server that has taken them. */
const withFiles = async (page: Page): Promise<void> => {
  const photos = [
    await drawHalves({ width: 900, height: 600 }, (one) => one.webp()),
    await drawPicture({ width: 600, height: 900 }, (one) => one.webp()),
  ];
  await answer('scale-notes/assets/*', { data: { items } })(page);
  await page.route('**/api/v2/scale-notes/asset/*', (route) =>
    route.fulfill({
      body: photos[Number(route.request().url().at(-1))] ?? Buffer.alloc(0),
      contentType: 'image/webp',
    }),
  );
};
const toFiles = (page: Page) =>
  page.getByRole('button', { name: 'Datei wählen' }).scrollIntoViewIfNeeded();
const addPhoto = async (page: Page): Promise<void> => {
  const buffer = await drawPicture({ width: 600, height: 600 });
  const file = { name: 'IMG_4711.jpg', mimeType: 'image/jpeg', buffer };
  const nothing = { name: 'Lieferliste.xls', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await page.locator('input[type=file][multiple]').setInputFiles([file, nothing]);
};

/** A user with read permission only (D-15). */
const asReader = altered('section-permissions?*', { permissions: ['call-off-list'] });

const delivery = {
  as: 'foreman',
  path: ({ incoming }) => `/delivery-single/${incoming}`,
  answers: withFiles,
} as const satisfies Partial<Scene>;

/** Photos and papers of a delivery, and what opens on them. */
export const documentScenes: readonly Scene[] = [
  {
    ...delivery,
    name: 'delivery-files',
    act: toFiles,
    shows: (page) => page.getByRole('list', { name: 'Fotos und Papiere' }),
  },
  {
    ...delivery,
    name: 'delivery-files-empty',
    answers: answer('scale-notes/assets/*', { data: { items: [] } }),
    act: toFiles,
    shows: text(/^Fotos und PDF zur Lieferung/),
  },
  {
    as: delivery.as,
    path: delivery.path,
    name: 'delivery-of-reader',
    before: asReader,
    shows: text(/^Sie dürfen Lieferungen dieser Firma ansehen/),
  },
  {
    ...delivery,
    name: 'delivery-files-of-reader',
    before: asReader,
    act: (page) => page.getByRole('button', { name: 'öffnen: Schaden' }).click(),
    shows: dialog('Schaden an der Kante.webp'),
  },
  {
    ...delivery,
    name: 'delivery-files-photo',
    act: (page) => page.getByRole('button', { name: 'öffnen: Schaden' }).click(),
    shows: dialog('Schaden an der Kante.webp'),
  },
  {
    ...delivery,
    name: 'delivery-files-paper',
    act: (page) => page.getByRole('button', { name: 'öffnen: Prüfzeugnis' }).click(),
    shows: dialog('Prüfzeugnis AC 22 T S.pdf'),
  },
  {
    ...delivery,
    name: 'delivery-files-menu',
    act: async (page) => {
      await page.getByRole('button', { name: 'öffnen: Schaden' }).click();
      await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    },
    shows: dialog('Weitere Aktionen'),
  },
  {
    ...delivery,
    name: 'delivery-files-failed',
    alone: true,
    act: async (page) => {
      await answer('asset-upload/*', failure, 500)(page);
      await addPhoto(page);
      await page.getByRole('button', { name: 'Erneut senden' }).waitFor();
      await toFiles(page);
    },
    shows: text('„IMG_4711.jpg“ wurde nicht gesendet'),
  },
  {
    ...delivery,
    name: 'delivery-files-waiting',
    alone: true,
    act: async (page) => {
      await page.getByRole('list', { name: 'Fotos und Papiere' }).waitFor();
      await isCached(page);
      await page.context().setOffline(true);
      await addPhoto(page);
      await toFiles(page);
    },
    shows: text(/^1 Datei wird gesendet, sobald/),
  },
];
