import { join } from 'node:path';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { test } from '../../support/fixtures.ts';
import { scenes } from '../../support/scenes/all-scenes.ts';
import { stage } from '../../support/scenes/open-scene.ts';

// Run with PICTURES=<folder> to compare every screen with its design.
const { PICTURES } = process.env;
const DEVICES = [
  {
    device: 'phone',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  { device: 'desktop', viewport: { width: 1180, height: 820 }, deviceScaleFactor: 1 },
];

for (const { device, ...options } of DEVICES) {
  test.describe(device, () => {
    test.use({ ...options, reducedMotion: 'reduce' });
    for (const brand of BRANDS) {
      for (const scene of PICTURES ? scenes : []) {
        if (scene.phoneOnly && device !== 'phone') continue;
        test(`picture of ${scene.name} on ${device} for ${brand}`, async ({ page, showroom }) => {
          await stage(page, showroom, brand, scene);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            const file = `${scene.name}-${brand}-${device}-${colorScheme}.png`;
            await page.screenshot({ path: join(PICTURES ?? '', file) });
          }
        });
      }
    }
  });
}
