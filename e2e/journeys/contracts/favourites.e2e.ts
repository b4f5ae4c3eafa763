import { buildContract } from '../../../apps/server/src/contracts/build.ts';
import type { Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { fieldsOf, holdCalls, intents, recordCalls } from '../../support/api-calls.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { fail } from '../../support/scenes/scene.ts';

const addContract = ({ build }: TestServer, { scope, company, supplier }: Site, name: string) =>
  build(scope, (db) => buildContract(db, { company, supplier, name }));

test('SIT-07 SIT-08 SIT-09 API-54 API-55 a favourite shows at once and is saved', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await addContract(server, site, 'Zeppelinhalle');
  const added = recordCalls(page, 'favourite-contracts/add');
  const removed = recordCalls(page, 'favourite-contracts/remove');
  const release = await holdCalls(page, 'favourite-contracts/.*');
  await open('/construction-site', site);
  const cards = page.getByRole('list', { name: 'Baustellen' }).getByRole('listitem');
  await expect(cards.first()).toContainText(site.contract.name);
  const mark = page.getByRole('button', { name: 'Als Favorit merken: Zeppelinhalle' });
  const unmark = page.getByRole('button', { name: 'Favorit entfernen: Zeppelinhalle' });
  await mark.click();
  await expect(unmark).toBeVisible(); // the server has not saved it yet
  await expect(page).toHaveURL(/\/construction-site$/);
  const saved = page.waitForResponse('**/favourite-contracts/add');
  release();
  await saved;
  await page.reload();
  await expect(cards.first().getByRole('button', { name: 'Favorit entfernen' })).toBeVisible();
  await expect(cards.first()).toContainText('Zeppelinhalle'); // favourites come first

  const undone = page.waitForResponse('**/favourite-contracts/remove');
  await unmark.click();
  await expect(mark).toBeVisible();
  await undone;
  await page.reload();
  await expect(mark).toBeVisible();
  const [call] = added;
  for (const calls of [added, removed]) expect(fieldsOf(intents(calls))).toEqual([call?.fields]);
  const number = await cards
    .filter({ hasText: 'Zeppelinhalle' })
    .getByText(/^4\S+ · /)
    .innerText();
  expect(number).toContain(call?.fields['contract_number']);
});

test('two quick taps on the star restore its state @full', async ({ open, page, site }) => {
  const calls = recordCalls(page, 'favourite-contracts/.*');
  const release = await holdCalls(page, 'favourite-contracts/add');
  await open(`/contract-detail/${site.contract.id}`, site);
  const mark = page.getByRole('button', { name: 'Als Favorit merken' });
  await mark.click();
  await page.getByRole('button', { name: 'Favorit entfernen' }).click();
  await expect(mark).toBeVisible();
  const undone = page.waitForResponse('**/favourite-contracts/remove');
  release();
  await undone;
  await page.reload();
  await expect(mark).toBeVisible();
  expect(intents(calls).map(({ path }) => path)).toEqual([
    'favourite-contracts/add',
    'favourite-contracts/remove',
  ]);
});

test('SIT-08 ERR-23 a favourite that is refused is reverted and reported @full', async ({
  open,
  page,
  site,
}) => {
  await open('/construction-site', site);
  const mark = page.getByRole('button', { name: 'Als Favorit merken' });
  await expect(mark).toBeVisible();
  await fail(page, '**/favourite-contracts/add', 409, { message: '' });
  await mark.click();
  const popup = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
  await expect(popup).toContainText('Bitte versuchen Sie es in einem Moment erneut.');
  await expect(popup).toContainText(/Vorgangs\u00AD?nummer \S+/);
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect(mark).toBeVisible();
});

test('ONL-20 a favourite marked without reception is saved once there is some @full', async ({
  open,
  page,
  portal: { line },
  site,
}) => {
  await open('/construction-site', site);
  await page.getByRole('button', { name: 'Als Favorit merken' }).waitFor();
  await isCached(page);
  await line.cut();
  await page.getByRole('button', { name: 'Als Favorit merken' }).click();
  const unmark = page.getByRole('button', { name: 'Favorit entfernen' });
  await expect(unmark).toBeVisible();
  await expect(page.getByRole('link', { name: /Ausgang 1/ })).toBeVisible(); // stored
  await page.reload();
  await expect(unmark).toBeVisible();
  const saved = page.waitForResponse('**/favourite-contracts/add');
  await line.restore();
  expect((await saved).status()).toBe(200);
  await expect(unmark).toBeVisible();
});
