import type { Locator, Page } from '@playwright/test';

/** Resolves once nothing has moved for five frames: a list has measured its entries for the width of the window. */
export const isAtRest = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const boxes = () =>
      [...document.body.querySelectorAll('*')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        })
        .join();
    let before = '';
    for (let same = 0; same < 5;) {
      await new Promise(requestAnimationFrame);
      const now = boxes();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

const noteShifts = (most: number): void =>
  new PerformanceObserver((list) => {
    const shares = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
    if (Math.max(...shares) > most) document.documentElement.dataset['moved'] = '';
  }).observe({ type: 'layout-shift' });

/** From now on the root has `data-moved` once something visible has moved by itself, by more than this share of the window. */
export const watchShifts = (page: Page, least = 0): Promise<void> =>
  page.evaluate(noteShifts, least);

/** As above, from the first drawing of each page on; glyphs of a font that arrives later count for nothing. */
export const watchLoading = (page: Page): Promise<unknown> => page.addInitScript(noteShifts, 0.002);

/** Holds the scripts that the next page does not name itself, until the returned function is called. */
export const holdLateScripts = async (page: Page): Promise<() => void> => {
  const { promise: held, resolve } = Promise.withResolvers<undefined>();
  const named = page
    .waitForResponse((response) => response.request().isNavigationRequest())
    .then((response) => response.text());
  await page.route('**/assets/*.js', async (route) => {
    const [, name = ''] = /\/assets\/(.+)\.js$/.exec(route.request().url()) ?? [];
    if (!(await named).includes(name)) await held;
    await route.continue();
  });
  return () => resolve(undefined);
};

/** Drawn elements that stick out of the window sideways and cannot be scrolled to. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isContained = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !isContained(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > width + 0.5 || left < -0.5;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** Of every place where a text is drawn: whether all of it lies in the window and in no box that cuts it. */
export const textsInSight = (within: Page | Locator, text: string): Promise<boolean[]> => {
  const root = 'goto' in within ? within.locator('body') : within;
  return root.evaluate((element, wanted) => {
    const isInside = (drawn: DOMRect, box: { left: number; right: number }) =>
      drawn.left >= box.left - 0.5 && drawn.right <= box.right + 0.5;
    const found: boolean[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      const parent = node.parentElement;
      if (at < 0 || !parent?.checkVisibility() || parent.closest('.visually-hidden')) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const boxes = [{ left: 0, right: document.documentElement.clientWidth }];
      // A dialog stands above everything and is cut by nothing around it.
      const last = parent.closest('dialog');
      for (let box: Element | null = parent; box; box = box === last ? null : box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') boxes.push(box.getBoundingClientRect());
      const drawn = [...range.getClientRects()];
      found.push(drawn.every((rect) => boxes.every((box) => isInside(rect, box))));
    }
    return found;
  }, text);
};

/** The drawing of a state without content, once its lines are there (BEY-134). */
export const drawing = (page: Page, name: string) =>
  page.locator(`svg[data-drawing="${name}"]:has(path)`);
