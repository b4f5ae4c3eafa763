import type { Page } from '@playwright/test';
import { deleteSessions } from '../../../apps/server/src/session/store.ts';
import { buildDispatcher } from '../../support/call-offs.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { buildChange, enterQuantity } from '../../support/change-form.ts';
import { expect, waitForStream, isHydrated, signIn, test } from '../../support/fixtures.ts';
import { buildPerson } from '../../support/people.ts';
import { waitForScrollEnd } from '../../support/endless-lists.ts';
import { buildLoad, buildLoads, pathOf } from '../../support/deliveries.ts';
import {
  list,
  remove,
  tab,
  buildMessage,
  buildMessages,
  buildCallOffMessage,
  showLists,
} from '../../support/messages.ts';
import { buildWeighing } from '../../support/weighing-site.ts';

test.use({ live: true });

/** Scrolls down by wheel until scrolling has ended. */
const scrollDown = async (page: Page): Promise<void> => {
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await waitForScrollEnd(page);
};

/** Visible entries of the list, each with its position. */
const placesOf = (page: Page) =>
  page.locator('main [aria-posinset] a').evaluateAll((links) =>
    links
      .map((link) => ({ link, box: link.getBoundingClientRect() }))
      .filter(({ box: { top, bottom } }) => bottom > 0 && top < innerHeight)
      .map(({ link, box }) => [link.getAttribute('href'), box.top]),
  );

const cardsOf = (page: Page) =>
  page.getByRole('list', { name: 'Eingehende Lieferungen' }).getByRole('listitem');

test('a ticket of the plant appears on the open list and in the sums @full', async ({
  context,
  open,
  page,
  portal: { at, server },
}) => {
  const site = await buildWeighing(server);
  const stream = waitForStream(page);
  await open(`/delivery-incoming/${site.contract.id}`, site);
  await stream;
  await expect(page.getByText('· 0 unbestätigt')).toBeVisible();
  const sums = await context.newPage();
  await sums.goto(`${at('nordstein')}/total-amount/${site.contract.id}`);
  await expect(sums.getByText('Noch keine Mengen')).toBeVisible();
  await page.bringToFront();

  const began = performance.now();
  await site.weigh('8104999');
  await expect(cardsOf(page)).toHaveCount(1);
  const took = performance.now() - began;
  process.stdout.write(`a ticket was on the open screen after ${took.toFixed(0)} ms\n`);
  await expect(page.getByText('· 1 unbestätigt')).toBeVisible();
  await sums.bringToFront();
  await expect(sums.getByText('Asphalttragschicht AC 22 T S')).toBeVisible();
});

test('a delivery shows a confirmation by a colleague @full', async ({
  browser,
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const load = await buildLoad(server, site);
  const colleague = await buildPerson(server, { companies: [site.company] });
  const stream = waitForStream(page);
  await open(pathOf(load), site);
  await stream;
  const confirm = (of: Page) => of.getByRole('button', { name: 'Lieferung bestätigen' });
  await expect(confirm(page)).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, colleague);
  await other.goto(at('nordstein') + pathOf(load));
  await isHydrated(other);
  await confirm(other).click();
  await expect(page.getByText(/^Bestätigt am/)).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
  await other.context().close();
});

test('call-offs show decisions of the plant, and a form in use stays unchanged @full', async ({
  context,
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const { callOff, buyer, path } = await buildChange(server, site);
  const decide = await buildDispatcher(server, site);
  const stream = waitForStream(page);
  await open(`/calloff-detail/${callOff.id}`, buyer);
  await stream;
  await expect(page.getByText('Lieferung bestätigt')).toBeVisible();
  const form = await context.newPage();
  const streamOfForm = waitForStream(form);
  await form.goto(at('nordstein') + path);
  await streamOfForm;
  await enterQuantity(form, '260');
  const calls = recordCalls(form, 'calloff-detail/.*');

  const count = form.waitForResponse('**/notifications/count**');
  await decide({ call_off_id: callOff.id, action: 'requestCancellation', answer: 'Werk steht' });
  await expect(page.getByText('Stornierungsanfrage')).toBeVisible();
  await count; // the page around the form is updated
  await expect(form.getByText('Geändert, bisher 240 t')).toBeVisible();
  expect(calls).toEqual([]);
});

test('only the badge is read again during an unsent order @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { callOff, buyer } = await buildChange(server, site);
  const decide = await buildDispatcher(server, site);
  const stream = waitForStream(page);
  await open(`/calloff-creation/${callOff.contract_item_id}`, buyer);
  await stream;
  await enterQuantity(page, '260');
  await expect(tab(page)).toHaveAccessibleName('Nachrichten');
  const calls = recordCalls(page, '(?:calloff|contract|notifications).*');
  await decide({ call_off_id: callOff.id, action: 'requestCancellation', answer: 'Werk steht' });
  await expect(tab(page)).toHaveAccessibleName('Nachrichten, 1 ungelesene Nachricht');
  expect([...new Set(calls.map(({ path }) => path))]).toEqual(['notifications/count']);
});

