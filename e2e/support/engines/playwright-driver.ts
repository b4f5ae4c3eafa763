import { chromium, type Page } from '@playwright/test';
import { QUICK_BROWSER } from '../browsers.ts';
import { type Driver, outcomeOf, PageLeft, valueIn } from './driver.ts';

/** Starts Chromium and drives it as every other journey does. */
export const startPlaywrightDriver = async (): Promise<Driver> => {
  const browser = await chromium.launch(QUICK_BROWSER);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  let page: Page = await context.newPage();
  return {
    go: async (address) => {
      await page.goto(address);
    },
    read: async (expression) =>
      valueIn(await page.evaluate<string>(outcomeOf(expression)).catch(asLeft), expression),
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

/** Playwright knows no error of its own for a page that went while it was asked. */
const asLeft = (error: unknown): never => {
  const isLeft = error instanceof Error && error.message.includes('context was destroyed');
  throw isLeft ? new PageLeft(error.message) : error;
};
