import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { toDmy } from '@abrufbar/domain/values/calendar.ts';
import { buildCompany, buildUser } from '../../../apps/server/src/companies/build.ts';
import { buildPlant } from '../../../apps/server/testing/concepts/plant.ts';
import { hashPassword } from '../../../apps/server/src/session/password.ts';
import { expect, fullIf, test } from '../../support/fixtures.ts';

const PASSWORD = 'Baustelle-2026';

for (const brand of BRANDS) {
  test.describe(brand, { tag: fullIf(brand !== BRANDS[0]) }, () => {
    test.use({ brand });

    test(
      'GEN-07 GEN-12 GEN-14 from the ticket file to the confirmed delivery',
      { tag: brand === BRANDS[0] ? '@postgres-15' : [] },
      async ({ open, portal }) => {
        const { server } = portal;
        const plant = await buildPlant(server);
        const { contract, company, customerNumber, keys } = plant;
        const hash = await hashPassword(PASSWORD);
        const user = await server.build({}, async (db) => {
          const other = await buildCompany(db, { name: 'Wegebau Thiele KG' });
          return buildUser(db, { companies: [other, company], password_hash: hash });
        });

        const today = new Date().toISOString().slice(0, 10);
        const ticket = {
          Lieferscheinnummer: '8104552',
          Kontraktnummer: contract.contract_number,
          Debitor: customerNumber,
          Werk: '2140',
          Werksname: 'Asphaltwerk Lauenau',
          Kennzeichen: 'HM KS 418',
          Spediteur: 'Spedition Hartwig',
          Fahrzeugart: 'Sattelkipper, thermoisoliert',
          Umlauf: 3,
          Lieferbedingung: 'frei Baustelle',
          Wiegedatum: toDmy(today),
          Wiegezeit: '00:01:00',
          Brutto: 41_000,
          Tara: 14_600,
          Netto: 26_400,
          Artikelnummer: '102244',
          Artikelbezeichnung: 'Asphalttragschicht AC 22 T S',
        };
        const { stdout } = await promisify(execFile)('curl', [
          '--silent',
          '--header',
          `Authorization: Bearer ${keys.vas}`,
          '--header',
          'Content-Type: application/json',
          '--data',
          JSON.stringify([ticket]),
          `${server.address}/api/v2/import/scale-note/vas`,
        ]);
        expect(JSON.parse(stdout).data.created).toBe(1);

        const page = await open('/');
        await page.getByLabel('E-Mail-Adresse').fill(user.email);
        await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: 'Anmelden' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
        await page.getByRole('button', { name: /Firma/ }).click();
        await page.getByRole('dialog').getByText(`${company.name} (${company.company_nr})`).click();
        await page
          .getByRole('link', { name: /^Baustellen/ })
          .first()
          .click();
        await page.getByRole('link', { name: contract.name, exact: true }).click();
        await page.getByRole('link', { name: 'Eingehend' }).click();
        const card = page.getByRole('link', { name: /Asphalttragschicht.*HM KS 418/ });
        await expect(card).toHaveCount(1); // the page before has one for the amounts too
        await card.click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Lieferung 8104552');
        await expect(page.getByText('HM KS 418')).toBeVisible();
        await expect(page.getByText('26,40').first()).toBeVisible();
        await page.getByRole('button', { name: 'Lieferung bestätigen' }).click();
        await expect(page.getByText(/^Bestätigt am/)).toBeVisible();
        await page.getByRole('link', { name: 'Bestätigte ansehen' }).click();
        await expect(page.getByRole('link', { name: /Asphalttragschicht/ })).toBeVisible();
      },
    );
  });
}
