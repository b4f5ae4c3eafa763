import type { Page } from '@playwright/test';
import { recordCalls, fieldsOf, holdCalls } from '../../support/api-calls.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { fail } from '../../support/scenes/scene.ts';
import { scrollUntil } from '../../support/endless-lists.ts';
import {
  list,
  SEEN,
  stateOf,
  tab,
  buildMessage,
  buildMessages,
  buildCallOffMessage,
  showLists,
} from '../../support/messages.ts';
import { signOut } from '../../support/people.ts';

const readAll = (page: Page) => page.getByRole('button', { name: 'Alle als gelesen markieren' });

test('RTE-17 RTE-19 MSG-02 API-39 API-40 new and seen messages show in two lists', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildMessage(server, site, SEEN);
  await buildMessage(server, site);
  const { id } = await buildCallOffMessage(server, site);
  const calls = recordCalls(page, 'notifications');
  await open('/messages', site);
  await showLists(page);
  await expect(page).toHaveTitle('Nachrichten · Nordstein');
  const fresh = list(page, 'Neu').getByRole('link');
  await expect(fresh).toHaveCount(2);
  await expect(fresh.first()).toHaveAttribute('href', `/messages/single/${id}`);
  await expect(fresh.first()).toContainText(/^Lieferung bestätigt.*neu240,00\st · Edelsplitt/);
  await expect(fresh.first()).toContainText('Wohnpark Elbufer, Haus C');
  await expect(page.getByRole('heading', { level: 2, name: 'Neu 2' })).toBeVisible();
  const seen = list(page, 'Gelesen').getByRole('link');
  await expect(seen).toHaveCount(1);
  await expect(seen).toContainText('Asphalttragschicht');
  await expect(seen.getByText('neu', { exact: true })).toHaveCount(0);
  expect(fieldsOf(calls).slice(0, 2)).toEqual([
    { seen: 'false', page: '1', page_size: 'all' },
    { seen: 'true', page: '1', page_size: '10' },
  ]);
});

test('MSG-03 seen messages load more while scrolling @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildMessages(server, site, 34, SEEN);
  const calls = recordCalls(page, 'notifications');
  await open('/messages', site);
  await showLists(page);
  await expect(page.getByText('Keine neuen Nachrichten.')).toBeVisible();
  await expect(readAll(page)).toHaveCount(0);
  const read = await scrollUntil(list(page, 'Gelesen'), 34);
  expect(new Set(read).size).toBe(34);
  await expect(list(page, 'Gelesen')).toContainText('Nachricht 1');
  const pages = calls.filter(({ fields }) => fields['seen'] === 'true');
  expect([...new Set(pages.map(({ fields }) => fields['page']))]).toEqual(['1', '2', '3', '4']);
});

