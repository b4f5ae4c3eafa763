import type { Page } from '@playwright/test';
import { buildSite, type Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { fieldsOf, recordCalls } from '../../support/api-calls.ts';
import { expect, fullIf, test } from '../../support/fixtures.ts';
import { scrollUntil } from '../../support/endless-lists.ts';
import { drawing } from '../../support/layout.ts';
import { buildAgreedItem, buildDay, CONCRETE, GRAVEL } from '../../support/materials.ts';
import { buildPerson } from '../../support/people.ts';

const itemsOf = ({ contract }: Site) => `/contract-items/${contract.id}`;
const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const navOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Bereiche des Vertrags' }).getByRole('link');

/** A user who may order at the site, unlike its foreman. */
const buildOrderer = (server: TestServer, { company }: Site) =>
  buildPerson(server, { companies: [company], role: 'besteller' });

test('RTE-35 ITM-01 API-48 every item is a card from which a call-off starts', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const asphalt = await buildAgreedItem(server, site, '4800.000', undefined, {
    factory_numbers: ['2140', '2141'],
    factory_names: ['Asphaltwerk Lauenau', 'Asphaltwerk Sehnbach'],
  });
  await buildAgreedItem(server, site, '500.000', GRAVEL, { cancelled: true });
  await buildAgreedItem(server, site, null, CONCRETE);
  await buildDay(server, site, { day: '2026-11-16', delivered: ['3264.000'] });
  await buildDay(server, site, { day: '2026-11-16', incoming: ['52.320'] });
  await buildDay(server, site, { day: '2026-11-16', material: CONCRETE, delivered: ['7.500'] });
  const calls = recordCalls(page, 'contract-items');
  await open(itemsOf(site), await buildOrderer(server, site));

  const { id, contract_number } = site.contract;
  await expect(page).toHaveTitle('Positionen · Nordstein');
  await expect(page.getByText(`${contract_number} · 3 Positionen`)).toBeVisible();
  const cards = page.getByRole('list', { name: 'Positionen' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const first = cardOf(page, 'Asphalttragschicht');
  await expect(first).toContainText('102244 · Asphalt');
  await expect(first).toContainText('Asphaltwerk Lauenau, Asphaltwerk Sehnbach');
  await expect(first.getByRole('term')).toHaveText(['Geliefert', 'Offen']);
  await expect(first.getByRole('definition')).toHaveText([/^3.264\st/, /^1.484\st/]);
  const create = first.getByRole('link', { name: 'Abruf anlegen für Asphalttragschicht' });
  await expect(create).toHaveText('Abruf anlegen');
  await expect(create).toHaveAttribute('href', `/calloff-creation/${asphalt.id}`);

  const openEnd = cardOf(page, 'Beton C25/30').getByRole('definition');
  await expect(openEnd).toHaveText([/^7,50\sm³ Kubikmeter$/, '–']);
  const cancelled = cardOf(page, 'Kies 0/32');
  await expect(cancelled.getByText('Position storniert')).toBeVisible();
  await expect(cancelled.getByText('Kies 0/32')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(cancelled.getByRole('link')).toHaveCount(0);
  expect(fieldsOf(calls)).toEqual([{ contract_number, contract_id: id, page: '1' }]);
});

test('T-53 CON-06 CON-07 CON-08 the page is read-only without the right to order', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  await buildAgreedItem(server, site, '500.000');
  await open(itemsOf(site), site);
  await expect(cardOf(page, 'Asphalttragschicht')).toContainText('500,00');
  await expect(page.getByText('Abruf anlegen')).toHaveCount(0);
  const everybody = ['Überblick', 'Eingehend', 'Bestätigt', 'Tagesmengen', 'Gesamtmengen'];
  await expect(navOf(page)).toHaveText([...everybody, 'Abrufe']);
  const reader = await buildPerson(server, { companies: [site.company], permissions: [] });
  const orderer = await buildOrderer(server, site);
  for (const [{ token }, entries] of [
    [reader, everybody],
    [orderer, [...everybody, 'Positionen', 'Abrufe', 'Rechnungen']],
  ] as const) {
    await page.evaluate((kept) => localStorage.setItem('abrufbar.token', kept), token);
    await page.goto(at('nordstein') + itemsOf(site));
    await expect(cardOf(page, 'Asphalttragschicht')).toBeVisible();
    await expect(navOf(page)).toHaveText(entries);
  }
});

for (const [status, title, words] of [
  [1, 'Vertrag abgeschlossen', /^Der Vertrag ist erledigt\. /],
  [2, 'Vertrag abgelaufen', /^Die Laufzeit des Vertrags ist beendet\. /],
  [3, 'Vertrag gesperrt', /^Zurzeit sind keine Abrufe möglich\. /],
  [9, 'Vertrag geschlossen', /^Neue Abrufe sind nicht möglich\. /],
] as const) {
  test(
    `ITM-02 ITM-03 BEY-134 a contract of status ${status} shows the reason instead of cards, and links to its totals`,
    { tag: fullIf(status !== 1) },
    async ({ open, page, portal: { server } }) => {
      const site = await buildSite(server, { status });
      await buildAgreedItem(server, site, '500.000');
      await open(itemsOf(site), await buildOrderer(server, site));
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(page.getByText(words)).toBeVisible();
      await expect(drawing(page, 'sealed')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await expect(
        page.getByText(`${site.contract.contract_number} · ${site.supplier.name}`),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Gesamtmengen ansehen' }).click();
      await expect(cardOf(page, 'Asphalttragschicht')).toContainText(/von\s500,00\st/);
    },
  );
}

test('T-21 CON-04 CON-05 the buttons of the overview lead to items and call-offs', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  await buildAgreedItem(server, site, '500.000');
  const { id } = site.contract;
  await open(`/contract-detail/${id}`, await buildOrderer(server, site));
  const actions = page.getByRole('region', { name: 'Aktionen' }).getByRole('link');
  await expect(actions).toHaveText(['Abrufe', 'Abruf anlegen']);
  await expect(actions.first()).toHaveAttribute('href', `/calloff-list/${id}`);
  await actions.last().click();
  await expect(page).toHaveURL((url) => url.pathname === itemsOf(site));
  await expect(cardOf(page, 'Asphalttragschicht')).toBeVisible();

  const closed = await buildSite(server, { status: 1 });
  const { token } = await buildOrderer(server, closed);
  await page.evaluate((kept) => localStorage.setItem('abrufbar.token', kept), token);
  await page.goto(`${at('nordstein')}/contract-detail/${closed.contract.id}`);
  await expect(actions).toHaveText(['Abrufe']);
});

test('a long list of items loads page by page with filters, a short one has none @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const orderer = await buildOrderer(server, site);
  await open(itemsOf(site), orderer);
  await expect(page.getByRole('heading', { name: 'Keine Positionen' })).toBeVisible();
  for (let at = 0; at < 24; at += 1)
    await buildAgreedItem(server, site, '500.000', { ...GRAVEL, number: `3001${at + 10}` });
  const only = await buildAgreedItem(server, site, '500.000');
  await page.goto(at('nordstein') + itemsOf(site));
  const list = page.getByRole('list', { name: 'Positionen' });
  const links = await scrollUntil(list, 25);
  expect(new Set(links).size).toBe(25);
  await page.getByRole('checkbox', { name: 'Asphalt' }).check();
  await expect(list.getByRole('link')).toHaveCount(1);
  await expect(list.getByRole('link')).toHaveAttribute('href', `/calloff-creation/${only.id}`);
  await expect(page.getByText('1 Position').first()).toBeVisible();
});
