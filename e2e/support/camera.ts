import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatNoteCode, signedPart } from '../../apps/server/src/deliveries/note-code.ts';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Site } from '../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { createRandom } from '../../bench/stage/random.ts';
import { type Distortion, drawFrame, HEIGHT_PX, WIDTH_PX } from '../../bench/stage/qr-frames.ts';
import { expect, test as base } from './fixtures.ts';
import { buildLoad } from './deliveries.ts';

type Camera = {
  /** From now on every opened camera shows this code; null shows none. */
  readonly show: (text: string | null, distortion?: Distortion) => Promise<void>;
};

type Fixtures = {
  readonly film: string;
  readonly camera: Camera;
  readonly cameraBrowser: Browser;
  /** Answer of the user when the browser asks for the camera. */
  readonly granted: boolean;
};

/** A host whose pages are no secure context. */
export const INSECURE = 'baustelle.test';

const PICTURES = 3; // the film runs in a circle

/** Journeys with a camera: a separate browser, in which a film replaces the camera without a question. */
export const test = base.extend<Fixtures>({
  granted: [true, { option: true }],
  film: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'abrufbar-film-'));
    await use(join(folder, 'film.mjpeg'));
    rmSync(folder, { recursive: true, force: true });
  },
  camera: async ({ film }, use) => {
    const show: Camera['show'] = async (text, distortion = {}) => {
      const chance = createRandom('film');
      const pictures = [];
      for (let at = 0; at < PICTURES; at += 1)
        pictures.push(await picture(text, distortion, chance));
      // A running camera has the old file mapped into its memory and keeps it.
      writeFileSync(`${film}.new`, Buffer.concat(pictures));
      renameSync(`${film}.new`, film);
    };
    await show(null);
    await use({ show });
  },
  cameraBrowser: async ({ film, granted, launchOptions }, use) => {
    const switches = [
      '--use-fake-device-for-media-stream',
      `--use-fake-ui-for-media-stream${granted ? '' : '=deny'}`,
      `--host-resolver-rules=MAP ${INSECURE} 127.0.0.1`,
      `--use-file-for-fake-video-capture=${film}`,
    ];
    const args = [...(launchOptions.args ?? []), ...switches];
    const browser = await chromium.launch({ ...launchOptions, args });
    await use(browser);
    await browser.close();
  },
  context: async (
    { cameraBrowser, camera, viewport, hasTouch, isMobile, locale, timezoneId, colorScheme },
    use,
  ) => {
    void camera; // the film exists before the camera opens
    const context = await cameraBrowser.newContext({
      viewport,
      hasTouch,
      isMobile,
      colorScheme,
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
    });
    await use(context);
    await context.close();
  },
});

const picture = async (
  text: string | null,
  distortion: Distortion,
  chance: () => number,
): Promise<Buffer> => {
  if (text !== null) return photo(text, distortion, chance);
  const desk = { width: WIDTH_PX, height: HEIGHT_PX, channels: 3 as const, background: '#8a8578' };
  return sharp({ create: desk }).jpeg().toBuffer();
};

/** A photo of a code, as JPEG. */
export const photo = (
  text: string,
  distortion: Distortion = {},
  chance = createRandom('photo'),
): Promise<Buffer> => {
  const { data, width, height } = drawFrame(text, distortion, chance);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 90 })
    .toBuffer();
};

/** Every request for the camera fails with this error, whatever devices the machine has. */
export const failCamera = (page: Page, error: string): Promise<unknown> =>
  page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('x', name));
  }, error);

/** Waits for a page without a camera: the number is offered by itself, and without it the other ways stand. */
export const noCamera = async (page: Page): Promise<void> => {
  await expect(page.getByText('Keine Kamera gefunden')).toBeVisible();
  await expect(page.getByLabel('Lieferscheinnummer')).toBeFocused();
  await page.keyboard.press('Escape');
};

/** Content of the code on the note of a delivery. */
const codeOf = ({ signer }: TestServer, { supplier }: Site, id: string): string =>
  formatNoteCode('https://nordstein.example', id, signer.sign(signedPart(id, supplier.id)));

/** A delivery of the site and its code. */
export const buildNote = async (server: TestServer, site: Site) => {
  const load = await buildLoad(server, site);
  return { load, code: codeOf(server, site, load.id) };
};

/** Gives the page a decoder of its own, which Chromium lacks on Linux; it fails once the session holds `fails`. */
export const addDetector = (page: Page, texts: readonly string[]): Promise<unknown> =>
  page.addInitScript((found) => {
    class BarcodeDetector {
      static readonly getSupportedFormats = async () => ['aztec', 'qr_code'];
      readonly detect = async () => {
        if (sessionStorage.getItem('fails') !== null)
          throw new DOMException('no service', 'NotSupportedError');
        return found.map((rawValue) => ({ rawValue }));
      };
    }
    Object.assign(window, { BarcodeDetector });
  }, texts);
