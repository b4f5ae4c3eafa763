import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import type { Locator, Page } from '@playwright/test';
import { buildCompany, buildSupplier } from '../../../apps/server/src/companies/build.ts';
import { buildContract } from '../../../apps/server/src/contracts/build.ts';
import { buildOneCallOff, inDays } from '../../support/call-offs.ts';
import { buildBilled, buildLoad } from '../../support/deliveries.ts';
import { expect, test } from '../../support/fixtures.ts';
import { GRAVEL } from '../../support/materials.ts';
import { buildOrder } from '../../support/order-form.ts';
import { buildPerson } from '../../support/people.ts';
import { byTouch, chooseIn, tap, typeInto } from '../../support/touch.ts';

const opener = (page: Page) => page.getByRole('button', { name: /^Filter/ }).first();
const sheetOf = (page: Page, name = 'Filter') => page.getByRole('dialog', { name, exact: true });
const apply = (page: Page) => sheetOf(page).getByRole('button', { name: 'Filter anwenden' });
const entries = (page: Page, list: string): Locator =>
  page.getByRole('list', { name: list }).getByRole('listitem');
/** A small window draws the first entries alone. */
const counts = (list: Locator, entries: number): Promise<void> =>
  expect(list.first()).toHaveAttribute('aria-setsize', String(entries));

/** Takes an option of a filter that has a sheet of its own above the sheet of filters. */
const narrow = (page: Page, filter: string, option: string): Promise<void> =>
  chooseIn(
    sheetOf(page).getByRole('button', { name: new RegExp(`^${filter}, `) }),
    sheetOf(page, filter),
    sheetOf(page, filter).getByRole('button', { name: option }),
  );

byTouch(() => {
  test('construction sites: the company is found and chosen, the list filtered and searched', async ({
    open,
    page,
    portal: { server },
    site: { company, contract, scope, supplier },
  }) => {
    const others = await server.build({}, async (db) => {
      const made = [];
      while (made.length < 7) made.push(await buildCompany(db));
      return made;
    });
    await server.build(scope, async (db) => {
      const other = await buildSupplier(db, { name: 'Sandwerk Deister' });
      await buildContract(db, { company, supplier, name: 'Altes Bad', status: 1 });
      await buildContract(db, { company, supplier: other, name: 'Kanalbau Hameln', status: 1 });
    });
    await open(
      '/construction-site',
      await buildPerson(server, { companies: [...others, company] }),
    );
    const companies = sheetOf(page, 'Firma wählen');
    await tap(page.getByRole('button', { name: /^Firma, / }));
    await typeInto(companies.getByRole('searchbox'), company.company_nr);
    await tap(companies.getByRole('button', { name: `(${company.company_nr})` }));
    await expect(companies).toBeHidden();
    await expect(page.getByRole('button', { name: /^Firma, / })).toBeFocused();
    const cards = entries(page, 'Baustellen');
    await counts(cards, 3);

    await tap(opener(page));
    await tap(sheetOf(page).getByRole('checkbox', { name: 'Abgeschlossen' }));
    await narrow(page, 'Lieferant', 'Sandwerk Deister');
    await tap(apply(page));
    await expect(sheetOf(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await counts(cards, 1);
    await tap(opener(page));
    await tap(sheetOf(page).getByRole('button', { name: 'Zurücksetzen' }));
    await expect(sheetOf(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await counts(cards, 3);
    const isOpen = page.getByRole('checkbox', { name: 'Offen' }); // a chip above the list
    await tap(isOpen);
    await counts(cards, 1);
    await expect(cards).toContainText(contract.name);
    await tap(isOpen);
    await counts(cards, 3);

    await typeInto(page.getByRole('searchbox'), 'Hameln');
    await page.keyboard.press('Enter');
    await counts(cards, 1);
    await expect(cards).toContainText('Kanalbau Hameln');
  });

  test('deliveries are filtered by plant and day, call-offs by status, amounts by material', async ({
    open,
    page,
    portal: { at, server },
    brand,
    site,
  }) => {
    const { item, buyer } = await buildOrder(server, site);
    await buildOneCallOff(server, site, { item });
    await buildOneCallOff(server, site, {
      item,
      status: CALL_OFF_STATUS.refused,
      starts_on: inDays(4),
    });
    const weighed_at = new Date();
    await buildLoad(server, site, { weighed_at });
    const plant = { factory_number: '3310', factory_name: 'Kieswerk' };
    await buildLoad(server, site, { weighed_at, materials: [GRAVEL], ...plant });
    const { id } = site.contract;

    await open(`/delivery-incoming/${id}`, buyer);
    const deliveries = entries(page, 'Eingehende Lieferungen');
    await counts(deliveries, 2);
    await tap(opener(page));
    await narrow(page, 'Werk', 'Kieswerk');
    const days = sheetOf(page, 'Datum');
    await chooseIn(
      sheetOf(page).getByRole('button', { name: /^Datum, / }),
      days,
      days.getByRole('button', { name: 'Heute', exact: true }),
      days.getByRole('button', { name: /übernehmen$/ }),
    );
    await tap(apply(page));
    await counts(deliveries, 1);
    await expect(deliveries).toContainText('Kies 0/32');

    await page.goto(`${at(brand)}/calloff-list/${id}`);
    const callOffs = entries(page, 'Abrufe');
    await counts(callOffs, 1);
    await tap(opener(page));
    await tap(sheetOf(page).getByRole('checkbox', { name: 'Abgelehnt' }));
    await tap(sheetOf(page).getByRole('checkbox', { name: 'Bestätigt' }));
    await tap(apply(page));
    await counts(callOffs, 1);
    await expect(callOffs).toContainText('Lieferung abgelehnt');

    await page.goto(`${at(brand)}/daily-amount/${id}`);
    const amounts = page.getByRole('article');
    await expect(amounts.first()).toContainText('Asphalttragschicht');
    await tap(opener(page));
    await narrow(page, 'Material', 'Kies 0/32');
    await tap(apply(page));
    await expect(amounts).toHaveText(/Kies 0\/32/);
    const day = page.getByRole('button', { name: /^Tag wählen, / });
    const calendar = sheetOf(page, 'Tag wählen');
    await chooseIn(
      day,
      calendar,
      calendar.getByRole('button', { name: 'Vorheriger Monat' }),
      calendar.getByRole('button', { name: /übernehmen$/ }),
    );
    await expect(amounts).toHaveCount(0);
  });

  test('invoices are found by their day and narrowed to credit notes', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { clerk } = await buildBilled(server, site);
    await open(`/invoices/${site.contract.id}`, clerk);
    const invoices = entries(page, 'Rechnungen');
    await counts(invoices, 2);
    const search = page.getByRole('searchbox', { name: 'Nummer, Tag, Betrag' });
    await typeInto(search, '18.11.2026');
    await counts(invoices, 1);
    await expect(invoices).toContainText('G-1');
    await tap(page.getByRole('button', { name: 'Suche leeren' }));
    await counts(invoices, 2);

    await tap(opener(page));
    await tap(sheetOf(page).getByRole('checkbox', { name: 'Gutschrift' }));
    await tap(apply(page));
    await counts(invoices, 1);
    await tap(invoices.getByRole('article'));
    await tap(page.getByText('2 weitere Hinweise'));
    await expect(page.getByText('Hinweis fünf')).toBeVisible();
  });
});
