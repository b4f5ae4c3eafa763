import { buildCompany } from '../../../apps/server/src/companies/build.ts';
import { buildSite } from '../../../apps/server/testing/concepts/site.ts';
import { insertMembership } from '../../../apps/server/src/companies/store.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildPerson, fillLogin, PASSWORD } from '../../support/people.ts';

/** A user of two companies with one site each; the first company is that of `harms`. */
const buildOfTwo = async (server: TestServer) => {
  const harms = await buildSite(server, { name: 'Ortsumgehung Lauenau' });
  const kruse = await buildSite(server, { name: 'Kläranlage Rehren' });
  const person = await buildPerson(server, { companies: [harms.company], role: 'besteller' });
  await server.build({}, (db) =>
    insertMembership(db, { userId: person.id, companyId: kruse.company.id, role: 'leser' }),
  );
  return { person, harms, kruse };
};

const named = ({ company }: { company: { name: string; company_nr: string } }) =>
  `${company.name} (${company.company_nr})`;

test(
  'CMP-01 CMP-02 CMP-03 GEN-04 LOG-10 a person of two companies chooses one of them',
  { tag: '@postgres-15' },
  async ({ open, portal: { server } }) => {
    const { person, harms, kruse } = await buildOfTwo(server);
    const page = await open('/login');
    await fillLogin(page, person.email, PASSWORD);
    const field = page.getByRole('button', { name: /^Firma/ });
    await expect(field).toContainText(named(harms));
    await field.click();
    const sheet = page.getByRole('dialog', { name: 'Firma wählen' });
    await expect(sheet.getByRole('listitem')).toHaveText([named(harms), named(kruse)]);
    await expect(sheet.getByRole('button', { name: named(harms) })).toHaveAttribute('aria-current');
    await sheet.getByRole('button', { name: named(kruse) }).click();
    const flash = page.getByRole('status').filter({ hasText: 'Firma gewechselt' });
    await expect(flash).toContainText(named(kruse)); // stands for some seconds only
    await expect(sheet).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toContainText(named(kruse));
  },
);

test('PER-02 D-04 a switch loads the data of the company, and the device remembers it @full', async ({
  open,
  portal: { server },
}) => {
  const { person, harms, kruse } = await buildOfTwo(server);
  const page = await open('/construction-site', person);
  await expect(page.getByText(harms.contract.name)).toBeVisible();
  const asked = page.waitForRequest(
    (request) =>
      request.url().includes('section-permissions') &&
      request.url().endsWith(`company_number=${kruse.company.company_nr}`),
  );
  await page.getByRole('button', { name: named(harms) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: named(kruse) })
    .click();
  await asked;
  await expect(page.getByText(kruse.contract.name)).toBeVisible();
  await expect(page.getByText(harms.contract.name)).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(kruse.contract.name)).toBeVisible();
});

test('D-04 a fresh login starts with the first company again', async ({ open, portal }) => {
  const { person, harms, kruse } = await buildOfTwo(portal.server);
  const page = await open('/login');
  await page.evaluate(
    (number) => localStorage.setItem('abrufbar.company', number),
    kruse.company.company_nr,
  );
  await page.reload();
  await fillLogin(page, person.email, PASSWORD);
  await expect(page.getByRole('button', { name: /^Firma/ })).toContainText(named(harms));
});

