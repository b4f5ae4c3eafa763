import { issueLoginToken } from '../../../apps/server/src/session/login-tokens.ts';
import { holdCalls, recordCalls } from '../../support/api-calls.ts';
import { expect, isHydrated, test } from '../../support/fixtures.ts';
import { buildPerson, fillLogin, PASSWORD } from '../../support/people.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';

const inviteTo = (server: TestServer, userId: string) =>
  server.build({ userId }, (db) => issueLoginToken(db, { kind: 'invitation', userId }, new Date()));

const impersonationOf = (server: TestServer, userId: string) =>
  server.build({ userId }, (db) => {
    const staff = { staffName: 'Petra Kern', reason: 'Rückfrage zu Lieferschein 8104552' };
    return issueLoginToken(db, { kind: 'impersonation', userId, ...staff }, new Date());
  });

test('LOG-06 LOG-13 GEN-08 an invitation signs in at once and leads to the dashboard', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server, { first_name: 'Anna', last_name: 'Kruse' });
  await open('/construction-site'); // the earlier address is ignored
  await expect(page).toHaveURL(/\/login$/);
  const token = await inviteTo(server, person.id);
  const release = await holdCalls(page, 'auth/login');
  await open(`/login?_im=${token}`);
  await expect(page).toHaveURL(/\/login$/); // the token is gone from the address at once
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog').getByText('Anna Kruse')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goBack();
  expect(page.url()).not.toContain(token);
});

test('LOG-06 an invitation at the root works too, and only once @full', async ({
  open,
  portal,
}) => {
  const person = await buildPerson(portal.server);
  const token = await inviteTo(portal.server, person.id);
  await portal.server.request('POST', 'auth/login', { body: new URLSearchParams({ _im: token }) });
  const page = await open(`/?_im=${token}`);
  const popup = page.getByRole('dialog');
  await expect(popup).toContainText('Einladung ungültig oder abgelaufen');
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);

  const other = await inviteTo(portal.server, person.id);
  await page.evaluate(() => localStorage.clear());
  await open(`/?_im=${other}`);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('D-03 an invitation without the flag changes nothing for a signed-in user @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const [person, other] = [await buildPerson(server), await buildPerson(server)];
  const token = await inviteTo(server, other.id);
  const calls = recordCalls(page, 'auth/\\w+');
  await open(`/login?_im=${token}`, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(calls).toEqual([]);
  const unused = await server.request('POST', 'auth/login', {
    body: new URLSearchParams({ _im: token }),
  });
  expect(unused.status).toBe(200);
});

test('RTE-06 D-03 OFF-270 impersonation signs the user out, reloads and names the impersonated person @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server, { first_name: 'Petra', last_name: 'Kern' });
  const seen = await buildPerson(server, { first_name: 'Anna', last_name: 'Kruse' });
  const token = await impersonationOf(server, seen.id);
  await open('/construction-site', person);
  const calls = recordCalls(page, 'auth/log\\w+');
  const loads: string[] = [];
  page.on('domcontentloaded', (loaded) => loads.push(new URL(loaded.url()).pathname));
  await page.goto(`${new URL(page.url()).origin}/login?impersonate=1&_im=${token}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await isHydrated(page);
  expect(calls.map(({ path }) => path)).toEqual(['auth/logout', 'auth/login']);
  expect(loads).toEqual(['/login', '/login', '/dashboard']); // the view begins with a load of its own
  const label = page.getByText('Ansicht als Anna Kruse');
  await expect(label).toBeVisible();
  await page.getByRole('link', { name: 'Alle Baustellen' }).click();
  await expect(page).toHaveURL(/\/construction-site$/);
  await expect(label).toBeVisible();
  expect(page.url()).not.toContain('impersonate');
  const bar = page.getByRole('complementary', { name: 'Fremde Ansicht' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const cut = () =>
    bar.evaluate((element) => {
      const start = getComputedStyle(document.documentElement).getPropertyValue('--strip');
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      return [
        scrollHeight - clientHeight,
        scrollWidth - clientWidth,
        parseFloat(start) - clientHeight,
      ];
    });
  await expect.poll(cut).toEqual([0, 0, 0]);

  const old = await server.request('GET', 'user', { token: person.token });
  expect(old.status).toBe(401);
});
