import type { Page } from '@playwright/test';
import * as session from '@abrufbar/contract/session/session.ts';
import * as profile from '@abrufbar/contract/profile/profile.ts';
import { pictureOf } from '@abrufbar/domain/profile/profile.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import {
  drawHalves,
  drawNothing,
  drawPicture,
  lookAt,
  withTraces,
} from '../../../apps/server/testing/concepts/pictures.ts';
import { expect, fullIf, isCached, test } from '../../support/fixtures.ts';
import { failure } from '../../support/scenes/scene.ts';
import { tabTo } from '../../support/keyboard.ts';

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): File => ({
  name,
  mimeType,
  buffer,
});
const choose = (page: Page, chosen: File) => page.locator('input[type=file]').setInputFiles(chosen);
const shown = (page: Page) => page.getByRole('main').locator('img');
/** Waits until the picture is drawn in this size, also if it is replaced meanwhile. */
const hasSize = (page: Page, size: readonly number[]): Promise<void> =>
  expect(async () => {
    const drawn = await shown(page).evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(drawn).toEqual(size);
  }).toPass();
/** Pictures the page sends from now on; the browser does not expose the files of a form. */
const sentPictures = async (page: Page): Promise<Buffer[]> => {
  const sent: Buffer[] = [];
  await page.exposeFunction('pictureSent', (bytes: string) =>
    sent.push(Buffer.from(bytes, 'latin1')),
  );
  await page.evaluate(() => {
    const plain = fetch;
    globalThis.fetch = async (address, init) => {
      const file = init?.body instanceof FormData ? init.body.get('profile_image') : null;
      if (file instanceof Blob) {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
        await Object(globalThis).pictureSent(text);
      }
      return plain(address, init);
    };
  });
  return sent;
};
const kept = async ({ send }: TestServer, token: string) => {
  const { img_url } = await send(session.user, { company_number: null }, { token });
  const id = pictureOf(img_url);
  if (id === null) return null;
  return lookAt(Buffer.from(await (await send(profile.picture, { id }, { token })).arrayBuffer()));
};

test.beforeEach(async ({ open, page, site }) => {
  await open('/profile', site);
  await expect(page.getByRole('button', { name: 'Bild hochladen' })).toBeVisible();
});

test('PRF-01 API-32 VAL-24 VAL-25 VAL-26 a photo of 40 megapixels is shrunk on the phone and shown @full', async ({
  page,
  portal: { server },
  site,
}) => {
  const photo = await drawPicture({ width: 7_304, height: 5_478 }, (one) => withTraces(one.jpeg()));
  const sent = await sentPictures(page);
  await choose(page, file('IMG_0001.JPG', photo));
  await hasSize(page, [420, 315]);
  const { size, traces } = await lookAt(sent[0] ?? Buffer.alloc(0));
  expect(size).toEqual(['jpeg', 420, 315]);
  expect(traces.filter((name) => name !== 'icc')).toEqual([]); // the browser adds its colour profile
  expect((await kept(server, site.token))?.size).toEqual(['webp', 420, 315]);
  await expect(page.getByRole('button', { name: 'Bild ändern' })).toBeVisible();

  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' }).locator('img')).toBeVisible();
});

