import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { expect, type Page } from '@playwright/test';
import { isHydrated, signIn, type Showroom } from '../fixtures.ts';
import type { Scene } from './scene.ts';

/** Shows a scene of the demo data. */
export const stage = async (
  page: Page,
  { at, demo }: Showroom,
  brand: Brand,
  { as, path, before, waiting, act, shows }: Scene,
): Promise<void> => {
  const view = demo[brand][as ?? 'foreman'];
  if (as) await signIn(page, view);
  await before?.(page);
  await page.goto(at(brand) + path(view));
  await isHydrated(page);
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
