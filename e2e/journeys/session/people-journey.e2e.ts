import { POSITIONS } from '@abrufbar/domain/registration/registration.ts';
import { PERMISSIONS, type Permission } from '@abrufbar/domain/companies/permissions.ts';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, USERS } from '../../../apps/server/src/demo/people.ts';
import { expect, isHydrated, test } from '../../support/fixtures.ts';
import { fillLogin, signOut } from '../../support/people.ts';

/** Staff of customers: position of the registration (ENT-25), and permissions. */
const STAFF: readonly (readonly [kind: number, email: string, may: readonly Permission[]])[] = [
  [
    6, // owner
    'k.obermaier@obermaier-bau.example',
    PERMISSIONS,
  ],
  [
    1,
    'j.kowalski@brinkmann-tiefbau.example',
    ['qr-code-scanner', 'call-off-list', 'delivery-confirm', 'asset-upload'],
  ], // foreman
  [
    2, // buyer
    't.luehrs@weserbau.example',
    PERMISSIONS,
  ],
  [3, 'r.nowak@weserbau.example', ['call-off-list']], // audit
  [
    4, // construction manager
    'a.petersen@brinkmann-tiefbau.example',
    PERMISSIONS,
  ],
  [5, 'gast@arge-freising.example', []], // other
];

/** Controls on the page of a site that need a permission. */
const onSite = (page: Page) => ({
  'qr-code-scanner': () =>
    page.getByRole('navigation').getByRole('link', { name: 'Lieferschein scannen' }).count(),
  'call-off-creation': () => page.getByRole('link', { name: 'Abruf anlegen' }).count(),
  'call-off-list': () => page.getByRole('link', { name: 'Abrufe', exact: true }).count(),
});
/** The same for the page of a delivery. */
const onDelivery = (page: Page) => ({
  'delivery-confirm': () => page.getByRole('button', { name: 'Lieferung bestätigen' }).count(),
  'asset-upload': () => page.getByRole('button', { name: 'Datei wählen' }).count(),
});
type Offers = Readonly<Partial<Record<Permission, () => Promise<number>>>>;

test('GEN-03 PER-03 PER-04 PER-05 owner, foreman, buyer, audit, construction manager and others see what they may', async ({
  page,
  showroom: { at },
}) => {
  expect(STAFF.map(([kind]) => kind)).toEqual(POSITIONS);
  await page.goto(`${at('nordstein')}/login`);
  await isHydrated(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Verstanden' }).click();
  for (const [kind, email, may] of STAFF) {
    const person = USERS.find((user) => user.email === email);
    expect(person?.position).toBe(kind);
    const rights = page.waitForResponse('**/api/v2/section-permissions?*');
    await fillLogin(page, email, DEMO_PASSWORD);
    await rights; // without them nothing is offered
    await page.getByRole('list', { name: 'Zuletzt aktiv' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Neueste Lieferungen' })).toBeVisible();
    const hasWhatMayBe = async (offers: Offers) => {
      for (const [permission, count] of Object.entries(offers)) {
        const isAllowed = may.some((one) => one === permission);
        await expect
          .poll(async () => (await count()) > 0, `${email} ${permission}`)
          .toBe(isAllowed);
      }
    };
    await hasWhatMayBe(onSite(page));
    await page.locator('a[href^="/delivery-single/"]').first().click();
    await expect(page.getByRole('heading', { name: 'Fotos und Papiere' })).toBeVisible();
    await hasWhatMayBe(onDelivery(page));
    await page.getByRole('button', { name: 'Zurück' }).click();
    await expect(page.getByRole('heading', { name: 'Neueste Lieferungen' })).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(/\/login$/);
  }
});
