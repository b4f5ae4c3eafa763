import { buildCompany, buildSupplier } from '../../../apps/server/src/companies/build.ts';
import {
  buildContract,
  buildFavourite,
  buildSubscription,
} from '../../../apps/server/src/contracts/build.ts';
import { buildSite, NOW, type Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { buildDelivery } from '../../../apps/server/src/deliveries/build.ts';
import { fieldsOf, holdCalls, once, recordCalls } from '../../support/api-calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { drawing } from '../../support/layout.ts';
import { scrollUntil } from '../../support/endless-lists.ts';
import { buildPerson } from '../../support/people.ts';

type Fields = Omit<Parameters<typeof buildContract>[1], 'company' | 'supplier'>;

/** More contracts of the site's company. */
const addContracts = ({ build }: TestServer, site: Site, all: readonly Fields[]) =>
  build(site.scope, async (db) => {
    const { company, supplier } = site;
    for (const fields of all) await buildContract(db, { company, supplier, ...fields });
  });

test('RTE-26 SIT-02 VAL-29 VAL-30 search terms become chips that all have to match @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await addContracts(server, site, [
    { name: 'Ortsumgehung Hameln' },
    { name: 'Lagerhalle', building_site_number: 'Süd & West 100%' },
  ]);
  const calls = recordCalls(page, 'contracts');
  await open('/construction-site', site);
  const search = page.getByRole('searchbox', { name: 'Name, Vertrag oder Baustelle' });
  const cards = page.getByRole('list', { name: 'Baustellen' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);

  await search.fill('  ortsUMGEHUNG ');
  await search.press('Enter');
  await expect(search).toHaveValue('');
  await expect(cards).toHaveCount(2);
  await search.fill('Hameln');
  await search.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Ortsumgehung Hameln');
  await expect(page.getByRole('status').filter({ hasText: '1 Baustelle' })).toBeAttached();

  for (const tag of ['ortsUMGEHUNG', 'Hameln'])
    await page.getByRole('button', { name: `Suchbegriff „${tag}“ entfernen` }).click();
  await expect(cards).toHaveCount(3);
  await search.fill('süd & west 100%');
  await search.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Lagerhalle');
  expect(once(fieldsOf(calls)).map(({ query }) => query)).toEqual([
    undefined,
    'ortsUMGEHUNG',
    'ortsUMGEHUNG Hameln',
    'Hameln',
    's%C3%BCd%20%26%20west%20100%25',
  ]);
});

