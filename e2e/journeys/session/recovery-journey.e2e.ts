import type { Page } from '@playwright/test';
import { startSmtp, type TestSmtp } from '../../../apps/server/testing/external/smtp-server.ts';
import { expect, startPortal, test as base } from '../../support/fixtures.ts';
import { buildPerson, fillLogin, PASSWORD } from '../../support/people.ts';

const NEW = 'Neue-Kelle-2027';

/** A portal that sends its mails to a real mail server. */
const test = base.extend<{ readonly smtp: TestSmtp }>({
  smtp: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(await startSmtp({ after: (end) => ends.push(end) }));
    for (const end of ends) await end();
  },
  portal: async ({ smtp }, use) => startPortal(use, { SMTP_URL: smtp.url }),
});

const ask = async (page: Page, address: string): Promise<void> => {
  await expect(page).toHaveURL(/\/password-recovery$/); // the login has a field of the same name
  await page.getByLabel('E-Mail-Adresse').fill(address);
  await page.getByRole('button', { name: 'Link senden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verstanden' }).click();
  await expect(page).toHaveURL(/\/login$/);
};
/** Path of the link: these journeys use the proxy, not the port of the server. */
const linkIn = (text = ''): string => {
  const [, path] = /http:\/\/[\w.]+:\d+(\/password-reset#abp_\S+)/.exec(text) ?? [];
  if (path === undefined) throw new Error(`no link in ${text}`);
  return path;
};
const field = (page: Page) => page.getByLabel('Neues Passwort', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Passwort speichern' });
const setPassword = async (page: Page, password: string): Promise<void> => {
  await field(page).fill(password);
  await page.getByLabel('Neues Passwort wiederholen').fill(password);
  await save(page).click();
};
const EXPIRED = 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.';

test(
  'GEN-10 D-12 SRV-01 API-13 API-14 forgotten password, mail, link, new password, login',
  { tag: '@postgres-15' },
  async ({ open, page, portal: { server }, smtp }) => {
    const person = await buildPerson(server, { first_name: 'Mehmet', last_name: 'Yıldız' });
    await open('/login');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await ask(page, person.email);
    const older = await smtp.mailTo(person.email);
    expect(older.from).toMatchObject({ name: 'Nordstein abrufbar' });
    expect(older.text).toContain('Guten Tag Mehmet Yıldız,');
    expect(older.text).toContain('\nhttp://nordstein.localhost:');

    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await ask(page, person.email);
    const mail = await smtp.mailTo(person.email, 2);
    const link = linkIn(mail.text);
    expect(mail.html).toContain(`${link}"`);

    await open(linkIn(older.text));
    await setPassword(page, NEW);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(EXPIRED);

    await open(link);
    await setPassword(page, NEW);
    await expect(page).toHaveURL(/\/login$/);
    await expect(
      page.getByText('Ihr Passwort ist geändert. Bitte melden Sie sich an.'),
    ).toBeVisible();
    await fillLogin(page, person.email, PASSWORD);
    await expect(page.getByText('E-Mail-Adresse oder Passwort stimmt nicht.')).toBeVisible();
    await fillLogin(page, person.email, NEW);
    await expect(page).toHaveURL(/\/dashboard$/);

    await open(link);
    await setPassword(page, 'Noch-Eine-Kelle-28');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(EXPIRED);
    await open('/dashboard');
    await expect(page).toHaveURL(/\/dashboard$/); // a dead link ends no session
  },
);

test('VAL-22 VAL-23 D-20 the tips update while typing, and a refusal shows at its field @full', async ({
  open,
  page,
  portal: { server },
  smtp,
}) => {
  const person = await buildPerson(server);
  await open('/password-recovery');
  await ask(page, person.email);
  await open(linkIn((await smtp.mailTo(person.email)).text));
  const tip = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await field(page).fill('Sommer2026');
  await expect(tip('Großbuchstabe')).toHaveText('Großbuchstabe, erfüllt');
  await expect(tip('Sonderzeichen')).toHaveText('Sonderzeichen, noch offen');
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
  await field(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/^Das Passwort erfüllt noch nicht/);
  await expect(field(page)).toBeFocused();

  await field(page).fill('Sommer-2026');
  await expect(tip('Sonderzeichen')).toHaveText('Sonderzeichen, erfüllt');
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  const repeat = page.getByLabel('Neues Passwort wiederholen');
  await repeat.press('Enter');
  await expect(repeat).toHaveAccessibleDescription('Die Passwörter stimmen nicht überein.');
  await repeat.fill('Sommer-2026');
  await expect(repeat).not.toHaveAttribute('aria-invalid');
  await expect(save(page)).toHaveAttribute('aria-disabled', 'false');

  await save(page).click();
  await expect(field(page)).toHaveAccessibleDescription(/zu leicht zu erraten/);
  await field(page).fill(`Aa1-${'x'.repeat(125)}`);
  await field(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/höchstens 128 Zeichen/);
  await setPassword(page, PASSWORD);
  await expect(field(page)).toHaveAccessibleDescription(/vom alten unterscheidet/);
  await setPassword(page, NEW);
  await expect(page).toHaveURL(/\/login$/);
});

test(
  'D-11 D-12 a signed-in user who opens a link has to sign in with the new password @full',
  { tag: '@full' },
  async ({ page, open, portal: { server }, smtp }) => {
    const person = await buildPerson(server);
    const body = new URLSearchParams({ email: person.email });
    await server.request('POST', 'auth/password_recovery', { body });
    await open(linkIn((await smtp.mailTo(person.email)).text), person);
    await setPassword(page, NEW);
    await expect(page).toHaveURL(/\/login$/);
    await expect(
      page.getByText('Ihr Passwort ist geändert. Bitte melden Sie sich an.'),
    ).toBeVisible();
    await expect(page.getByText('Ihre Sitzung ist abgelaufen')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('abrufbar.token'))).toBeNull();
    const { status } = await server.request('GET', 'user', { token: person.token });
    expect(status).toBe(401);
  },
);

test(
  'D-12 the link of one person ends the session of a colleague on the same phone @full',
  { tag: '@full' },
  async ({ page, open, portal: { server }, smtp }) => {
    const [person, colleague] = [await buildPerson(server), await buildPerson(server)];
    const body = new URLSearchParams({ email: person.email });
    await server.request('POST', 'auth/password_recovery', { body });
    await open(linkIn((await smtp.mailTo(person.email)).text), colleague);
    const farewell = page.waitForResponse('**/api/v2/auth/logout');
    await setPassword(page, NEW);
    expect((await farewell).status()).toBe(200);
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, person.email, NEW);
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);
