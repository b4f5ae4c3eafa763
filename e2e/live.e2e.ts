import type { Page } from '@playwright/test';
import { buildUser } from '../apps/server/src/companies/build.ts';
import { buildToken } from '../apps/server/src/session/build.ts';
import vasSample from '../apps/server/src/imports/samples/vas.json' with { type: 'json' };
import { buildPlant } from '../apps/server/src/imports/test-plant.ts';
import type { TestServer } from '../apps/server/src/core/test-server.ts';
import { buildDispatcher, buildOneCallOff } from './call-offs.ts';
import { expect, isAlive, signIn, test } from './fixtures.ts';
import { buildLoad, buildLoads, pathOf } from './loads.ts';

test.use({ live: true });

/** A site whose plant weighs lorries, and somebody who is signed in today. */
const buildWeighing = async (server: TestServer) => {
  const plant = await buildPlant(server);
  const token = await server.build({}, (db) => buildToken(db, plant.user));
  const weigh = (number: string) =>
    plant.post('vas', [
      {
        ...vasSample[0],
        Debitor: plant.customerNumber,
        Kontraktnummer: plant.contract.contract_number,
        Lieferscheinnummer: number,
      },
    ]);
  return { ...plant, token, weigh };
};

/** Opens a page and waits until it hears the server. */
const openLive = async (
  page: Page,
  open: (path: string, as: { readonly token: string }) => Promise<Page>,
  path: string,
  as: { readonly token: string },
): Promise<void> => {
  const stream = page.waitForResponse('**/api/v2/user/live?*');
  await open(path, as);
  expect((await stream).status()).toBe(200);
};

const cardsOf = (page: Page) =>
  page.getByRole('list', { name: 'Eingehende Lieferungen' }).getByRole('listitem');

test('a ticket of the plant appears on the open list and in the sums', async ({
  context,
  open,
  page,
  portal: { at, server },
}) => {
  const site = await buildWeighing(server);
  await openLive(page, open, `/delivery-incoming/${site.contract.id}`, site);
  await expect(page.getByText('· 0 unbestätigt')).toBeVisible();
  const sums = await context.newPage();
  await sums.goto(`${at('nordstein')}/total-amount/${site.contract.id}`);
  await expect(sums.getByText('Noch keine Mengen')).toBeVisible();
  await page.bringToFront();

  const began = performance.now();
  await site.weigh('8104999');
  await expect(cardsOf(page)).toHaveCount(1);
  const took = performance.now() - began;
  console.log(`a ticket was on the open screen ${took.toFixed(0)} ms after it was sent`);
  await expect(page.getByText('· 1 unbestätigt')).toBeVisible();
  await sums.bringToFront();
  await expect(sums.getByText('Asphalttragschicht AC 22 T S')).toBeVisible();
});

test('a delivery shows that a colleague has confirmed it elsewhere', async ({
  browser,
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const load = await buildLoad(server, site);
  const colleague = await server.build({}, async (db) => {
    const user = await buildUser(db, { companies: [site.company] });
    return { token: await buildToken(db, user) };
  });
  await openLive(page, open, pathOf(load), site);
  const confirm = (of: Page) => of.getByRole('button', { name: 'Lieferung bestätigen' });
  await expect(confirm(page)).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, colleague);
  await other.goto(at('nordstein') + pathOf(load));
  await isAlive(other);
  await confirm(other).click();
  await expect(page.getByText(/^Bestätigt am/)).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
  await other.context().close();
});
