import { chromium, type Page } from '@playwright/test';
import { QUICK_BROWSER } from '../browsers.ts';
import type { Driver } from './driver.ts';

/** Starts Chromium and drives it as every other journey does. */
export const startPlaywrightDriver = async (): Promise<Driver> => {
  const browser = await chromium.launch(QUICK_BROWSER);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  let page: Page = await context.newPage();
  return {
    go: async (address) => {
      await page.goto(address);
    },
    read: async (expression) => (await page.evaluate(expression)) ?? null,
    tap: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    reopen: async () => {
      const next = await context.newPage();
      await page.close();
      page = next;
    },
    close: () => browser.close(),
  };
};
