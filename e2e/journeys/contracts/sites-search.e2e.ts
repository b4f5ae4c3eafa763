import type { Page } from '@playwright/test';
import { buildCompany, buildSupplier } from '../../../apps/server/src/companies/build.ts';
import { buildContract } from '../../../apps/server/src/contracts/build.ts';
import { buildSite, type Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { fieldsOf, once, recordCalls } from '../../support/api-calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildPerson } from '../../support/people.ts';
import { phone, tap, typeInto } from '../../support/touch.ts';

/** Two more contracts of the site's company: one named with ß and Ü, one of a supplier with umlauts. */
const addContracts = ({ build }: TestServer, { scope, company, supplier }: Site) =>
  build(scope, async (db) => {
    await buildContract(db, { company, supplier, name: 'Straße Übergang' });
    const other = await buildSupplier(db, { name: 'Südkies Moräne' });
    await buildContract(db, { company, supplier: other, name: 'Lagerhalle' });
  });

const searchOf = (page: Page) =>
  page.getByRole('searchbox', { name: 'Name, Vertrag oder Baustelle' });
const cardsOf = (page: Page) =>
  page.getByRole('list', { name: 'Baustellen' }).getByRole('listitem');
const filtersOf = (page: Page) => page.getByRole('group', { name: 'Filter' });

test.describe('by touch', () => {
  test.use(phone(640));

  test('SIT-02 VAL-29 the list follows what is typed, without Enter @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    await addContracts(server, site);
    const calls = recordCalls(page, 'contracts');
    await open('/construction-site', site);
    const search = searchOf(page);
    const cards = cardsOf(page);
    await expect(cards).toHaveCount(3);
    for (const [typed, name] of [
      ['strasse', 'Straße Übergang'],
      ['UEBERGANG', 'Straße Übergang'],
      ['straße ü', 'Straße Übergang'],
      ['moraene', 'Lagerhalle'],
      [' südkies ', 'Lagerhalle'],
    ] as const) {
      await typeInto(search, typed);
      await expect(cards, typed).toHaveText([new RegExp(`^${name}`)]);
      await expect(search).toHaveValue(typed);
    }
    await expect(page.getByRole('status').filter({ hasText: /^1 Baustelle$/ })).toBeAttached();
    await expect(page.getByRole('button', { name: /^Suchbegriff/ })).toHaveCount(0);
    const asked = () => fieldsOf(calls).at(-1)?.['query'];
    await expect.poll(asked).toBe(encodeURIComponent('südkies'));

    await tap(page.getByRole('button', { name: 'Suche leeren' }));
    await expect(cards).toHaveCount(3);
    await expect(search).toHaveValue('');
    await typeInto(search, 'Brücke');
    await expect(page.getByText('Für „Brücke“ gibt es keine Baustelle.')).toBeVisible();
    await tap(page.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(cards).toHaveCount(3);
    await expect(search).toHaveValue('');
  });

  test('SIT-02 VAL-29 VAL-30 Enter makes a chip of the typed term; chips, filters and the next term match together @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    await addContracts(server, site);
    const calls = recordCalls(page, 'contracts');
    await open('/construction-site', site);
    const search = searchOf(page);
    const cards = cardsOf(page);
    await typeInto(search, 'strasse');
    await expect(cards).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(search).toHaveValue('');
    const chip = page.getByRole('button', { name: 'Suchbegriff „strasse“ entfernen' });
    await expect(chip).toBeVisible();
    await typeInto(search, 'moräne');
    await tap(filtersOf(page).getByText('Favoriten')); // at once: neither choice loses the other
    await expect(page.getByText(/^Für „strasse moräne“ und die gewählten Filter/)).toBeVisible();
    await tap(filtersOf(page).getByText('Favoriten'));
    await tap(chip);
    await expect(cards).toHaveText([/^Lagerhalle/]);
    await expect(search).toHaveValue('moräne');
    const sent = once(fieldsOf(calls)).map(({ query, filterString }) => [query, filterString]);
    expect(sent.filter(([, filters]) => filters !== undefined).at(-1)).toEqual([
      'strasse mor%C3%A4ne',
      'favourites=true',
    ]);
  });

  test(
    'SIT-11 a typed term stays with the list it was typed for @full',
    { tag: '@full' },
    async ({ open, page, portal: { server }, site }) => {
      await addContracts(server, site);
      const other = await buildSite(server, { name: 'Moorkamp' });
      const companies = [site.company, other.company];
      await open('/construction-site', await buildPerson(server, { companies }));
      const search = searchOf(page);
      const cards = cardsOf(page);
      await typeInto(search, 'lagerhalle');
      await expect(cards).toHaveCount(1);
      await page.getByRole('link', { name: 'Lagerhalle' }).tap(); // all of its card is the link
      await expect(page).toHaveURL(/\/contract-detail\//);
      await page.goBack();
      await expect(search).toHaveValue('lagerhalle');
      await expect(cards).toHaveText([/^Lagerhalle/]);

      const asked = recordCalls(page, 'contracts');
      await tap(page.getByRole('button', { name: /^Firma/ }));
      const row = page.getByRole('dialog').getByRole('button', { name: other.company.company_nr });
      await tap(row);
      await expect(cards).toHaveText([/^Moorkamp/]);
      await expect(search).toHaveValue('');
      expect(fieldsOf(asked).map(({ query }) => query)).toEqual([undefined]);
    },
  );
});

test.describe('at 1180 x 820', () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test(
    'the list beside the pages follows what is typed, and offers a choice only where there is one @full',
    { tag: '@full' },
    async ({ open, page, portal: { server }, site }) => {
      await open('/construction-site', site);
      const pane = page.getByRole('region', { name: 'Baustellen' });
      const rows = pane.getByRole('listitem');
      await expect(rows).toHaveCount(1);
      await pane.getByRole('button', { name: 'Filter' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filter' });
      await expect(sheet.getByText('Status')).toBeVisible();
      await expect(sheet.getByText('Lieferant')).toHaveCount(0); // there is but one
      await page.keyboard.press('Escape');
      await addContracts(server, site);
      await page.reload();
      await expect(rows).toHaveCount(3);
      await pane.getByRole('button', { name: 'Filter' }).click();
      await expect(sheet.getByText('Lieferant')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await searchOf(page).fill('moraene');
      await expect(rows).toHaveText([/^Lagerhalle/]);
      await page.keyboard.press('Enter');
      await expect(
        pane.getByRole('button', { name: 'Suchbegriff „moraene“ entfernen' }),
      ).toBeVisible();
    },
  );

  test('SIT-05 a company without contracts has no filters beside the pages either @full', async ({
    open,
    portal: { server },
  }) => {
    const company = await server.build({}, (db) => buildCompany(db));
    const page = await open(
      '/construction-site',
      await buildPerson(server, { companies: [company] }),
    );
    const pane = page.getByRole('region', { name: 'Baustellen' });
    await expect(pane.getByRole('heading', { name: 'Noch keine Baustellen' })).toBeVisible();
    await expect(pane.getByRole('button', { name: 'Filter' })).toHaveCount(0);
  });
});
