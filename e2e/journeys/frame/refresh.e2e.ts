import type { Page } from '@playwright/test';
import type { Site } from '../../../apps/server/testing/concepts/site.ts';
import { buildLoad } from '../../support/deliveries.ts';
import { expect, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { isLaidOut, phone, tap, touchDown, touchMove, touchUp } from '../../support/touch.ts';

const IOS = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`;

/** Waiting deliveries of the site's contract. */
const listOf = ({ contract }: Site) => `/delivery-incoming/${contract.id}`;
const cards = (page: Page) => page.getByRole('main').getByRole('link');
const button = (page: Page) => page.getByRole('button', { name: 'Aktualisieren' });
const said = (page: Page) => page.getByRole('banner').getByRole('status');
const REFRESHED = /^Aktualisiert um \d\d:\d\d\sUhr$/;

/** Pulls down from the middle of the page; the finger stays down. */
const pull = async (page: Page, way: number): Promise<void> => {
  await touchDown(page, { x: 195, y: 300 });
  for (let down = 20; down <= way; down += 20) await touchMove(page, { x: 195, y: 300 + down });
  await isLaidOut(page);
};

test.use(phone(844));

for (const [about, userAgent, isInstalled] of [
  ['BRD-08 ONL-60 in the installed app on iOS', IOS('18_6'), true],
  ['BRD-09 ONL-60 on iOS below 15', IOS('14_8'), false],
] as const)
  test.describe(about, () => {
    test.use({ userAgent });

    test(`${about} a pull reads the page again and says when`, async ({
      open,
      page,
      portal: { server },
      site,
    }) => {
      await buildLoad(server, site);
      await page.addInitScript((is) => {
        Object.defineProperty(navigator, 'standalone', { value: is });
      }, isInstalled);
      await open(listOf(site), site);
      await expect(cards(page)).toHaveCount(1);
      await expect(button(page)).toBeVisible(); // the tools are there
      await buildLoad(server, site);

      await pull(page, 40);
      await expect(said(page)).toHaveText('Ziehen zum Aktualisieren');
      await touchUp(page);
      await expect(said(page)).toHaveText('');
      await pull(page, 160);
      await expect(said(page)).toHaveText('Loslassen zum Aktualisieren');
      await expect(cards(page)).toHaveCount(1); // neither a short pull nor a held one reads
      await touchUp(page);
      await expect(said(page)).toHaveText(REFRESHED);
      await expect(cards(page)).toHaveCount(2);
    });
  });

test('ONL-60 ONL-62 ONL-63 elsewhere the button alone reads the page again, by finger and key; a form has none', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  await buildLoad(server, site);
  await open(listOf(site), site);
  await expect(cards(page)).toHaveCount(1);
  await expect(button(page)).toBeVisible();
  await pull(page, 160);
  await expect(said(page)).toHaveText('');
  await touchUp(page);

  await buildLoad(server, site);
  await tap(button(page));
  await expect(said(page)).toHaveText(REFRESHED);
  await expect(cards(page)).toHaveCount(2);
  await buildLoad(server, site);
  await button(page).press('Enter');
  await expect(cards(page)).toHaveCount(3);
  await expect(button(page)).toBeFocused();

  await page.goto(`${at('nordstein')}/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.getByRole('navigation').getByRole('link', { name: 'Start' }).click();
  await expect(button(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect(button(page)).toHaveCount(0);
});

test('ONL-64 a page that could not be read again says why, keeps its last state and names its time', async ({
  open,
  page,
  portal: { line, server },
  site,
}) => {
  await buildLoad(server, site);
  await open(listOf(site), site);
  await expect(cards(page)).toHaveCount(1);
  const fails = async (words: string) => {
    await expect(said(page)).toHaveText(new RegExp(`^${words} ?Stand \\d\\d:\\d\\d\\sUhr$`));
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.route('**/api/v2/deliveries/incoming*', (route) => route.fulfill({ status: 502 }));
  await tap(button(page));
  await fails('Der Server antwortet gerade nicht richtig');
  await page.unrouteAll();
  await tap(button(page));
  await expect(said(page)).toHaveText(REFRESHED);

  await line.cut();
  await tap(button(page));
  await fails('Noch kein Empfang');
  await line.restore();
  await tap(button(page));
  await expect(said(page)).toHaveText(REFRESHED);

  await page.route('**/api/v2/deliveries/incoming*', () => undefined); // a line that hangs
  await tap(button(page));
  await expect(said(page)).toHaveText('Der Server antwortet noch nicht');
});

test('ONL-75 keys lead past a list without end and to the tab bar', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildLoad(server, site);
  await open(listOf(site), site);
  const start = page.getByRole('navigation').getByRole('link', { name: 'Start' });
  await tabTo(page.getByRole('button', { name: 'Zur Hauptnavigation springen' }));
  await page.keyboard.press('Enter');
  await expect(start).toBeFocused();
  await cards(page).first().focus();
  await page.keyboard.press('Control+End');
  await expect(start).toBeFocused();
  await cards(page).first().focus();
  await page.keyboard.press('Control+Home');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=list]'))).toBeNull();
  await page.keyboard.press('Tab');
  await expect(cards(page).first()).toBeFocused();
});
