import { updateUserBlocked } from '../../../apps/server/src/companies/store.ts';
import { buildAnnouncement } from '../../../apps/server/src/content/build.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, isHydrated, isCached, test } from '../../support/fixtures.ts';
import { buildPerson, fillLogin, PASSWORD } from '../../support/people.ts';
import { isLaidOut } from '../../support/touch.ts';

const MISTYPED = 'Baustelle-2062';

test('LOG-01 LOG-02 LOG-03 the login screen has fields, toggle and button', async ({ open }) => {
  const page = await open('/login');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('type', 'email');
  const password = page.getByLabel('Passwort', { exact: true });
  await password.fill(PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: 'Passwort verbergen' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeEnabled();
});

test('LOG-08 LOG-09 LOG-11 a foreman signs in with e-mail and password', async ({
  open,
  portal,
}) => {
  const person = await buildPerson(portal.server, { first_name: 'Mehmet', last_name: 'Yıldız' });
  const page = await open('/login');
  const userCall = page.waitForResponse('**/api/v2/user');
  await fillLogin(page, person.email.toUpperCase(), PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  const token = await page.evaluate(() => localStorage.getItem('abrufbar.token'));
  expect(token).toMatch(/^abr_/);
  expect((await userCall).request().headers()['authorization']).toBe(`Bearer ${token}`);
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog').getByText('Mehmet Yıldız')).toBeVisible();

  await page.goto(`${portal.at('nordstein')}/dashboard`);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('LOG-12 the login opens the address requested before it @full', async ({ open, portal }) => {
  const person = await buildPerson(portal.server);
  const page = await open('/construction-site?status=0');
  await expect(page).toHaveURL(/\/login$/);
  await isHydrated(page);
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/construction-site\?status=0$/);
});

test('ERR-06 T-12 a wrong password is reported, keeps the e-mail and ends no session', async ({
  open,
  portal,
}) => {
  const person = await buildPerson(portal.server);
  const page = await open('/login');
  const calls = recordCalls(page, 'auth/\\w+');
  await fillLogin(page, person.email, 'falsch');
  const banner = page.getByRole('main').getByRole('alert');
  await expect(banner).toHaveText('E-Mail-Adresse oder Passwort stimmt nicht.');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(person.email);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls.map(({ path }) => path)).toEqual(['auth/login']);

  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('ERR-05 a blocked person with the right password sees the reason @full', async ({
  open,
  portal: { server },
}) => {
  const person = await buildPerson(server);
  await server.build({}, (db) => updateUserBlocked(db, person.id, new Date()));
  const answer = await server.request('POST', 'auth/login', {
    body: new URLSearchParams({ username: person.email, password: PASSWORD }),
  });
  const { data } = answer.json as { data: { error: string } }; // the sentence of ERR-05
  const page = await open('/login');
  await fillLogin(page, person.email, PASSWORD);
  const popup = page.getByRole('dialog', { name: 'Anmeldung nicht möglich' });
  await expect(popup).toContainText(data.error);
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(person.email);
});

test('missing entries are reported at their fields @full', async ({ open }) => {
  const page = await open('/login');
  const calls = recordCalls(page, 'auth/\\w+');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const email = page.getByLabel('E-Mail-Adresse');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein.');
  await email.fill('polier@example.de');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');
  const password = page.getByLabel('Passwort', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Bitte geben Sie Ihr Passwort ein.');
  expect(calls).toEqual([]);
});

test('two taps on the button send one login @full', async ({ open, page, portal }) => {
  const person = await buildPerson(portal.server);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v2/auth/login', (route) => held.then(() => route.continue()));
  await open('/login');
  const calls = recordCalls(page, 'auth/\\w+');
  await fillLogin(page, person.email, PASSWORD);
  const busy = page.getByRole('button', { name: 'Sie werden angemeldet' });
  await busy.click();
  await page.getByLabel('E-Mail-Adresse').press('Enter');
  answer();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(calls.map(({ path }) => path)).toEqual(['auth/login']);
});

test('ONL-12 a form sent before the scripts have loaded is not lost, keeps what was typed and puts no password into an address @full', async ({
  page,
  portal,
}) => {
  const person = await buildPerson(portal.server);
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto(`${portal.at('nordstein')}/login`, { waitUntil: 'commit' });
  await fillLogin(page, person.email, MISTYPED);
  arrive();
  await expect(page.getByText('E-Mail-Adresse oder Passwort stimmt nicht.')).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(person.email);
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(MISTYPED);
  expect(addresses.filter((address) => address.includes(MISTYPED))).toEqual([]);
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('on a server of their own', () => {
  test.use({ alone: 'file' });
  test.describe.configure({ mode: 'default' }); // one worker, so one server

  test('D-18 ERR-07 a login that has to wait says for how long in the general popup @full', async ({
    open,
    portal,
  }) => {
    const person = await buildPerson(portal.server);
    const page = await open('/login');
    const body = new URLSearchParams({ username: person.email, password: 'falsch' });
    for (let tries = 0; tries < 5; tries += 1) {
      await portal.server.request('POST', 'auth/login', { body });
    }
    await fillLogin(page, person.email, PASSWORD); // too many tries: 429
    const popup = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
    await expect(popup).toContainText('Bitte warten Sie 15 Minuten');
    await popup.getByRole('button', { name: 'Verstanden' }).click();
    await expect(popup).toBeHidden();
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeEnabled();
  });

  test('an offline login says so, keeps the entries and works later @full', async ({
    open,
    portal: { server, line },
  }) => {
    const person = await buildPerson(server);
    const page = await open('/login');
    await isCached(page);
    await line.cut();
    await fillLogin(page, person.email, PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('Dafür brauchen Sie Empfang.');
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(PASSWORD);
    await line.restore();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('a connection lost while parts of the page load never empties the screen @full', async ({
    open,
    page,
    offences,
    portal: { server, line },
  }) => {
    // Only the files named by the page itself have loaded.
    const { text } = await server.request('GET', '/login');
    await page.route('**/assets/*', (route) =>
      text.includes(new URL(route.request().url()).pathname.replace(/^\/assets\/|\.js$/g, ''))
        ? route.continue()
        : route.abort(),
    );
    await open('/login');
    await line.cut();
    await fillLogin(page, 'polier@example.de', PASSWORD);
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    offences.splice(0); // the browser reports the missing files
  });

  test('LOG-07 an announcement pops up once per visit and text @full', async ({ open, portal }) => {
    const announce = (message: string) =>
      portal.server.build({}, (db) =>
        buildAnnouncement(db, { message, startsAt: new Date(Date.now() - 1000) }),
      );
    await announce('Ab Montag liefert <b>Werk Lauenau</b> wieder.');
    const page = await open('/login');
    const popup = page.getByRole('dialog', { name: 'Hinweis' });
    await expect(popup).toContainText('Ab Montag liefert Werk Lauenau wieder.');
    await expect(popup.locator('b')).toHaveText('Werk Lauenau');
    await popup.getByRole('button', { name: 'Verstanden' }).click();
    await expect(popup).toBeHidden();

    const asked = page.waitForResponse('**/api/v2/announcements*');
    await page.reload();
    await asked;
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(popup).toBeHidden();

    await announce('Heute keine Auslieferung.');
    await page.reload();
    await expect(popup).toContainText('Heute keine Auslieferung.');
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  });

  test('LOG-07 an announcement waits while the form is used, and below an error @full', async ({
    offences,
    open,
    page,
    portal: { server },
  }) => {
    const message = 'Ab Montag liefert Werk Lauenau wieder.';
    await server.build({}, (db) =>
      buildAnnouncement(db, { message, startsAt: new Date(Date.now() - 1000) }),
    );
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/v2/announcements*', (route) => held.then(() => route.continue()));
    await page.route('**/api/v2/auth/login', (route) => route.fulfill({ status: 500, json: {} }));
    await open('/login');
    const popup = page.getByRole('dialog', { name: 'Hinweis' });
    const error = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
    await page.getByLabel('E-Mail').pressSequentially('polier@');
    const answer = page.waitForResponse('**/api/v2/announcements*');
    release();
    await answer;
    await page.keyboard.type('example.de', { delay: 20 });
    await expect(page.getByLabel('E-Mail')).toHaveValue('polier@example.de');
    await expect(popup).toBeHidden();

    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await error.getByRole('button', { name: 'Verstanden' }).click();
    await expect(error).toBeHidden();
    await expect(popup).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(popup).toContainText(message);
    offences.splice(0); // the browser reports the 500
  });

  test('LOG-07 D-57 an announcement waits as long as the form shows what is wrong', async ({
    open,
    page,
    portal: { server },
  }) => {
    const message = 'Ab Montag liefert Werk Lauenau wieder.';
    await server.build({}, (db) =>
      buildAnnouncement(db, { message, startsAt: new Date(Date.now() - 1000) }),
    );
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/v2/announcements*', (route) => held.then(() => route.continue()));
    await open('/login');
    const popup = page.getByRole('dialog', { name: 'Hinweis' });
    const heading = page.getByRole('heading', { level: 1 });
    const wrong = page.getByText('E-Mail-Adresse oder Passwort stimmt nicht.');
    /** The popup would open one task after the press is over. */
    const tapBeside = async () => {
      await heading.click();
      await page.waitForFunction(() => !('typing' in document.documentElement.dataset));
      await isLaidOut(page);
    };
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible();
    const answer = page.waitForResponse('**/api/v2/announcements*');
    release();
    await answer;
    await tapBeside();
    await expect(popup).toBeHidden();
    await fillLogin(page, 'polier@example.de', 'falsch');
    await expect(wrong).toBeVisible();
    await tapBeside();
    await expect(popup).toBeHidden();
    await expect(wrong).toBeVisible();

    await page.reload();
    await expect(popup).toContainText(message);
  });
});
