import { buildHelp } from '../../../apps/server/src/content/build.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ alone: 'file' }); // help is the same for everybody
test.describe.configure({ mode: 'default' }); // one worker, so one server

test('RTE-25 HLP-01 NAV-07 API-22 SES-10 help shows the text of the server for the page it was opened from', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const text = `<h2>Vertrag ansehen</h2><p>Rufen Sie das <strong>Werk</strong> an &amp; fragen Sie:
    <a href="/construction-site">alle Baustellen</a></p>`;
  await server.build({}, (db) => buildHelp(db, '/contract-detail/{id}', text));
  const path = `/contract-detail/${site.contract.id}`;
  const calls = recordCalls(page, 'help-page');
  await open(path, site);
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByText('Hilfe').click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page).toHaveTitle('Hilfe · Nordstein');
  const trail = await page.evaluate(() => localStorage.getItem('abrufbar.overlays'));
  expect(JSON.parse(trail ?? '')).toEqual({ help: [path] });
  await expect(page.getByText('Zur Seite „Vertrag“')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Vertrag ansehen' })).toBeVisible();
  await expect(main.locator('strong')).toHaveText('Werk');
  await expect(main).toContainText('an & fragen Sie');
  expect(calls.at(-1)?.fields).toEqual({ url: path, scheme: encodeURIComponent(path) });

  await page.getByRole('button', { name: 'Hilfe schließen' }).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1, name: site.contract.name })).toBeFocused();
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByText('Hilfe').click();
  await main.getByRole('link', { name: 'alle Baustellen' }).click();
  await expect(page.getByRole('link', { name: site.contract.name })).toBeVisible();
});

test('HLP-02 NAV-08 the entry of a page without a text looks empty and the page says so', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await server.build({}, (db) => buildHelp(db, '/dashboard', '<p>Oben steht die Firma.</p>'));
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const full = bar.getByRole('link', { name: 'Hilfe', exact: true });
  const empty = bar.getByRole('link', { name: 'Hilfe, für diese Seite nicht vorhanden' });
  const ringOf = () =>
    bar
      .getByText('Hilfe')
      .evaluate((word) =>
        [...(word.parentElement?.children ?? [])].map(
          (part) => getComputedStyle(part, '::before').borderTopStyle,
        ),
      );
  await open('/dashboard', site);
  await expect(full).toBeVisible();
  expect(await ringOf()).not.toContain('dashed');
  await bar.getByText('Hilfe').click();
  await expect(page.getByText('Oben steht die Firma.')).toBeVisible();
  await page.getByRole('button', { name: 'Hilfe schließen' }).click();

  await page
    .getByRole('link', { name: /^Baustellen/ })
    .first()
    .click();
  await expect(empty).toBeVisible();
  expect(await ringOf()).toContain('dashed');
  await empty.click();
  await expect(page.getByText('Zur Seite „Baustellen“')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keine Hilfe zu dieser Seite' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('help needs no login, and its plain address shows the help of the start page @full', async ({
  open,
  portal: { server },
}) => {
  await server.build({}, (db) => buildHelp(db, '/dashboard', '<p>Oben steht die Firma.</p>'));
  const page = await open('/help');
  await expect(page.getByText('Oben steht die Firma.')).toBeVisible();
  await page.getByRole('button', { name: 'Hilfe schließen' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
});
