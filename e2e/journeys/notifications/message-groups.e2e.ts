import type { Page } from '@playwright/test';
import { NOW } from '../../../apps/server/testing/concepts/site.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { stickingOut } from '../../support/layout.ts';
import {
  buildDays,
  buildMessage,
  buildMessages,
  holdUndo,
  list,
  NOTE,
  releaseUndo,
  SEEN,
  showLists,
  stateOf,
  tab,
  undo,
} from '../../support/messages.ts';
import { phone, swipe, tap } from '../../support/touch.ts';

test.use({ ...phone(844), reducedMotion: 'reduce' });
test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

const SITE = 'Lauenau BA 2';
/** The messages of a site, by its name and place among the sites. */
const siteList = (page: Page, name: string, place = 0) =>
  page.getByRole('list', { name, exact: true }).nth(place);
const folded = (page: Page) =>
  page.getByRole('button', { name: /^(?!Weiteres).*Lieferungen.*AC\s22\sT\sS/ });
const menuOf = (page: Page, title: string | RegExp) =>
  page.getByRole('button', { name: title }).and(page.locator('[aria-haspopup=dialog]'));
const unread = (page: Page, count: number) =>
  expect(tab(page)).toHaveAccessibleName(`Nachrichten, ${count} ungelesene Nachrichten`);

test('BEY-115 MSG-01 messages stand by day and site, warnings first, and the heads count new ones', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildDays(server, site);
  await open('/messages', site);
  const headings = (level: number) => page.getByRole('heading', { level });
  await expect(headings(2)).toHaveText([
    /^Heute Fr,\s20\.11\.26 · 8\sneu$/,
    /^Gestern Do,\s19\.11\.26$/,
  ]);
  await expect(headings(3)).toHaveText([SITE, 'Wohnpark Elbufer', SITE]);
  const rows = (name: string, place = 0) => siteList(page, name, place).getByRole('listitem');
  await expect(rows(SITE)).toContainText([
    /^Lücke 35 min ab 07:20.*06:15.*neu/,
    /^4 neue Lieferungen.*06:58/,
    /^Neuer Lieferschein.*06:35/,
    /^Änderung angefragt.*06:10.*Sa,\s21\.11\.26 · 240,00\st · Edelsplitt/,
  ]);
  await expect(rows('Wohnpark Elbufer')).toContainText([/^2 neue Lieferungen.*06:25.*15,00\sm³/]);
  await expect(rows(SITE, 1)).toContainText([/^Neuer Lieferschein.*15:00.*HM\sKS\s418/]);
  await expect(page.getByText(/^6\sneu$/)).toBeVisible();
  await expect(page.getByText(/^2\sneu$/)).toBeVisible();
  await tap(page.getByRole('button', { name: 'Alle als gelesen markieren' }));
  await expect(tab(page)).toHaveAccessibleName('Nachrichten');
  await expect(headings(2).first()).toHaveText(/^Heute Fr,\s20\.11\.26$/);
  await expect(rows(SITE)).toContainText([/^Lücke/, /^4 Lieferungen/, /^Neuer/, /^Änderung/]);
  await expect(page.getByRole('link', { name: /^Alle . prüfen/ })).toHaveCount(0);
});

test('BEY-116 notes of one material are one row with number, sum and last plate, unfold and lead to the check', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { four } = await buildDays(server, site);
  await open('/messages', site);
  const row = folded(page);
  await expect(row).toHaveAccessibleName(
    /^4 neue Lieferungen.*Asphalttragschicht AC\s22\sT\sS\s· zuletzt HM\sKS\s458$/,
  );
  const entry = siteList(page, SITE).getByRole('listitem').filter({ has: row });
  await expect(entry).toContainText(/105,24\st/);
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await tap(row);
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  const notes = entry.getByRole('list').getByRole('link');
  await expect(notes).toHaveText([/HM KS 458/, /HM KS 449/, /HM KS 440/, /HM KS 431/]);
  await tap(notes.first());
  await expect(page).toHaveURL(new RegExp(`/messages/single/${four[3]?.id}$`));
  await tap(page.getByRole('button', { name: 'Zurück zu den Nachrichten' }));
  await expect(folded(page)).toHaveAccessibleName(/^4 Lieferungen, 3\sneu/);
  await unread(page, 7);
  await tap(page.getByRole('link', { name: /^Alle 4 prüfen: .*Lauenau BA 2$/ }));
  await expect(page).toHaveURL(new RegExp(`/delivery-check/${site.contract.id}$`));
});

test('BEY-117 the lists stand behind the filter icon, and the choice stays for the visit', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildDays(server, site);
  await open('/messages', site);
  await tap(page.getByRole('button', { name: 'Ansicht wählen' }));
  await tap(page.getByRole('button', { name: 'Neu und Gelesen' }));
  await expect(list(page, 'Neu').getByRole('link')).toHaveCount(8);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
  await tap(list(page, 'Neu').getByRole('link').first());
  await tap(page.getByRole('button', { name: 'Zurück zu den Nachrichten' }));
  await expect(list(page, 'Neu').getByRole('link')).toHaveCount(7);
  await tap(page.getByRole('button', { name: 'Nachrichten schließen' }));
  await tap(tab(page));
  await expect(page.getByRole('heading', { name: 'Neu 7' })).toBeVisible();
  await tap(page.getByRole('button', { name: 'Ansicht wählen' }));
  await expect(page.getByRole('button', { name: 'Neu und Gelesen' })).toHaveAttribute(
    'aria-current',
  );
  await tap(page.getByRole('button', { name: 'Nach Tag und Baustelle' }));
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('BEY-118 a warning offers to call the plant, and a message of an unknown type is drawn as one of a call-off', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { warning } = await buildDays(server, site);
  await page.route('**/api/v2/notifications?*', async (route) => {
    const url = route
      .request()
      .url()
      .replace(/\/\/\w+\.localhost/, '//127.0.0.1');
    const answer = await route.fetch({ url });
    const body = (await answer.text()).replaceAll('calloff.status_changed', 'invoice.created');
    await route.fulfill({ response: answer, body });
  });
  await open('/messages', site);
  const call = page.getByRole('link', { name: 'Anrufen: Lücke 35 min ab 07:20' });
  await expect(call).toHaveAttribute('href', 'tel:+4957234410');
  await expect(page.getByRole('link', { name: /^Anrufen/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Änderung angefragt/ })).toBeVisible();
  await tap(page.getByRole('link', { name: /^Lücke/ }));
  await expect(page).toHaveURL(new RegExp(`/messages/single/${warning.id}$`));
  await expect(page.getByRole('link', { name: 'Anrufen' })).toHaveAttribute(
    'href',
    'tel:+4957234410',
  );
});

