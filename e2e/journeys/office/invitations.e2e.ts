import { insertErpId } from '../../../apps/server/src/companies/store.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { AXE, EVERYTHING, violations } from '../../support/axe.ts';
import { expect, isHydrated, signIn, test } from '../../support/fixtures.ts';
import { buildColleague, AT_DESK, signInStaff } from '../../support/office.ts';
import { fieldsOf, newAddress, PASSWORD, scanShown } from '../../support/registration.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import type { Site } from '../../../apps/server/testing/concepts/site.ts';

test.use({ ...AT_DESK, live: true });

const PHONE = { width: 390, height: 844 } as const;

/** The site's company as a customer of Nordstein, and an administrator. */
const buildCustomer = async (server: TestServer, { supplier, company }: Site) => {
  const erp_customer_no = newId().slice(-12);
  await server.build({}, (db) =>
    insertErpId(db, { supplier_id: supplier.id, company_id: company.id, erp_customer_no }),
  );
  return buildColleague(server, { name: 'Katrin Vogt', role: 'admin' });
};

test('OFF-115 OFF-119 OFF-120 OFF-123 OFF-269 an invitation is created, its QR code scanned, somebody registers, and is blocked again', async ({
  browser,
  open,
  page,
  portal,
  site,
}) => {
  const { server } = portal;
  await signInStaff(page, server, await buildCustomer(server, site));
  await open('/office/invitations');
  await page.getByRole('button', { name: 'Einladung anlegen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Einladung anlegen' });
  await drawer.getByRole('button', { name: 'Einladen' }).click();
  await expect(drawer.getByText('Bitte wählen Sie die Firma.')).toBeVisible();
  const company = drawer.getByRole('combobox', { name: 'Firma' });
  await company.fill(site.company.company_nr);
  await company.press('Enter'); // before the answer is there
  await expect(company).toHaveValue(site.company.name);
  await expect(company).toBeFocused();
  await drawer.getByLabel('Name (freiwillig)').fill('Tim Rode');
  await page.keyboard.press('Control+Enter');

  const pane = page.getByRole('region', { name: 'Einladung für Tim Rode' });
  await expect(pane).toBeFocused();
  await expect(pane.getByText(/^Code und Link sehen Sie nur jetzt/)).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Groß zeigen' })).toBeVisible();
  const hidden = pane.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hidden).toBe(0);
  await page.evaluate(AXE);
  expect(await violations(page, EVERYTHING)).toEqual([]);
  await pane.getByRole('button', { name: 'Groß zeigen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nordstein' });
  let link = '';
  const scan = async () =>
    (link = (await scanShown(sheet.getByRole('img', { name: /QR-Code/ }))) ?? '');
  await expect.poll(scan).toMatch(/^http/); // the sheet may still be opening
  const code = await pane.getByLabel('Code', { exact: true }).inputValue();
  await expect(sheet.getByText(code)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  const context = await browser.newContext({ viewport: PHONE });
  const phone = await context.newPage();
  await phone.goto(link);
  await isHydrated(phone);
  const fields = fieldsOf(phone);
  await expect(fields.code).toHaveValue(code);
  await fields.firstName.fill('Tim');
  await fields.lastName.fill('Rode');
  await fields.phone.fill('5721884215');
  await fields.position.click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Bauleitung' }).click();
  await fields.email.fill(newAddress());
  await fields.password.fill(PASSWORD);
  await fields.repeat.fill(PASSWORD);
  await fields.terms.check();
  await fields.privacy.check();
  await fields.submit.click();
  await expect(phone).toHaveURL(/\/dashboard$/);

  // The open pane says so by itself.
  await expect(pane.getByText('eingelöst')).toBeVisible();
  await page.goto(`${portal.at('nordstein')}/office/customers/${site.company.id}`);
  await page.getByRole('button', { name: 'Tim Rode' }).click();
  const person = page.getByRole('region', { name: 'Tim Rode' });
  await person.getByRole('button', { name: 'Sperren' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Tim Rode sperren? Alle Sitzungen enden sofort.',
  });
  await dialog.getByRole('button', { name: 'Sperren' }).click();
  await expect(dialog.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible();
  await dialog.getByLabel('Grund').fill('Hat die Firma verlassen');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tim Rode ist gesperrt.')).toBeVisible();
  await expect(phone).toHaveURL(/\/login/);
  await expect(page.getByRole('row', { name: /Tim Rode/ })).toContainText('gesperrt');
  await context.close();
});

test('OFF-112 OFF-113 OFF-116 OFF-260 a right that is taken away goes from an open phone at once', async ({
  browser,
  open,
  page,
  portal,
  site,
}) => {
  const { server } = portal;
  const context = await browser.newContext({ viewport: PHONE });
  const phone = await context.newPage();
  await signIn(phone, site);
  await phone.goto(`${portal.at('nordstein')}/dashboard`);
  await isHydrated(phone);
  const scanner = phone.getByRole('link', { name: /scannen/i }).first();
  await expect(scanner).toBeVisible();

  await signInStaff(page, server, await buildCustomer(server, site));
  await open(`/office/customers/${site.company.id}`);
  await page.getByRole('button', { name: 'Jens Harms' }).click();
  const person = page.getByRole('region', { name: 'Jens Harms' });
  await person.getByRole('switch', { name: /^Scannen/ }).click();
  await expect(person.getByText('weicht von „Baustelle“ ab')).toBeVisible();
  await expect(page.getByRole('status').getByText(/^Die Rechte von Jens Harms/)).toBeVisible();
  await expect(scanner).toBeHidden();

  // The first who may order is also the last one.
  await person.getByText('Besteller').click();
  await expect(person.getByRole('radio', { name: 'Besteller' })).toBeChecked();
  await expect(scanner).toBeVisible();
  await person.getByRole('switch', { name: /^Abrufe anlegen/ }).click();
  const question = page.getByRole('dialog', { name: 'Recht wegnehmen?' });
  await expect(question).toContainText('niemanden mehr, der Abrufe anlegen darf');
  await page.keyboard.press('Escape');
  await expect(person.getByRole('switch', { name: /^Abrufe anlegen/ })).toBeChecked();
  await page.evaluate(AXE);
  expect(await violations(page, EVERYTHING)).toEqual([]);
  await context.close();
});

test('OFF-110 OFF-111 OFF-117 OFF-118 OFF-262 a customer is made, numbered, given somebody to call, and renamed beside a colleague', async ({
  context,
  open,
  page,
  portal,
  site,
}) => {
  const { server } = portal;
  const member = await buildCustomer(server, site);
  await signInStaff(page, server, member);
  await open('/office/customers');
  await page.getByRole('button', { name: 'Kunde anlegen' }).click();
  const form = page.getByRole('dialog', { name: 'Kunde anlegen' });
  const number = newId().slice(-12);
  await form.getByLabel('Name').fill('Ostkamp Straßenbau');
  await form.getByLabel('Straße, Hausnummer').fill('Am Rott 14');
  await form.getByRole('button', { name: 'Anlegen' }).click();
  await expect(form.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible();
  await form.getByLabel('Nummer beim Lieferanten').fill(number);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /Ostkamp Straßenbau/, level: 1 })).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();

  await page.getByRole('button', { name: 'Zuordnen', exact: true }).click();
  const contact = page.getByRole('dialog', { name: 'Ansprechpartner zuordnen' });
  await contact.getByLabel('Aufgabe').fill('Verkauf');
  await contact.getByLabel('Name').fill('Uwe Henning');
  await contact.getByLabel('Telefon').fill('+49 5043 98140');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('row', { name: /Verkauf Uwe Henning/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zuordnen', exact: true })).toBeFocused();

  const second = await context.newPage();
  await signInStaff(
    second,
    server,
    await buildColleague(server, { name: 'Jens Ahlers', role: 'admin' }),
  );
  await second.goto(page.url());
  for (const one of [page, second]) {
    await one.getByRole('button', { name: 'Firma bearbeiten' }).click();
    await expect(one.getByLabel('Ort')).toBeVisible();
  }
  await page.getByLabel('Ort').fill('Lauenau');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Am Rott 14, Lauenau')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Firma bearbeiten' })).toBeFocused();
  await second.getByLabel('Ort').fill('Rodenberg');
  await second.keyboard.press('Control+s');
  await expect(second.getByText(/^Katrin Vogt hat das um .* geändert/)).toBeVisible();
  await expect(second.getByText('Inzwischen gespeichert: Lauenau')).toBeVisible();
  await second.keyboard.press('Control+s');
  await expect(second.getByText('Am Rott 14, Rodenberg')).toBeVisible();

  // A dispatcher reads all of it and changes nothing.
  const reader = await context.newPage();
  await signInStaff(reader, server, await buildColleague(server, { name: 'Lena Bartels' }));
  await reader.goto(page.url());
  await expect(reader.getByText('Am Rott 14, Rodenberg')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Firma bearbeiten' })).toHaveCount(0);
  await expect(reader.getByRole('button', { name: 'Person einladen' })).toHaveCount(0);
});
