import type { Page } from '@playwright/test';
import { updateTranslation } from '../../../apps/server/src/content/translation-store.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, test, type Showroom } from '../../support/fixtures.ts';

test.use({ alone: 'test' }); // texts are the same for everybody

const write = ({ build }: Showroom['server'], key: string, text: string | null) =>
  build({}, (db) => updateTranslation(db, 'nordstein', { key, text, at: new Date() }));
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('abrufbar.texts'));
const bar = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });

test('API-26 D-36 a text of the server overrides the bundled one until it is removed @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await write(server, 'nav.help', 'Rat & <b>Tat</b>');
  const calls = recordCalls(page, 'app-translations');
  await open('/dashboard', site);
  await expect(bar(page).getByText('Rat & <b>Tat</b>')).toBeVisible(); // text, never markup
  expect(calls.map(({ method, headers }) => [method, headers['authorization']])).toEqual([
    ['POST', undefined],
  ]);

  await page.route('**/api/v2/app-translations', (route) => route.abort());
  await page.reload();
  await expect(bar(page).getByText('Rat & <b>Tat</b>')).toBeVisible(); // kept on the device
  await page.unroute('**/api/v2/app-translations');

  await write(server, 'nav.help', null);
  await page.reload();
  await expect(bar(page).getByText('Hilfe', { exact: true })).toBeVisible();
  await expect.poll(() => kept(page)).toBeNull();
});

test('API-26 the prerendered login hydrates unchanged and then changes its texts @full', async ({
  open,
  page,
  portal: { server },
}) => {
  await write(server, 'login.submit', 'Los geht es');
  await open('/login');
  const email = page.getByLabel('E-Mail-Adresse');
  await email.fill('m.demir@example.de');
  await expect(page.getByRole('button', { name: 'Los geht es' })).toBeVisible();
  await expect(email).toHaveValue('m.demir@example.de');
  await page.reload(); // with the stored texts: a mismatch would be an offence
  await expect(page.getByRole('button', { name: 'Los geht es' })).toBeVisible();
});

test('D-36 an override that lacks a placeholder, or has a foreign one, is not used @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await write(server, 'login.product', 'nichts');
  await write(server, 'dashboard.button.construction-site.hint_one', '{n} {fremd}');
  await write(server, 'nav.home', 'Anfang');
  await open('/dashboard', site);
  await expect(bar(page).getByText('Anfang')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Baustellen 1 Vertrag' })).toBeVisible();
});

test('D-36 invalid values in the storage of the device break nothing @full', async ({
  open,
  page,
  site,
}) => {
  for (const broken of ['{', '{"a":1}', '[["nav.help",{"a":1}],7]', 'null']) {
    await page.addInitScript((text) => localStorage.setItem('abrufbar.texts', text), broken);
    const answer = page.waitForResponse('**/api/v2/app-translations');
    await open('/dashboard', site);
    await (await answer).finished();
    await expect(bar(page).getByText('Hilfe', { exact: true })).toBeVisible();
  }
});

test('API-27 D-59 an unknown key sent by the server is reported once per visit @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await server.build(site.scope, (db) =>
    db
      .updateTable('contracts')
      .set({ status: 7 })
      .where('company_id', '=', site.company.id)
      .where('id', '=', site.contract.id)
      .execute(),
  );
  const calls = recordCalls(page, 'create-translation/.+');
  const path = `/contract-items/${site.contract.id}`;
  await open(path, site);
  const words = page.getByRole('heading', { name: 'Vertrag geschlossen' });
  await expect(words).toBeVisible();
  await page.getByRole('link', { name: 'Start' }).first().click();
  await expect(page.getByText('Zuletzt aktiv')).toBeVisible();
  await page.goBack();
  await expect(words).toBeVisible();
  const reported = () => calls.map((call) => call.path).toSorted();
  const keys = ['text', 'title'].map((what) => `create-translation/items.closed.7.${what}`);
  await expect.poll(reported).toEqual(keys);

  await write(server, 'items.closed.7.title', 'Der Vertrag ruht');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Der Vertrag ruht' })).toBeVisible();
});
