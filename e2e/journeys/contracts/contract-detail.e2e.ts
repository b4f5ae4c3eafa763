import { buildSite, type Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { answered, fieldsOf, holdCalls, recordCalls } from '../../support/api-calls.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { holdHistory } from '../../support/history.ts';
import { buildLoad, buildLoads, pathOf } from '../../support/deliveries.ts';
import { isAtRest, watchLoading } from '../../support/layout.ts';
import { buildPerson } from '../../support/people.ts';

const overviewOf = ({ contract }: Site) => `/contract-detail/${contract.id}`;

/** All pages that have a contract's id in their address. */
const PAGES = [
  'contract-detail',
  'delivery-incoming',
  'delivery-confirmed',
  'daily-amount',
  'total-amount',
  'contract-items',
];

/** A user of two companies, the older one first. */
const buildCommuter = async (server: TestServer) => {
  const [first, second] = [
    await buildSite(server, { name: 'Hafenbecken Ost' }),
    await buildSite(server, { name: 'Klinikum West' }),
  ];
  const person = await buildPerson(server, { companies: [first.company, second.company] });
  return { first, second, person };
};

test('RTE-27 CON-01 ENT-30 the overview shows the head and the newest deliveries', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const loads = await buildLoads(server, site, 12);
  const confirmed = { at: new Date('2026-11-20T06:12:00Z'), by: site.user.id };
  await buildLoad(server, site, { confirmed });
  const calls = recordCalls(page, 'deliveries/incoming/latest');
  const answer = page.waitForResponse(`**/api/v2/contracts/${site.contract.id}`);
  await open(overviewOf(site), site);
  const { id, name, contract_number } = site.contract;
  await expect(page).toHaveTitle(`${name} · Nordstein`);
  const head = page.getByRole('banner');
  await expect(head.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(head.getByText(`${contract_number} · ${site.supplier.name}`)).toBeVisible();
  await expect(head).not.toContainText('Offen'); // the normal state has no label
  const slider = page.getByRole('list', { name: 'Neueste Lieferungen' });
  await expect(slider.getByRole('listitem')).toHaveCount(10);
  const links = slider.getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(loads.slice(0, 10).map(pathOf));
  expect(fieldsOf(calls)).toEqual([{ contract_number, contract_id: id, page: '1' }]);
  const { data } = await (await answer).json();
  expect(data).toMatchObject({
    contract_id: id,
    contract_number,
    contract_name: name,
    contract_status: 0,
    contract_status_text: 'Offen',
    active_subscription: 0,
  });

  await page.getByRole('link', { name: 'Alle, Neueste Lieferungen' }).click();
  await expect(page.getByText('12 unbestätigt').first()).toBeVisible();
});

test('a closed contract without deliveries says so @full', async ({ open, portal: { server } }) => {
  const site = await buildSite(server, { status: 1 });
  const person = await buildPerson(server, { companies: [site.company] });
  const page = await open(overviewOf(site), person);
  await expect(page.getByText(/ · Abgeschlossen$/)).toBeVisible();
  await expect(page.getByText('Zurzeit keine unbestätigten Lieferungen.')).toBeVisible();
});

test('CON-09 every entry of the sub-navigation opens a page of this contract, and back leaves it', async ({
  open,
  portal: { server },
  site,
}) => {
  await buildLoads(server, site, 1);
  const page = await open('/construction-site', site);
  await page.getByRole('link', { name: site.contract.name }).click();
  const entries = page.getByRole('navigation', { name: 'Bereiche des Vertrags' }).getByRole('link');
  await expect(entries.first()).toHaveText('Überblick');
  expect(await entries.count()).toBeGreaterThan(2);
  for (let at = (await entries.count()) - 1; at >= 0; at -= 1) {
    await entries.nth(at).click();
    await expect(entries.nth(at)).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL((url) => url.pathname.split('/')[2] === site.contract.id);
    await expect(page.getByRole('heading', { level: 1, name: site.contract.name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baustellen' })).toBeVisible();
});

test(
  'absent and foreign contracts look alike on every page and lead to the sites @full',
  { tag: '@full' },
  async ({ open, page, portal: { at, server }, site }) => {
    const stranger = await buildSite(server, { name: 'Geheimes Projekt' });
    await buildLoads(server, stranger, 1);
    await open('/construction-site', site);
    await isCached(page); // from here on the worker answers, also for an address that the server cannot parse
    const looks: string[] = [];
    for (const name of PAGES)
      for (const id of [stranger.contract.id, newId(), 'unsinn', '%']) {
        await page.goto(`${at('nordstein')}/${name}/${id}`);
        const words = 'Dieser Vertrag ist nicht mehr verfügbar.';
        await expect(page.getByRole('heading', { name: words })).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Lieferschein scannen' })).toBeVisible(); // shows once the permissions are loaded
        await expect(page.getByText('Zur Hauptnavigation springen')).toBeAttached(); // comes once the page is idle
        looks.push(await page.locator('#root').innerText());
      }
    expect([...new Set(looks)]).toHaveLength(1);
    await page.getByRole('link', { name: 'Zu den Baustellen' }).click();
    await expect(page.getByRole('link', { name: site.contract.name })).toBeVisible();
  },
);

test('the address of a contract of the other company selects that company @full', async ({
  open,
  portal: { server },
}) => {
  const { second, person } = await buildCommuter(server);
  const page = await open(overviewOf(second), person);
  await expect(page.getByRole('heading', { level: 1, name: 'Klinikum West' })).toBeVisible();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByRole('link', { name: 'Klinikum West' })).toBeVisible();
  await expect(page.getByText('Hafenbecken Ost')).toBeHidden();
});

test('a cached site shows its head before the server has answered @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildLoads(server, site, 1);
  await open(overviewOf(site), site);
  await expect(page.getByRole('heading', { level: 1, name: site.contract.name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Neueste Lieferungen' })).toBeVisible();
  await page.route(`**/api/v2/contracts/${site.contract.id}`, () => {}); // never answers
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: site.contract.name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Neueste Lieferungen' })).toBeVisible();
});

test.describe('at 1180 x 820', () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test('ONL-125 the head with its actions stands before the content below it is seen', async ({
    open,
    page,
    portal: { server },
  }) => {
    const site = await buildSite(server, { name: 'Umgehung Hademstorf, Brücke und Rampen Nord' });
    await buildLoads(server, site, 3);
    await watchLoading(page);
    const release = await holdCalls(page, 'section-permissions');
    const known = answered(page, `contracts/${site.contract.id}`, 'deliveries/incoming/latest');
    await open(overviewOf(site), site);
    await known;
    const table = page.getByRole('table', { name: 'Neueste Lieferungen', includeHidden: true });
    await expect(table).toBeAttached();
    await expect(table).toBeHidden();
    release();
    await expect(table).toBeVisible();
    const actions = page.getByRole('region', { name: 'Aktionen' });
    await expect(actions.getByRole('link')).toBeVisible();
    await isAtRest(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  });

  test('a switch of company leads from the page of a contract to the sites @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    const leave = await holdHistory(page);
    const { first, second, person } = await buildCommuter(server);
    await buildLoads(server, first, 3);
    await open(overviewOf(first), person);
    const pane = page.getByRole('region', { name: 'Baustellen' });
    await pane.getByRole('button', { name: new RegExp(first.company.company_nr) }).click();
    const sheet = page.getByRole('dialog', { name: 'Firma wählen' });
    await sheet.getByRole('button', { name: new RegExp(second.company.company_nr) }).click();
    await expect(sheet).toBeHidden();
    await leave();
    const { name, company_nr } = second.company;
    await expect(page.getByText(`Firma gewechselt: ${name} (${company_nr})`)).toBeVisible();
    await expect(page).toHaveURL(/\/construction-site$/);
    await expect(pane.getByRole('link', { name: 'Klinikum West' })).toBeVisible();
    await expect(page.getByText('Hafenbecken Ost')).toBeHidden();
    await expect(page.getByText('Keine Baustelle gewählt')).toBeVisible();
  });

  test(
    'the list of sites keeps its search and its scroll position beside the pages @full',
    { tag: '@full' },
    async ({ open, page, portal: { server } }) => {
      const { first, person } = await buildCommuter(server);
      await buildLoads(server, first, 3);
      await open('/construction-site', person);
      const pane = page.getByRole('region', { name: 'Baustellen' });
      await pane.getByRole('searchbox').fill('hafen');
      await pane.getByRole('searchbox').press('Enter');
      const entry = pane.getByRole('link', { name: 'Hafenbecken Ost' });
      await entry.click();
      await expect(entry).toHaveAttribute('aria-current', 'true');
      const table = page.getByRole('table', { name: 'Neueste Lieferungen' });
      await table.getByRole('row').nth(2).getByRole('link').click();
      await expect(page.getByRole('button', { name: 'Lieferung bestätigen' })).toBeVisible();
      await expect(entry).toHaveAttribute('aria-current', 'true');
      await expect(
        pane.getByRole('button', { name: 'Suchbegriff „hafen“ entfernen' }),
      ).toBeVisible();
    },
  );
});
