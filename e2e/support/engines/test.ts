import { test as base } from '../fixtures.ts';
import type { Driver } from './driver.ts';
import { CHROMIUM, type Engine, FURTHER_ENGINES } from './engines.ts';
import { openWindow, type AppWindow } from './app-window.ts';

type Drivers = { readonly driverOf: (engine: Engine) => Promise<Driver> };
type Fixtures = {
  readonly engine: Engine;
  /** The portal under its own address, in the engine of the test. */
  readonly app: AppWindow;
};

/** A journey in every engine: one browser for all of a worker, an address of its own for each test. */
export const test = base.extend<Fixtures, Drivers>({
  driverOf: [
    async ({}, use) => {
      const started = new Map<Engine, Promise<Driver>>();
      await use((engine) => {
        const driver = started.get(engine) ?? engine.start();
        started.set(engine, driver);
        // Another test tries again.
        driver.catch(() => started.delete(engine));
        return driver;
      });
      // Also what was still starting when the last test gave up; none keeps another from being closed.
      const closed = [...started.values()].map(async (driver) => (await driver).close());
      for (const end of await Promise.allSettled(closed)) {
        if (end.status === 'rejected') throw end.reason;
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  engine: [CHROMIUM, { option: true }],
  // The watch for forbidden events needs Playwright's own browser.
  offences: async ({}, use) => use([]),
  app: async ({ engine, driverOf, portal }, use) => {
    await use(openWindow(await driverOf(engine), portal.at('nordstein')));
  },
});

/** Declares the journeys for each engine; one whose programs are not installed is left out, and says so. */
export const inEachEngine = (journeys: (engine: Engine) => void): void => {
  for (const engine of [CHROMIUM, ...FURTHER_ENGINES]) {
    test.describe(engine.name, { tag: '@engines' }, () => {
      test.use({ engine });
      // One after the other, so that a worker starts the browser once.
      test.describe.configure({ mode: 'default' });
      test.skip(engine.missing.length > 0, `left out: no ${engine.missing.join(', no ')}`);
      journeys(engine);
    });
  }
};
