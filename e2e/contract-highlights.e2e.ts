import { holdCalls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { buildLoad } from './loads.ts';

test('CON-12 the highlights of the start page are read anew a second after a contract is followed', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const release = await holdCalls(page, 'update-contract-subscription/.*');
  await open(`/contract-detail/${site.contract.id}`, site);
  await page.getByRole('switch', { name: 'Benachrichtigungen' }).press('Space');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/^Hier erscheinen Ihre Baustellen/)).toBeVisible();
  await buildLoad(server, site);
  const saved = page.waitForResponse('**/update-contract-subscription/**');
  const read = page.waitForRequest('**/api/v2/recent-contracts?*');
  release();
  await saved;
  const savedAt = Date.now();
  await read;
  expect(Date.now() - savedAt).toBeGreaterThan(500); // the server has a second to see to what follows
  const slider = page.getByRole('list', { name: 'Zuletzt aktiv' });
  await expect(slider.getByRole('link', { name: site.contract.name })).toBeVisible();
});
