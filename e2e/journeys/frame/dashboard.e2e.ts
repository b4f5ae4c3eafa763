import { buildCompany } from '../../../apps/server/src/companies/build.ts';
import { buildAnnouncement } from '../../../apps/server/src/content/build.ts';
import { buildContract } from '../../../apps/server/src/contracts/build.ts';
import { buildSite, NOW } from '../../../apps/server/testing/concepts/site.ts';
import { buildDelivery } from '../../../apps/server/src/deliveries/build.ts';
import type { Locator } from '@playwright/test';
import { fieldsOf, once, recordCalls } from '../../support/api-calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildLoad } from '../../support/deliveries.ts';
import { buildPerson } from '../../support/people.ts';

test('RTE-15 RTE-16 DSH-04 API-34 API-35 the start page has the buttons the server lists for the user', async ({
  open,
  page,
  site,
}) => {
  const rights = recordCalls(page, 'section-permissions');
  const buttons = recordCalls(page, 'dashboard-buttons');
  const answer = page.waitForResponse('**/api/v2/dashboard-buttons?*');
  await open('/dashboard', site);
  await expect(page).toHaveTitle('Start · Nordstein');
  const company = { company_number: site.company.company_nr };
  await expect(page.getByRole('link', { name: 'Baustellen 1 Vertrag' })).toBeVisible();
  const { data } = await (await answer).json();
  const listed: string[] = data.items.map(({ title }: { title: string }) => title);
  const shown = await page.getByRole('main').getByRole('list').last().getByRole('link').all();
  const titles = await Promise.all(shown.map((link) => link.innerText()));
  expect(titles.map((title) => title.split('\n')[0])).toEqual(listed);
  expect(listed.toSorted()).toEqual(['Baustellen', 'Hilfe', 'Lieferschein scannen', 'Nachrichten']);
  expect(once(fieldsOf(rights))).toEqual([company]);
  expect(once(fieldsOf(buttons))).toEqual([company]);
  await page.getByRole('link', { name: 'Baustellen 1 Vertrag' }).click();
  await expect(page.getByRole('link', { name: site.contract.name })).toBeVisible();
});

test('a company without data yet says what to expect @full', async ({ open, portal }) => {
  const page = await open('/dashboard', await buildPerson(portal.server));
  const words = 'Hier erscheinen Ihre Baustellen, sobald sich dort etwas tut.';
  await expect(page.getByText(words)).toBeVisible();
});

test('another company changes all content below it, and is remembered @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const other = await server.build({}, (db) => buildCompany(db, { name: 'Wegebau Thiele KG' }));
  const person = await buildPerson(server, { companies: [site.company, other] });
  await buildLoad(server, site);
  const calls = recordCalls(page, '(recent-contracts|section-permissions|dashboard-buttons)');
  await open('/dashboard', person);
  const slider = page.getByRole('list', { name: 'Zuletzt aktiv' });
  await expect(slider.getByRole('link', { name: site.contract.name })).toBeVisible();
  await page.getByRole('button', { name: /^Firma, Tiefbau Harms/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Firma wählen' });
  await sheet.getByRole('button', { name: `Wegebau Thiele KG (${other.company_nr})` }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/^Hier erscheinen Ihre Baustellen/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Baustellen 0 Verträge' })).toBeVisible();
  const asked = calls.filter(({ fields }) => fields['company_number'] === other.company_nr);
  expect(asked.map(({ path }) => path).toSorted()).toEqual([
    'dashboard-buttons',
    'recent-contracts',
    'section-permissions',
  ]);
  await page.goto(`${at('nordstein')}/construction-site`);
  await expect(page.getByText('Für Wegebau Thiele KG gibt es noch keine Verträge.')).toBeVisible();
});

test.describe('on a server of their own', () => {
  test.use({ alone: 'test' });

  test('RTE-14 DSH-03 API-47 the slider shows contracts by their latest activity', async ({
    open,
    page,
    portal: { server },
  }) => {
    server.at(NOW);
    const site = await buildSite(server, { name: 'Gestern beliefert' });
    const { company, supplier } = site;
    const today = await server.build(site.scope, async (db) => {
      await buildContract(db, { company, supplier, name: 'Nie beliefert' });
      for (let day = 1; day <= 9; day += 1) {
        const contract = await buildContract(db, {
          company,
          supplier,
          name: `Am ${day}. beliefert`,
        });
        const weighed_at = new Date(`2026-11-0${day}T06:00:00Z`);
        await buildDelivery(db, { contract, weighed_at });
      }
      return buildContract(db, { company, supplier, name: 'Heute beliefert' });
    });
    await buildLoad(server, site, { weighed_at: new Date('2026-11-19T05:00:00Z') });
    for (const weighed_at of ['2026-11-19T23:00:00Z', '2026-11-20T06:00:00Z'])
      await buildLoad(server, { ...site, contract: today }, { weighed_at: new Date(weighed_at) });
    const calls = recordCalls(page, 'recent-contracts');
    await open('/dashboard', site);
    const cards = page.getByRole('list', { name: 'Zuletzt aktiv' }).getByRole('listitem');
    await expect(cards).toHaveCount(10);
    await expect(cards.nth(0)).toContainText('Heute beliefert');
    await expect(cards.nth(0)).toContainText(`${today.contract_number} · Baustelle BS-2291`);
    await expect(cards.nth(0)).toContainText(/Lieferungen heute\s*2/);
    await expect(cards.nth(1)).toContainText('Gestern beliefert');
    await expect(cards.nth(1)).toContainText(/Lieferungen heute\s*0/);
    await expect(cards.nth(9)).toContainText('Am 2. beliefert');
    expect(fieldsOf(calls)).toEqual([{ company_number: company.company_nr }]);
    await cards.nth(0).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/contract-detail/${today.id}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Heute beliefert' })).toBeVisible();
  });

  test('DSH-01 DSH-02 BEY-55 an announcement shows on top and can be closed unless it is permanent', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const announce = (message: string, isPermanent: boolean) =>
      server.build({}, (db) =>
        buildAnnouncement(db, { message, isPermanent, startsAt: new Date(Date.now() - 1000) }),
      );
    await announce('Werk <b>Lauenau</b>: Kies & Sand nur bis 12:00 Uhr.', false);
    await open('/dashboard', site);
    const banner = page.getByText('Werk Lauenau: Kies & Sand nur bis 12:00 Uhr.');
    await expect(banner).toBeVisible();
    const quiet = page.getByRole('heading', { name: 'Heute kommt nichts' });
    const topOf = (one: Locator) => one.evaluate((node) => node.getBoundingClientRect().top);
    await expect(quiet).toBeVisible();
    expect(await topOf(banner)).toBeLessThan(await topOf(quiet));
    const close = page.getByRole('button', { name: 'Hinweis schließen' });
    await close.click();
    await expect(banner).toBeHidden();
    const asked = page.waitForResponse('**/api/v2/announcements*');
    await page.reload();
    await asked;
    await expect(page.getByRole('link', { name: 'Baustellen 1 Vertrag' })).toBeVisible();
    await expect(banner).toBeHidden();

    await announce('Das Werk Hohenfels ist geschlossen.', true);
    await page.reload();
    const permanent = page.getByText('Das Werk Hohenfels ist geschlossen.');
    await expect(permanent).toBeVisible();
    await expect(quiet).toBeVisible();
    expect(await topOf(permanent)).toBeGreaterThan(await topOf(quiet));
    const recent = page.getByRole('heading', { name: 'Zuletzt aktiv' });
    expect(await topOf(permanent)).toBeLessThan(await topOf(recent));
    await expect(close).toBeHidden();
  });
});
