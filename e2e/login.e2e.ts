import { buildUser } from '../apps/server/src/companies/build.ts';
import { hashPassword } from '../apps/server/src/session/password.ts';
import { expect, test } from './fixtures.ts';

const PASSWORD = 'Baustelle-2026';

test('LOG-01 LOG-02 LOG-03 LOG-08 LOG-09 a foreman signs in with e-mail and password', async ({
  open,
  portal,
  site,
}) => {
  const hash = await hashPassword(PASSWORD);
  const user = await portal.server.build({}, (db) =>
    buildUser(db, { companies: [site.company], password_hash: hash }),
  );
  const page = await open('/');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-Mail-Adresse').fill(user.email);
  const password = page.getByLabel('Passwort', { exact: true });
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(site.company.name).first()).toBeVisible();
});