test('MSG-01 MSG-05 API-42 D-52 mark all as read moves the shown messages, not those arriving meanwhile', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const ids = await buildMessages(server, site, 3);
  const calls = recordCalls(page, 'notifications/mark-all-as-seen');
  const release = await holdCalls(page, 'notifications/mark-all-as-seen');
  await open('/messages', site);
  await showLists(page);
  await expect(tab(page)).toHaveAccessibleName('Nachrichten, 3 ungelesene Nachrichten');
  await readAll(page).click();
  await expect(list(page, 'Gelesen').getByRole('link')).toHaveCount(3);
  await expect(page.getByText('Keine neuen Nachrichten.')).toBeVisible();
  await expect(tab(page)).toHaveAccessibleName('Nachrichten');
  const late = await buildCallOffMessage(server, site);
  release();
  await expect(page.getByRole('status').filter({ hasText: 'sind gelesen.' })).toBeVisible();
  await expect(list(page, 'Neu').getByRole('link')).toHaveCount(1);
  await expect(tab(page)).toHaveAccessibleName('Nachrichten, 1 ungelesene Nachricht');
  for (const id of ids) expect(await stateOf(server, site, id)).toBe('seen');
  expect(await stateOf(server, site, late.id)).toBe('new');
  expect(fieldsOf(calls)).toEqual([{ until: ids.toSorted().at(-1) }]);
  expect(calls[0]?.method).toBe('GET');
  expect(calls[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('MSG-04 the page greets by name when there are no messages', async ({ open, site }) => {
  const page = await open('/messages', site);
  await expect(page.getByRole('heading', { name: 'Guten Tag, Jens Harms' })).toBeVisible();
  await expect(page.getByText('Sie haben keine Nachrichten.')).toBeVisible();
  await expect(readAll(page)).toHaveCount(0);
  await expect(tab(page)).toHaveAccessibleName('Nachrichten');
});

test('NAV-05 NAV-06 DSH-06 DSH-07 API-37 footer and start page count unread messages, 99+ at most', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildMessages(server, site, 100);
  await open('/dashboard', site);
  await expect(tab(page)).toContainText('99+');
  await expect(tab(page)).toHaveAccessibleName('Nachrichten, 100 ungelesene Nachrichten');
  const button = page.getByRole('main').getByRole('link', { name: /^Nachrichten/ });
  await expect(button).toContainText('99+');
  await button.click();
  await expect(page).toHaveURL(/\/messages$/);
  await showLists(page);
  await list(page, 'Neu').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nachricht 100' })).toBeVisible();
  await expect(tab(page)).toHaveAccessibleName('Nachrichten, 99 ungelesene Nachrichten');
  await expect(tab(page).getByText('99', { exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Start' })
    .click();
  await expect(button.getByText('99', { exact: true })).toBeVisible();
});

test('RTE-18 SES-10 SES-11 D-05 closing the messages leads to where they were opened from', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildMessage(server, site);
  const path = `/contract-detail/${site.contract.id}`;
  await open(path, site);
  await tab(page).click();
  await expect(page).toHaveURL(/\/messages$/);
  const trail = await page.evaluate(() => localStorage.getItem('abrufbar.overlays'));
  expect(JSON.parse(trail ?? '')).toEqual({ messages: [path] });
  await showLists(page);
  await list(page, 'Neu').getByRole('link').click();
  await expect(page).toHaveURL(/\/messages\/single\//);
  await tab(page).click(); // the longer way
  await expect(page).toHaveURL(/\/messages$/);
  await page.getByRole('button', { name: 'Nachrichten schließen' }).click();
  await expect(page).toHaveURL((url) => url.pathname === path);

  await tab(page).click();
  await page.getByRole('button', { name: 'Nachrichten schließen' }).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1, name: site.contract.name })).toBeFocused();
});

test('closing the messages that were opened by their address leads to the start page @full', async ({
  open,
  site,
}) => {
  const page = await open('/messages', site);
  await page.getByRole('button', { name: 'Nachrichten schließen' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a skeleton shows while messages load @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildMessage(server, site);
  const release = await holdCalls(page, 'notifications');
  await open('/messages', site);
  await expect(page.getByText('Wird geladen').first()).toBeAttached();
  const places = () =>
    page
      .getByRole('main')
      .locator('h2')
      .evaluate((heading) => {
        const card = heading.parentElement?.nextElementSibling;
        return [heading, card].map((box) => box?.getBoundingClientRect().top);
      });
  const expected = await places();
  release();
  await expect(page.getByRole('link', { name: /^Neuer Lieferschein/ })).toBeVisible();
  expect(await places()).toEqual(expected);
});

test('messages that could not be loaded are asked for again @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildMessage(server, site);
  await fail(page, '**/api/v2/notifications?*', 500);
  await open('/messages', site);
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await expect(page.getByText('Die Daten konnten nicht geladen werden.')).toBeVisible();
  await page.unroute('**/api/v2/notifications?*');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await showLists(page);
  await expect(list(page, 'Neu')).toBeVisible();
});

test('ONL-70 the badge of the app icon equals the tab bar, and is cleared after signing out', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildMessages(server, site, 2);
  await page.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(globalThis, { shown });
    Object.defineProperty(navigator, 'setAppBadge', {
      value: (count: number) => {
        shown.push(count);
        return Promise.resolve();
      },
    });
  });
  const badge = () =>
    page.evaluate(() => /\d+$/.exec(String(Reflect.get(globalThis, 'shown')))?.[0]);
  await open('/messages', site);
  await showLists(page);
  await expect.poll(badge).toBe('2');
  await list(page, 'Neu').getByRole('link').first().click();
  await expect.poll(badge).toBe('1');
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(badge).toBe('0');
});

