import { buildLegalText } from '../../../apps/server/src/content/build.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { addCode, fieldsOf, fillAll, newAddress, PASSWORD } from '../../support/registration.ts';
import { backOnDevice } from '../../support/scenes/scene.ts';
import { readBrowserStorage } from '../../support/browser-storage.ts';

test(
  'GEN-09 LOG-05 API-11 API-12 D-10 a new colleague registers with the code and is signed in',
  { tag: '@postgres-15' },
  async ({ open, portal }) => {
    const { company, code } = await addCode(portal.server);
    const page = await open('/login');
    await page.getByRole('link', { name: 'Registrieren' }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(page).toHaveTitle('Registrieren · Nordstein');
    const calls = recordCalls(page, 'auth/\\w+');
    await fillAll(page, code);
    await fieldsOf(page).submit.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const flash = page.getByRole('status').filter({ hasText: 'Willkommen, Anke.' });
    await expect(flash).toContainText('Ihr Zugang ist eingerichtet.');
    await expect(page.getByText(company.name)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0); // no question about the terms
    expect(calls.map(({ path }) => path)).toEqual(['auth/register']);
    expect(await page.evaluate(() => localStorage.getItem('abrufbar.token'))).toMatch(/^abr_/);

    // RTE-08, and the form is empty for the next person.
    await page.goto(`${portal.at('nordstein')}/register`);
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test('REG-01 REG-05 REG-06 REG-09 ENT-25 the form starts with the code and lists the positions in order', async ({
  open,
}) => {
  const page = await open('/register');
  const fields = fieldsOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrieren');
  await expect(fields.email).toHaveAttribute('type', 'email');
  await expect(fields.firstName).toHaveAttribute('autocomplete', 'given-name');
  await expect(fields.lastName).toHaveAttribute('autocomplete', 'family-name');
  await expect(fields.position).toHaveText('Bitte wählen');
  await fields.position.click();
  const sheet = page.getByRole('dialog', { name: 'Funktion' });
  await expect(sheet.getByRole('listitem')).toHaveText([
    'Inhaber/in',
    'Polier/in',
    'Einkauf',
    'Rechnungsprüfung',
    'Bauleitung',
    'Sonstige',
  ]);
  await sheet.getByRole('button', { name: 'Einkauf' }).click();
  await expect(fields.position).toHaveText('Einkauf');
  await fields.code.fill('7k4m29qxtb 3hwpd6rfyv c8jne4');
  await expect(fields.code).toHaveValue('7K4M29QXTB 3HWPD6RFYV C8JNE4');
  await fields.code.blur();
  await expect(fields.code).toHaveValue('7K4M2-9QXTB-3HWPD-6RFYV-C8JNE4');
});

test('REG-02 REG-03 REG-04 CST-08 ENT-53 each number has its country, +49 unless chosen otherwise', async ({
  open,
}) => {
  const page = await open('/register');
  const fields = fieldsOf(page);
  await expect(fields.fax).toHaveCount(0);
  await fields.more.click();
  const codes = page.getByRole('button', { name: /^Ländervorwahl/ });
  await expect(codes).toHaveText(['+49', '+49', '+49']);
  const [, fax] = await codes.all();
  await fax?.click();
  const sheet = page.getByRole('dialog', { name: 'Ländervorwahl' });
  await expect(sheet.getByRole('listitem').first()).toHaveText('+49 Deutschland');
  await sheet.getByRole('searchbox').fill('öster');
  await sheet.getByRole('button', { name: '+43 Österreich' }).click();
  await expect(codes).toHaveText(['+49', '+43', '+49']);
  await fields.more.click();
  await expect(fields.fax).toHaveCount(0);
});

test('REG-07 REG-08 VAL-06 VAL-10 the rules of the password turn green while it is typed', async ({
  open,
}) => {
  const page = await open('/register');
  const { password } = fieldsOf(page);
  const rules = page.getByRole('main').getByRole('listitem');
  const states = async () =>
    (await rules.allTextContents()).map((words) => words.endsWith('erfüllt'));
  await expect.poll(states).toEqual([false, false, false, false, false]);
  await password.pressSequentially('Ab1');
  await expect.poll(states).toEqual([false, true, true, true, false]);
  await expect(password).toHaveAccessibleDescription(/mindestens 8 Zeichen ?, noch offen/);
  await password.pressSequentially('-cdef');
  await expect.poll(states).toEqual([true, true, true, true, true]);
  await page.getByRole('button', { name: 'Passwort anzeigen' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
});

test.describe('texts for everybody', () => {
  test.use({ alone: 'file' });
  test.describe.configure({ mode: 'default' }); // one worker, so one server
  test('REG-10 REG-11 REG-12 T-17 a visit to the terms keeps all values in memory only', async ({
    open,
    page,
    portal: { server },
  }) => {
    const publishedAt = new Date(Date.now() - 86_400_000);
    await server.build({}, async (db) => {
      await buildLegalText(db, { html: '<p>Fassung 1</p>', publishedAt });
      await buildLegalText(db, { kind: 'privacy', html: '<p>Fassung 2</p>', publishedAt });
    });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => said.push(request.url(), request.postData() ?? ''));
    await open('/register');
    const email = newAddress();
    const fields = fieldsOf(page);
    await fillAll(page, '7K4M29QXTB3HWPD6RFYVC8JNE4', email);
    await fields.more.click();
    await fields.fax.fill('987654');
    for (const [name, text] of [
      ['Nutzungsbedingungen', 'Fassung 1'],
      ['Datenschutzhinweise', 'Fassung 2'],
    ] as const) {
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('main')).toContainText(text);
      const kept = await readBrowserStorage(page);
      for (const secret of [PASSWORD, email, 'Petersen', '5721884215', '987654', 'C8JNE4']) {
        expect(kept).not.toContain(secret);
        expect(said.join('\n')).not.toContain(secret);
      }
      await page.getByRole('main').getByRole('button', { name: 'Schließen' }).click();
      await expect(page).toHaveURL(/\/register$/);
    }
    await expect(fields.code).toHaveValue('7K4M2-9QXTB-3HWPD-6RFYV-C8JNE4');
    await expect(fields.lastName).toHaveValue('Petersen');
    await expect(fields.phone).toHaveValue('5721884215');
    await expect(fields.fax).toHaveValue('987654');
    await expect(fields.position).toHaveText('Bauleitung');
    await expect(fields.email).toHaveValue(email);
    await expect(fields.repeat).toHaveValue(PASSWORD);
    await expect(fields.terms).toBeChecked();
    await page.reload();
    await expect(fields.firstName).toHaveValue('');
    await expect(fields.password).toHaveValue('');
    await expect(fields.terms).not.toBeChecked();
  });
});

test('REG-12 T-17 one step back after a visit to the terms leaves the registration @full', async ({
  open,
  page,
}) => {
  await open('/login');
  await page.getByRole('link', { name: 'Registrieren' }).click();
  const { firstName } = fieldsOf(page);
  await firstName.fill('Anke');
  for (const name of ['Nutzungsbedingungen', 'Datenschutzhinweise']) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Schließen' }).first().click();
    await expect(firstName).toHaveValue('Anke');
  }
  await backOnDevice(page);
  await expect(page).toHaveURL(/\/login$/);
});

test('D-09 the code of a link is filled in and removed from the address at once @full', async ({
  open,
}) => {
  const page = await open('/register?code=7k4m2-9qxtb-3hwpd-6rfyv-c8jne4');
  await expect(fieldsOf(page).code).toHaveValue('7K4M2-9QXTB-3HWPD-6RFYV-C8JNE4');
  await expect(page).toHaveURL(/\/register$/);
});

test(
  'registration works by keyboard alone @full',
  { tag: '@full' },
  async ({ open, page, portal }) => {
    const { code } = await addCode(portal.server);
    await open('/register');
    const fields = fieldsOf(page);
    const { keyboard } = page;
    const next = () => keyboard.press('Tab');
    await fields.code.focus();
    for (const entry of [code, 'Anke', 'Petersen']) {
      await keyboard.insertText(entry);
      await next();
    }
    await next(); // past the country
    await keyboard.insertText('5721884215');
    await next();
    await expect(fields.position).toBeFocused();
    await keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Funktion' });
    await sheet.getByRole('button', { name: 'Polier/in' }).focus();
    await keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(fields.position).toBeFocused();
    await fields.email.focus();
    await keyboard.insertText(newAddress());
    await next();
    await keyboard.insertText(PASSWORD);
    await next(); // the button that shows it
    await next();
    await keyboard.insertText(PASSWORD);
    await next();
    await next();
    await keyboard.press('Space');
    await expect(fields.terms).toBeChecked();
    await next(); // the link
    await next();
    await keyboard.press('Space');
    await fields.repeat.focus();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);
