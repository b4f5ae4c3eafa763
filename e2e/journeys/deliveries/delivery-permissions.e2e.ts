import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import { parseIds } from '@abrufbar/domain/deliveries/delivery.ts';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { insertMembership } from '../../../apps/server/src/companies/store.ts';
import { buildSite, type Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { buildAsset } from '../../../apps/server/src/documents/build.ts';
import { holdCalls, recordCalls } from '../../support/api-calls.ts';
import { chooseCompany, expect, isCached, test } from '../../support/fixtures.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { buildPerson } from '../../support/people.ts';

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Lieferung bestätigen' });
const addButtons = (page: Page) =>
  page.getByRole('button', { name: /^(?:Foto aufnehmen|Datei wählen)$/ });
const mayNot = (page: Page) =>
  page.getByText('Sie dürfen Lieferungen dieser Firma ansehen, aber nicht bestätigen.');
const noFiles = (page: Page) => page.getByText('Noch keine Fotos oder Papiere.');
const slip = (page: Page) => page.getByRole('heading', { name: /Asphalttragschicht/ });

/** A delivery with two documents that this person added while it was allowed. */
const buildLoadWithFiles = async (
  server: TestServer,
  site: Site,
  user: { readonly id: string },
) => {
  const load = await buildLoad(server, site);
  const paper = { company_id: site.company.id, id: load.id };
  await server.build({ ...site.scope, userId: user.id }, async (db) => {
    for (const [at, name] of ['Schein.pdf', 'Plan.pdf'].entries())
      await buildAsset({ db, files: server.files }, paper, user, { name, position: at + 1 });
  });
  return load;
};

const setPermissions = (
  { build }: TestServer,
  { id }: { readonly id: string },
  permissions: readonly Permission[],
) =>
  build({}, (db) =>
    sql`UPDATE memberships SET permissions = ${permissions}::text[] WHERE user_id = ${id}`.execute(
      db,
    ),
  );

const statusOf = async (
  { send }: TestServer,
  path: string,
  { token }: { readonly token: string },
) => {
  const { deliveryId = '', contractId = '' } = parseIds(path.split('/').at(-1) ?? '') ?? {};
  const both = { delivery_id: deliveryId, contract_id: contractId };
  return (await send(deliveries.details, both, { token })).status;
};

test('D-15 DLV-11 a reader sees deliveries and their files, and the reason why they are read-only @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const reader = await buildPerson(server, { companies: [site.company], role: 'leser' });
  const load = await buildLoadWithFiles(server, site, reader);
  const changes = recordCalls(page, '(?:delivery/confirm|.*asset.*)');
  await open(`/delivery-incoming/${site.contract.id}`, reader);
  await page.locator(`a[href="${pathOf(load)}"]`).click();
  await expect(mayNot(page)).toBeVisible();
  await expect(page.getByText('2 von 20')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Aktionen' })).toHaveCount(0);
  for (const button of [confirmButton(page), addButtons(page)]) await expect(button).toHaveCount(0);
  await expect(page.locator('input[type=file]')).toHaveCount(0);

  await page.getByRole('button', { name: 'öffnen: Schein.pdf' }).click();
  const viewer = page.getByRole('dialog', { name: 'Schein.pdf' });
  await expect(viewer.getByRole('button', { name: 'Herunterladen' })).toBeVisible();
  for (const name of ['Weitere Aktionen', 'Nach vorn', 'Nach hinten', 'Entfernen'])
    await expect(viewer.getByRole('button', { name })).toHaveCount(0);
  expect(changes.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(await statusOf(server, pathOf(load), reader)).toBe('0');

  const bare = await buildLoad(server, site);
  await open(`${pathOf(bare)}?check=1`);
  await expect(mayNot(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Aktionen' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Weitere Aktionen' })).toHaveCount(0);
  await open(pathOf(bare));
  await expect(noFiles(page)).toBeVisible();
  await expect(addButtons(page)).toHaveCount(0);
});

test('D-15 a user of two companies gets the buttons by the company of the delivery, not the selected one @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const other = await buildSite(server);
  const person = await buildPerson(server, { companies: [other.company], role: 'leser' });
  const { id: userId } = person;
  await server.build({}, (db) =>
    insertMembership(db, { userId, companyId: site.company.id, role: 'besteller' }),
  );
  const mine = pathOf(await buildLoad(server, site));
  const foreign = pathOf(await buildLoad(server, other));
  await chooseCompany(page, other.company.company_nr); // not the company of the first delivery
  await open(mine, person);
  await expect(confirmButton(page)).toBeVisible();
  await expect(addButtons(page).first()).toBeVisible();
  await expect(mayNot(page)).toHaveCount(0);
  await page.goto(at('nordstein') + foreign);
  await expect(mayNot(page)).toBeVisible();
  await expect(confirmButton(page)).toHaveCount(0);
  await expect(addButtons(page)).toHaveCount(0);
});

