import type { Page } from '@playwright/test';
import { COLOURS, EVERYTHING, loadAxe, violations } from '../../support/axe.ts';
import { expect, fullIf } from '../../support/fixtures.ts';
import { isAtRest, stickingOut } from '../../support/layout.ts';
import { sceneBatches } from '../../support/scenes/batches.ts';
import { SCENE_WINDOW, test } from '../../support/scenes/fixtures.ts';

const { E2E_FULL } = process.env;
type Check = 'structure' | 'colours' | 'overflow';
type Look = {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly checks: readonly Check[];
};
const EVERY_CHECK: readonly Check[] = ['structure', 'overflow'];
const EVERY_LOOK: readonly Look[] = [390, 320].flatMap((width) => [
  { width, colorScheme: 'light', checks: EVERY_CHECK },
  { width, colorScheme: 'dark', checks: EVERY_CHECK },
]);
// A theme or a brand changes colours alone: what a page consists of and where things lie is checked once.
const STAGED: readonly Look[] = [
  { width: 320, colorScheme: 'light', checks: EVERY_CHECK },
  { width: 320, colorScheme: 'dark', checks: ['colours'] },
];
const OTHER_BRAND: readonly Look[] = [
  { width: 320, colorScheme: 'light', checks: ['colours'] },
  { width: 320, colorScheme: 'dark', checks: ['colours'] },
];

const CHECKS: Readonly<Record<Check, (page: Page) => Promise<string[]>>> = {
  structure: (page) => violations(page, EVERYTHING),
  colours: (page) => violations(page, COLOURS),
  overflow: stickingOut,
};

const looksOf = (isFresh: boolean): readonly Look[] => {
  if (E2E_FULL !== undefined) return EVERY_LOOK;
  return isFresh ? STAGED : OTHER_BRAND;
};

const ENGLISH =
  /\b(?:the|and|your|please|loading|error|close|back|menu|sign|log ?in|log ?out|search)\b/i;

/** All visible text and accessible names. */
const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'alt', 'placeholder'];
    const names = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())];
    const read = names.flatMap((node) => spoken.map((name) => node.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...read].join('\n');
  });

const check = async (page: Page, { width, colorScheme, checks }: Look): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  if (page.viewportSize()?.width !== width) {
    await page.setViewportSize({ ...SCENE_WINDOW, width });
    await isAtRest(page);
  }
  await test.step(`${colorScheme} at ${width} px`, async () => {
    for (const name of checks) expect(await CHECKS[name](page)).toEqual([]);
  });
};

for (const [batch, { scenes, brands }] of sceneBatches.entries()) {
  test.describe(() => {
    test.describe.configure({ mode: 'default' }); // scenes of a batch share a page, and so do the tests of a scene
    for (const scene of scenes) {
      test.describe(() => {
        test.use({ scene, batch });
        const inWholeBrowser = scene.inWholeBrowser ? ['@chromium'] : [];
        for (const [order, brand] of brands.entries()) {
          test(
            `GEN-01 ${scene.name} for ${brand} is German, free of axe violations and fits 320 px`,
            { tag: [...inWholeBrowser, ...fullIf(order > 0)] },
            async ({ staged }) => {
              const { page, isFresh } = await staged(brand);
              await loadAxe(page);
              await expect(page.locator('html')).toHaveAttribute('lang', 'de');
              expect(ENGLISH.exec(await wordsOn(page))).toBeNull();
              for (const look of looksOf(isFresh)) await check(page, look);
            },
          );
        }
      });
    }
  });
}