test('BEY-119 a row is swiped to the left as read, which can be undone, and its menu does the same', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { four, single } = await buildDays(server, site);
  await holdUndo(page);
  await open('/messages', site);
  await unread(page, 8);
  await swipe(page, folded(page), -60); // not far enough
  await swipe(page, folded(page), 160);
  await unread(page, 8);
  await expect(page).toHaveURL(/\/messages$/);

  await swipe(page, folded(page), -160);
  await expect(page.getByText('4 Nachrichten als gelesen markiert.')).toBeVisible();
  await expect(folded(page)).toHaveAccessibleName(/^4 Lieferungen/);
  await unread(page, 4);
  await tap(undo(page));
  await expect(folded(page)).toHaveAccessibleName(/^4 neue Lieferungen/);
  await unread(page, 8);
  for (const { id } of four) expect(await stateOf(server, site, id)).toBe('new');

  await releaseUndo(page);
  const row = page.getByRole('link', { name: /^Neuer Lieferschein.*06:35/ });
  await tap(menuOf(page, 'Weiteres: Neuer Lieferschein'));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Gelesen' }));
  await expect(page.getByText('Nachricht als gelesen markiert.')).toBeVisible();
  await expect(row).toBeFocused();
  await expect(menuOf(page, 'Weiteres: Neuer Lieferschein')).toHaveCount(0);
  await unread(page, 7);
  await expect.poll(() => stateOf(server, site, single.id), { timeout: 30_000 }).toBe('seen');
  await unread(page, 7);
});

test('BEY-115 BEY-119 keys reach every row, its menu and its buttons, and nothing is lost at 320 pixels or with text of 200 %', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildDays(server, site);
  await open('/messages', site);
  await folded(page).focus();
  await page.keyboard.press('Enter');
  await expect(folded(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menuOf(page, /^Weiteres: 4 neue Lieferungen/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Alle 4 prüfen/ })).toBeFocused();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await stickingOut(page)).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:200%}');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(page.locator('html[data-narrow]')).toBeAttached();
  expect(await stickingOut(page)).toEqual([]);
});

test('BEY-115 MSG-03 seen messages go on as one scrolls, and an older new one has its place among them', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildMessages(server, site, 34, SEEN);
  const payload = { ...NOTE, title: 'Ganz unten' };
  await buildMessage(server, site, { payload, createdAt: '2026-11-19T06:00:00Z' });
  await open('/messages', site);
  await expect(page.getByRole('link', { name: 'Nachricht 34' })).toBeVisible();
  const last = page.getByRole('link', { name: 'Ganz unten' });
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 600));
    await expect(last).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [60] });
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText(/^Gestern.* 1\sneu$/);
});

test.describe('on wide screens', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: false, isMobile: false });

  test('BEY-115 BEY-117 the groups stand beside the open message, which keeps its place @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    await buildDays(server, site);
    await open('/messages', site);
    const pane = page.getByRole('region', { name: 'Nachrichten' });
    await pane.getByRole('link', { name: /^Lücke/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Lücke/ })).toBeVisible();
    const row = siteList(page, SITE).getByRole('listitem').first();
    await expect(row.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
    await expect(pane.getByText(/^5\sneu$/)).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await showLists(page);
    await expect(list(page, 'Neu').getByRole('link')).toHaveCount(7);
  });
});

test.describe('on a line of its own', () => {
  test('BEY-115 BEY-119 D-62 without reception all that is known shows, and a row marked as read is sent later @full', async ({
    open,
    page,
    portal: { line, server },
    site,
  }) => {
    await buildMessages(server, site, 60, SEEN);
    const payload = { ...NOTE, title: 'Ganz unten' };
    const createdAt = '2026-11-19T06:00:00Z';
    const { id } = await buildMessage(server, site, { payload, createdAt });
    await open('/messages', site);
    await expect(page.getByRole('link', { name: 'Nachricht 60' })).toBeVisible();
    await isCached(page);
    await line.cut();
    await page.reload();
    await expect(page.getByText('Kein Empfang')).toBeVisible();
    const row = page.getByRole('link', { name: 'Ganz unten' });
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 600));
      await expect(row).toBeInViewport({ timeout: 200 });
    }).toPass({ intervals: [60] });
    await tap(menuOf(page, 'Weiteres: Ganz unten'));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Gelesen' }));
    await expect(tab(page)).toHaveAccessibleName('Nachrichten');
    expect(await stateOf(server, site, id)).toBe('new');
    await line.restore();
    await expect.poll(() => stateOf(server, site, id), { timeout: 30_000 }).toBe('seen');
  });
});
