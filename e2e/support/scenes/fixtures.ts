import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import type { Scene } from './scene.ts';
import { stage, stageNext } from './open-scene.ts';

type Standing = {
  scene: Scene | null;
  batch: number | null;
  context: BrowserContext | null;
  page: Page | null;
};
type Staged = {
  readonly page: Page;
  /** The brand comes from the host and was not set on a page staged before. */
  readonly isFresh: boolean;
};
type Fixtures = {
  readonly scene: Scene | null;
  /** Scenes of a batch follow one another in one page; a scene without one has a browser context of its own. */
  readonly batch: number | null;
  /** The page with the scene in the colours of a brand. */
  readonly staged: (brand: Brand) => Promise<Staged>;
};

const { E2E_FULL } = process.env;
/** High enough that no scrollable content lies under the fixed bars; a full run sees 390 px besides the narrowest phone. */
export const SCENE_WINDOW = { width: E2E_FULL === undefined ? 320 : 390, height: 2400 } as const;

const setBrand = (page: Page, brand: Brand) =>
  page.evaluate((name) => {
    document.documentElement.dataset['brand'] = name;
  }, brand);

/** A scene staged in the browser of a worker is reused by all tests about it, and its page by the next of its batch. */
export const test = base.extend<Fixtures, { readonly standing: Standing }>({
  standing: [
    async ({}, use) => {
      const standing: Standing = { scene: null, batch: null, context: null, page: null };
      await use(standing);
      await standing.context?.close();
    },
    { scope: 'worker' },
  ],
  scene: [null, { option: true }],
  batch: [null, { option: true }],
  context: async ({ browser, scene, batch, standing }, use) => {
    const isSame = standing.scene === scene || (batch !== null && standing.batch === batch);
    if (!isSame || standing.context === null || E2E_FULL !== undefined) {
      await standing.context?.close();
      const options = { reducedMotion: 'reduce', viewport: SCENE_WINDOW } as const;
      const context = await browser.newContext(options);
      Object.assign(standing, { scene: null, batch, context, page: null });
    }
    if (standing.context) await use(standing.context);
  },
  page: async ({ context }, use) => use(await context.newPage()),
  staged: async ({ context, scene, showroom, standing }, use) => {
    await use(async (brand) => {
      if (!scene) throw new Error('nothing to stage');
      const { page: before } = standing;
      if (before && standing.scene === scene) {
        await setBrand(before, brand);
        return { page: before, isFresh: false };
      }
      const page = before ?? (await context.newPage());
      if (before) {
        await before.setViewportSize(SCENE_WINDOW);
        await setBrand(before, brand);
        await stageNext(before, showroom, brand, scene);
      } else {
        await stage(page, showroom, brand, scene);
      }
      Object.assign(standing, { scene, page });
      return { page, isFresh: true };
    });
  },
});
