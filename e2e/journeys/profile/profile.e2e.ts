import type { Page } from '@playwright/test';
import * as profile from '@abrufbar/contract/profile/profile.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { holdCalls, recordCalls } from '../../support/api-calls.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { buildPerson } from '../../support/people.ts';
import { answer, failure } from '../../support/scenes/scene.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const phone = (page: Page) => page.getByRole('textbox', { name: 'Telefon' });
const mobile = (page: Page) => page.getByRole('textbox', { name: 'Mobil (freiwillig)' });
const save = (page: Page) => page.getByRole('button', { name: 'Änderungen speichern' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Änderungen verwerfen?' });

test('RTE-22 RTE-23 API-28 the profile is at its address and requests the selected company', async ({
  open,
  page,
  site,
}) => {
  const calls = recordCalls(page, 'customer-profile');
  await open('/profile', site);
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await expect(save(page)).toBeVisible();
  expect(calls.map(({ method, fields }) => [method, fields])).toEqual([
    ['GET', { company_number: site.company.company_nr }],
  ]);
});

test('PRF-02 PRF-03 PRF-04 PRF-05 the profile shows name, start date and role; the id can be copied', async ({
  open,
  page,
  site: { company },
  portal: { server },
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const created_at = new Date('2025-03-02T23:30:00Z'); // a Monday in Berlin
  const person = await buildPerson(server, { companies: [company], role: 'besteller', created_at });
  await open('/profile', person);
  await expect(page.getByRole('heading', { level: 2, name: 'Jens Harms' })).toBeVisible();
  for (const value of [person.email, 'Mo, 03.03.25', 'Besteller', person.id]) {
    await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible();
  }
  expect(berlinDay(created_at)).toBe('2025-03-03');
  await page.getByRole('button', { name: 'Benutzer-ID kopieren' }).click();
  await expect(page.getByRole('status')).toContainText(['Benutzer-ID kopiert.']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(person.id);
});

test('PRF-05 the id is selected where copying is not allowed @full', async ({
  open,
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open('/profile', site);
  await page.getByRole('button', { name: 'Benutzer-ID kopieren' }).click();
  const marked = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(marked).toBe(site.user.id);
});

test.describe('a person with a phone', () => {
  test.beforeEach(async ({ open, page, portal: { server }, site: { company } }) => {
    const numbers = { phone_country: '+49', phone_number: '5721884210' };
    await open('/profile', await buildPerson(server, { companies: [company], ...numbers }));
    await expect(phone(page)).toHaveValue('5721884210');
  });

  test(
    'PRF-07 API-29 ENT-24 ERR-31 VAL-19 saved numbers are digits and show everywhere at once',
    { tag: '@postgres-15' },
    async ({ page, site }) => {
      const calls = recordCalls(page, 'customer-profile');
      await expect(save(page)).toBeDisabled();
      await field(page, 'Vorname').fill('Murat');
      await phone(page).fill('(05721) 88-42 11');
      await mobile(page).fill('151 20417733');
      await expect(mobile(page)).toHaveValue('15120417733');
      await save(page).click();
      await expect(page.getByRole('status')).toContainText(['Ihre Daten sind gespeichert.']);
      const [sent] = calls.filter(({ method }) => method === 'POST');
      expect(sent?.fields).toEqual({
        company_number: site.company.company_nr,
        first_name: 'Murat',
        last_name: 'Harms',
        phone: '05721884211',
        phone_country: '+49',
        mobile: '15120417733',
        mobile_country: '+49',
      });
      await expect(page.getByRole('heading', { level: 2, name: 'Murat Harms' })).toBeVisible();
      await expect(save(page)).toBeDisabled();
      await page.getByRole('button', { name: 'Menü' }).click();
      await expect(page.getByRole('dialog', { name: 'Menü' })).toContainText('Murat Harms');
    },
  );

  test('VAL-16 VAL-17 VAL-18 nothing can be saved while a required field is empty @full', async ({
    page,
  }) => {
    await mobile(page).fill('15120417733');
    await expect(save(page)).toBeEnabled();
    for (const required of [field(page, 'Vorname'), field(page, 'Nachname'), phone(page)]) {
      const before = await required.inputValue();
      await required.fill('');
      await expect(save(page)).toBeDisabled();
      await expect(required).toHaveAttribute('aria-invalid', 'true');
      await expect(required).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.');
      await page.keyboard.press('Enter'); // sends nothing
      await required.fill(before);
      await expect(save(page)).toBeEnabled();
    }
    await mobile(page).fill('');
    await expect(save(page)).toBeDisabled(); // no change is left
  });

  test('ERR-32 a failure keeps the input and marks the fields named by the server', async ({
    page,
  }) => {
    const errors = [{ field: 'phone', message: 'Telefon: Bitte geben Sie 3 bis 15 Ziffern ein.' }];
    await answer('customer-profile', { ...failure, errors }, 422)(page);
    await phone(page).fill('12');
    await save(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Ihre Daten konnten nicht gespeichert werden.');
    await expect(phone(page)).toHaveAccessibleDescription(errors[0]?.message ?? '');
    await phone(page).fill('123');
    await expect(phone(page)).not.toHaveAttribute('aria-invalid');
    await answer('customer-profile', failure, 500)(page);
    await save(page).click();
    await expect(alert).toHaveText('Ihre Daten konnten nicht gespeichert werden.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(phone(page)).toHaveValue('123');
    await page.unroute('**/api/v2/customer-profile');
    await save(page).click();
    await expect(page.getByRole('status')).toContainText(['Ihre Daten sind gespeichert.']);
  });

  test(
    'an offline save says so, keeps the input and is saved later @full',
    { tag: '@full' },
    async ({ page }) => {
      await field(page, 'Nachname').fill('Demir');
      await isCached(page); // no key of a person ended the wait for what a first visit fetches at rest
      await page.context().setOffline(true);
      await save(page).click();
      await expect(page.getByRole('alert')).toHaveText('Dafür brauchen Sie Empfang.');
      await expect(field(page, 'Nachname')).toHaveValue('Demir');
      await page.context().setOffline(false);
      await save(page).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Jens Demir' })).toBeVisible();
    },
  );

  test('input during a save is not lost, and one press saves once @full', async ({ page }) => {
    const release = await holdCalls(page, 'customer-profile');
    const calls = recordCalls(page, 'customer-profile');
    await field(page, 'Vorname').fill('Murat');
    await save(page).dblclick();
    await field(page, 'Nachname').fill('Demir');
    release();
    await expect(page.getByRole('heading', { level: 2, name: 'Murat Harms' })).toBeVisible();
    await expect(field(page, 'Nachname')).toHaveValue('Demir');
    await expect(save(page)).toBeEnabled();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('unsaved changes ask before the page is left; staying keeps them @full', async ({
    page,
  }) => {
    await field(page, 'Vorname').fill('Murat');
    const leave = () => page.getByRole('navigation').getByRole('link', { name: 'Start' }).click();
    await leave();
    await question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(question(page)).toBeHidden();
    await expect(field(page, 'Vorname')).toHaveValue('Murat');
    await page.getByRole('button', { name: 'Zurück' }).click();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await leave();
    await question(page).getByRole('button', { name: 'Änderungen verwerfen' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test(
    'the profile is changed, saved and left by keyboard alone without a question @full',
    { tag: '@full' },
    async ({ page }) => {
      await tabTo(field(page, 'Vorname'));
      await page.keyboard.type('Murat ');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toContainText(['Ihre Daten sind gespeichert.']);
      await expect(field(page, 'Vorname')).toHaveValue('Murat');
      await page.getByRole('button', { name: 'Zurück' }).press('Enter');
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  );
});

test('T-54 another window shows the saved data once it is focused, without losing its own input @full', async ({
  context,
  open,
  page,
  portal: { at, server },
  site,
}) => {
  await server.send(
    profile.updateProfile,
    {
      company_number: site.company.company_nr,
      first_name: 'Murat',
      last_name: 'Demir',
      phone: '5721884210',
      phone_country: '+49',
      mobile: null,
      mobile_country: null,
    },
    { token: site.token },
  );
  await open('/profile', site);
  await expect(field(page, 'Vorname')).toHaveValue('Murat');
  const other = await context.newPage();
  await other.goto(`${at('nordstein')}/profile`);
  await expect(field(other, 'Vorname')).toHaveValue('Murat');
  await field(other, 'Nachname').fill('Aydin');
  await field(page, 'Vorname').fill('Mehmet');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Mehmet Demir' })).toBeVisible();
  // Data just read stays fresh for a few seconds.
  await expect(async () => {
    await other.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(field(other, 'Vorname')).toHaveValue('Mehmet', { timeout: 500 });
  }).toPass();
  await expect(field(other, 'Nachname')).toHaveValue('Aydin');
});
