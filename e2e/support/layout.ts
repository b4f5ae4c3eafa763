import type { Page } from '@playwright/test';

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
