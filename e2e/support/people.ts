import { expect, type Page } from '@playwright/test';
import { buildCompany, buildUser } from '../../apps/server/src/companies/build.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { buildToken } from '../../apps/server/src/session/build.ts';
import { hashPassword } from '../../apps/server/src/session/password.ts';
import { deleteSessions } from '../../apps/server/src/session/store.ts';

export const PASSWORD = 'Baustelle-2026';
const hash = hashPassword(PASSWORD);

type Fields = Omit<NonNullable<Parameters<typeof buildUser>[1]>, 'password_hash'>;

/** A user who can sign in with PASSWORD and is already signed in on one device. */
export const buildPerson = async ({ build }: TestServer, fields: Fields = {}) => {
  const password_hash = await hash;
  return build({}, async (db) => {
    const companies = fields.companies ?? [await buildCompany(db)];
    const user = await buildUser(db, { ...fields, companies, password_hash });
    return { ...user, token: await buildToken(db, user) };
  });
};

/** Fills in the login form and sends it. */
export const fillLogin = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
};

/** Signs out by the menu. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
};

/**
 * Ends a person's sessions as another process does. Reads are answered until the server has heard of it
 * (docs/quality.md section "Sessions"), so this resolves once it refuses the token of the device.
 */
export const endSessions = async (
  server: TestServer,
  { id }: { readonly id: string },
  page: Page,
): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('abrufbar.token') ?? '');
  await server.build({ userId: id }, (db) => deleteSessions(db, id));
  const read = () => server.request('GET', 'user', { token });
  await expect.poll(async () => (await read()).status).toBe(401);
};