test.describe('on wide screens', () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test('ONL-120 MSG-04 loading is said once, and the greeting replaces the message when there are none @full', async ({
    open,
    page,
    site,
  }) => {
    const release = await holdCalls(page, 'notifications');
    await open('/messages', site);
    await expect(page.getByRole('status').filter({ hasText: 'Wird geladen' })).toHaveCount(1);
    await expect(page.getByText('Wählen Sie links eine Nachricht.')).toHaveCount(0);
    release();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Guten Tag, Jens Harms' })).toBeVisible();
    const pane = page.getByRole('region', { name: 'Nachrichten' });
    await expect(pane.getByText('Keine neuen Nachrichten.')).toBeVisible();
    await expect(pane.getByRole('heading')).toHaveCount(0);
    await expect(page.getByText('Wählen Sie links eine Nachricht.')).toHaveCount(0);
  });

  test(
    'the list shows beside the message, which stays until another is opened @full',
    { tag: '@full' },
    async ({ open, page, portal: { server }, site }) => {
      await buildMessages(server, site, 3);
      await open('/messages', site);
      await showLists(page);
      await expect(page.getByText('Wählen Sie links eine Nachricht.')).toBeVisible();
      const rail = page.getByRole('navigation', { name: 'Hauptnavigation' });
      const entry = rail.getByRole('link', { name: /^Nachrichten/ });
      await expect(entry).toHaveAttribute('aria-current', 'page');
      const fresh = list(page, 'Neu').getByRole('link');
      const row = (number: number) => fresh.filter({ hasText: `Nachricht ${number}` });
      await row(2).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Nachricht 2' })).toBeVisible();
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 2, name: 'Neu 2' })).toBeVisible();
      await expect(fresh).toHaveCount(3);
      await expect(row(2)).toHaveAttribute('aria-current', 'true');
      await row(1).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Nachricht 1' })).toBeVisible();
      await expect(fresh).toHaveCount(2);
      await expect(list(page, 'Gelesen').getByRole('link')).toContainText('Nachricht 2');
      await page.getByRole('button', { name: 'Löschen' }).click();
      await expect(page.getByText('Wählen Sie links eine Nachricht.')).toBeVisible();
      await expect(fresh).toHaveCount(1);
    },
  );
});

test.describe('on a line of its own', () => {
  test('D-62 messages stay readable offline, and opened ones are marked as seen later @full', async ({
    open,
    page,
    portal: { line, server },
    site,
  }) => {
    const { id } = await buildCallOffMessage(server, site);
    await open('/messages', site);
    await showLists(page);
    await expect(list(page, 'Neu')).toBeVisible();
    await isCached(page);
    await line.cut();
    await list(page, 'Neu').getByRole('link').click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Lieferung bestätigt' }),
    ).toBeVisible();
    await expect(page.getByRole('definition').first()).toContainText('21.11.26');
    await expect(page.getByText('Kein Empfang')).toBeVisible();
    await expect(tab(page)).toHaveAccessibleName('Nachrichten');
    await page.getByRole('button', { name: 'Zurück zu den Nachrichten' }).click();
    await expect(list(page, 'Gelesen').getByRole('link')).toHaveCount(1);
    expect(await stateOf(server, site, id)).toBe('new');
    await line.restore();
    await expect.poll(() => stateOf(server, site, id), { timeout: 30_000 }).toBe('seen');
    await expect(page.getByText('Ihre Eingaben sind gesendet.')).toHaveCount(0);
  });
});
