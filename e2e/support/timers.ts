import type { Page } from '@playwright/test';

/** Extends timers of the app of exactly these lengths to a minute, so that no timeout ends first on a slow machine. */
export const extendTimers = (page: Page, ...lengths: readonly number[]): Promise<unknown> =>
  page.addInitScript((all) => {
    const later = globalThis.setTimeout;
    const slower = (work: () => void, ms = 0) => later(work, all.includes(ms) ? 60_000 : ms);
    Object.assign(globalThis, { setTimeout: slower });
  }, lengths);
