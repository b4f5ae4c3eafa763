import type { Page } from '@playwright/test';
import { buildSite, type Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { holdCalls } from '../../support/api-calls.ts';
import { keptAnswers, keptNames } from '../../support/browser-storage.ts';
import { chooseCompany, expect, isCached, refuseProbes, test } from '../../support/fixtures.ts';
import { fail } from '../../support/scenes/scene.ts';
import { buildOneCallOff } from '../../support/call-offs.ts';
import { buildLoad, fileClaim, pathOf } from '../../support/deliveries.ts';
import { buildMessage } from '../../support/messages.ts';
import { buildOrder } from '../../support/order-form.ts';
import { buildPerson, endSessions, fillLogin, PASSWORD, signOut } from '../../support/people.ts';

const timeOf = (page: Page) => page.getByText(/^Stand \d\d:\d\d\sUhr$/);

type DataScreen = readonly [path: string, words: string, calls: readonly string[]];

type Shown = Awaited<ReturnType<typeof buildShown>>;

/** One of everything a screen shows. */
const buildShown = async (server: TestServer, site: Site) => {
  const { item, buyer } = await buildOrder(server, site);
  const [callOff, load, , message] = [
    await buildOneCallOff(server, site, { item, number: '551208', quantity: '240.000' }),
    await buildLoad(server, site),
    await buildLoad(server, site, {
      weighed_at: new Date(),
      confirmed: { at: new Date(), by: buyer.id },
    }),
    await buildMessage(server, { user: buyer, company: site.company }),
  ];
  await fileClaim(server, site);
  return { item, buyer, callOff, message, delivery: pathOf(load) };
};

/** Screens with data, words that only their data says, and reads that may arrive last. */
const screensOf = (
  { contract }: Site,
  { item, callOff, message, delivery }: Shown,
): readonly DataScreen[] => [
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
  [
    delivery,
    'Asphalttragschicht',
    ['deliveries.details', 'documents.assets', 'documents.deliveryInvoices'],
  ],
  [
    `/delivery-confirmed/${contract.id}`,
    'Asphalttragschicht',
    ['deliveries.confirmed', 'deliveries.confirmedFilterOptions'],
  ],
  [`/calloff-list/${contract.id}`, '240,00', ['callOffs.list']],
  [`/calloff-detail/${callOff.id}`, 'Abruf 551208', ['callOffs.detail']],
  [`/calloff-change/${callOff.id}`, '240,00', ['callOffs.detail']],
  [`/calloff-creation/${item.id}`, 'Asphalttragschicht', ['contracts.item', 'callOffs.openCart']],
  [`/daily-amount/${contract.id}`, 'Asphalttragschicht', ['amounts.daily']],
  [`/contract-items/${contract.id}`, contract.name, ['contracts.items']],
  [`/total-amount/${contract.id}`, contract.name, ['amounts.totalFilterOptions']],
  [`/claims/${contract.id}`, 'Menge, Temperatur', ['deliveries.claims']],
  ['/messages', 'Neuer Lieferschein', ['notifications.list']],
  [`/messages/single/${message.id}`, 'Spedition Hartwig', ['notifications.detail']],
  ['/settings', 'Nachrichten', ['profile.settings', 'companyKeys.list']],
  ['/profile', 'E-Mail', ['session.devices', 'profile.customerProfile']],
];

const openAll = async (page: Page, address: string, site: Site, shown: Shown) => {
  for (const [path, words, calls] of screensOf(site, shown)) {
    await page.goto(address + path);
    await expect(page.getByText(words).filter({ visible: true }).first(), path).toBeVisible();
    await expect
      .poll(async () => [...new Set(await keptNames(page))], path)
      .toEqual(expect.arrayContaining([...calls]));
  }
};

test('ONL-01 ONL-07 every data screen opens again without reception, with the time of its state', async ({
  open,
  page,
  portal: { at, line, server },
  site,
}) => {
  test.slow();
  const shown = await buildShown(server, site);
  await open('/dashboard', shown.buyer);
  await isCached(page);
  await openAll(page, at('nordstein'), site, shown);
  await page.goto(`${at('nordstein')}/dashboard`);
  await expect.poll(() => keptNames(page)).toContain('session.user');
  await line.cut();
  const later = await page.context().newPage();
  await page.close();
  for (const [path, words] of screensOf(site, shown)) {
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

test('ONL-115 a delivery seen in a list alone opens by its address without reception', async ({
  open,
  page,
  portal: { at, line, server },
  site,
}) => {
  const load = await buildLoad(server, site);
  await open(`/delivery-incoming/${site.contract.id}`, site);
  await expect(page.getByText('Asphalttragschicht')).toBeVisible();
  await isCached(page);
  await expect
    .poll(() => keptNames(page))
    .toEqual(expect.arrayContaining(['contracts.find', 'deliveries.incoming', 'session.user']));
  await line.cut();
  const later = await page.context().newPage();
  await page.close();
  await later.goto(at('nordstein') + pathOf(load));
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(`Lieferung ${load.number}`);
  await expect(later.getByText('Kein Empfang')).toBeVisible();
  await expect(later.getByText(/^Stand \d\d:\d\d\sUhr, ein Teil dieser Seite fehlt/)).toBeVisible(); // its photos
  await later.getByRole('button', { name: 'Lieferung bestätigen' }).click();
  await expect(later.getByText('Wartet auf Empfang')).toBeVisible();
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
  await expect.poll(() => keptNames(page)).toContain('contracts.list');
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keptNames(page)).toEqual([]);

  await fillLogin(page, ben.email, PASSWORD);
  await expect.poll(() => keptNames(page)).toContain('session.user');
  await endSessions(server, ben, page);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keptNames(page)).toEqual([]);

  await fillLogin(page, ben.email, PASSWORD);
  await expect.poll(() => keptNames(page)).toContain('session.user');
  await page.evaluate((token) => localStorage.setItem('abrufbar.token', token), site.token);
  await page.goto(`${at('nordstein')}/help`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilfe');
  await expect
    .poll(async () => [...new Set((await keptAnswers(page)).map(({ userId }) => userId))])
    .toEqual([site.user.id]);
});

test('ONL-01 ONL-06 without reception the other company shows its own last state, and another person none @full', async ({
  open,
  page,
  portal: { at, line, server },
  site,
}) => {
  const other = await buildSite(server, { name: 'Kläranlage Rehren' });
  const companies = [site.company, other.company];
  const [anna, ben] = [
    await buildPerson(server, { companies }),
    await buildPerson(server, { companies }),
  ];
  const choose = (company_nr: string) =>
    page.evaluate((nr) => localStorage.setItem('abrufbar.company', nr), company_nr);
  const sites = `${at('nordstein')}/construction-site`;
  await open('/construction-site', anna);
  await isCached(page);
  const both = [site, other] as const;
  for (const { company, contract } of both) {
    await choose(company.company_nr);
    await page.goto(sites);
    await expect(page.getByText(contract.name)).toBeVisible();
    await expect
      .poll(async () => (await keptAnswers(page)).map((one) => [one.key[0], one.company]))
      .toContainEqual(['contracts.list', company.company_nr]);
  }
  await line.cut();
  for (const [at, { company, contract }] of both.entries()) {
    await choose(company.company_nr);
    await page.goto(sites);
    await expect(page.getByText(contract.name)).toBeVisible();
    await expect(page.getByText(both[1 - at]?.contract.name ?? '')).toHaveCount(0);
    await expect(timeOf(page)).toBeVisible();
  }

  await page.evaluate((token) => localStorage.setItem('abrufbar.token', token), ben.token);
  await page.goto(sites);
  await expect(page.getByText('Für diese Seite liegen noch keine Daten vor')).toBeVisible();
  for (const { contract } of both) await expect(page.getByText(contract.name)).toHaveCount(0);
  await expect.poll(() => keptNames(page)).toEqual([]);
});

test('ONL-06 another window of the phone keeps nothing of the person before for the next one @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const other = await buildSite(server, { name: 'Kläranlage Rehren' });
  const ben = await buildPerson(server, { companies: [other.company] });
  await open('/construction-site', site);
  await expect(page.getByText(site.contract.name)).toBeVisible();
  await expect.poll(() => keptNames(page)).toContain('contracts.list');
  const second = await page.context().newPage();
  await second.goto(`${at('nordstein')}/dashboard`);
  await signOut(second);
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(second, ben.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Alle Baustellen' }).click();
  await expect(page.getByText('Kläranlage Rehren')).toBeVisible();
  await expect(page.getByText(site.contract.name)).toHaveCount(0);
  await expect.poll(() => keptNames(page)).toContain('contracts.list');
  expect(JSON.stringify(await keptAnswers(page))).not.toContain(site.contract.name);
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
  await expect.poll(() => keptNames(page)).toContain('contracts.list');
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
  await expect(page.getByText('Kein Empfang', { exact: true })).toBeVisible();
  await expect(page.getByText('Kläranlage Rehren')).toHaveCount(0);
});

test('ONL-02 ONL-10 the last state shows while the server has not answered, with its time; a change without an answer is named too', async ({
  open,
  page,
  site,
}) => {
  await page.clock.install();
  await open('/construction-site', site);
  await expect(page.getByText(site.contract.name)).toBeVisible();
  await page.clock.runFor(2_000); // it is written
  await expect.poll(() => keptNames(page)).toContain('contracts.list');
  const release = await holdCalls(page, '.*');
  await page.clock.runFor(90_000);
  await page.reload();
  await expect(page.getByText(site.contract.name)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(timeOf(page)).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText('Der Server antwortet noch nicht')).toBeVisible();
  release();
  await expect(timeOf(page)).toHaveCount(0);
  await expect(page.getByText('Der Server antwortet noch nicht')).toHaveCount(0);
  const answer = await holdCalls(page, 'favourite-contracts/add');
  const sent = page.waitForRequest('**/favourite-contracts/add');
  await page.getByRole('button', { name: /favorit/i }).click();
  await sent;
  await page.clock.runFor(5_000);
  await expect(page.getByText('Der Server antwortet noch nicht')).toBeVisible();
  answer();
  await expect(page.getByText('Der Server antwortet noch nicht')).toHaveCount(0);
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
  // The watch of the calls is itself loaded later, so the seconds are counted from then on.
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(page.getByText('Der Server antwortet noch nicht')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.fastForward(20_000);
  await expect(page.getByText('Kein Empfang')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('abrufbar.token'));
  await page.goto(new URL('/login', page.url()).href);
  const asked = page.waitForRequest('**/api/v2/auth/login');
  await fillLogin(page, 'm.demir@brinkmann.example', PASSWORD);
  await asked;
  await page.clock.fastForward(16_000);
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
  await expect.poll(() => keptNames(page)).toContain('contracts.find');
  await fail(page, `**/contracts/${site.contract.id}`, 404);
  await page.reload();
  await expect(page.getByText('Dieser Vertrag ist nicht mehr verfügbar.')).toBeVisible();
  await expect.poll(() => keptNames(page)).not.toContain('contracts.find');
});
