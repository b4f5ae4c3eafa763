import { buildUser } from '../../../apps/server/src/companies/build.ts';
import { buildToken } from '../../../apps/server/src/session/build.ts';
import { NOW } from '../../../apps/server/testing/concepts/site.ts';
import { keptNames } from '../../support/browser-storage.ts';
import { buildBilled, pathOf } from '../../support/deliveries.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';

for (const { width, height, tag } of [
  { width: 390, height: 844, tag: '' },
  { width: 1180, height: 820, tag: ' @full' },
])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test(`DOC-53 DOC-54 DOC-56 DOC-86 DOC-87 invoice and notes are matched at ${width} px${tag}`, async ({
      open,
      portal: { server },
      site,
    }) => {
      const { differs, clerk } = await buildBilled(server, site);
      const page = await open(`/contract-detail/${site.contract.id}`, clerk);
      const pagesOfContract = page.getByRole('navigation', { name: 'Bereiche des Vertrags' });
      await pagesOfContract.getByRole('link', { name: 'Rechnungen' }).click();
      const invoice = page.getByRole('link', { name: 'Rechnung R-2026-7' });
      await expect(page.getByRole('link', { name: 'Gutschrift G-1' })).toBeVisible();
      await expect(page.getByText('−595,00')).toBeVisible();
      await expect(page.getByText('2 von 3 weichen ab')).toBeVisible();
      await expect(page.getByRole('table', { name: 'Rechnungen' })).toHaveCount(
        width > 1000 ? 1 : 0,
      );

      await page.getByRole('searchbox', { name: 'Nummer, Tag, Betrag' }).fill('19.11.2026');
      await expect(page.getByRole('link', { name: 'Gutschrift G-1' })).toBeHidden();
      await invoice.click();
      await expect(
        page.getByRole('heading', { name: 'Rechnung R-2026-7', level: 1 }),
      ).toBeVisible();
      const note = (number: string) =>
        page.getByRole('article').filter({ hasText: `Lieferschein ${number}` });
      // The list draws the notes near the view; each mark brings its own to the top.
      const only = async (mark: string, number: string) => {
        const chip = page.getByRole('checkbox', { name: `${mark} (1)` });
        await chip.check();
        await expect(note(number)).toContainText(mark);
        await expect(
          page.getByRole('list', { name: 'Lieferscheine' }).getByRole('article'),
        ).toHaveCount(1);
        await chip.uncheck();
      };
      await only('Stimmt', '8101');
      await only('Hier nicht bekannt', '8103');
      await only('Fehlt auf der Rechnung', '8104');
      await only('Menge weicht ab', '8102');
      await expect(note('8102')).toContainText('27,00');

      const loading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Herunterladen' }).click();
      expect((await loading).suggestedFilename()).toMatch(/^Rechnung-.*\.pdf$/);

      await note('8102').getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${pathOf(differs)}$`));
      await page.getByRole('link', { name: 'Rechnung R-2026-7' }).click();
      await expect(page.getByText('Berechnet').first()).toBeVisible();
      await page.goBack();
      await page.goBack();
      await only('Menge weicht ab', '8102');

      await page.getByRole('checkbox', { name: 'Stimmt (1)' }).check();
      await note('8101').getByRole('link').click();
      await expect(page.getByText('Gutgeschrieben 0,40')).toBeVisible();
      await page.getByRole('link', { name: 'Gutschrift G-1' }).click();
      await expect(page.getByText('Gutgeschrieben', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('Berechnet')).toBeHidden();
    });
  });

test('DOC-90 of five remarks on a paper three are shown, the others when asked for', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { clerk } = await buildBilled(server, site);
  await open('/invoices/all', clerk);
  await page.getByRole('link', { name: 'Gutschrift G-1' }).click();
  await expect(page.getByText('Hinweis drei')).toBeVisible();
  await expect(page.getByText('Hinweis vier')).toBeHidden();
  await page.getByText('2 weitere Hinweise').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hinweis fünf')).toBeVisible();
});

test('DOC-51 without the right nothing of invoices is shown', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { fits } = await buildBilled(server, site);
  const token = await server.build({}, async (db) => {
    const permissions = ['call-off-list'] as const;
    const user = await buildUser(db, { companies: [site.company], permissions });
    return buildToken(db, user, new Date(NOW));
  });
  await open(pathOf(fits), { token });
  await expect(page.getByRole('heading', { name: 'Fotos und Papiere' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rechnungen' })).toBeHidden();
  await open(`/invoices/${site.contract.id}`);
  await expect(page.getByText('Hier gibt es für Sie keine Rechnungen.').first()).toBeVisible();
});

test('DOC-58 without reception the invoices that were shown last are there, with their time', async ({
  open,
  page,
  portal: { at, line, server },
  site,
}) => {
  const { clerk } = await buildBilled(server, site);
  await open('/invoices/all', clerk);
  await isCached(page);
  const invoice = page.getByRole('link', { name: 'Rechnung R-2026-7' });
  await invoice.click();
  await expect(page.getByRole('list', { name: 'Lieferscheine' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => keptNames(page)).toContain('documents.invoiceDeliveries');
  await line.cut();
  const later = await page.context().newPage();
  await page.close();
  await later.goto(`${at('nordstein')}/invoices/all`);
  await expect(later.getByText('Kein Empfang')).toBeVisible();
  await later.getByRole('link', { name: 'Rechnung R-2026-7' }).click();
  await expect(later.getByRole('checkbox', { name: 'Stimmt (1)' })).toBeVisible();
  await later.mouse.wheel(0, 2_000); // the list draws what is near the view
  await expect(later.getByText('Lieferschein 8102')).toBeVisible();
});
