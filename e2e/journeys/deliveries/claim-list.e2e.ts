import type { Page } from '@playwright/test';
import { buildClaim, buildClerk } from '../../support/deliveries.ts';
import { expect, test, waitForStream } from '../../support/fixtures.ts';
import { backOnDevice } from '../../support/scenes/scene.ts';
import { phone, tap } from '../../support/touch.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ ...phone(844), live: true });

test('BEY-132 BEY-140 the overview counts the open claims of the contract and leads to them, open and settled ones, and to those of all sites', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const clerk = await buildClerk(server);
  const { id, number } = await buildClaim(server, site);
  const { number: other } = await buildClaim(server, site);
  const stream = waitForStream(page);
  await open(`/contract-detail/${site.contract.id}`, site);
  await stream;
  const way = main(page).getByRole('link', { name: /^Reklamationen/ });
  await expect(way).toContainText('2 offen');
  await tap(way);
  await expect(page.getByRole('radio', { name: 'Offen 2' })).toBeChecked();
  const list = page.getByRole('list', { name: 'Reklamationen' });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveText([new RegExp(`Reklamation ${other}`), new RegExp(`${number}`)]);
  await clerk.settle(id); // the open list hears of it: the answer waits, so it comes first
  await expect(rows).toContainText(['Antwort prüfen', `Reklamation ${other}`]);
  await expect(rows.first()).not.toContainText('Erledigt');
  await expect(page.getByRole('radio', { name: 'Erledigt 0' })).not.toBeChecked();
  await tap(rows.first().getByRole('link'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reklamation ${number}`);
  await tap(button(page, 'Einverstanden'));
  await expect(button(page, 'Einverstanden')).toHaveCount(0);
  await tap(button(page, 'Zurück'));
  await expect(page.getByRole('radio', { name: 'Offen 1' })).toBeChecked();
  await tap(main(page).locator('label').filter({ hasText: 'Erledigt 1' }));
  await expect(rows).toContainText([`Reklamation ${number}`]);
  await expect(list).not.toContainText('Antwort prüfen');
  await tap(main(page).getByRole('link', { name: /^Alle Reklamationen/ }));
  await expect(rows).toContainText([site.contract.name]);
  await backOnDevice(page);
  await backOnDevice(page);
  await expect(way).toContainText('1 offen');
});