test(
  'VAL-25 VAL-26 an upright photo stays upright, a small one small, a transparent one transparent @full',
  { tag: '@full' },
  async ({ page, portal: { server }, site }) => {
    const lying = await drawHalves({ width: 1_600, height: 800 }, (one) =>
      one.jpeg().withMetadata({ orientation: 6 }),
    );
    const sent = await sentPictures(page);
    await choose(page, file('hoch.jpg', lying));
    await hasSize(page, [210, 420]);
    const [red, , blue] = (await lookAt(sent[0] ?? Buffer.alloc(0))).colourAt(0.5, 0.2);
    expect([red, blue]).toEqual([expect.closeTo(254, -1), expect.closeTo(0, -1)]);

    await choose(
      page,
      file('klein.png', await drawNothing({ width: 40, height: 30 }), 'image/png'),
    );
    await hasSize(page, [40, 30]);
    const small = await kept(server, site.token);
    expect(small?.size).toEqual(['webp', 40, 30]);
    expect(small?.colourAt(0.5, 0.5)[3]).toBe(0);
  },
);

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>';
const NO_PICTURES: readonly (readonly [string, File])[] = [
  ['an SVG named .jpg', file('logo.jpg', Buffer.from(SVG))],
  ['an SVG', file('logo.svg', Buffer.from(SVG), 'image/svg+xml')],
  ['a text named .jpg', file('liste.jpg', Buffer.from('Hallo'))],
  ['an empty file', file('leer.jpg', Buffer.alloc(0))],
  ['only the beginning of a photo', file('halb.jpg', Buffer.from('ffd8ffe000104a464946', 'hex'))],
];
for (const [index, [what, chosen]] of NO_PICTURES.entries()) {
  test(
    `D-21 ${what} is refused before anything is sent`,
    { tag: fullIf(index > 0) },
    async ({ page }) => {
      const sent = await sentPictures(page);
      await choose(page, chosen);
      await expect(page.getByRole('alert')).toHaveText('Bitte wählen Sie eine Bilddatei.');
      await expect(page.getByRole('button', { name: 'Bild hochladen' })).toBeVisible();
      await expect(shown(page)).toHaveCount(0);
      expect(sent).toEqual([]);
    },
  );
}

test('PRF-01 API-33 removing asks first, then the initials show again', async ({
  page,
  portal: { server },
  site,
}) => {
  await choose(page, file('a.jpg', await drawPicture({ width: 600, height: 600 })));
  await expect(shown(page)).toBeVisible();
  const remove = page.getByRole('main').getByRole('button', { name: 'Bild entfernen' });
  const question = page.getByRole('dialog', { name: 'Bild entfernen?' });
  await remove.click();
  await question.getByRole('button', { name: 'Bild behalten' }).click();
  await expect(question).toBeHidden();
  await expect(shown(page)).toBeVisible();

  await tabTo(remove);
  await page.keyboard.press('Enter');
  await tabTo(question.getByRole('button', { name: 'Bild entfernen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(['Bild entfernt.']);
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByText('JH', { exact: true })).toBeVisible();
  await expect(remove).toHaveCount(0);
  expect(await kept(server, site.token)).toBeNull();
});

test('a failed upload says so and keeps the previous picture @full', async ({ page }) => {
  await choose(page, file('a.jpg', await drawPicture({ width: 600, height: 600 })));
  await hasSize(page, [420, 420]);
  const other = file('b.jpg', await drawPicture({ width: 600, height: 300 }));
  const failPost = (status: number, json: object) =>
    page.route('**/profile-picture', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.continue(),
    );
  await failPost(500, failure);
  await choose(page, other);
  await expect(page.getByRole('alert')).toHaveText('Das Bild konnte nicht gespeichert werden.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await failPost(413, { ...failure, message: 'Die Datei ist zu groß.' });
  await choose(page, other);
  await expect(page.getByRole('alert')).toHaveText('Die Datei ist zu groß.');
  await hasSize(page, [420, 420]);
});

test(
  'an offline upload keeps the picture on the page @full',
  { tag: '@full' },
  async ({ page }) => {
    await choose(page, file('a.jpg', await drawPicture({ width: 600, height: 600 })));
    await hasSize(page, [420, 420]);
    await isCached(page); // no tap of a person ended the wait for what a first visit fetches at rest
    await page.context().setOffline(true);
    await choose(page, file('b.jpg', await drawPicture({ width: 600, height: 300 })));
    await expect(page.getByRole('alert')).toHaveText('Dafür brauchen Sie Empfang.');
    await hasSize(page, [420, 420]);
  },
);
