import { expect, test } from '../../support/fixtures.ts';
import { waitForScrollEnd } from '../../support/endless-lists.ts';
import { buildLoad, buildLoads, pathOf } from '../../support/deliveries.ts';
import { buildPerson, fillLogin, PASSWORD } from '../../support/people.ts';
import { extendTimers } from '../../support/timers.ts';

/** Every address that needs login (D-01); those of screens still to come are any other path until then. */
const PROTECTED = [
  '/dashboard',
  '/messages',
  '/messages/single/7',
  '/profile',
  '/settings',
  '/construction-site',
  '/contract-detail/7',
  '/delivery-incoming/7',
  '/delivery-confirmed/7',
  '/delivery-single/7_8',
  '/daily-amount/7',
  '/total-amount/7',
  '/contract-items/7',
  '/calloff-list/7',
  '/calloff-detail/7',
  '/calloff-change/7',
  '/calloff-creation/7',
  '/qr-scanner',
  '/any/other/path',
];

/** Calls the login sends by itself; texts of the supplier are requested some time after its first paint. */
const OPEN_TO_STRANGERS = ['/api/v2/announcements', '/api/v2/app-translations'];

test('RTE-01 RTE-02 PER-01 a signed-out user is sent to the login, which remembers the address @full', async ({
  open,
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  for (const path of PROTECTED) {
    await open(`${path}?von=hier`);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    const wanted = await page.evaluate(() => localStorage.getItem('abrufbar.path'));
    expect(wanted).toBe(`${path}?von=hier`);
  }
  await expect.poll(() => calls).toContain('/api/v2/announcements');
  const others = calls.filter((path) => !OPEN_TO_STRANGERS.includes(path));
  expect(others).toEqual([]);
});

test('RTE-03 RTE-04 the root leads to the login at its own address @full', async ({
  open,
  page,
  portal,
}) => {
  await open('/');
  await expect(page).toHaveURL(`${portal.at('nordstein')}/login`);
  await open('/login');
  await expect(page).toHaveURL(`${portal.at('nordstein')}/login`);
  await expect(page).toHaveTitle('Anmelden · Nordstein');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

test('RTE-05 a signed-in user is sent from the login to the dashboard @full', async ({
  open,
  site,
}) => {
  const page = await open('/login', site);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Anmelden' })).toHaveCount(0);
});

test('RTE-13 RTE-14 RTE-15 RTE-16 the dashboard needs login and loads what it shows @full', async ({
  open,
  page,
  portal,
}) => {
  const person = await buildPerson(portal.server);
  await open('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  const loaded = ['recent-contracts', 'section-permissions', 'dashboard-buttons'].map((call) =>
    page.waitForResponse((answer) => answer.url().includes(`/api/v2/${call}?company_number=`)),
  );
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const answer of await Promise.all(loaded)) expect(answer.status()).toBe(200);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Jetzt auf der Baustelle' }),
  ).toBeAttached();
  await expect(page.getByText('Hier erscheinen Ihre Baustellen')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Baustellen/ })).toBeVisible();
});

test('RTE-43 the address of maintenance needs no login @full', async ({ open }) => {
  const page = await open('/maintenance');
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kurze Wartungspause');
});

test('RTE-44 T-20 any other path shows the dashboard at its own address', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await open('/any/other/path?x=1', site);
  await expect(page).toHaveURL(/\/any\/other\/path\?x=1$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Jetzt auf der Baustelle' }),
  ).toBeAttached();
  await expect(page.getByText('Zuletzt aktiv')).toBeVisible();
  for (const path of ['/api/v2/any', '/api/any', '/any.js', '/assets/any.js', '/login.html']) {
    expect((await server.request('GET', path)).status).toBe(404);
  }
  const answer = await server.request('GET', '/any/other/path');
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain(site.company.name); // no data before the login
});

test('every page sets the window title and focuses its heading @full', async ({
  open,
  site: { contract, ...site },
}) => {
  const page = await open('/dashboard', site);
  await expect(page).toHaveTitle('Start · Nordstein');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toBeFocused(); // nobody has navigated yet
  const ways = [
    [/^Alle Baustellen/, 'Baustellen', 'Baustellen · Nordstein'],
    [contract.name, contract.name, `${contract.name} · Nordstein`],
    ['Eingehend', contract.name, 'Eingehende Lieferungen · Nordstein'],
    ['Bestätigt', contract.name, 'Bestätigte Lieferungen · Nordstein'],
    [/^Hilfe/, 'Hilfe', 'Hilfe · Nordstein'],
    ['Start', 'Jetzt auf der Baustelle', 'Start · Nordstein'],
  ] as const;
  for (const [link, title, name] of ways) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(name);
  }
});

test('back and forward change the page and restore the position of a list @full', async ({
  open,
  page,
  site,
  portal: { server },
}) => {
  const { contract } = site;
  const loads = await buildLoads(server, site, 12);
  await extendTimers(page, 1_000); // timeout for restoring the length of the list
  await open(`/delivery-incoming/${contract.id}`, site);
  await expect(page.getByText(loads[0]?.number ?? '')).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await waitForScrollEnd(page);
  const card = page.getByRole('article').filter({ hasText: loads[6]?.number ?? '' });
  // A real tap does not scroll the page; one by Playwright may.
  const place = await card.getByRole('link').evaluate((link: HTMLAnchorElement) => {
    link.scrollIntoView({ block: 'center' });
    link.click();
    return scrollY;
  });
  expect(place).toBeGreaterThan(300);
  await expect(page).toHaveURL(/\/delivery-single\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/delivery-incoming\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(page).toHaveURL(/\/delivery-single\//);
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page).toHaveURL(/\/delivery-incoming\//);
});

test('an inner page opens by its address alone @full', async ({ open, site, portal }) => {
  const load = await buildLoad(portal.server, site);
  const page = await open(pathOf(load), site);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lieferung ${load.number}`);
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page).not.toHaveURL(/\/delivery-single\//);
  await expect(page).toHaveURL(new RegExp(site.contract.id));
});
