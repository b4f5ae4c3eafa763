import { expect, type Locator } from '@playwright/test';

/** More than the navigation of the office, the filters above a list and its heads have together. */
const MAX_TAB_PRESSES = 60;

/** Presses Tab until the focus is on an element that can be seen. */
export const tabTo = async (target: Locator): Promise<void> => {
  const page = target.page();
  await expect(target).toHaveCount(1);
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    if ((await target.count()) > 0 && (await isFocused())) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
};
