import type { Page } from '@playwright/test';
import { insertErpId } from '../../../apps/server/src/companies/store.ts';
import { buildAnnouncement } from '../../../apps/server/src/content/build.ts';
import { buildDelivery } from '../../../apps/server/src/deliveries/build.ts';
import { answered, holdCalls } from '../../support/api-calls.ts';
import { AXE, EVERYTHING, violations } from '../../support/axe.ts';
import { buildDesk, drawer, row } from '../../support/desk.ts';
import { expect, isHydrated, isSettled, test } from '../../support/fixtures.ts';
import { isLaidOut } from '../../support/touch.ts';
import { buildColleague, codeNow, AT_DESK, signInStaff } from '../../support/office.ts';

test.use({ ...AT_DESK, alone: 'test' }); // an announcement is the same for everybody

/** The last code was six minutes ago. */
const CODE_IS_OLD_MS = 6 * 60_000;

const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: Object.keys(localStorage).filter((key) => key.startsWith('abrufbar.')),
  }));
/** Kept by the device of nobody: the secret by which accounts know it, and when snippets were closed. */
const OF_DEVICE = ['abrufbar.device', 'abrufbar.snippets'];

const ANNOUNCED = 'Ab Montag liefert Werk Lauenau wieder.';
const SENTENCE = 'In der Ansicht als Murat Demir nicht möglich.';

test('OFF-86 OFF-87 OFF-88 OFF-90 OFF-256 support opens the portal as a person, changes nothing, ends it, and the log has both names', async ({
  context,
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, build, list } = await buildDesk(server, site);
  await build();
  await server.build({}, (db) =>
    insertErpId(db, {
      supplier_id: site.supplier.id,
      company_id: site.company.id,
      erp_customer_no: site.contract.contract_number,
    }),
  );
  const load = await server.build({ companies: [site.company.id] }, (db) =>
    buildDelivery(db, { contract: site.contract }),
  );
  const member = await buildColleague(server, { name: 'Tomasz Wilke', role: 'support' });
  await signInStaff(page, server, member, new Date(Date.now() - CODE_IS_OLD_MS));
  await open(list);
  await row(page, 0).click();
  await drawer(page).getByRole('button', { name: 'Ansicht als …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Portal als Murat Demir ansehen' });
  await dialog.getByRole('button', { name: 'Ansicht öffnen' }).click();
  await expect(dialog.getByText('Bitte wählen Sie einen Grund.')).toBeVisible();
  await expect(dialog.getByText('Bitte begründen Sie die Ansicht.')).toBeVisible();
  await dialog.getByText('Rückfrage').click();
  await dialog.getByLabel('Begründung').fill('Lieferung 2511-04418 nicht sichtbar');
  await page.evaluate(AXE);
  expect(await violations(page, EVERYTHING)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  const opened = context.waitForEvent('page');
  await page.getByLabel('Ihr aktueller Code').fill(codeNow(member));
  const view = await opened;

  await expect(view).toHaveURL(/\/dashboard$/);
  await isHydrated(view);
  expect(await view.evaluate(() => globalThis.opener)).toBeNull();
  const bar = view.getByRole('complementary', { name: 'Fremde Ansicht' });
  await expect(bar).toContainText('Ansicht als Murat Demir');
  await expect(bar).toContainText(/Tomasz Wilke · nur ansehen\s*· (30|29) min/);
  await view.evaluate(AXE);
  expect(await violations(view, EVERYTHING)).toEqual([]);

  await view.getByRole('link', { name: 'Alle Baustellen' }).click();
  const star = view.getByRole('button', { name: /Favorit/ }).first();
  await expect(star).toBeDisabled();
  await expect(star).toHaveAccessibleDescription(SENTENCE);
  const at = (path: string) => new URL(path, view.url()).href;
  await view.goto(at(`/contract-detail/${site.contract.id}`));
  const follow = view.getByRole('switch', { name: /^Nachrichten zu diesem Vertrag/ });
  await expect(follow).toBeDisabled();
  await expect(follow).toHaveAccessibleDescription(new RegExp(SENTENCE));
  await view.goto(at(`/delivery-single/${load.id}_${site.contract.id}`));
  await expect(view.getByRole('button', { name: 'Lieferung bestätigen' })).toBeDisabled();
  await expect(view.getByText(SENTENCE).first()).toBeVisible();
  await view.goto(at('/settings'));
  const mail = view.getByRole('switch', { name: 'E-Mail zu Abrufen' });
  await expect(mail).toBeDisabled();
  await expect(mail).toHaveAccessibleDescription(new RegExp(SENTENCE));
  await expect(view.getByLabel('Dunkel')).toBeDisabled();
  await view.goto(at('/profile'));
  await view.getByLabel('Vorname').fill('Anna');
  const save = view.getByRole('button', { name: 'Änderungen speichern' });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(SENTENCE);
  const kept = await keptBy(view);
  expect(kept.databases).toEqual([]);
  expect(kept.local.filter((key) => !OF_DEVICE.includes(key))).toEqual([]);

  await server.build({}, (db) =>
    buildAnnouncement(db, { message: ANNOUNCED, startsAt: new Date(Date.now() - 1000) }),
  );
  const release = await holdCalls(view, 'auth/view');
  await view.goto(at('/terms-of-use')); // without navigation around it
  const announced = answered(view, 'announcements');
  await bar.getByRole('button', { name: 'Beenden' }).click(); // before the name of the person is known
  await expect(view.getByRole('dialog', { name: 'Ansicht beendet' })).toBeVisible();
  release();
  await announced;
  await isSettled(view);
  await isLaidOut(view);
  await expect(view.getByRole('dialog')).toHaveCount(1);
  await expect(view.getByText(ANNOUNCED)).toHaveCount(0);
  expect(await view.evaluate(() => sessionStorage.getItem('abrufbar.token'))).toBeNull();

  const records = () =>
    server.build({ userId: buyer.id }, (db) =>
      db
        .selectFrom('audit_user')
        .select(['call', 'actor', 'impersonator', 'object_name', 'staff_id'])
        .where('user_id', '=', buyer.id)
        .orderBy('id')
        .execute(),
    );
  const of = { staff_id: member.id, object_name: null, actor: null, impersonator: 'Tomasz Wilke' };
  await expect.poll(records).toEqual([
    {
      ...of,
      call: 'staff.viewAs',
      actor: 'Tomasz Wilke',
      object_name: 'Murat Demir',
      impersonator: null,
    },
    { ...of, call: 'session.login' },
    { ...of, call: 'session.logout' },
  ]);
});
