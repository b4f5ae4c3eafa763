import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import type { Scene } from './scene.ts';
import { stage } from './open-scene.ts';

type Standing = { scene: Scene | null; context: BrowserContext | null; page: Page | null };
type Staged = {
  readonly page: Page;
  /** The brand comes from the host and was not set on a page staged before. */
  readonly isFresh: boolean;
};
type Fixtures = {
  readonly scene: Scene | null;
  /** The page with the scene in the colours of a brand. */
  readonly staged: (brand: Brand) => Promise<Staged>;
};

const { E2E_FULL } = process.env;

/** A scene staged in the browser of a worker is reused by all tests about it. */
export const test = base.extend<Fixtures, { readonly standing: Standing }>({
  standing: [
    async ({}, use) => {
      const standing: Standing = { scene: null, context: null, page: null };
      await use(standing);
      await standing.context?.close();
    },
    { scope: 'worker' },
  ],
  scene: [null, { option: true }],
  context: async ({ browser, scene, standing }, use) => {
    if (standing.scene !== scene || standing.context === null || E2E_FULL !== undefined) {
      await standing.context?.close();
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      Object.assign(standing, { scene, context, page: null });
    }
    if (standing.context) await use(standing.context);
  },
  page: async ({ context }, use) => use(await context.newPage()),
  staged: async ({ context, scene, showroom, standing }, use) => {
    await use(async (brand) => {
      const { page: before } = standing;
      if (before) {
        await before.evaluate((name) => {
          document.documentElement.dataset['brand'] = name;
        }, brand);
        return { page: before, isFresh: false };
      }
      if (!scene) throw new Error('nothing to stage');
      const page = await context.newPage();
      await stage(page, showroom, brand, scene);
      standing.page = page;
      return { page, isFresh: true };
    });
  },
});
