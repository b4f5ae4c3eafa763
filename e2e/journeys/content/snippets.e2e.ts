import type { Page } from '@playwright/test';
import { insertSnippet } from '../../../apps/server/src/content/snippet-store.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, isHydrated, test, type Showroom } from '../../support/fixtures.ts';
import { fail } from '../../support/scenes/scene.ts';

test.use({ alone: 'test' }); // a snippet is for everybody

type Snippet = Parameters<typeof insertSnippet>[1];
const add = ({ build }: Showroom['server'], fields: Partial<Snippet> = {}) =>
  build({}, (db) =>
    insertSnippet(db, {
      brand: null,
      path: '/dashboard',
      scope: 'session',
      html: '<p>Neu: <strong>Sperrschicht</strong></p>',
      startsAt: new Date(Date.now() - 60_000),
      endsAt: null,
      ...fields,
    }),
  );
const snippetOf = (page: Page) => page.getByRole('main').getByText('Neu: Sperrschicht');
/** A reader scrolls to the end of the page, where the snippet is drawn (DSH-08). */
const reach = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(snippetOf(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
const close = (page: Page) => page.getByRole('button', { name: 'Hinweis schließen' }).click();

/** Reloads and waits for the answer about the snippet. */
const reload = async (page: Page): Promise<void> => {
  const answer = page.waitForResponse('**/api/v2/marketing-snippet?*');
  await page.reload();
  await (await answer).finished();
  await isHydrated(page);
  await expect(
    page.getByText('Hier erscheinen Ihre Baustellen').or(page.getByText('Lieferungen heute')),
  ).toBeVisible();
};
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('abrufbar.snippets'));

test('API-21 DSH-08 ONL-108 a snippet shows at the end of its page when its reader gets there; closed, it is hidden for this session @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await add(server);
  const calls = recordCalls(page, 'marketing-snippet');
  await page.setViewportSize({ width: 390, height: 520 });
  const answer = page.waitForResponse('**/api/v2/marketing-snippet?*');
  await open('/dashboard', site);
  await (await answer).finished();
  await expect(page.getByRole('link', { name: /^Baustellen/ }).last()).toBeVisible();
  await expect(snippetOf(page)).toHaveCount(0);
  await reach(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(calls[0]?.fields).toEqual({ url: 'dashboard', targetGroup: 'on-site' });
  const last = page.getByRole('main').locator(':scope > *').last();
  await expect(last).toContainText('Neu: Sperrschicht'); // it moves nothing
  await close(page);
  await expect(snippetOf(page)).toHaveCount(0);
  await reload(page);
  await expect(snippetOf(page)).toHaveCount(0);
  expect(await kept(page)).toBe('{}');
  await page.evaluate(() => sessionStorage.removeItem('abrufbar.snippets')); // a new session
  await reload(page);
  await reach(page);
});

test('DSH-08 D-57 a snippet is shown once per load, on its own page alone @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await add(server);
  await open('/dashboard', site);
  await reach(page);
  await page.getByRole('link', { name: /^Alle Baustellen/ }).click();
  await expect(page.getByRole('link', { name: site.contract.name })).toBeVisible();
  await expect(snippetOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Start' }).first().click();
  await expect(page.getByRole('link', { name: /^Baustellen/ }).last()).toBeVisible();
  await expect(snippetOf(page)).toHaveCount(0);
  await reload(page);
  await reach(page);
});

test('DSH-09 DSH-10 a daily snippet stays closed until midnight in Berlin @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const id = await add(server, { scope: 'session_with_variables', startsAt: new Date(0) });
  const set = (time: string) => page.clock.setFixedTime(new Date(time));
  await page.clock.install({ time: new Date('2026-11-20T21:30:00Z') });
  await open('/dashboard', site);
  await reach(page);
  await close(page);
  expect(await kept(page)).toBe(JSON.stringify({ [id]: '2026-11-20' }));
  await page.evaluate(() => sessionStorage.removeItem('abrufbar.snippets'));
  await set('2026-11-20T22:59:00Z'); // 23:59 in Berlin
  await reload(page);
  await expect(snippetOf(page)).toHaveCount(0);
  await set('2026-11-20T23:00:00Z');
  await reload(page);
  await reach(page);
  expect(await kept(page), 'entries of earlier days are dropped').toBe('{}');
});

test('D-57 a failed snippet leaves the page as it is @full', async ({ open, page, site }) => {
  await fail(page, '**/api/v2/marketing-snippet?*', 500);
  const answer = page.waitForResponse('**/api/v2/marketing-snippet?*');
  await open('/dashboard', site);
  await (await answer).finished();
  await expect(page.getByRole('link', { name: /^Baustellen/ }).last()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