test('GEN-12 D-04 a person chooses company and construction site, and the back button keeps the company @full', async ({
  open,
  portal,
}) => {
  const { person, harms, kruse } = await buildOfTwo(portal.server);
  const page = await open('/dashboard', person);
  await page.getByRole('button', { name: /^Firma/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: named(kruse) })
    .click();
  await page.getByRole('link', { name: 'Alle Baustellen' }).click();
  await expect(page.getByText(harms.contract.name)).toHaveCount(0);
  await page.getByRole('link', { name: kruse.contract.name }).click();
  await expect(page).toHaveURL(new RegExp(`/contract-detail/${kruse.contract.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kruse.contract.name);

  await page.getByRole('link', { name: 'Start' }).click();
  await page.getByRole('button', { name: /^Firma/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: named(harms) })
    .click();
  await expect(page.getByRole('button', { name: /^Firma/ })).toContainText(named(harms));
  await page.reload(); // the switch is older than the page now
  await expect(page.getByRole('button', { name: /^Firma/ })).toContainText(named(harms));
  await page.goBack();
  await expect(page).toHaveURL(/\/construction-site$/);
  const notice = `Diese Baustelle gehört zu einer anderen Firma. Gewählt ist ${named(harms)}.`;
  await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible();
  await expect(page.getByText(harms.contract.name)).toBeVisible();
  await expect(page.getByText(kruse.contract.name)).toHaveCount(0);
});

test('D-04 D-06 a page opened by its address after a switch brings its company along @full', async ({
  open,
  portal: { at, server },
}) => {
  const { person, harms, kruse } = await buildOfTwo(server);
  const page = await open('/dashboard', person);
  const field = page.getByRole('button', { name: /^Firma/ });
  const switchTo = async (site: typeof harms) => {
    await field.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: named(site) })
      .click();
    await expect(field).toContainText(named(site));
  };
  await switchTo(kruse);
  await page.goto(`${at('nordstein')}/contract-detail/${harms.contract.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(harms.contract.name);
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(field).toContainText(named(harms));

  // The entry of a typed address is as old as its first load, however often it was loaded since.
  await switchTo(kruse);
  await page.reload();
  await expect(field).toContainText(named(kruse));
  await page.goBack();
  await expect(page).toHaveURL(/\/construction-site$/);
  await expect(page.getByText(kruse.contract.name)).toBeVisible();
});

test('many companies can be searched @full', { tag: '@full' }, async ({ open, portal }) => {
  const { server } = portal;
  const companies = await server.build({}, async (db) => {
    const made = [];
    for (const name of [
      'Albers',
      'Behrens',
      'Cordes',
      'Dierks',
      'Ehlers',
      'Frerichs',
      'Gerken',
      'Heins Straßen- und',
    ])
      made.push(await buildCompany(db, { name: `${name} Tiefbau GmbH` }));
    return made;
  });
  const page = await open('/dashboard', await buildPerson(server, { companies }));
  await page.getByRole('button', { name: /^Firma/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Firma wählen' });
  await expect(sheet.getByRole('listitem')).toHaveCount(8);
  const search = sheet.getByRole('searchbox', { name: 'Firma suchen' });
  await search.fill('frer');
  await expect(sheet.getByRole('listitem')).toHaveText([/^Frerichs/]);
  await search.fill(' tiefbau strassen');
  await expect(sheet.getByRole('listitem')).toHaveText([/^Heins Straßen/]);
  await search.fill('Wasserbau');
  await expect(sheet.getByText('Keine Firma gefunden.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Suche leeren' }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(sheet.getByRole('listitem')).toHaveCount(8);

  await search.fill('frer');
  await sheet.getByRole('button', { name: 'Schließen' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: /^Firma/ }).click();
  await expect(search).toHaveValue('');
  await expect(sheet.getByRole('listitem')).toHaveCount(8);
});

test('ERR-35 a user without a company fetches no company data and nothing breaks @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server);
  // The server signs in nobody without a company, so the test removes it from the answer.
  const { json } = await server.request('GET', 'user', person);
  const { data } = json as { data: object }; // the envelope of D-22
  await page.route('**/api/v2/user', (route) =>
    route.fulfill({ json: { data: { ...data, available_companies: [] } } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('company_number')) asked.push(request.url());
  });
  await open('/dashboard', person);
  await expect(page.getByText('Ihrem Zugang ist keine Firma zugeordnet.')).toBeVisible();
  await page.getByRole('link', { name: 'Alle Baustellen' }).click();
  await expect(page).toHaveURL(/\/construction-site$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked).toEqual([]);
});
