import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { THEME, type Theme } from '@abrufbar/domain/session/session.ts';
import type { Page } from '@playwright/test';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { expect, fullIf, isHydrated, isCached, signIn, test } from '../../support/fixtures.ts';
import { buildPerson } from '../../support/people.ts';

/** A user who has chosen a theme. */
const buildPersonWith = async (server: TestServer, theme: Theme) => {
  const person = await buildPerson(server);
  await server.build({ userId: person.id }, (db) =>
    db.insertInto('user_settings').values({ user_id: person.id, theme }).execute(),
  );
  return person;
};

const root = (page: Page) => page.locator('html');
const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('BRD-01 the host selects name, colours, icons and manifest @full', async ({
  page,
  portal,
}) => {
  const looks: Record<string, string>[] = [];
  for (const brand of BRANDS) {
    await page.goto(`${portal.at(brand)}/login`);
    await expect(root(page)).toHaveAttribute('data-brand', brand);
    const name = { nordstein: 'Nordstein', suedkies: 'Südkies' }[brand];
    await expect(page).toHaveTitle(`Anmelden · ${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const href = (rel: string) => page.locator(`link[rel=${rel}]`).getAttribute('href');
    const manifest = await page.evaluate(
      async (path): Promise<{ short_name: string }> => (await fetch(path ?? '')).json(),
      await href('manifest'),
    );
    expect(manifest.short_name).toBe(name);
    const button = page.getByRole('button', { name: 'Anmelden' });
    looks.push({
      button: await button.evaluate((node) => getComputedStyle(node).backgroundColor),
      bar: (await page.locator('meta[name=theme-color]').getAttribute('content')) ?? '',
      icon: await page.evaluate(
        async (path) => (await fetch(path ?? '')).text(),
        await href('icon'),
      ),
    });
  }
  const [first, second] = looks;
  for (const part of ['button', 'bar', 'icon']) expect(first?.[part]).not.toBe(second?.[part]);
});

test('D-61 an unknown host shows the first brand @full', async ({ page, portal: { line } }) => {
  await page.goto(`http://baustelle.localhost:${line.port}/login`);
  await expect(root(page)).toHaveAttribute('data-brand', BRANDS[0]);
});

test('BRD-02 BRD-03 theme 10 follows the device, also while the page is open', async ({
  open,
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/dashboard', await buildPersonWith(portal.server, THEME.system));
  await isCached(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  const dark = await groundOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  expect(await groundOf(page)).not.toBe(dark);
});

for (const { id, theme, system, drawn } of [
  { id: 'BRD-04 BRD-07', theme: THEME.light, system: 'dark', drawn: 'light' },
  { id: 'BRD-05 BRD-07', theme: THEME.dark, system: 'light', drawn: 'dark' },
] as const) {
  test(`${id} theme ${theme} forces ${drawn} from the dashboard on`, async ({
    open,
    page,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await open('/login');
    await expect(root(page)).toHaveAttribute('data-theme', system); // nobody has signed in on the device yet
    await open('/dashboard', await buildPersonWith(portal.server, theme));
    await expect(root(page)).toHaveAttribute('data-theme', drawn);
    await page.getByRole('link', { name: 'Alle Baustellen' }).click();
    await expect(page).toHaveURL(/\/construction-site$/);
    await expect(root(page)).toHaveAttribute('data-theme', drawn);
    await page.emulateMedia({ colorScheme: drawn });
    await page.emulateMedia({ colorScheme: system });
    await expect(root(page)).toHaveAttribute('data-theme', drawn);
  });
}

for (const path of ['/login', '/dashboard', '/construction-site']) {
  test(
    `a dark theme is set before ${path} is painted`,
    { tag: fullIf(path === '/construction-site') },
    async ({ page, portal }) => {
      if (path !== '/login') await signIn(page, await buildPersonWith(portal.server, THEME.dark));
      await page.addInitScript(() => {
        localStorage.setItem('abrufbar.theme', '30');
        Object.assign(window, { changes: [] });
        new MutationObserver(() => Reflect.get(window, 'changes').push(performance.now())).observe(
          document,
          { subtree: true, attributeFilter: ['data-theme'] },
        );
      });
      await page.goto(portal.at('nordstein') + path);
      await isHydrated(page);
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      const seen = await page.evaluate(() => ({
        changes: Reflect.get(window, 'changes') as number[], // put there before the page
        painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      }));
      expect(seen.changes).toHaveLength(1);
      expect(seen.changes[0]).toBeLessThan(seen.painted);
    },
  );
}

test('the page shows brand, theme and size before any script has loaded @full', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${portal.at('suedkies')}/login`);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Südkies');
  const drawn = await page.screenshot();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await isHydrated(page);
  expect((await page.screenshot()).equals(drawn)).toBe(true);
});

test('a signed-in user never sees the signed-out page, nor the other way round @full', async ({
  page,
  portal,
  site,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${portal.at('nordstein')}/dashboard`);
  await expect(page.getByText('Zuletzt aktiv')).toBeHidden();
  await signIn(page, site);
  await page.goto(`${portal.at('nordstein')}/login`);
  await expect(page.getByText('E-Mail-Adresse')).toBeHidden();
});
