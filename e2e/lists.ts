import { expect, type Page } from '@playwright/test';

/** Entries of an endless list by place, as far as they are drawn now. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-posinset], [aria-rowindex]')].map((entry) => ({
      place: Number(entry.getAttribute('aria-posinset') ?? entry.getAttribute('aria-rowindex')),
      href: entry.querySelector('a')?.pathname ?? '',
    })),
  );

const STEP = 400;

/** Turns the wheel from where the page is until the entry at `last`; addresses of what came by, in order. */
export const readUntil = async (page: Page, last: number): Promise<string[]> => {
  const seen = new Map<number, string>();
  await page.mouse.move(200, 400);
  await expect(async () => {
    for (const { place, href } of await drawn(page)) seen.set(place, href);
    if (!seen.has(last)) await page.mouse.wheel(0, STEP);
    expect(seen.has(last)).toBe(true);
  }).toPass({ intervals: [60], timeout: 30_000 });
  return [...seen].toSorted(([a], [b]) => a - b).map(([, href]) => href);
};
