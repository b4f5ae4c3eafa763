import type { Page } from '@playwright/test';
import { buildSite, type Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { deleteSessions } from '../../../apps/server/src/session/store.ts';
import { holdCalls } from '../../support/api-calls.ts';
import { keptAnswers } from '../../support/browser-storage.ts';
import { chooseCompany, expect, isCached, refuseProbes, test } from '../../support/fixtures.ts';
import { fail } from '../../support/scenes/scene.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { buildPerson, fillLogin, PASSWORD, signOut } from '../../support/people.ts';

const timeOf = (page: Page) => page.getByText(/^Stand \d\d:\d\d\sUhr$/);

const kept = async (page: Page): Promise<string[]> =>
  (await keptAnswers(page)).map(({ key: [name = ''] }) => name);

type DataScreen = readonly [path: string, words: string, calls: readonly string[]];

/** Screens with data, words that only their data says, and reads that may arrive last. */
const screensOf = ({ contract }: Site, delivery: string): readonly DataScreen[] => [
  ['/dashboard', contract.name, ['contracts.recent', 'companies.dashboardButtons']],
  ['/construction-site', contract.name, ['contracts.list', 'contracts.filterOptions']],
  [
    `/contract-detail/${contract.id}`,
    contract.name,
    ['deliveries.latestIncoming', 'amounts.latest'],
  ],
  [
    `/delivery-incoming/${contract.id}`,
    'Asphalttragschicht',
    ['deliveries.incoming', 'deliveries.incomingFilterOptions'],
  ],
  [delivery, 'Asphalttragschicht', ['deliveries.details', 'documents.assets']],
  [`/calloff-list/${contract.id}`, 'Noch keine Abrufe', ['callOffs.list']],
  [`/contract-items/${contract.id}`, contract.name, ['contracts.items']],
  [`/total-amount/${contract.id}`, contract.name, ['amounts.totalFilterOptions']],
  ['/messages', 'Keine Nachrichten', ['notifications.list']],
  ['/settings', 'Nachrichten', ['profile.settings']],
  ['/profile', 'E-Mail', ['session.devices', 'profile.customerProfile']],
];

const openAll = async (page: Page, address: string, site: Site, delivery: string) => {
  for (const [path, words, calls] of screensOf(site, delivery)) {
    await page.goto(address + path);
    await expect(page.getByText(words).filter({ visible: true }).first(), path).toBeVisible();
    await expect
      .poll(async () => [...new Set(await kept(page))], path)
      .toEqual(expect.arrayContaining([...calls]));
  }
};

const build = async (server: TestServer, site: Site) => pathOf(await buildLoad(server, site));

test('ONL-01 ONL-07 every data screen opens again without reception, with the time of its state', async ({
  open,
  page,
  portal: { at, line, server },
  site,
}) => {
  test.slow();
  const delivery = await build(server, site);
  await open('/dashboard', site);
  await isCached(page);
  await openAll(page, at('nordstein'), site, delivery);
  await page.goto(`${at('nordstein')}/dashboard`);
  await expect.poll(() => kept(page)).toContain('session.user');
  await line.cut();
  const later = await page.context().newPage();
  await page.close();
  for (const [path, words] of screensOf(site, delivery)) {
    await later.goto(at('nordstein') + path);
    await expect(later.getByText(words).filter({ visible: true }).first(), path).toBeVisible();
    await expect(later.getByText('Kein Empfang'), path).toBeVisible();
    await expect(timeOf(later), path).toBeVisible();
    await expect(later.getByRole('button', { name: 'Erneut versuchen' }), path).toHaveCount(0);
    await expect(
      later.getByRole('link', { name: 'Lieferschein scannen', exact: true }),
      path,
    ).toBeVisible(); // by permission
  }
});

test('ONL-06 the last state goes with the logout, with the end of the session, and for another person', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const people = { companies: [site.company] };
  const [anna, ben] = [await buildPerson(server, people), await buildPerson(server, people)];
  await open('/construction-site', anna);
  await expect(page.getByText(site.contract.name)).toBeVisible();
  await expect.poll(() => kept(page)).toContain('contracts.list');
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => kept(page)).toEqual([]);

  await fillLogin(page, ben.email, PASSWORD);
  await expect.poll(() => kept(page)).toContain('session.user');
  await server.build({ userId: ben.id }, (db) => deleteSessions(db, ben.id));
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => kept(page)).toEqual([]);

  await fillLogin(page, ben.email, PASSWORD);
  await expect.poll(() => kept(page)).toContain('session.user');
  await page.evaluate((token) => localStorage.setItem('abrufbar.token', token), site.token);
  await page.goto(`${at('nordstein')}/help`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilfe');
  await expect
    .poll(async () => [...new Set((await keptAnswers(page)).map(({ userId }) => userId))])
    .toEqual([site.user.id]);
});

