import type { Page } from '@playwright/test';
import * as session from '@abrufbar/contract/session/session.ts';
import { buildToken } from '../../../apps/server/src/session/build.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { buildPerson, PASSWORD } from '../../support/people.ts';
import { answer, failure } from '../../support/scenes/scene.ts';

const NEW = 'Neue-Kelle-2027';
const panel = (page: Page) => page.getByRole('main').getByText('Passwort ändern').first();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const old = (page: Page) => field(page, 'Bisheriges Passwort');
const next = (page: Page) => field(page, 'Neues Passwort');
const repeat = (page: Page) => field(page, 'Neues Passwort wiederholen');
const submit = (page: Page) => page.getByRole('button', { name: 'Passwort ändern' });
const said = (page: Page) => page.getByRole('main').getByRole('alert');
const fill = async (page: Page, was: string, becomes: string, again = becomes): Promise<void> => {
  await old(page).fill(was);
  await next(page).fill(becomes);
  await repeat(page).fill(again);
};

type Person = Awaited<ReturnType<typeof buildPerson>>;
const journey = test.extend<{ person: Person }>({
  person: async ({ portal: { server }, site: { company } }, use) => {
    await use(await buildPerson(server, { companies: [company] }));
  },
});

journey.beforeEach(async ({ open, page, person }) => {
  await open('/profile', person);
  await panel(page).click();
  await expect(old(page)).toBeVisible();
});

journey(
  'PRF-06 VAL-20 VAL-21 VAL-22 VAL-23 the tips turn while typing; only a complete entry can be sent',
  async ({ page }) => {
    const tips = page.locator('details').getByRole('listitem');
    await expect(tips.filter({ hasText: 'noch offen' })).toHaveCount(5);
    await expect(next(page)).toHaveAccessibleDescription(/noch offen/);
    const steps: readonly (readonly [typed: string, open: number])[] = [
      ['n', 4],
      ['nE', 3],
      ['nE1', 2],
      ['nE1-', 1],
      ['nE1-kell', 0],
    ];
    for (const [typed, left] of steps) {
      await next(page).fill(typed);
      await expect(tips.filter({ hasText: 'noch offen' })).toHaveCount(left);
      await expect(submit(page)).toBeDisabled();
    }
    await fill(page, '', NEW);
    await expect(submit(page)).toBeDisabled();
    await fill(page, PASSWORD, NEW, `${NEW}x`);
    await expect(submit(page)).toBeDisabled();
    await expect(repeat(page)).toHaveAccessibleDescription('Die Passwörter stimmen nicht überein.');
    await fill(page, PASSWORD, NEW);
    await expect(submit(page)).toBeEnabled();
  },
);

journey(
  'ERR-34 T-40 D-20 a wrong old password is reported and signs nobody out @full',
  async ({ page }) => {
    await fill(page, 'Falsch-2026', NEW);
    await submit(page).click();
    await expect(said(page)).toContainText('Das Passwort stimmt nicht.');
    await expect(page).toHaveURL(/\/profile$/);
    await expect(next(page)).toHaveValue(NEW);
    await old(page).fill(PASSWORD);
    await expect(said(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toContainText('Jens Harms');
  },
);

journey(
  'D-20 ERR-34 the old password again and one that is easy to guess are refused by the server @full',
  async ({ page }) => {
    for (const [becomes, message] of [
      [PASSWORD, /vom alten unterscheidet/],
      ['Passwort-1', /zu leicht zu erraten/],
    ] as const) {
      await fill(page, PASSWORD, becomes);
      await submit(page).click();
      await expect(said(page)).toContainText(message);
    }
  },
);

journey(
  'ERR-33 ENT-23 D-11 D-12 a new password: message, page reloaded, this session stays, the others end',
  async ({ page, person, portal: { server } }) => {
    const elsewhere = await server.build({}, (db) => buildToken(db, person));
    const calls = recordCalls(page, 'auth/password_reset');
    await page.evaluate(() => Object.assign(globalThis, { before: true }));
    await fill(page, PASSWORD, NEW);
    await submit(page).click();
    await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();
    expect(await page.evaluate(() => 'before' in globalThis)).toBe(false);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Jens Harms' })).toBeVisible();
    expect(calls[0]?.fields).toEqual({
      old_password: PASSWORD,
      new_password: NEW,
      new_password_repeat: NEW,
    });
    const ask = (token: string) => server.send(session.user, { company_number: null }, { token });
    await expect(ask(elsewhere)).rejects.toMatchObject({ status: 401 });
    await ask(person.token);
    const signIn = { username: person.email, password: NEW, _im: null };
    await server.send(session.login, signIn);
    await page.reload();
    await expect(page.getByText('Ihr Passwort ist geändert.')).toHaveCount(0); // shown once
  },
);

journey('input in the other form survives the new password @full', async ({ page }) => {
  await field(page, 'Vorname').fill('Murat');
  await fill(page, PASSWORD, NEW);
  await submit(page).click();
  await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();
  await expect(field(page, 'Vorname')).toHaveValue('Murat');
  await panel(page).click();
  await expect(old(page)).toHaveValue('');
});

journey(
  'ERR-34 without a text of the server the own one shows; without reception the entry stays',
  async ({ page }) => {
    await answer('auth/password_reset', { ...failure, message: '' }, 422)(page);
    await fill(page, PASSWORD, NEW);
    await submit(page).click();
    await expect(said(page)).toContainText('Bitte prüfen Sie das bisherige Passwort.');
    await page.unroute('**/api/v2/auth/password_reset');
    // A proxy that fails says nothing about the old password.
    await page.route('**/api/v2/auth/password_reset', (route) =>
      route.fulfill({ status: 502, body: 'Bad Gateway' }),
    );
    await submit(page).click();
    await expect(said(page)).toContainText('Das liegt nicht an Ihren Eingaben.');
    await expect(said(page)).not.toContainText('bisherige');
    await page.unroute('**/api/v2/auth/password_reset');
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(page.getByRole('alert').last()).toContainText('Dafür brauchen Sie Empfang.');
    await expect(old(page)).toHaveValue(PASSWORD);
  },
);

journey('PRF-06 the panel opens, fills and sends by keyboard @full', async ({ page }) => {
  await tabTo(page.getByRole('group').locator('summary'));
  await page.keyboard.press('Enter');
  await expect(old(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await tabTo(old(page));
  await page.keyboard.type('Falsch-2026');
  await tabTo(next(page));
  await page.keyboard.type(NEW);
  await tabTo(repeat(page));
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('Das Passwort stimmt nicht.');
});