test('SIT-03 VAL-31 API-05 API-50 filters are chosen in a sheet and sent without empty values @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await addContracts(server, site, [{ name: 'Altes Bad', status: 1 }]);
  // A second supplier: a filter with a single value is not offered.
  await server.build(site.scope, async (db) => {
    const supplier = await buildSupplier(db, { name: 'Sandwerk Deister' });
    await buildContract(db, { company: site.company, supplier, name: 'Kanalbau', status: 1 });
  });
  const offered = recordCalls(page, 'contracts/filter-options');
  const calls = recordCalls(page, 'contracts');
  await open('/construction-site', site);
  const cards = page.getByRole('list', { name: 'Baustellen' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  expect(once(fieldsOf(offered))).toEqual([{ company_number: site.company.company_nr }]);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const apply = sheet.getByRole('button', { name: 'Filter anwenden' });
  await expect(apply).toBeDisabled();
  await sheet.getByText('Abgeschlossen').click();
  await expect(apply).toBeEnabled();
  await sheet.getByText('Abgeschlossen').click();
  await expect(apply).toBeDisabled();
  await sheet.getByText('Abgeschlossen').click();
  await sheet.getByRole('button', { name: /^Lieferant/ }).click();
  const suppliers = page.getByRole('dialog', { name: 'Lieferant' });
  await suppliers.getByRole('button', { name: site.supplier.name }).click();
  await expect(cards).toHaveCount(3); // a draft changes nothing
  await apply.click();
  await expect(sheet).toBeHidden();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Altes Bad');

  await page.getByRole('button', { name: 'Filter, 2 aktiv' }).click();
  await sheet.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(sheet).toBeHidden();
  await expect(cards).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Offen' }).check();
  await expect(cards).toHaveCount(1);
  await expect(cards).not.toContainText('Altes Bad');
  const filters = once(fieldsOf(calls)).map(({ filterString }) => filterString);
  const chosen = `status=closed&supplier=${site.supplier.vk_org}`;
  expect(filters).toEqual([undefined, chosen, 'status=open']);
});

test('SIT-04 API-46 CST-01 CST-02 CST-03 contracts load page by page, one at a time, until the last', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const names = Array.from({ length: 45 }, (_, at) => ({ name: `Bauabschnitt ${at + 10}` }));
  await addContracts(server, site, [...names, { name: 'Bauabschnitt 9', status: 1 }]);
  const calls = recordCalls(page, 'contracts');
  const release = await holdCalls(page, 'contracts', (call) => call['page'] === '2');
  await open('/construction-site', site);
  await page.getByRole('searchbox').fill('Bauabschnitt');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('checkbox', { name: 'Offen' }).check();
  await expect(page.getByRole('status').filter({ hasText: '45 Baustellen' })).toBeAttached();
  calls.length = 0;
  const list = page.getByRole('list', { name: 'Baustellen' });
  const bottom = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await scrollUntil(list, 20);
  for (let times = 0; times < 3; times += 1) {
    await bottom();
    await page.evaluate(() => scrollTo(0, 0));
  }
  await expect.poll(() => calls.length).toBe(1);
  release();
  await scrollUntil(list, 45);
  const last = page.getByRole('link', { name: 'Bauabschnitt 54' });
  for (let times = 0; times < 3; times += 1) {
    await bottom();
    await expect(last).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(last).toBeHidden();
  }
  const { company_nr: company_number } = site.company;
  const asked = { company_number, query: 'Bauabschnitt', filterString: 'status=open' };
  expect(fieldsOf(calls)).toEqual([
    { ...asked, page: '2', page_size: '20' },
    { ...asked, page: '3', page_size: '20' },
  ]);
});

test('SIT-05 SIT-06 no contracts and no matches are different things @full', async ({
  open,
  portal: { server },
}) => {
  const company = await server.build({}, (db) => buildCompany(db, { name: 'Neubau Krüger KG' }));
  const page = await open(
    '/construction-site',
    await buildPerson(server, { companies: [company] }),
  );
  await expect(page.getByRole('heading', { name: 'Noch keine Baustellen' })).toBeVisible();
  await expect(page.getByText('Für Neubau Krüger KG gibt es noch keine Verträge.')).toBeVisible();
  const filters = page.getByRole('group', { name: 'Filter' });
  await expect(filters).toHaveCount(0); // nothing to choose

  const search = page.getByRole('searchbox');
  await search.fill('Brücke');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Keine Treffer' })).toBeVisible();
  await expect(drawing(page, 'sieve')).toBeVisible();
  await expect(page.getByText('Für „Brücke“ gibt es keine Baustelle.')).toBeVisible();
  await expect(filters).toBeVisible();
  await page.getByText('Favoriten', { exact: true }).click();
  const both = 'Für „Brücke“ und die gewählten Filter gibt es keine Baustelle.';
  await expect(page.getByText(both)).toBeVisible();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(page.getByRole('heading', { name: 'Noch keine Baustellen' })).toBeVisible();
});

