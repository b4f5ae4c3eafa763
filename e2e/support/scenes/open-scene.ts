import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { expect, type Page } from '@playwright/test';
import { isHydrated, signIn, type Showroom } from '../fixtures.ts';
import { heading, type Scene } from './scene.ts';

/** Shows a scene of the demo data. */
export const stage = async (
  page: Page,
  { at, demo }: Showroom,
  brand: Brand,
  scene: Scene,
): Promise<void> => {
  const { as, path, before, answers } = scene;
  const view = demo[brand][as ?? 'foreman'];
  if (as) await signIn(page, view);
  await before?.(page);
  await answers?.(page);
  await page.goto(at(brand) + path(view));
  await isHydrated(page);
  await play(page, scene);
};

/** Shows a scene in a page of the app that has shown another one of the same person. */
export const stageNext = async (
  page: Page,
  { demo }: Showroom,
  brand: Brand,
  scene: Scene,
): Promise<void> => {
  // No form asks before this page is shown, and it closes whatever was open.
  const between = heading('Kurze Wartungspause')(page);
  await moveTo(page, '/maintenance');
  await between.waitFor();
  if (scene.answers) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await scene.answers(page);
  }
  await moveTo(page, scene.path(demo[brand][scene.as ?? 'foreman']));
  await between.waitFor({ state: 'detached' });
  await play(page, scene);
};

/** An address of the app as the forward button shows it. */
const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const play = async (page: Page, { waiting, act, shows }: Scene): Promise<void> => {
  if (!waiting) await hasArrived(page);
  await act?.(page);
  await page.mouse.move(0, 0);
  await expect(shows(page).first()).toBeVisible();
  if (!waiting) await hasArrived(page);
};

/** Resolves once the screen shows its data and nothing is loading. */
const hasArrived = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await expect(page.getByText('Wird geladen')).toHaveCount(0);
};
