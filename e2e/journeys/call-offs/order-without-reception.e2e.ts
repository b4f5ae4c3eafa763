import { expect, isCached, test } from '../../support/fixtures.ts';
import {
  buildOrder,
  confirm,
  fillOrder,
  ordered,
  quantity,
  toSlip,
} from '../../support/order-form.ts';

test('ONL-21 ONL-22 ONL-23 an order without reception is edited, and sent with another cart when newer ones pushed its own out', async ({
  open,
  page,
  portal: { line, server },
  site,
}) => {
  const { buyer, path } = await buildOrder(server, site);
  await open(`/calloff-list/${site.contract.id}`, buyer);
  await expect(page.getByText('Noch keine Abrufe')).toBeVisible();
  await page.getByRole('link', { name: 'Abruf anlegen' }).click();
  await expect(page).toHaveURL(/\/contract-items\//); // the link of the page before begins alike
  await page.getByRole('link', { name: /^Abruf anlegen/ }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await fillOrder(page, '60');
  await toSlip(page);
  await isCached(page);
  await line.cut();
  await confirm(page).click();
  const queued = page.getByRole('dialog', { name: 'Wird später gesendet' });
  await queued.getByRole('button', { name: 'Zu den Positionen' }).click();
  await page.getByRole('link', { name: 'Abrufe' }).click();
  const waiting = page.getByRole('list', { name: 'Noch nicht gesendet' });
  await expect(waiting).toContainText('60,00');

  await page.reload();
  await waiting.getByRole('link', { name: 'Bearbeiten' }).click();
  await expect(quantity(page)).toHaveAccessibleName('Menge, 60 Tonnen');
  await quantity(page).fill('55');
  await toSlip(page);
  await confirm(page).click();
  await queued.getByRole('button', { name: 'Zu den Positionen' }).click();
  await server.build(site.scope, (db) => db.deleteFrom('call_off_carts').execute()); // as newer ones do
  await line.restore();
  await expect(page.getByText('1 Abruf gesendet.')).toBeVisible({ timeout: 30_000 });
  expect(await ordered(server, site)).toMatchObject([{ quantity: '55.000' }]);
});
