import { register } from '@abrufbar/contract/registration.ts';
import { registrationFields } from '../../../apps/server/testing/concepts/registration-fields.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, refuseProbes, test } from '../../support/fixtures.ts';
import { buildPerson } from '../../support/people.ts';
import { addCode, fieldsOf, fillAll, newAddress, popupOf } from '../../support/registration.ts';

test('VAL-01 VAL-04 VAL-12 VAL-13 missing fields are marked, the first is focused, and marks clear on edit', async ({
  open,
}) => {
  const page = await open('/register');
  const calls = recordCalls(page, 'auth/\\w+');
  const fields = fieldsOf(page);
  await fields.submit.click({ force: true }); // it says what is missing
  await expect(fields.code).toBeFocused();
  await expect(fields.code).toHaveAccessibleDescription('Bitte geben Sie den Einladungscode ein.');
  for (const field of [fields.firstName, fields.lastName, fields.phone, fields.repeat]) {
    await expect(field).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(fields.position).toHaveAccessibleDescription('Bitte wählen Sie Ihre Funktion.');
  await expect(fields.email).toHaveAccessibleDescription(/vollständige E-Mail-Adresse/);
  await expect(fields.password).toHaveAccessibleDescription(/noch nicht alle Regeln.*noch offen/);
  await expect(fields.terms).toHaveAccessibleDescription(
    'Bitte stimmen Sie den Nutzungsbedingungen zu.',
  );
  await expect(fields.privacy).toHaveAccessibleDescription(
    'Bitte bestätigen Sie die Datenschutzhinweise.',
  );
  await fillAll(page, '7K4M29QXTB3HWPD6RFYVC8JNE4');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await fields.repeat.fill('Kiesgrube-8');
  await fields.email.fill('anke@brinkmann');
  await fields.repeat.press('Enter');
  await expect(fields.email).toBeFocused();
  await expect(fields.repeat).toHaveAccessibleDescription('Die Passwörter stimmen nicht überein.');
  expect(calls).toEqual([]);
});

test('VAL-14 numbers take digits only, typed, pasted or filled in @full', async ({ open }) => {
  const page = await open('/register');
  const fields = fieldsOf(page);
  await fields.more.click();
  for (const field of [fields.phone, fields.fax, fields.mobile]) {
    await expect(field).toHaveAttribute('autocomplete', 'tel-national');
    await field.pressSequentially('01a5');
    await expect(field).toHaveValue('015');
    await field.fill('+49 (151) 204-177.33');
    await expect(field).toHaveValue('15120417733');
    await expect(field).not.toHaveAccessibleDescription(/./);
    await field.fill('151x');
    await expect(field).toHaveAccessibleDescription('Bitte nur Ziffern eingeben.');
    await expect(field).toHaveValue('151');
  }
});

test('ERR-11 a password that is easy to guess is refused by the server', async ({
  open,
  portal,
}) => {
  const { code } = await addCode(portal.server);
  const page = await open('/register');
  const fields = fieldsOf(page);
  await fillAll(page, code);
  await fields.password.fill('Sommer-2026');
  await fields.repeat.fill('Sommer-2026');
  await fields.submit.click();
  await expect(popupOf(page)).toContainText('leicht zu erraten');
  await popupOf(page).getByRole('button', { name: 'Verstanden' }).click();
  await expect(fields.password).toHaveAccessibleDescription(/leicht zu erraten/);
});

// Failures are counted for everybody behind one address.
test.describe('on a server of its own', () => {
  test.use({ alone: 'file' });
  test.describe.configure({ mode: 'default' }); // one worker, so one server

  test('ERR-11 VAL-12 D-09 wrong, used and foreign codes get the same refusal, at field and popup @full', async ({
    open,
    portal: { server },
  }) => {
    const page = await open('/register');
    const fields = fieldsOf(page);
    await fillAll(page, '0'.repeat(26));
    const words = 'Einladung ungültig oder abgelaufen.';
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await fields.submit.click();
      const popup = popupOf(page);
      await expect(popup).toContainText(words);
      const ground = colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(23, 28, 31)';
      await expect(popup).toHaveCSS('background-color', ground);
      await popup.getByRole('button', { name: 'Verstanden' }).click();
      await expect(popup).toBeHidden();
      await expect(fields.code).toHaveAccessibleDescription(new RegExp(words));
    }
    await expect(fields.code).toHaveAttribute('aria-invalid', 'true');
    const { company, code } = await addCode(server);
    await fields.code.fill(code);
    await expect(fields.code).not.toHaveAttribute('aria-invalid');
    await fields.submit.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(company.name)).toBeVisible();
  });

  test('ERR-11 D-10 a known address is reported with a link to continue, and the input stays @full', async ({
    open,
    portal: { server },
  }) => {
    const known = await buildPerson(server);
    const { code } = await addCode(server);
    const page = await open('/register');
    const fields = fieldsOf(page);
    await fillAll(page, code, known.email.toUpperCase());
    await fields.submit.click();
    await popupOf(page).getByRole('button', { name: 'Verstanden' }).click();
    await expect(fields.email).toHaveAccessibleDescription(
      /schon einen Zugang.*Bitte melden Sie sich/,
    );
    await expect(fields.lastName).toHaveValue('Petersen');
    await fields.email.fill(newAddress());
    await fields.submit.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test(
    'an offline registration keeps its entries, and succeeds later @full',
    { tag: '@full' },
    async ({ open, page, portal: { line, server } }) => {
      const { code } = await addCode(server);
      await open('/register');
      const fields = fieldsOf(page);
      await fillAll(page, code);
      await line.cut();
      await fields.submit.click();
      await expect(page.getByRole('alert').filter({ hasText: 'Empfang' })).toBeVisible();
      await expect(fields.repeat).not.toHaveValue('');
      await line.restore();
      await fields.submit.click();
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  );

  test('D-18 too many failures are reported with the time to wait @full', async ({
    open,
    portal: { server },
  }) => {
    const page = await open('/register');
    const fields = fieldsOf(page);
    await fillAll(page, '0'.repeat(26));
    for (let failure = 0; failure < 10; failure += 1) {
      await server.send(register, registrationFields('x')).catch(() => {}); // one of ten
    }
    await fields.submit.click();
    await expect(popupOf(page)).toContainText(/Bitte warten Sie \d+ Minuten/);
  });
});

test('D-10 the same entries after a lost answer sign in, with one account @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const { code } = await addCode(server);
  const email = newAddress();
  await open('/register');
  await fillAll(page, code, email);
  await refuseProbes(page);
  await page.route(
    '**/api/v2/auth/register',
    async (route) => {
      const body = new URLSearchParams(route.request().postData() ?? '');
      await server.request('POST', 'auth/register', { body });
      await route.abort();
    },
    { times: 1 },
  );
  const fields = fieldsOf(page);
  await fields.submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Empfang' })).toBeVisible();
  await fields.submit.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const people = await server.build({}, (db) =>
    db.selectFrom('users').select('id').where('email', '=', email).execute(),
  );
  expect(people).toHaveLength(1);
});

test(
  'two taps on the button send one registration @full',
  { tag: '@full' },
  async ({ open, page, portal }) => {
    const { code } = await addCode(portal.server);
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/v2/auth/register', (route) => held.then(() => route.continue()));
    await open('/register');
    const calls = recordCalls(page, 'auth/\\w+');
    await fillAll(page, code);
    const fields = fieldsOf(page);
    await fields.submit.click();
    await page.getByRole('button', { name: 'Wird gesendet' }).click();
    await fields.repeat.press('Enter');
    answer();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(calls.map(({ path }) => path)).toEqual(['auth/register']);
  },
);
