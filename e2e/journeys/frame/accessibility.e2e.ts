import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import type { Page } from '@playwright/test';
import { AXE, COLOURS, EVERYTHING, violations } from '../../support/axe.ts';
import { expect } from '../../support/fixtures.ts';
import { isAtRest, stickingOut } from '../../support/layout.ts';
import { scenes } from '../../support/scenes/all-scenes.ts';
import { test } from '../../support/scenes/fixtures.ts';

const { E2E_FULL } = process.env;
type Check = 'structure' | 'colours' | 'overflow';
type Look = {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly checks: readonly Check[];
};
const EVERY_CHECK: readonly Check[] = ['structure', 'overflow'];
const EVERY_LOOK: readonly Look[] = [320, 390].flatMap((width) => [
  { width, colorScheme: 'light', checks: EVERY_CHECK },
  { width, colorScheme: 'dark', checks: EVERY_CHECK },
]);
// A theme or a brand changes colours alone: what a page consists of and where it lies is checked once a width.
const STAGED: readonly Look[] = [
  { width: 320, colorScheme: 'light', checks: EVERY_CHECK },
  { width: 320, colorScheme: 'dark', checks: ['colours'] },
  { width: 390, colorScheme: 'light', checks: EVERY_CHECK },
];
const OTHER_BRAND: readonly Look[] = [
  { width: 390, colorScheme: 'light', checks: ['colours'] },
  { width: 390, colorScheme: 'dark', checks: ['colours'] },
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

for (const [index, scene] of scenes.entries()) {
  test.describe(() => {
    test.describe.configure({ mode: 'default' }); // the second test checks the page of the first
    test.use({ scene });
    const tag = scene.inWholeBrowser ? '@chromium' : [];
    // Half of the scenes are staged at the host of either brand.
    for (const brand of index % 2 === 0 ? BRANDS : BRANDS.toReversed()) {
      test(
        `GEN-01 ${scene.name} for ${brand} is German, free of axe violations and fits 320 px`,
        { tag },
        async ({ staged }) => {
          const { page, isFresh } = await staged(brand);
          if (isFresh) await page.evaluate(AXE);
          await expect(page.locator('html')).toHaveAttribute('lang', 'de');
          expect(ENGLISH.exec(await wordsOn(page))).toBeNull();
          for (const { colorScheme, width, checks } of looksOf(isFresh)) {
            await page.emulateMedia({ colorScheme });
            await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
            if (page.viewportSize()?.width !== width) {
              // High enough that no scrollable content lies under the fixed bars.
              await page.setViewportSize({ width, height: 2400 });
              await isAtRest(page);
            }
            await test.step(`${colorScheme} at ${width} px`, async () => {
              for (const check of checks) expect(await CHECKS[check](page)).toEqual([]);
            });
          }
        },
      );
    }
  });
}
