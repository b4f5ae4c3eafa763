import { holdCalls, pauseBetween } from '../../support/api-calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildLoad } from '../../support/deliveries.ts';

test('CON-12 the highlights of the start page are read again a second after a contract is followed @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const release = await holdCalls(page, 'update-contract-subscription/.*');
  await open(`/contract-detail/${site.contract.id}`, site);
  await page.getByRole('switch', { name: 'Nachrichten zu diesem Vertrag' }).press('Space');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/^Hier erscheinen Ihre Baustellen/)).toBeVisible();
  await buildLoad(server, site);
  release();
  // The server has a second to apply the change.
  const pause = () => pauseBetween(page, 'update-contract-subscription', 'recent-contracts');
  await expect.poll(pause).toBeGreaterThan(900);
  const slider = page.getByRole('list', { name: 'Zuletzt aktiv' });
  await expect(slider.getByRole('link', { name: site.contract.name })).toBeVisible();
});
