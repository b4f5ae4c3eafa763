import type { Page } from '@playwright/test';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, isSettled, isHydrated, test } from '../../support/fixtures.ts';
import { buildPerson } from '../../support/people.ts';
import { failure } from '../../support/scenes/scene.ts';

const email = (page: Page) => page.getByLabel('E-Mail-Adresse');
const ask = async (page: Page, address: string): Promise<void> => {
  await email(page).fill(address);
  await page.getByRole('button', { name: 'Link senden' }).click();
};
const refuseWith = (page: Page, status: number) =>
  page.route('**/api/v2/auth/password_recovery', (route) =>
    route.fulfill({ status, json: { ...failure, message: 'Vom Server' } }),
  );

test('RTE-09 LOG-04 REC-03 the login leads to the recovery, and cancelling leads back', async ({
  open,
}) => {
  const page = await open('/login');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page).toHaveURL(/\/password-recovery$/);
  await expect(page).toHaveTitle('Passwort vergessen · Nordstein');
  await page.getByRole('main').getByRole('link', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('RTE-10 a signed-in user is sent from the recovery to the dashboard @full', async ({
  open,
  site,
}) => {
  const page = await open('/password-recovery', site);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('REC-01 REC-02 VAL-15 a malformed address is marked and not sent', async ({ open }) => {
  const page = await open('/password-recovery');
  const calls = recordCalls(page, 'auth/\\w+');
  for (const wrong of ['', 'm.demir', 'm.demir@bau', 'm demir@bau.example']) {
    await ask(page, wrong);
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(email(page)).toHaveAccessibleDescription(
      'Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
    );
    await expect(email(page)).toBeFocused();
    await email(page).fill('m.demir@bau.example');
    await expect(email(page)).not.toHaveAttribute('aria-invalid');
  }
  expect(calls).toEqual([]);
});

test('REC-04 REC-05 T-16 API-13 after the popup the dashboard asks for the login, without an error', async ({
  open,
  portal,
}) => {
  const person = await buildPerson(portal.server);
  const page = await open('/password-recovery');
  const calls = recordCalls(page, 'auth/\\w+');
  await ask(page, ` ${person.email} `);
  const popup = page.getByRole('dialog', { name: 'Link gesendet' });
  await expect(popup).toContainText(`Wenn ein Zugang zu ${person.email} besteht`);
  expect(calls.map(({ path, method, fields }) => [path, method, fields])).toEqual([
    ['auth/password_recovery', 'POST', { email: person.email }],
  ]);
  expect(calls[0]?.headers['authorization']).toBeUndefined();
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveText('');
  expect(await page.evaluate(() => localStorage.getItem('abrufbar.path'))).toBe('/dashboard');
});

test('ERR-08 a refused address shows a warning on the page until it is changed @full', async ({
  open,
}) => {
  const page = await open('/password-recovery');
  for (const status of [403, 422]) {
    await refuseWith(page, status);
    await ask(page, 'm.demir@bau.example');
    const warning = page.getByRole('main').getByRole('alert');
    await expect(warning).toHaveText(
      'Für diese Angaben kann kein Link gesendet werden. Bitte prüfen Sie die E-Mail-Adresse.',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await email(page).fill('m.demir@bau.de');
    await expect(warning).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('ERR-09 an unknown address shows a popup where the server reports it @full', async ({
  open,
}) => {
  const page = await open('/password-recovery');
  await refuseWith(page, 404);
  await ask(page, 'm.demir@bau.example');
  const popup = page.getByRole('dialog', { name: 'Adresse nicht gefunden' });
  await expect(popup).toContainText('Zu dieser E-Mail-Adresse gibt es keinen Zugang.');
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect(popup).toHaveCount(0);
  await expect(email(page)).toHaveValue('m.demir@bau.example');
  await expect(page).toHaveURL(/\/password-recovery$/);
});

test('ERR-10 any other failure shows the general popup, and the page can retry @full', async ({
  open,
}) => {
  const page = await open('/password-recovery');
  for (const status of [409, 429, 500]) {
    await refuseWith(page, status);
    await ask(page, 'm.demir@bau.example');
    const popup = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
    // Only the server knows the limit and the waiting time.
    const says = status === 500 ? 'Bitte versuchen Sie es in einem Moment erneut.' : 'Vom Server';
    await expect(popup).toContainText(says);
    await popup.getByRole('button', { name: 'Verstanden' }).click();
    await expect(popup).toHaveCount(0);
    await page.unrouteAll();
  }
  await expect(page.getByRole('button', { name: 'Link senden' })).toBeEnabled();
});

test('ERR-10 an offline request shows a message and keeps the address', async ({
  context,
  open,
}) => {
  const page = await open('/password-recovery');
  await isSettled(page);
  await context.setOffline(true);
  await ask(page, 'm.demir@bau.example');
  await expect(page.getByText('Dafür brauchen Sie Empfang.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await expect(email(page)).toHaveValue('m.demir@bau.example');
});

test('a second tap while the request is under way sends nothing @full', async ({ open }) => {
  const page = await open('/password-recovery');
  const calls = recordCalls(page, 'auth/\\w+');
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/v2/auth/password_recovery', (route) =>
    held.then(() => route.fulfill({ json: { data: {} } })),
  );
  await ask(page, 'm.demir@bau.example');
  await expect(page.getByRole('button', { name: 'Wird gesendet …' })).toBeVisible();
  await email(page).press('Enter');
  release();
  await expect(page.getByRole('dialog', { name: 'Link gesendet' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('D-12 the token is removed from the address at once and kept in memory only @full', async ({
  open,
}) => {
  const page = await open('/password-reset#abp_first');
  const save = page.getByRole('button', { name: 'Passwort speichern' });
  await expect(save).toBeVisible();
  await expect(page).toHaveURL(/\/password-reset$/);
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, history.state, location.href]),
  );
  expect(kept).not.toContain('abp_first');
  const calls = recordCalls(page, 'auth/\\w+');
  await page.evaluate(() => (location.hash = 'abp_second')); // another link in the same window
  await expect(page).toHaveURL(/\/password-reset$/);
  await page.getByLabel('Neues Passwort', { exact: true }).fill('Neue-Kelle-2027');
  await page.getByLabel('Neues Passwort wiederholen').fill('Neue-Kelle-2027');
  await save.click();
  await expect(page.getByText('Der Link ist ungültig oder abgelaufen.')).toBeVisible();
  expect(calls.map(({ fields }) => fields)).toEqual([
    {
      token: 'abp_second',
      new_password: 'Neue-Kelle-2027',
      new_password_repeat: 'Neue-Kelle-2027',
    },
  ]);
  await page.reload();
  await isHydrated(page);
  await expect(page.getByText('Der Link ist ungültig oder abgelaufen.')).toBeVisible();
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page).toHaveURL(/\/password-recovery$/);
});