test('SIT-11 contracts are fetched once the company is known @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const companies = await server.build({}, async (db) => [
    await buildCompany(db, { name: 'Albers Tiefbau' }),
    await buildCompany(db, { name: 'Brinkmann Tiefbau' }),
  ]);
  const calls = recordCalls(page, '(user|contracts.*)');
  const release = await holdCalls(page, 'user');
  await open('/construction-site', await buildPerson(server, { companies }));
  await expect(page.getByRole('heading', { level: 1, name: 'Baustellen' })).toBeVisible();
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['user']);
  const search = page.getByRole('searchbox');
  await search.fill('Hafen');
  await search.press('Enter'); // a search made meanwhile goes on with the list
  release();
  await expect(page.getByText('Für „Hafen“ gibt es keine Baustelle.')).toBeVisible();
  await page.getByRole('button', { name: 'Suchbegriff „Hafen“ entfernen' }).click();
  await expect(page.getByText('Für Albers Tiefbau gibt es noch keine Verträge.')).toBeVisible();
  const [first, second] = companies.map(({ company_nr }) => company_nr);
  const asked = () => fieldsOf(calls).map((fields) => fields['company_number']);
  expect(asked()).toEqual([undefined, first, first, first]);

  await page.getByRole('button', { name: `Albers Tiefbau (${first})` }).click();
  await page.getByRole('dialog').getByText(`Brinkmann Tiefbau (${second})`).click();
  await expect(page.getByText('Für Brinkmann Tiefbau gibt es noch keine Verträge.')).toBeVisible();
  expect(asked().slice(4)).toEqual([second, second]);
});

test(
  'the overview and its filters work with keys alone @full',
  { tag: '@full' },
  async ({ open, portal, site }) => {
    await addContracts(portal.server, site, [{ name: 'Altes Bad', status: 1 }]);
    const page = await open('/construction-site', site);
    const cards = page.getByRole('list', { name: 'Baustellen' }).getByRole('listitem');
    await expect(cards).toHaveCount(2);
    const opener = page.getByRole('button', { name: 'Filter', exact: true });
    await tabTo(opener);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await expect(sheet).toBeVisible();
    await tabTo(sheet.getByRole('checkbox', { name: 'Abgeschlossen' }));
    await page.keyboard.press('Space');
    await tabTo(sheet.getByRole('button', { name: 'Filter anwenden' }));
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter, 1 aktiv' })).toBeFocused();
    await expect(cards).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter, 1 aktiv' })).toBeFocused();

    await tabTo(page.getByRole('button', { name: 'Als Favorit merken: Altes Bad' }));
    await page.keyboard.press('Space');
    await tabTo(page.getByRole('button', { name: 'Favorit entfernen: Altes Bad' }));
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Altes Bad' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contract-detail\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Altes Bad' })).toBeFocused();
  },
);

test.describe('at 1180 x 820', () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test(
    'the list beside the pages loads more while it is scrolled @full',
    { tag: '@full' },
    async ({ open, portal, site }) => {
      const names = Array.from({ length: 44 }, (_, at) => ({ name: `Bauabschnitt ${at + 10}` }));
      await addContracts(portal.server, site, names);
      const page = await open('/construction-site', site);
      const pane = page.getByRole('region', { name: 'Baustellen' });
      const list = pane.getByRole('list', { name: 'Baustellen' });
      const seen = await scrollUntil(list, 45);
      expect(new Set(seen).size).toBe(45);
      await expect(list).toHaveCSS('pointer-events', 'auto'); // scrolling has ended
      await expect(page.getByText('Keine Baustelle gewählt')).toBeInViewport(); // only the list moved
      await pane.getByRole('link', { name: site.contract.name }).click();
      await expect(page.getByRole('heading', { level: 1, name: site.contract.name })).toBeFocused();
      await expect(pane.getByRole('link', { name: site.contract.name })).toBeInViewport();
    },
  );
});

