import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import type { Page } from '@playwright/test';
import type { Distortion } from '../../../bench/stage/qr-frames.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { addDetector, buildNote, test } from '../../support/camera.ts';
import { expect, fullIf, isCached } from '../../support/fixtures.ts';
import { pathOf } from '../../support/deliveries.ts';
import { buildPerson, fillLogin, PASSWORD } from '../../support/people.ts';

const UPLOAD = 'delivery/qr-code/upload';
const view = (page: Page) => page.locator('[data-camera]');
const found = (page: Page) => page.getByRole('status').filter({ hasText: 'Lieferschein erkannt' });

/** Hides the page or shows it again. */
const turn = (page: Page, state: DocumentVisibilityState): Promise<unknown> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Decoders that the service worker has cached. */
const keptDecoders = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().filter(({ url }) => url.endsWith('.wasm')).length;
  });

for (const brand of BRANDS) {
  test.describe(brand, { tag: fullIf(brand !== BRANDS[0]) }, () => {
    test.use({ brand });

    test(
      'GEN-18 QR-02 QR-03 QR-04 from the login by the camera to the delivery',
      { tag: brand === BRANDS[0] ? '@postgres-15' : [] },
      async ({ camera, open, page, portal: { server }, site }) => {
        const person = await buildPerson(server, { companies: [site.company] });
        const { load, code } = await buildNote(server, site);
        await open('/login');
        await isCached(page);
        await page.reload(); // from here on the worker rules the page
        await fillLogin(page, person.email, PASSWORD);
        await page.getByRole('main').getByRole('link', { name: 'Lieferschein scannen' }).click();
        await expect(view(page)).toHaveAttribute('data-camera', 'auto');
        await expect(page.getByText('QR-Code in den Rahmen halten')).toBeVisible();
        await expect(page.getByRole('navigation')).toHaveCount(0); // the camera has the whole phone
        await expect.poll(() => keptDecoders(page)).toBe(1); // closing ends what loads it
        await page.getByRole('button', { name: 'Scanner schließen' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);

        await camera.show(code);
        await page
          .getByRole('navigation')
          .getByRole('link', { name: 'Lieferschein scannen' })
          .click();
        await expect(page).toHaveURL(new RegExp(pathOf(load)));
        await expect(found(page)).toContainText(site.contract.name);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          `Lieferung ${load.number}`,
        );
        await expect(page.getByRole('button', { name: 'Lieferung bestätigen' })).toBeVisible();
        expect(await keptDecoders(page)).toBe(1);
        await page.getByRole('button', { name: 'Zurück' }).click();
        await expect(page).toHaveURL(/\/dashboard$/); // the scanner itself is behind
      },
    );
  });
}

const KINDS: Readonly<Record<string, Distortion>> = {
  plain: {},
  rotated: { turn: 137 },
  skewed: { turn: 12, lean: [0.3, -0.2] },
  dim: { paper: 45, ink: 15, noise: 5 },
  blurred: { size: 300, blur: 2 },
};

test('QR-01 a code is read plain, rotated, skewed, dim and blurred @full', async ({
  camera,
  open,
  page,
  portal: { at, server },
  site,
}) => {
  await open('/dashboard', site);
  const times: string[] = [];
  for (const [kind, distortion] of Object.entries(KINDS)) {
    const { load, code } = await buildNote(server, site);
    await camera.show(code, distortion);
    const started = Date.now();
    await page.goto(`${at('nordstein')}/qr-scanner`);
    await expect(page).toHaveURL(new RegExp(pathOf(load)));
    times.push(`${kind} ${Date.now() - started} ms`);
    await expect(found(page)).toBeVisible();
  }
  process.stdout.write(`from the address of the scanner to the delivery: ${times.join(', ')}\n`);
});

