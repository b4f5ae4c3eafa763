import { recordCalls } from '../../support/api-calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildPerson, fillLogin, PASSWORD, signOut } from '../../support/people.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';

/** Calls that need no login and therefore carry no token. */
const OPEN_CALLS = ['auth/login', 'help-page', 'terms-of-use', 'app-translations'];
/** Calls that need no login, but tell the signed-in person what concerns their companies (OFF-202). */
const KNOW_THE_CALLER = ['announcements', 'marketing-snippet'];

test('API-01 API-02 API-04 API-06 CST-06 every call of a whole visit carries the agreed fields', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const load = await buildLoad(server, site);
  const person = await buildPerson(server, { companies: [site.company] });
  const calls = recordCalls(page, '.*');
  await open('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  const token = await page.evaluate(() => localStorage.getItem('abrufbar.token'));
  await page.getByRole('link', { name: 'Alle Baustellen' }).click();
  await page.getByRole('button', { name: 'Als Favorit merken' }).click();
  await page.getByRole('link', { name: site.contract.name }).click();
  await page.getByRole('link', { name: 'Eingehend' }).click();
  const card = page.getByRole('link', { name: /Asphalttragschicht/ });
  await expect(card).toHaveCount(1); // the previous page has one for the amounts too
  await card.click();
  await expect(page).toHaveURL(new RegExp(pathOf(load)));
  await page.getByRole('button', { name: 'Lieferung bestätigen' }).click();
  await expect(page.getByText(/^Bestätigt am/)).toBeVisible();
  await page.getByRole('link', { name: 'Bestätigte ansehen' }).click();
  await expect(page).toHaveURL(/\/delivery-confirmed\//);
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);

  expect(calls.length).toBeGreaterThan(12);
  for (const { path, method, headers } of calls) {
    await test.step(`${method} ${path}`, () => {
      expect(headers['accept-language']).toBe('de');
      expect(headers['cookie']).toBeUndefined();
      const bearer = OPEN_CALLS.includes(path) ? undefined : `Bearer ${token}`;
      const isBeforeLogin = KNOW_THE_CALLER.includes(path) && !headers['authorization'];
      if (!isBeforeLogin) expect(headers['authorization']).toBe(bearer);
      if (method === 'POST')
        expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    });
  }
  const posts = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(posts).toEqual(
    expect.arrayContaining(['auth/login', 'user', 'favourite-contracts/add', 'delivery/confirm']),
  );
});

test('API-03 the login sends the short locale, whatever the language of the device @full', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  const calls = recordCalls(page, 'auth/login');
  await page.goto(`${portal.at('nordstein')}/login`);
  await fillLogin(page, 'polier@example.de', 'falsch');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(calls.map(({ headers }) => headers['accept-language'])).toEqual(['de']);
  await context.close();
});