test.describe('on a server of their own', () => {
  test.use({ alone: 'test' });

  test('SIT-01 ENT-26 ENT-27 ENT-28 ENT-29 a card shows the main data of a contract', async ({
    open,
    page,
    portal: { server },
  }) => {
    server.at(NOW);
    await page.clock.setFixedTime(NOW);
    const site = await buildSite(server, { customer_order_number: '4500017' });
    await addContracts(server, site, [
      { name: 'Gewerbepark Nord', status: 1, building_site_number: null, ends_on: null },
    ]);
    await server.build(site.scope, async (db) => {
      await buildFavourite(db, site.contract, site.user);
      await buildSubscription(db, site.contract, site.user);
      // The last minute of yesterday, the first of today.
      for (const weighed_at of ['2026-11-19T22:59:00Z', '2026-11-19T23:00:00Z', NOW])
        await buildDelivery(db, { contract: site.contract, weighed_at: new Date(weighed_at) });
    });
    const answer = page.waitForResponse('**/api/v2/contracts?*');
    await open('/construction-site', site);
    await expect(page.getByRole('heading', { level: 1, name: 'Baustellen' })).toBeVisible();
    const cards = page.getByRole('list', { name: 'Baustellen' }).getByRole('listitem');
    await expect(cards).toHaveCount(2);
    const { name, contract_number } = site.contract;
    const first = cards.first();
    await expect(first.getByRole('link', { name })).toBeVisible();
    for (const text of [
      `${contract_number} · Baustelle BS-2291`,
      'Ihre Bestellnummer 4500017',
      'Nachrichten sind an',
      site.supplier.name,
      '01.03.26 – 31.10.27',
      '2 Lieferungen',
    ])
      await expect(first.getByText(text, { exact: true })).toBeVisible();
    await expect(first.getByRole('button', { name: `Favorit entfernen: ${name}` })).toBeVisible();
    await expect(first).not.toContainText('Offen');

    const second = cards.last();
    for (const text of ['Gewerbepark Nord', 'Abgeschlossen', 'ab 01.03.26'])
      await expect(second.getByText(text, { exact: true })).toBeVisible();
    await expect(second).not.toContainText(
      /null|undefined|Lieferung|Bestell\u00AD?nummer|· Baustelle/,
    );

    const { data } = await (await answer).json();
    expect(data.items[0]).toEqual({
      id: site.contract.id,
      name,
      contract_number,
      status: 0,
      status_text: 'Offen',
      building_site_number: 'BS-2291',
      customer_order_number: '4500017',
      contract_date_start: '01.03.2026',
      contract_date_end: '31.10.2027',
      vk_org: site.supplier.name,
      favorite: 'true',
      today_delivery: 2,
      today_call_off: 0,
      active_subscription: 1,
    });
  });

  test('SIT-10 a contract, open or closed, that ends in less than 10 days warns, by the day in Berlin @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    const stopClocks = async (instant: string) => {
      server.at(instant);
      await page.clock.setFixedTime(instant);
    };
    await stopClocks('2026-11-20T22:59:00Z');
    const site = await buildSite(server, { name: 'Ohne Ende', ends_on: null });
    await addContracts(server, site, [
      { name: 'In zehn', ends_on: '2026-11-30' },
      { name: 'In neun', ends_on: '2026-11-29' },
      { name: 'Morgen', ends_on: '2026-11-21' },
      { name: 'Heute', ends_on: '2026-11-20' },
      { name: 'Gestern', ends_on: '2026-11-19' },
      { name: 'Fertig', ends_on: '2026-11-19', status: 1 },
    ]);
    await page.setViewportSize({ width: 390, height: 2400 });
    await open('/construction-site', site);
    const warnings = async () => {
      const cards = page.getByRole('list', { name: 'Baustellen' }).getByRole('listitem');
      await expect(cards).toHaveCount(7);
      const texts = await cards.allInnerTexts();
      const words = /noch 1 Tag$|noch \d+ Tage|endet heute|abgelaufen/m;
      return Object.fromEntries(
        texts.map((text) => [text.split('\n')[0], words.exec(text)?.[0] ?? null]),
      );
    };
    expect(await warnings()).toEqual({
      'In zehn': null,
      'In neun': 'noch 9 Tage',
      Morgen: 'noch 1 Tag',
      Heute: 'endet heute',
      Gestern: 'abgelaufen',
      Fertig: 'abgelaufen',
      'Ohne Ende': null,
    });
    await stopClocks('2026-11-20T23:00:00Z'); // midnight in Berlin, three in the afternoon on this phone
    await page.reload();
    expect(await warnings()).toEqual({
      'In zehn': 'noch 9 Tage',
      'In neun': 'noch 8 Tage',
      Morgen: 'endet heute',
      Heute: 'abgelaufen',
      Gestern: 'abgelaufen',
      Fertig: 'abgelaufen',
      'Ohne Ende': null,
    });
  });
});