test('a phone with its own decoder uses it, and ours where that one fails @full', async ({
  camera,
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const first = await buildNote(server, site);
  await addDetector(page, [first.code]);
  let workers = 0;
  page.on('worker', () => (workers += 1));
  await open('/qr-scanner', site); // no code in view
  await expect(page).toHaveURL(new RegExp(pathOf(first.load)));
  expect(workers).toBe(0);

  const second = await buildNote(server, site);
  await camera.show(second.code);
  await page.evaluate(() => sessionStorage.setItem('fails', 'yes'));
  await page.goto(`${at('nordstein')}/qr-scanner`);
  await expect(page).toHaveURL(new RegExp(pathOf(second.load)));
  expect(workers).toBe(1);
});

test('QR-04 QR-05 ERR-14 ERR-16 DOC-82 a foreign code is refused once, then the number or the camera again', async ({
  camera,
  open,
  page,
  portal: { server },
  site,
}) => {
  await camera.show('https://example.de/speisekarte');
  const calls = recordCalls(page, UPLOAD);
  await open('/qr-scanner', site);
  const popup = page.getByRole('dialog', { name: 'Kein Lieferschein-Code' });
  await expect(popup).toContainText('Das ist kein Code eines Lieferscheins.');
  await expect(view(page)).toHaveAttribute('data-camera', 'off');
  await expect(page.locator('video')).toHaveJSProperty('srcObject', null);
  expect(calls).toHaveLength(1);

  await popup.getByRole('button', { name: 'Nummer eingeben' }).click();
  await expect(popup).toHaveCount(0);
  await expect(page.getByLabel('Lieferscheinnummer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeVisible(); // the camera still shows the foreign code
  const { load, code } = await buildNote(server, site);
  await camera.show(code);
  await popup.getByRole('button', { name: 'Erneut scannen' }).click();
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(pathOf(load)));
  expect(calls).toHaveLength(3);
});

test('QR-08 QR-09 ONL-73 the camera is requested by size, and again when it is lost or the page is shown again; the screen stays on with it', async ({
  open,
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    const asked: unknown[] = [];
    mediaDevices.getUserMedia = (constraints) => {
      asked.push(constraints);
      return ask(constraints);
    };
    Object.assign(window, { asked });
    // A browser without a screen refuses it.
    let locks = 0;
    const request = async () => {
      Object.assign(window, { locks: ++locks });
      return { release: async () => Object.assign(window, { locks: --locks }) };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const held = () => page.evaluate(() => Reflect.get(window, 'locks') as number); // as set above
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked') as unknown[]); // as set above
  const runs = () =>
    expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => !!video.srcObject))
      .toBe(true);
  await open('/qr-scanner', site);
  await runs();
  expect(await asked()).toEqual([
    {
      audio: false,
      video: {
        facingMode: { ideal: 'environment' },
        width: { min: 360, ideal: 640, max: 1920 },
        height: { min: 240, ideal: 480, max: 1080 },
      },
    },
  ]);

  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    const stream = video.srcObject as MediaStream; // of the camera
    stream.getVideoTracks()[0]?.dispatchEvent(new Event('ended')); // as when the device ends it
  });
  await expect.poll(asked).toHaveLength(2);
  await runs();
  await expect.poll(held).toBe(1);

  await turn(page, 'hidden');
  await expect(page.locator('video')).toHaveJSProperty('srcObject', null);
  await expect.poll(held).toBe(0);
  await turn(page, 'visible');
  await expect.poll(asked).toHaveLength(3);
  await runs();
});

test('the light goes on and off where the camera has one, and the frame stays where it is @full', async ({
  open,
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const { prototype } = MediaStreamTrack;
    const lights: unknown[] = [];
    prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities; // as phones have it
    prototype.applyConstraints = async (constraints) => void lights.push(constraints?.advanced);
    Object.assign(window, { lights });
  });
  await open('/qr-scanner', site);
  await page.getByRole('button', { name: 'Licht an' }).click();
  await page.getByRole('button', { name: 'Licht aus' }).click();
  await expect(page.getByRole('button', { name: 'Licht an' })).toBeVisible();
  const lights: unknown = await page.evaluate(() => Reflect.get(window, 'lights'));
  expect(lights).toEqual([[{ torch: true }], [{ torch: false }]]);

  const frame = view(page).locator('div[aria-hidden]');
  const line = frame.locator('div');
  await expect(line).toBeVisible();
  const place = await frame.boundingBox();
  const nothing = { name: 'x', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await page.locator('input[type=file]').setInputFiles(nothing);
  const popup = page.getByRole('dialog', { name: 'Foto kann nicht gelesen werden' });
  await expect(popup).toBeVisible();
  await expect(line).toHaveCount(0); // the page is hidden
  expect(await frame.boundingBox()).toEqual(place);
  await expect(page.getByRole('button', { name: 'Licht an', includeHidden: true })).toBeDisabled();
  await popup.getByRole('button', { name: 'Erneut scannen' }).click();
  await expect(line).toBeVisible();
  await expect(page.getByRole('button', { name: 'Licht an' })).toBeEnabled();
});

test.describe('on a line of its own', () => {
  test('an offline scanner says so and pauses, and resumes once online @full', async ({
    camera,
    open,
    page,
    portal: { line, server },
    site,
  }) => {
    await open('/qr-scanner', site);
    await expect(page.getByText('QR-Code in den Rahmen halten')).toBeVisible();
    const { load, code } = await buildNote(server, site);
    await line.cut();
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(page.getByText('Zum Scannen brauchen Sie Empfang.')).toBeVisible();
    await camera.show(code);
    await turn(page, 'hidden');
    await expect(page.locator('video')).toHaveJSProperty('srcObject', null);
    await turn(page, 'visible'); // a reopened camera shows the code
    await line.restore();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(new RegExp(pathOf(load)));
  });
});