test('ONL-05 a company that is taken away takes its last state with it @full', async ({
  open,
  page,
  portal: { at, line, server },
  site,
}) => {
  const other = await buildSite(server, { name: 'Kläranlage Rehren' });
  const person = await buildPerson(server, { companies: [site.company, other.company] });
  await chooseCompany(page, other.company.company_nr);
  await open('/construction-site', person);
  await expect(page.getByText('Kläranlage Rehren')).toBeVisible();
  await isCached(page);
  await expect.poll(() => kept(page)).toContain('contracts.list');
  const gone = await server.build({ companies: [other.company.id], userId: person.id }, (db) =>
    db.deleteFrom('memberships').where('company_id', '=', other.company.id).executeTakeFirst(),
  );
  expect(gone.numDeletedRows).toBe(2n);
  await expect(async () => {
    await page.goto(`${at('nordstein')}/dashboard`);
    const selected = page.getByText(site.company.company_nr);
    await expect(selected).toBeVisible({ timeout: 1_000 }); // reads may use the session of five seconds ago
  }).toPass();
  const companies = async () => (await keptAnswers(page)).map(({ company }) => company);
  await expect.poll(companies).not.toContain(other.company.company_nr);
  await line.cut();
  await page.goto(`${at('nordstein')}/construction-site`);
  await expect(page.getByText('Für diese Seite liegen noch keine Daten vor')).toBeVisible();
  await expect(page.getByText('Kläranlage Rehren')).toHaveCount(0);
});

test('ONL-02 the last state shows while the server has not answered, with its time', async ({
  open,
  page,
  site,
}) => {
  await page.clock.install();
  await open('/construction-site', site);
  await expect(page.getByText(site.contract.name)).toBeVisible();
  await page.clock.runFor(2_000); // it is written
  await expect.poll(() => kept(page)).toContain('contracts.list');
  const release = await holdCalls(page, '.*');
  await page.clock.runFor(90_000);
  await page.reload();
  await expect(page.getByText(site.contract.name)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(timeOf(page)).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText('Der Server antwortet noch nicht')).toBeVisible(); // ONL-10
  release();
  await expect(timeOf(page)).toHaveCount(0);
});

test('ONL-11 ONL-12 a call or a login that gets no answer ends, and the page says so', async ({
  open,
  page,
  site,
}) => {
  await page.clock.install();
  await open('/construction-site', site);
  await expect(page.getByText(site.contract.name)).toBeVisible();
  await refuseProbes(page);
  await holdCalls(page, '.*');
  await page.reload();
  await page.clock.runFor(19_000);
  await expect(page.getByText('Der Server antwortet noch nicht')).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.getByText('Kein Empfang')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('abrufbar.token'));
  await page.goto(new URL('/login', page.url()).href);
  await fillLogin(page, 'm.demir@brinkmann.example', PASSWORD);
  const popup = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
  await expect(popup).toContainText('Der Server antwortet nicht.');
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('m.demir@brinkmann.example');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(PASSWORD);
});

test('ONL-08 an answer that refuses a page deletes its last state', async ({
  open,
  page,
  site,
}) => {
  await open(`/contract-detail/${site.contract.id}`, site);
  await expect(page.getByText(site.contract.name).first()).toBeVisible();
  await expect.poll(() => kept(page)).toContain('contracts.find');
  await fail(page, `**/contracts/${site.contract.id}`, 404);
  await page.reload();
  await expect(page.getByText('Dieser Vertrag ist nicht mehr verfügbar.')).toBeVisible();
  await expect.poll(() => kept(page)).not.toContain('contracts.find');
});
