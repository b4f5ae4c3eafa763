import type { Page } from '@playwright/test';
import { failCamera } from '../camera.ts';
import { isCached } from '../fixtures.ts';
import { dialog, heading, press, text, type Scene } from './scene.ts';

const scanner = { as: 'foreman', path: () => '/qr-scanner' } as const satisfies Partial<Scene>;

/** The camera of the browser: it shows a grey sheet, and has a light. */
const camera = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      const draw = () => context?.fillRect(0, 0, 300, 150);
      if (context) context.fillStyle = '#d8d4c8';
      setInterval(draw, 100); // a stream starts with the first change
      return canvas.captureStream();
    };
    // The types of the browser do not know it yet.
    const light = { torch: true } as MediaTrackCapabilities;
    MediaStreamTrack.prototype.getCapabilities = () => light;
  });
const fails = (error: string) => (page: Page) => failCamera(page, error);
const openSheet = press('Nummer eingeben');
const instruction = text('QR-Code in den Rahmen halten');
const choose = (mimeType: string, buffer: Buffer) => (page: Page) =>
  page.locator('input[type=file]').setInputFiles({ name: 'foto', mimeType, buffer });
/** A picture of one point. */
const POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The scanner with and without its camera, and what opens on it. */
export const scannerScenes: readonly Scene[] = [
  {
    ...scanner,
    name: 'qr-scanner',
    before: camera,
    act: (page) => page.getByRole('button', { name: 'Licht an' }).waitFor(),
    shows: instruction,
  },
  {
    ...scanner,
    name: 'qr-scanner-offline',
    alone: true,
    before: camera,
    act: async (page) => {
      await instruction(page).waitFor();
      await isCached(page);
      await page.context().setOffline(true);
    },
    shows: text('Zum Scannen brauchen Sie Empfang.'),
  },
  {
    ...scanner,
    name: 'qr-scanner-number',
    before: camera,
    act: openSheet,
    shows: dialog('Nummer des Lieferscheins'),
  },
  {
    ...scanner,
    name: 'qr-scanner-number-unknown',
    before: camera,
    act: async (page) => {
      await openSheet(page);
      await page.getByLabel('Lieferscheinnummer').fill('4711-gibt-es-nicht');
      await press('Lieferschein suchen')(page);
    },
    shows: text(/^Zu diesem Lieferschein gibt es bei Ihren Firmen/),
  },
  {
    ...scanner,
    name: 'qr-scanner-photo-without-code',
    before: camera,
    act: choose('image/png', Buffer.from(POINT, 'base64')),
    shows: dialog('Kein QR-Code zu erkennen'),
  },
  {
    ...scanner,
    name: 'qr-scanner-photo-unreadable',
    before: camera,
    act: choose('application/pdf', Buffer.from('%PDF-1.7')),
    shows: dialog('Foto kann nicht gelesen werden'),
  },
  {
    ...scanner,
    name: 'qr-scanner-refused',
    path: () => '/qr-scanner?d=unsinn',
    before: camera,
    shows: dialog('Kein Lieferschein-Code'),
  },
  {
    ...scanner,
    name: 'qr-scanner-not-allowed',
    before: fails('NotAllowedError'),
    shows: text('Kamera nicht freigegeben'),
  },
  {
    ...scanner,
    name: 'qr-scanner-not-found',
    before: fails('NotFoundError'),
    shows: text('Keine Kamera gefunden'),
  },
  {
    ...scanner,
    name: 'qr-scanner-in-use',
    before: fails('NotReadableError'),
    shows: text('Kamera ist belegt'),
  },
  {
    ...scanner,
    name: 'qr-scanner-old',
    before: fails('StreamApiNotSupportedError'),
    shows: text('Browser zu alt'),
  },
  {
    ...scanner,
    name: 'qr-scanner-waiting',
    before: (page) => page.route('**/api/v2/section-permissions*', () => {}),
    waiting: true,
    shows: heading('Lieferschein scannen'),
  },
];
