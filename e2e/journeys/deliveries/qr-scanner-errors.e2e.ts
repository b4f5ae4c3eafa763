import type { Page } from '@playwright/test';
import { failCamera, INSECURE, test } from '../../support/camera.ts';
import { expect, isHydrated, signIn, test as plain } from '../../support/fixtures.ts';

const OTHER_WAYS = ['Foto wählen', 'Nummer eingeben'];

/** The empty state in place of the camera, with its button and the two other ways. */
const says = async (page: Page, title: string, text: string): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(main.getByText(text, { exact: true })).toBeVisible();
  for (const name of OTHER_WAYS) await expect(main.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  await expect(page.getByRole('navigation').getByText('Scannen')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
};

const REFUSED = [
  'Kamera nicht freigegeben',
  'Erlauben Sie in den Einstellungen Ihres Browsers den Zugriff auf die Kamera und versuchen Sie es erneut.',
] as const;
const MISSING = [
  'Keine Kamera gefunden',
  'An diesem Gerät wurde keine passende Kamera gefunden.',
] as const;
const BUSY = [
  'Kamera ist belegt',
  'Eine andere Anwendung verwendet die Kamera. Schließen Sie die andere Anwendung und versuchen Sie es erneut.',
] as const;
const OLD = [
  'Browser zu alt',
  'Dieser Browser kann die Kamera nicht verwenden. Bitte aktualisieren Sie ihn.',
] as const;
const INSECURE_TEXT = [
  'Kamera nicht verfügbar',
  'ERROR: secure context required (HTTPS, localhost)',
] as const;

test.describe('the camera is refused', () => {
  test.use({ granted: false });

  test('ERR-17 a refused camera explains where to allow it @full', async ({ open, site }) => {
    const page = await open('/qr-scanner', site);
    await says(page, ...REFUSED);
  });
});

test('ERR-21 T-52 without HTTPS no browser gives away its camera @full', async ({
  offences,
  page,
  portal: { line },
  site,
}) => {
  await signIn(page, site);
  await page.goto(`http://${INSECURE}:${line.port}/qr-scanner`);
  await isHydrated(page);
  await says(page, ...INSECURE_TEXT);
  await page.close();
  offences.splice(0); // warnings of the browser about a host that only this journey uses
});

plain(
  'ERR-18 ONL-74 DOC-81 DOC-82 a device without a camera offers the number first',
  async ({ open, page, site }) => {
    await failCamera(page, 'NotFoundError');
    await open('/qr-scanner', site);
    const sheet = page.getByRole('dialog', { name: 'Nummer des Lieferscheins' });
    const number = sheet.getByLabel('Lieferscheinnummer');
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('inputmode', 'numeric');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await says(page, ...MISSING);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await says(page, ...MISSING);
  },
);

plain(
  'ERR-19 ERR-20 ERR-22 a busy camera, an old browser, anything else @full',
  async ({ open, page, site }) => {
    await failCamera(page, 'NotReadableError');
    await open('/qr-scanner', site);
    await says(page, ...BUSY);
    const fails = async (error: string) => {
      await page.evaluate((name) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('x', name));
      }, error);
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    };
    await fails('OverconstrainedError');
    await expect(page.getByLabel('Lieferscheinnummer')).toBeFocused();
    await page.keyboard.press('Escape');
    await says(page, ...MISSING);
    await fails('NotSupportedError');
    await says(page, ...INSECURE_TEXT);
    await fails('AbortError');
    await says(page, 'Kamera nicht verfügbar', 'ERROR: Camera error (AbortError)');
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined }),
    );
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await says(page, ...OLD);
  },
);
