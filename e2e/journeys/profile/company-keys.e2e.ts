import { expect, test } from '../../support/fixtures.ts';
import { buildPerson, PASSWORD } from '../../support/people.ts';

test('DOC-60 DOC-64 a key is made with the password, shown once, used and revoked', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const buyer = await buildPerson(server, { companies: [site.company], role: 'besteller' });
  await open('/settings', buyer);
  const section = page.getByRole('region', { name: 'Schlüssel für Ihre Systeme' });
  await expect(section.getByText('Es gibt noch keinen Schlüssel.')).toBeVisible();
  await section.getByRole('button', { name: 'Neuer Schlüssel' }).click();
  await section.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  await expect(section.getByText('Bitte geben Sie dem Schlüssel einen Namen.')).toBeVisible();
  await section.getByLabel('Name', { exact: true }).fill('SAP');
  await section.getByLabel('Ihr Passwort').fill('Falsche-Kelle-1');
  await section.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  await expect(section.getByText('Das Passwort stimmt nicht.')).toBeVisible();
  await expect(section.getByLabel('Name', { exact: true })).toHaveValue('SAP'); // nothing typed is lost
  await section.getByLabel('Ihr Passwort').fill(PASSWORD);
  await section.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  const key = await section.getByText(/^abf_/).innerText();
  const read = () => server.request('GET', 'company/changes', { token: key });
  expect((await read()).status).toBe(200);
  await section.getByRole('button', { name: 'Fertig' }).click();
  await expect(section.getByText(/^abf_/)).toHaveCount(0);
  await section.getByRole('button', { name: 'Widerrufen: SAP' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click();
  await expect(section.getByText('Es gibt noch keinen Schlüssel.')).toBeVisible();
  expect((await read()).status).toBe(401);
});

test('DOC-60 a person without the right sees no keys', async ({ open, page, site }) => {
  await open('/settings', site);
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
  await expect(page.getByText('Schlüssel für Ihre Systeme')).toHaveCount(0);
});
