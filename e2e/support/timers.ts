import type { Page } from '@playwright/test';

/** Longer than any test waits, so that no timeout ends first on a slow machine. */
const EXTENDED_MS = 60_000;
/** Lets what runs beside the timer answer first. */
const SHORTENED_MS = 100;

/** Extends timers of the app of exactly these lengths. */
export const extendTimers = (page: Page, ...lengths: readonly number[]): Promise<void> =>
  replaceTimers(page, lengths, EXTENDED_MS);

/** Shortens timers of the app of exactly these lengths, for a timeout that is to be seen. */
export const shortenTimers = (page: Page, ...lengths: readonly number[]): Promise<void> =>
  replaceTimers(page, lengths, SHORTENED_MS);

const replaceTimers = async (
  page: Page,
  lengths: readonly number[],
  replacement: number,
): Promise<void> => {
  await page.addInitScript(
    ([all, length]) => {
      const later = globalThis.setTimeout;
      const changed = (work: () => void, ms = 0) => later(work, all.includes(ms) ? length : ms);
      Object.assign(globalThis, { setTimeout: changed });
    },
    [lengths, replacement] as const,
  );
};