test('a scrolled list stays unchanged until it is back at the top @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const site = await buildWeighing(server);
  await buildLoads(server, site, 15);
  const stream = waitForStream(page);
  await open(`/delivery-incoming/${site.contract.id}`, site);
  await stream;
  await expect(page.getByText('· 15 unbestätigt')).toBeVisible();
  await scrollDown(page);
  const lists = recordCalls(page, 'deliveries/incoming');
  const before = await placesOf(page);
  const others = page.waitForResponse('**/deliveries/incoming/filter-options?*');
  await site.weigh('8104999');
  await others; // parts that do not move are read again
  expect(await placesOf(page)).toEqual(before);
  expect(lists).toEqual([]);

  await page.mouse.wheel(0, -3_000);
  await expect(page.getByText('· 16 unbestätigt')).toBeVisible();
  await expect(page.getByText('8104999')).toBeVisible();
});

test(
  'a scrolled list of new messages stays unchanged too, while the badge counts @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    await buildMessages(server, site, 30);
    const stream = waitForStream(page);
    await open('/messages', site);
    await showLists(page);
    await stream;
    await expect(list(page, 'Neu')).toBeVisible();
    await scrollDown(page);
    const lists = recordCalls(page, 'notifications');
    const before = await placesOf(page);
    await buildCallOffMessage(server, site);
    await expect(tab(page)).toHaveAccessibleName('Nachrichten, 31 ungelesene Nachrichten');
    expect(await placesOf(page)).toEqual(before);
    expect(lists).toEqual([]);

    await page.mouse.wheel(0, -3_000);
    await expect(list(page, 'Neu').getByRole('link').first()).toContainText('Lieferung bestätigt');
  },
);

test('the list beside an open message stays unchanged while it is scrolled in its pane @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  const [first] = await buildMessages(server, site, 30);
  const stream = waitForStream(page);
  await open(`/messages/single/${first}`, site);
  await stream;
  const pane = page.getByRole('region', { name: 'Nachrichten' });
  await showLists(page);
  await expect(list(page, 'Neu')).toBeVisible();
  await pane.hover();
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => pane.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(1_000);
  const lists = recordCalls(page, 'notifications');
  await buildCallOffMessage(server, site);
  await expect(tab(page)).toHaveAccessibleName('Nachrichten, 30 ungelesene Nachrichten');
  expect(lists).toEqual([]);

  await page.mouse.wheel(0, -3_000);
  await expect(list(page, 'Neu').getByRole('link').first()).toContainText('Lieferung bestätigt');
});

test('a background read fails silently, and the next one shows @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const site = await buildWeighing(server);
  const stream = waitForStream(page);
  await open(`/delivery-incoming/${site.contract.id}`, site);
  await stream;
  await expect(page.getByText('· 0 unbestätigt')).toBeVisible();
  const path = '**/api/v2/deliveries/incoming?*';
  await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'Fehler' } }));
  // A read from the beginning of the stream may still be under way.
  const failed = page.waitForResponse((answer) => answer.status() === 500);
  await site.weigh('8104998');
  await failed;
  await page.unroute(path);
  await site.weigh('8104999');
  await expect(cardsOf(page)).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without the stream', () => {
  test.use({ live: false });

  test('a page shown again reads its data and the badge again @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    const site = await buildWeighing(server);
    await open(`/delivery-incoming/${site.contract.id}`, site);
    await expect(page.getByText('· 0 unbestätigt')).toBeVisible();
    await site.weigh('8104999');
    await buildMessage(server, site);
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await expect(cardsOf(page)).toHaveCount(1, { timeout: 1_000 });
      const name = 'Nachrichten, 1 ungelesene Nachricht';
      await expect(tab(page)).toHaveAccessibleName(name, { timeout: 1_000 });
    }).toPass();
  });
});

test('a session ended elsewhere ends on the open screen @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const stream = waitForStream(page);
  await open('/dashboard', site);
  await stream;
  await server.build({ userId: site.user.id }, (db) => deleteSessions(db, site.user.id));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/^Ihre Sitzung ist abgelaufen/)).toBeVisible();
});

test.describe('on a server of its own', () => {
  test('changes missed offline show once online @full', async ({
    open,
    page,
    portal: { line, server },
  }) => {
    const site = await buildWeighing(server);
    const stream = waitForStream(page);
    await open(`/delivery-incoming/${site.contract.id}`, site);
    await stream;
    await expect(page.getByText('· 0 unbestätigt')).toBeVisible();
    await line.cut();
    await site.weigh('8104999');
    await line.restore();
    await expect(cardsOf(page)).toHaveCount(1, { timeout: 30_000 });
  });
});

test('messages arrive, are marked seen and are removed on the other phone of a person too @full', async ({
  browser,
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site);
  const streams = [waitForStream(page), waitForStream(other)];
  await open('/messages', site);
  await other.goto(`${at('nordstein')}/messages`);
  await Promise.all(streams);
  await expect(other.getByRole('heading', { name: /^Guten Tag/ })).toBeVisible();
  await buildMessage(server, site);
  await showLists(other);
  await expect(list(other, 'Neu').getByRole('link')).toHaveCount(1);
  await expect(tab(other)).toHaveAccessibleName('Nachrichten, 1 ungelesene Nachricht');
  await showLists(page);
  await list(page, 'Neu').getByRole('link').click();
  await expect(list(other, 'Gelesen').getByRole('link')).toHaveCount(1);
  await expect(tab(other)).toHaveAccessibleName('Nachrichten');
  await remove(page).click();
  await expect(other.getByRole('heading', { name: /^Guten Tag/ })).toBeVisible({ timeout: 30_000 });
  await other.context().close();
});
