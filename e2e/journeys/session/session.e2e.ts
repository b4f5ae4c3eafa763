import { answered, recordCalls } from '../../support/api-calls.ts';
import { expect, isHydrated, isCached, test } from '../../support/fixtures.ts';
import { buildPerson, endSessions, fillLogin, PASSWORD, signOut } from '../../support/people.ts';

/** Calls of every page of a company; some are sent after its first paint. */
const ALWAYS = ['user', 'section-permissions', 'contracts', 'notifications/count', 'help-page'];

test('BEY-87 SES-01 SES-02 SES-04 logout ends the session at the server and on the device', async ({
  open,
  portal,
}) => {
  const person = await buildPerson(portal.server);
  const page = await open('/dashboard', person);
  await page.evaluate(() => localStorage.setItem('abrufbar.signers', 'Uwe Brandt'));
  const farewell = page.waitForRequest('**/api/v2/auth/logout');
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  const request = await farewell;
  expect(request.method()).toBe('GET');
  expect(request.headers()['authorization']).toBe(`Bearer ${person.token}`);
  expect((await request.response())?.status()).toBe(200);
  expect(await kept(page)).toEqual({ token: null, company: null, overlays: null, signers: null });

  const again = await portal.server.request('GET', 'user', { token: person.token });
  expect(again.status).toBe(401);

  const other = await buildPerson(portal.server, { first_name: 'Anna', last_name: 'Kruse' });
  await fillLogin(page, other.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog').getByText('Anna Kruse')).toBeVisible();
  await expect(page.getByText('Jens Harms')).toHaveCount(0);
});

test('D-18 a device is known from its first login on, also after a logout and a wrong password @full', async ({
  open,
  portal,
}) => {
  const person = await buildPerson(portal.server);
  const page = await open('/login');
  const kept = () => page.evaluate(() => localStorage.getItem('abrufbar.device'));
  const login = async (password: string) => {
    const sent = page.waitForRequest('**/api/v2/auth/login');
    await fillLogin(page, person.email, password);
    return (await sent).headers()['abrufbar-device'];
  };
  expect(await login('falsch')).toMatch(/^[0-9a-f]{64}$/);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await kept()).toBeNull();
  const secret = await login(PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await kept()).toBe(secret);
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);

  const body = new URLSearchParams({ username: person.email, password: 'falsch' });
  for (let tries = 0; tries < 5; tries += 1) {
    await portal.server.request('POST', 'auth/login', { body });
  }
  expect(await login(PASSWORD)).toBe(secret);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('SES-03 after a logout the next login leads to the dashboard', async ({ open, portal }) => {
  const person = await buildPerson(portal.server);
  const page = await open('/construction-site', person);
  await signOut(page);
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an offline logout takes effect on the device @full', async ({ open, page, portal }) => {
  const person = await buildPerson(portal.server);
  await open('/dashboard', person);
  await isCached(page);
  await page.context().setOffline(true);
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  expect((await kept(page)).token).toBeNull();
});

test('SES-05 SES-06 SES-08 ERR-02 an expired session leads to the login and back', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server);
  const loaded = answered(
    page,
    ...ALWAYS,
    'announcements',
    'recent-contracts',
    'dashboard-buttons',
  );
  await open('/dashboard', person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetzt auf der Baustelle');
  await loaded; // a late call of this page would get the refusal
  await endSessions(server, person, page);
  await page.getByRole('link', { name: 'Alle Baustellen' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const notice = 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.';
  await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible();
  expect(await kept(page)).toEqual({ token: null, company: null, overlays: null, signers: null });

  const again = answered(page, ...ALWAYS, 'contracts/filter-options');
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/construction-site$/);

  // The next person to sign in never wanted that page.
  await again;
  await endSessions(server, person, page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Profil' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const other = await buildPerson(server, { first_name: 'Anna', last_name: 'Kruse' });
  await fillLogin(page, other.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('T-39 calls that fail together end the session with one notice and send no logout', async ({
  page,
  portal: { server },
  open,
}) => {
  const person = await buildPerson(server);
  const sent = recordCalls(page, 'auth/\\w+');
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url());
  });
  // All calls that need the company are under way when the session dies.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/v2\/(?!user)/, (route) => held.then(() => route.continue()));
  const underWay = ['section-permissions', 'dashboard-buttons', 'recent-contracts'].map((path) =>
    page.waitForRequest(`**/api/v2/${path}*`),
  );
  await open('/dashboard', person);
  await Promise.all(underWay);
  await endSessions(server, person, page);
  release();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert').filter({ hasText: 'abgelaufen' })).toHaveCount(1);
  expect(refused.length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('D-02 the wanted address is used once and never leads out of the app @full', async ({
  open,
  portal,
}) => {
  const person = await buildPerson(portal.server);
  const page = await open('/help');
  for (const foreign of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'login']) {
    await page.evaluate((path) => localStorage.setItem('abrufbar.path', path), foreign);
    await page.goto(`${portal.at('nordstein')}/login`);
    await isHydrated(page);
    await fillLogin(page, person.email, PASSWORD);
    await expect(page).toHaveURL(`${portal.at('nordstein')}/dashboard`);
    await isHydrated(page);
    await signOut(page);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test(
  'a second window follows when the first signs out and in @full',
  { tag: '@full' },
  async ({ open, page, portal }) => {
    const person = await buildPerson(portal.server);
    await open('/dashboard', person);
    const second = await page.context().newPage();
    await second.goto(`${portal.at('nordstein')}/construction-site`);
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Baustellen');
    await isHydrated(second);
    await signOut(page);
    await expect(second).toHaveURL(/\/login$/);
    await expect(second.getByRole('button', { name: 'Anmelden' })).toBeVisible();

    await fillLogin(page, person.email, PASSWORD);
    await expect(page).toHaveURL(/\/(?:dashboard|construction-site)$/);
    await expect(second).toHaveURL(/\/(?:dashboard|construction-site)$/);
  },
);

const kept = (page: Parameters<typeof signOut>[0]) =>
  page.evaluate(() => ({
    token: localStorage.getItem('abrufbar.token'),
    company: localStorage.getItem('abrufbar.company'),
    overlays: localStorage.getItem('abrufbar.overlays'),
    signers: localStorage.getItem('abrufbar.signers'),
  }));
