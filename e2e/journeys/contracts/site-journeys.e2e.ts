import { addDays, berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { buildContract } from '../../../apps/server/src/contracts/build.ts';
import { waitForJobs } from '../../../apps/server/testing/server/jobs.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildAgreedItem, buildDay, CONCRETE } from '../../support/materials.ts';
import { list, showLists, tab } from '../../support/messages.ts';
import { buildPerson, fillLogin, PASSWORD } from '../../support/people.ts';
import { buildWeighing } from '../../support/weighing-site.ts';

const YESTERDAY = addDays(berlinDay(new Date()), -1);

test(
  'GEN-13 from the login to the latest contracts, deliveries and daily amounts',
  { tag: '@postgres-15' },
  async ({ open, page, portal: { server }, site }) => {
    const person = await buildPerson(server, { companies: [site.company] });
    await buildDay(server, site, { day: YESTERDAY, delivered: ['26.400'] });
    await buildDay(server, site, { day: YESTERDAY, material: CONCRETE, incoming: ['7.500'] });
    await open('/login');
    await fillLogin(page, person.email, PASSWORD);
    const recent = page.getByRole('list', { name: 'Zuletzt aktiv' });
    await recent.getByRole('link', { name: site.contract.name }).click();

    const amounts = page.getByRole('list', { name: 'Letzte Tagesmengen' });
    await expect(amounts.getByRole('listitem')).toHaveCount(2);
    await expect(amounts).toContainText(/26,40\st/);
    const deliveries = page.getByRole('list', { name: 'Neueste Lieferungen' });
    await expect(deliveries.getByRole('listitem')).toHaveCount(1); // one is confirmed already
    await expect(deliveries).toContainText(/7,50\sm³/);
    await deliveries.getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Lieferung bestätigen' })).toBeVisible();
  },
);

test(
  'GEN-15 from the contract to the amounts of a day, and of all days',
  { tag: '@postgres-15' },
  async ({ open, page, portal: { server }, site }) => {
    await buildAgreedItem(server, site, '1250.000');
    await buildDay(server, site, { day: YESTERDAY, delivered: ['26.400'] });
    await buildDay(server, site, { day: addDays(YESTERDAY, -1), delivered: ['473.600'] });
    await open(`/contract-detail/${site.contract.id}`, site);
    const latest = page.getByRole('list', { name: 'Letzte Tagesmengen' });
    await expect(latest).toContainText(/26,40\st/); // its day is where the link leads
    await page.getByRole('link', { name: 'Alle, Letzte Tagesmengen' }).click();
    const name = `Tagesmengen am ${shortDate(YESTERDAY)}`;
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByRole('article').getByRole('definition').first()).toHaveText(
      /^26,40\st$/,
    );
    await page.getByRole('button', { name: 'Vorheriger Tag' }).click();
    await expect(page.getByRole('article').getByRole('definition').first()).toHaveText(
      /^473,60\st$/,
    );

    await page.getByRole('link', { name: 'Gesamtmengen', exact: true }).click();
    const total = page.getByRole('list', { name: 'Gesamtmengen' }).getByRole('listitem');
    await expect(total).toContainText(/40\s%von\s1.250\st/);
    await expect(total.getByRole('definition').first()).toHaveText(/^500,00\st$/);
  },
);

test('GEN-19 a favourite comes first, and a followed contract sends messages', async ({
  open,
  page,
  portal: { server },
}) => {
  const site = await buildWeighing(server);
  const { company, supplier, contract } = site;
  await server.build(site.scope, (db) =>
    buildContract(db, { company, supplier, name: 'Ausbau Hafenstraße' }),
  );
  await site.weigh('8104998');
  await open('/construction-site', site);
  const cards = page.getByRole('list', { name: 'Baustellen' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const saved = page.waitForResponse('**/api/v2/favourite-contracts/add');
  await page.getByRole('button', { name: 'Als Favorit merken: Ausbau Hafenstraße' }).click();
  const remove = page.getByRole('button', { name: 'Favorit entfernen: Ausbau Hafenstraße' });
  await expect(remove).toBeVisible();
  await saved;

  await page.getByRole('link', { name: contract.name }).click();
  const follow = page.getByRole('switch', { name: 'Nachrichten zu diesem Vertrag' });
  await follow.click();
  await expect(page.getByRole('status').filter({ hasText: 'Nachrichten sind an' })).toBeVisible();
  await site.weigh('8104999');
  await waitForJobs(server);
  await page.reload();
  await expect(follow).toBeChecked();
  await expect(tab(page)).toHaveAccessibleName('Nachrichten, 1 ungelesene Nachricht'); // not for the earlier delivery
  await tab(page).click();
  await showLists(page);
  await list(page, 'Neu').getByRole('link').click();
  await expect(page.getByText('8104999')).toBeVisible();

  await page.goto(new URL('/construction-site', page.url()).href);
  await expect(cards.first()).toContainText('Ausbau Hafenstraße');
  await expect(remove).toBeVisible();
});
