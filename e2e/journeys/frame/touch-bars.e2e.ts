import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import {
  centreOf,
  isLaidOut,
  phone,
  tap,
  touchDown,
  touchMove,
  touchUp,
  typeInto,
} from '../../support/touch.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });
const actions = (page: Page) => page.getByRole('region', { name: 'Aktionen' });
const firstName = (page: Page) => page.getByLabel('Vorname');
/** Space below the action bar: the tab bar takes 84 px of it. */
const below = (page: Page) =>
  actions(page).evaluate((bar) => Math.round(innerHeight - bar.getBoundingClientRect().bottom));

test.use(phone(640));

test.beforeEach(async ({ open, page, site }) => {
  await open('/profile', site);
  await typeInto(firstName(page), 'Murat');
  await expect(tabs(page)).toBeHidden();
  await expect.poll(() => below(page)).toBe(0);
});

test('the bars stay unchanged from touch to lift, wherever the focus moves', async ({ page }) => {
  await touchDown(page, await centreOf(page.getByRole('banner')));
  await firstName(page).blur();
  await isLaidOut(page);
  await expect(tabs(page)).toBeHidden();
  expect(await below(page)).toBe(0);
  await touchUp(page);
  await expect(tabs(page)).toBeVisible();
  await expect.poll(() => below(page)).toBe(84);
});

test('a scrolling finger does not change the bars', async ({ page }) => {
  const from = await centreOf(firstName(page));
  await touchDown(page, from);
  for (let up = 20; up <= 120; up += 20) await touchMove(page, { x: from.x, y: from.y - up });
  await expect(tabs(page)).toBeHidden();
  await touchUp(page);
  await expect(firstName(page)).toBeFocused();
  await expect(tabs(page)).toBeHidden();
  await firstName(page).blur();
  await expect(tabs(page)).toBeVisible();
});

test('the tab bar stays hidden from field to field', async ({ page }) => {
  await tap(page.getByLabel('Nachname'));
  await expect(page.getByLabel('Nachname')).toBeFocused();
  await expect(tabs(page)).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(tabs(page)).toBeHidden();
});

test('the bars follow the focus at once without a touch', async ({ page }) => {
  await expect(page.locator('html')).not.toHaveAttribute('data-typing'); // the tap is over
  await firstName(page).blur(); // as the button that closes the keyboard does
  expect(await below(page)).toBe(84);
  await firstName(page).focus();
  expect(await below(page)).toBe(0);
  await page.getByRole('button', { name: 'Benutzer-ID kopieren' }).focus();
  expect(await below(page)).toBe(84);
});

test('a second finger does not end the press of the first', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const dispatch = (type: 'touchStart' | 'touchEnd', ids: readonly number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: ids.map((id) => ({ x: 100 + 40 * id, y: 20, id })),
    });
  await page.clock.install();
  await dispatch('touchStart', [0]);
  await dispatch('touchStart', [0, 1]);
  await firstName(page).blur();
  await dispatch('touchEnd', [1]);
  await page.clock.runFor(1000); // far longer than the bars wait for a click
  await expect(tabs(page)).toBeHidden();
  await dispatch('touchEnd', []);
  await page.clock.runFor(1000);
  await expect(tabs(page)).toBeVisible();
});
