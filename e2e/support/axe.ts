import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';

/** The checker itself, to be run in a page once. */
export const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
export const EVERYTHING: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
};

/** Rules that colours can break; the words of a page and its structure are the same in every theme and brand. */
export const COLOURS = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
} satisfies RunOnly;

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> };

/** Puts the checker into a page that has none. */
export const loadAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
};

/** Violations that axe finds, one line per element. */
export const violations = (page: Page, runOnly: RunOnly): Promise<string[]> =>
  page.evaluate(async (rules) => {
    // Colours of a part that fades in are not yet its own; what runs longer counts down, or never ends.
    const longestFadeMs = 1_000;
    const isFading = ({ effect, playState }: Animation): boolean =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longestFadeMs;
    const moving = document.getAnimations().filter(isFading);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const bars = [...document.querySelectorAll('nav, [data-action-bar]')].filter(
      (bar) => getComputedStyle(bar).position !== 'static',
    );
    // Content under or close to a bar at the foot becomes visible by scrolling.
    const space = 24;
    const isUnderBar = ({ id }: { id: string }, { target }: { target: unknown }): boolean => {
      const element = document.querySelector(String(target));
      const box = element?.getBoundingClientRect();
      const isAt = (bar: Element) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return box && !bar.contains(element) && box.top < bottom && box.bottom + space > top;
      };
      return id === 'target-size' && bars.some(isAt);
    };
    // None of these rules reads style sheets.
    const { violations } = await axe.run({
      runOnly: rules,
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap((violation) =>
      violation.nodes
        .filter((node) => !isUnderBar(violation, node))
        .map(({ html, failureSummary }) => `${violation.id} ${html} ${failureSummary}`),
    );
  }, runOnly);

/** Violations of a page in its own theme, and those of the colours of the other theme. */
export const violationsInBothThemes = async (page: Page): Promise<string[]> => {
  await loadAxe(page);
  const found = await violations(page, EVERYTHING);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: other });
  await page.locator(`html[data-theme=${other}]`).waitFor();
  found.push(...(await violations(page, COLOURS)));
  await page.emulateMedia({ colorScheme: own });
  await page.locator(`html[data-theme=${own}]`).waitFor();
  return found;
};
