import { expect, type Locator, type Page } from '@playwright/test';

/** Rendered entries of an endless list, without the head of a table. */
const drawn = (list: Locator) =>
  list.locator('[aria-posinset], [aria-rowindex]').evaluateAll((entries) =>
    entries.map((entry) => ({
      place: Number(entry.getAttribute('aria-posinset') ?? entry.getAttribute('aria-rowindex')),
      href: entry.querySelector('a')?.pathname ?? '',
    })),
  );

const WHEEL_STEP_PX = 300;
const twoFrames = () =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/** Resolves once nothing scrolls any more. */
export const waitForScrollEnd = (page: Page): Promise<void> =>
  expect(async () => {
    const before = await page.evaluate(() => scrollY);
    await page.evaluate(twoFrames);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }).toPass({ intervals: [100] });

/** Scrolls from the current position to the entry at `last`; returns the addresses of the entries passed, in order. */
export const scrollUntil = async (list: Locator, last: number): Promise<string[]> => {
  const seen = new Map<number, string>();
  const { x, width } = (await list.boundingBox()) ?? { x: 0, width: 0 };
  const { height } = list.page().viewportSize() ?? { height: 0 };
  await list.page().mouse.move(x + width / 2, height / 2);
  await expect(async () => {
    for (const { place, href } of await drawn(list)) if (href) seen.set(place, href);
    if (!seen.has(last)) {
      await list.page().mouse.wheel(0, WHEEL_STEP_PX);
      await list.page().evaluate(twoFrames); // the list has rendered its visible entries
    }
    expect(seen.has(last)).toBe(true);
  }).toPass({ intervals: [60], timeout: 60_000 });
  return [...seen].toSorted(([a], [b]) => a - b).map(([, href]) => href);
};
