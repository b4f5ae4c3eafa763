import type { Brand } from '@abrufbar/domain/brand.ts';
import { test as base, type Page } from '@playwright/test';
import { buildSite, type Site } from '../apps/server/src/contracts/test-site.ts';
import { startTestServer, type TestServer } from '../apps/server/src/core/test-server.ts';

type Portal = {
  /** Address of the portal under the host of a brand. */
  readonly at: (brand: Brand) => string;
  readonly server: TestServer;
};

type Fixtures = {
  readonly brand: Brand;
  /** A company of its own with one contract and a foreman, so that journeys do not see each other. */
  readonly site: Site;
  /** Opens a page of the portal, signed in when told as whom. */
  readonly open: (path: string, as?: { readonly token: string }) => Promise<Page>;
};

/** Journeys drive the real server and a real database with a real browser. */
export const test = base.extend<Fixtures, { readonly portal: Portal }>({
  portal: [
    async ({}, use) => {
      const ends: (() => Promise<void>)[] = [];
      const server = await startTestServer({ after: (end) => ends.push(end) });
      const { port } = new URL(server.address);
      await use({ at: (brand) => `http://${brand}.localhost:${port}`, server });
      for (const end of ends.toReversed()) await end();
    },
    { scope: 'worker' },
  ],
  brand: ['nordstein', { option: true }],
  site: async ({ portal }, use) => use(await buildSite(portal.server)),
  open: async ({ page, portal, brand }, use) => {
    await use(async (path, as) => {
      if (as) {
        await page.addInitScript((token) => {
          if (!sessionStorage.getItem('signed-in')) localStorage.setItem('abrufbar.token', token);
          sessionStorage.setItem('signed-in', 'once');
        }, as.token);
      }
      await page.goto(portal.at(brand) + path);
      return page;
    });
  },
});

export { expect } from '@playwright/test';
