import type { Page } from '@playwright/test';

/** Has timers of the app of just these lengths last a minute: what they give up on comes, however slow the machine. */
export const extendTimers = (page: Page, ...lengths: readonly number[]): Promise<unknown> =>
  page.addInitScript((all) => {
    const later = globalThis.setTimeout;
    const slower = (work: () => void, ms = 0) => later(work, all.includes(ms) ? 60_000 : ms);
    Object.assign(globalThis, { setTimeout: slower });
  }, lengths);
