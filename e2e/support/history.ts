import type { Page } from '@playwright/test';

/** Holds the steps that the page takes in its history until `release`, which resolves once one has been taken. */
export const holdHistory = async (page: Page): Promise<() => Promise<unknown>> => {
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    const held: (number | undefined)[] = [];
    history.go = (steps) => void held.push(steps); // a slow phone
    addEventListener('release-history', () => {
      history.go = go;
      for (const steps of held) go(steps);
    });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('popstate', () => resolve(null), { once: true });
          dispatchEvent(new Event('release-history'));
        }),
    );
};
