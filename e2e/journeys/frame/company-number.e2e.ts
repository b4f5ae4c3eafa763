import type { Page } from '@playwright/test';
import { buildCompany } from '../../../apps/server/src/companies/build.ts';
import { expect, test } from '../../support/fixtures.ts';
import { isAtRest, textsInSight } from '../../support/layout.ts';
import { buildPerson } from '../../support/people.ts';

const WORD = 'Hochwasserschutzanlagenwiderlagerinstandsetzungsmaßnahme';
const LONG = `${WORD} Arbeitsgemeinschaft Nordost mbH & Co. KG`;

/** The text size of the device doubled. */
const doubleText = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:200%}');
    document.adoptedStyleSheets.push(sheet);
  });

test.use({ viewport: { width: 320, height: 640 } });

for (const size of ['100', '200'])
  test(
    `CMP-02 a very long name gives way to the company's number, at 320 px and ${size} % text`,
    { tag: '@full' },
    async ({ open, page, portal: { at, server } }) => {
      const [first, second] = await server.build({}, async (db) => [
        await buildCompany(db, { name: LONG, company_nr: '1042330815' }),
        await buildCompany(db, { name: `${LONG} II`, company_nr: '1042330816' }),
      ]);
      if (!first || !second) throw new Error('two companies were built');
      const alone = await buildPerson(server, { companies: [first] });
      const person = await buildPerson(server, { companies: [first, second] });
      const shown = `(${first.company_nr})`;
      const open320 = async (path: string) => {
        await page.goto(at('nordstein') + path);
        if (size === '200') await doubleText(page);
        await expect(page.getByText(shown).first()).toBeVisible();
        await isAtRest(page);
        expect(await textsInSight(page, shown), path).toEqual([true]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      };
      await open('/dashboard', person);
      for (const path of ['/dashboard', '/construction-site', '/settings']) await open320(path);

      const field = page.getByRole('button', { name: /^Firma/ });
      await expect(field).toHaveAccessibleName(`Firma, ${LONG} ${shown}`);
      await field.click();
      const sheet = page.getByRole('dialog', { name: 'Firma wählen' });
      await expect(sheet).toBeVisible();
      for (const { company_nr } of [first, second])
        expect(await textsInSight(sheet, `(${company_nr})`)).toEqual([true]);
      await sheet.getByText(`(${second.company_nr})`).click();
      const flash = page.getByRole('status').filter({ hasText: 'Firma gewechselt' });
      await expect(flash).toContainText(second.company_nr);
      expect(await textsInSight(flash, `(${second.company_nr})`)).toEqual([true]);

      // With one company only its name is plain text.
      await page.evaluate((token) => localStorage.setItem('abrufbar.token', token), alone.token);
      for (const path of ['/dashboard', '/construction-site', '/settings']) {
        await page.goto(at('nordstein') + path);
        await expect(page.getByRole('button', { name: /^Firma/ })).toHaveCount(0);
        await open320(path);
      }
    },
  );

test.describe('at 1180 x 820', () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test(
    'CMP-02 the number stays whole in the list beside the pages @full',
    { tag: '@full' },
    async ({ open, portal: { server } }) => {
      const companies = await server.build({}, async (db) => [
        await buildCompany(db, { name: LONG, company_nr: '1042330817' }),
        await buildCompany(db),
      ]);
      const page = await open('/construction-site', await buildPerson(server, { companies }));
      const pane = page.getByRole('region', { name: 'Baustellen' });
      await expect(pane.getByText('(1042330817)')).toBeVisible();
      expect(await textsInSight(pane, '(1042330817)')).toEqual([true]);
    },
  );
});
