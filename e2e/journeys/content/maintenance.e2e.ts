import type { Page } from '@playwright/test';
import { buildMaintenance } from '../../../apps/server/src/content/build.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { answered, recordCalls } from '../../support/api-calls.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { buildPerson, fillLogin, PASSWORD } from '../../support/people.ts';

test.use({ alone: 'test' });

const HTML = '<h2>Wartung am Freitag</h2><p>Wir sind um <strong>14:00 Uhr</strong> wieder da.</p>';

/** Announces maintenance or ends it; resolves when the server, which caches it for a second, has noticed. */
const setMaintenance = async (server: TestServer, active: boolean, html: string | null = HTML) => {
  await server.build({}, async (db) => {
    if (active) await buildMaintenance(db, { html });
    else await db.deleteFrom('maintenance_windows').execute();
  });
  const ask = () => server.request('POST', 'terms-of-use').then(({ status }) => status);
  await expect.poll(ask, { intervals: [100] }).toBe(active ? 503 : 200);
};

const retry = (page: Page) => page.getByRole('button', { name: 'Erneut versuchen' }).click();

test('MNT-01 SES-09 ERR-01 maintenance signs out and shows the text of the server @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server);
  await open('/dashboard', person);
  await expect(page.getByText('Hier erscheinen Ihre Baustellen')).toBeVisible();
  const sent = recordCalls(page, 'auth/\\w+');
  await setMaintenance(server, true);
  // A call that the page makes when it rests may hear of it before.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="/construction-site"]')?.click(),
  );
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kurze Wartungspause');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Wartung am Freitag');
  await expect(page.locator('strong')).toHaveText('14:00 Uhr');
  expect(await page.evaluate(() => localStorage.getItem('abrufbar.token'))).toBeNull();
  expect(sent).toEqual([]); // T-39
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('MNT-02 MNT-03 T-44 the retry requests the terms until they load, then leads to the login', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server);
  await setMaintenance(server, true, null);
  await open('/construction-site', person);
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByText('Das Portal ist in Kürze wieder erreichbar.')).toBeVisible();
  const sent = recordCalls(page, '(?!app-translations).*'); // those come when the page rests
  await retry(page);
  await expect(page.getByText('Die Wartung läuft noch.')).toBeVisible();
  await expect(page).toHaveURL(/\/maintenance$/);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST terms-of-use']);
  expect(sent[0]?.headers).not.toHaveProperty('authorization');

  await setMaintenance(server, false);
  await retry(page);
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/construction-site$/); // the page before the maintenance
});

test('ERR-01 at the login maintenance shows too @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server);
  const texts = answered(page, 'announcements', 'app-translations');
  await open('/login');
  await texts; // a late call of this page would leave the form
  await setMaintenance(server, true);
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Wartung am Freitag');
});

test('an offline retry says so and stays @full', async ({ open, page, portal: { line } }) => {
  await open('/maintenance');
  await isCached(page);
  await line.cut();
  await retry(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung.' })).toBeVisible();
  await expect(page.getByText('Die Wartung läuft noch.')).toHaveCount(0);
  await line.restore();
  await retry(page);
  await expect(page).toHaveURL(/\/login$/);
});

test('markup that the server failed to remove does nothing in the browser @full', async ({
  offences,
  open,
  page,
  site,
}) => {
  const html = [
    '<p onclick="document.title=1">Text</p><script>document.title = 2</script>',
    '<img src="x" onerror="document.title = 3"><a href="javascript:document.title=4">Link</a>',
    '<iframe src="/login"></iframe><form action="/x"><input></form><style>p{color:red}</style>',
  ].join('');
  await page.route('**/api/v2/user', (route) =>
    route.fulfill({ status: 503, json: failure(html) }),
  );
  await open('/dashboard', site);
  await expect(page).toHaveURL(/\/maintenance$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Text')).toBeVisible();
  for (const forbidden of ['script', 'img', 'iframe', 'form', 'input', 'style', '[onclick]'])
    await expect(main.locator(forbidden)).toHaveCount(0);
  await expect(main.getByText('Link')).not.toHaveAttribute('href');
  await expect(page).toHaveTitle('Kurze Wartungspause · Nordstein');
  await page.goto('about:blank'); // all reports are in
  offences.splice(0); // the browser reports the removed markup
});

const failure = (html: string) => ({
  message: 'Wartung',
  errors: [],
  data: { error: 'maintenance' },
  request_id: 'r-1',
  html,
});
