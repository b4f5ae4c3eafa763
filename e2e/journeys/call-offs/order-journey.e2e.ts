import { expect, test } from '../../support/fixtures.ts';
import { buildOrder, confirm, fillOrder, success, toSlip } from '../../support/order-form.ts';

test(
  'GEN-05 GEN-16 PER-04 PER-05 from the contract to the order, its list and its page',
  { tag: '@postgres-15' },
  async ({ open, page, portal: { server }, site }) => {
    const { buyer } = await buildOrder(server, site, { target_quantity: '1484.000' });
    await open(`/contract-detail/${site.contract.id}`, buyer);
    await page.getByRole('link', { name: 'Abruf anlegen' }).click();
    await expect(page).toHaveURL(new RegExp(`/contract-items/${site.contract.id}$`));
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Abruf anlegen/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Abruf anlegen' })).toBeVisible();
    await fillOrder(page, '240');
    await toSlip(page);
    await confirm(page).click();
    await success(page).getByRole('button', { name: 'Zu den Positionen' }).click();
    await page.getByRole('link', { name: 'Abrufe', exact: true }).click();
    const card = page.getByRole('list', { name: 'Abrufe' }).getByRole('listitem').first();
    await expect(card).toContainText('Verbindliche Anfrage');
    await expect(card).toContainText('240,00');
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/calloff-detail\//);
    await expect(page.getByRole('main')).toContainText('Verbindliche Anfrage');
    await expect(page.getByRole('main')).toContainText('Murat Demir');
  },
);