test('T-36 D-15 while permissions are unknown, nothing is offered and no reason is shown @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const release = await holdCalls(page, 'section-permissions');
  await open(pathOf(await buildLoad(server, site)), site);
  await expect(slip(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fotos und Papiere' })).toBeVisible();
  for (const one of [confirmButton(page), addButtons(page), mayNot(page), noFiles(page)])
    await expect(one).toHaveCount(0);
  release();
  await expect(confirmButton(page)).toBeVisible();
});

test('D-15 an unknown permission is ignored @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await page.route('**/section-permissions*', (route) =>
    route.fulfill({ json: { data: { permissions: ['gate-opening', 'delivery-confirm'] } } }),
  );
  await open(pathOf(await buildLoad(server, site)), site);
  await expect(confirmButton(page)).toBeVisible();
  await expect(addButtons(page)).toHaveCount(0);
});

test('D-15 T-37 a user who loses the right while the page is open sees the reason, and the button goes @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const path = pathOf(await buildLoad(server, site));
  await open(path, site);
  await expect(confirmButton(page)).toBeVisible();
  await setPermissions(server, site.user, ['call-off-list']);
  await confirmButton(page).click();
  const popup = page.getByRole('dialog');
  await expect(popup).toContainText('dürfen Sie ansehen, aber nicht bestätigen');
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect(mayNot(page)).toBeVisible();
  await expect(confirmButton(page)).toHaveCount(0);
  expect(await statusOf(server, path, site)).toBe('0');
});

test('D-15 D-21 a user who loses the right to sort files sees the reason, and the buttons go @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const load = await buildLoadWithFiles(server, site, site.user);
  await open(pathOf(load), site);
  await page.getByRole('button', { name: 'öffnen: Schein.pdf' }).click();
  const viewer = page.getByRole('dialog', { name: 'Schein.pdf' });
  const more = viewer.getByRole('button', { name: 'Weitere Aktionen' });
  await more.click();
  const backward = page.getByRole('button', { name: 'Nach hinten' });
  await expect(backward).toBeVisible();
  await setPermissions(server, site.user, ['delivery-confirm']);
  await backward.click();
  const popup = page.getByRole('dialog').filter({ hasText: 'nicht hinzufügen, ordnen oder' });
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect(backward).toHaveCount(0);
  await expect(more).toHaveCount(0);
});

test('D-15 D-21 a user who loses the right to add files sees the reason at the file, and the buttons go @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await open(pathOf(await buildLoad(server, site)), site);
  await expect(addButtons(page).first()).toBeVisible();
  await setPermissions(server, site.user, []);
  const name = 'Zettel.pdf';
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([{ name, mimeType: 'application/pdf', buffer }]);
  const note = page.getByRole('alert').filter({ hasText: '„Zettel.pdf“ wurde nicht gesendet' });
  await expect(note).toContainText('nicht hinzufügen, ordnen oder entfernen');
  await expect(addButtons(page)).toHaveCount(0);
});

test.describe('without reception', () => {
  test.use({ alone: 'file' });
  test.describe.configure({ mode: 'default' }); // one worker, so one server

  test('D-15 D-62 a waiting confirmation is refused in plain words when the right is gone @full', async ({
    open,
    page,
    portal: { line, server },
    site,
  }) => {
    const path = pathOf(await buildLoad(server, site));
    await open(path, site);
    await expect(confirmButton(page)).toBeVisible();
    await isCached(page);
    await line.cut();
    await confirmButton(page).click();
    await expect(page.getByText('Bestätigung wird gesendet, sobald')).toBeVisible();
    await setPermissions(server, site.user, ['call-off-list']);
    await line.restore();
    const note = page.getByRole('alert').filter({ hasText: 'Nicht angenommen' });
    await expect(note.filter({ hasText: 'aber nicht bestätigen' }).first()).toBeVisible();
    await expect(confirmButton(page)).toHaveCount(0);
    await expect(mayNot(page)).toHaveCount(0); // shown once, as the text of the refusal
    expect(await statusOf(server, path, site)).toBe('0');
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(mayNot(page)).toBeVisible();
  });
});
