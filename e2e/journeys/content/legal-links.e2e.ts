import type { Page } from '@playwright/test';
import { buildLegalText } from '../../../apps/server/src/content/build.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fieldsOf } from '../../support/registration.ts';
import { phone, tap, typeInto } from '../../support/touch.ts';

test.use({ alone: 'file' }); // the texts are the same for everybody
test.describe.configure({ mode: 'default' }); // one worker, so one server

const LINKS = [
  { link: 'Datenschutz', path: '/privacy-terms', kind: 'privacy', html: '<p>Auskunft</p>' },
  { link: 'Impressum', path: '/imprint', kind: 'imprint', html: '<p>§ 5 DDG</p>' },
] as const;

const publish = ({ build }: TestServer) =>
  build({}, async (db) => {
    const publishedAt = new Date(Date.now() - 1000);
    for (const { kind, html } of LINKS) await buildLegalText(db, { kind, html, publishedAt });
  });

const linkOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Reads a text and closes it. */
const read = async (page: Page, { link, path, html }: (typeof LINKS)[number]): Promise<void> => {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(link);
  await expect(page.getByText(html.replaceAll(/<[^>]+>/g, ''))).toBeVisible();
  await tap(page.getByRole('button', { name: 'Schließen' }).last());
};

test.describe('by touch', () => {
  test.use(phone(640));

  test('D-01 D-17 privacy terms and imprint are read from every page before the login, and closing leads back @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    await publish(server);
    for (const path of ['/login', '/register', '/password-recovery', '/password-reset']) {
      await open(path);
      for (const text of LINKS) {
        await tap(linkOf(page, text.link));
        await read(page, text);
        await expect(page).toHaveURL((url) => url.pathname === path);
      }
    }
  });

  test(
    'the imprint read from the registration costs no entry @full',
    { tag: '@full' },
    async ({ open, page, portal: { server } }) => {
      await publish(server);
      await open('/register');
      const fields = fieldsOf(page);
      await typeInto(fields.firstName, 'Jana');
      const [, imprint] = LINKS;
      await tap(linkOf(page, imprint.link));
      await read(page, imprint);
      await expect(fields.firstName).toHaveValue('Jana');
    },
  );

  test(
    'D-01 privacy terms and imprint are read from menu and settings, and closing leads back @full',
    { tag: '@full' },
    async ({ open, page, portal: { server }, site }) => {
      await publish(server);
      const path = `/contract-detail/${site.contract.id}`;
      await open(path, site);
      for (const text of LINKS) {
        await tap(page.getByRole('button', { name: 'Menü' }));
        await tap(linkOf(page, text.link));
        await read(page, text);
        await expect(page).toHaveURL((url) => url.pathname === path);
        await expect(
          page.getByRole('heading', { level: 1, name: site.contract.name }),
        ).toBeFocused();
      }
      await open('/settings', site);
      for (const text of LINKS) {
        await tap(linkOf(page, text.link));
        await read(page, text);
        await expect(page).toHaveURL(/\/settings$/);
      }
    },
  );

  test(
    'D-01 closing an imprint that was opened by its address leads to the login, signed in to the start page @full',
    { tag: '@full' },
    async ({ open, page, portal: { server }, site }) => {
      await publish(server);
      const [, imprint] = LINKS;
      await open(imprint.path);
      await read(page, imprint);
      await expect(page).toHaveURL(/\/login$/);
      await open(imprint.path, site);
      await read(page, imprint);
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  );
});

test.describe('at 1180 x 820', () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test('privacy terms and imprint are two steps away without a menu @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    await publish(server);
    await open('/dashboard', site);
    await page.getByRole('link', { name: 'Einstellungen' }).click();
    await linkOf(page, 'Impressum').click();
    await expect(page.getByText('§ 5 DDG')).toBeVisible();
    await page.getByRole('button', { name: 'Schließen' }).first().click();
    await expect(page).toHaveURL(/\/settings$/);
  });
});
