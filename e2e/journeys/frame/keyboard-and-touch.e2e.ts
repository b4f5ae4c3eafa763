import { expect, isHydrated, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { buildPerson, PASSWORD } from '../../support/people.ts';
import { buildLoad } from '../../support/deliveries.ts';

test('a delivery is confirmed by keyboard alone, from login to logout', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildLoad(server, site);
  const person = await buildPerson(server, { companies: [site.company] });
  await open('/login');
  await tabTo(page.getByLabel('E-Mail-Adresse'));
  await page.keyboard.type(person.email);
  await tabTo(page.getByLabel('Passwort', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  // Each step ends on another page; the previous one may have an entry of the same name.
  const ways = [
    [page.getByRole('link', { name: 'Alle Baustellen' }), /\/construction-site$/],
    [page.getByRole('link', { name: site.contract.name }), /\/contract-detail\//],
    [page.getByRole('link', { name: 'Eingehend' }), /\/delivery-incoming\//],
    [page.getByRole('link', { name: /Asphalttragschicht/ }), /\/delivery-single\//],
    [page.getByRole('button', { name: 'Lieferung bestätigen' }), /\/delivery-single\//],
  ] as const;
  for (const [way, leadsTo] of ways) {
    await tabTo(way);
    expect(await way.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(leadsTo);
  }
  await expect(page.getByText(/^Bestätigt am/)).toBeVisible();

  const menu = page.getByRole('button', { name: 'Menü' });
  await tabTo(menu);
  await page.keyboard.press('Enter');
  const logout = page.getByRole('dialog').getByRole('button', { name: 'Abmelden' });
  await tabTo(logout);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

test('the focus stays inside an open menu and wraps around', async ({ open, site }) => {
  const page = await open('/dashboard', site);
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () =>
        document.activeElement?.closest('nav, main, header') !== null &&
        document.activeElement?.closest('dialog') === null,
    );
    expect(outside).toBe(false);
  }
});

test('reduced motion stops all animations', async ({ open, page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/dashboard', site);
  await isHydrated(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const type of ['animationstart', 'transitionrun'])
      addEventListener(type, (event) => {
        if (event.target instanceof Element) seen.push(`${type} ${event.target.className}`);
      });
  });
  await page.getByRole('link', { name: 'Alle Baustellen' }).click();
  await expect(page.getByText(site.contract.name)).toBeVisible();
  await page.getByRole('button', { name: 'Als Favorit merken' }).click();
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
  const running = () => page.evaluate(() => document.getAnimations().length);
  expect(await running()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'seen')))).toBe('[]');
});

test('text at 200 % and custom text spacing cut nothing off', async ({ open, page, site }) => {
  for (const path of ['/dashboard', '/construction-site', `/contract-detail/${site.contract.id}`]) {
    await open(path, site);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'html{font-size:200%}*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});
