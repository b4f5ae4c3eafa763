import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { failure } from '@abrufbar/contract/wire/envelope.ts';
import { buildCompany } from '#companies/build.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildCode } from '#registration/build.ts';
import { GOOD_PASSWORD } from '#testing/concepts/registration-fields.ts';

const server = await startTestServer({ after });
const { code } = await server.build({}, async (db) => buildCode(db, await buildCompany(db)));

const GOOD = {
  first_name: 'Anke',
  last_name: 'Petersen',
  phone_country: '+49',
  phone: '5721884215',
  company_position: '4',
  email: 'anke@brinkmann.example',
  password: GOOD_PASSWORD,
  password_repeat: GOOD_PASSWORD,
  invitation_token: code,
  accept_terms_of_use: 'true',
  accept_privacy_policy: '1',
};

const problems = async (fields: Readonly<Record<string, string>>) => {
  const body = new URLSearchParams(fields);
  const { status, json } = await server.request('POST', 'auth/register', { body });
  assert.equal(status, 422);
  return failure.parse(json).errors;
};

test('VAL-01 VAL-02 VAL-03 VAL-04 T-41 everything that is missing is named at once, in German', async () => {
  assert.deepEqual(await problems({}), [
    {
      field: 'invitation_token',
      message: 'Einladungscode: Bitte geben Sie den Einladungscode ein.',
    },
    { field: 'first_name', message: 'Vorname: Bitte füllen Sie dieses Feld aus.' },
    { field: 'last_name', message: 'Nachname: Bitte füllen Sie dieses Feld aus.' },
    { field: 'phone', message: 'Telefon: Bitte füllen Sie dieses Feld aus.' },
    { field: 'company_position', message: 'Funktion: Bitte wählen Sie Ihre Funktion.' },
    {
      field: 'email',
      message: 'E-Mail-Adresse: Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
    },
    {
      field: 'password',
      message: 'Passwort: Bitte halten Sie die fünf Regeln für das Passwort ein.',
    },
    {
      field: 'password_repeat',
      message: 'Passwort wiederholen: Bitte füllen Sie dieses Feld aus.',
    },
    {
      field: 'accept_terms_of_use',
      message: 'Nutzungsbedingungen: Bitte stimmen Sie den Nutzungsbedingungen zu.',
    },
    {
      field: 'accept_privacy_policy',
      message: 'Datenschutzhinweise: Bitte bestätigen Sie die Datenschutzhinweise.',
    },
  ]);
});

const WRONG: readonly [change: Readonly<Record<string, string>>, field: string, says: RegExp][] = [
  [{ first_name: 'x'.repeat(101) }, 'first_name', /höchstens 100 Zeichen/],
  [{ last_name: 'a\u0007b' }, 'last_name', /höchstens 100 Zeichen/],
  [{ phone: '05721 884215' }, 'phone', /3 bis 15 Ziffern/],
  [{ fax: '12' }, 'fax', /3 bis 15 Ziffern/],
  [{ mobile_phone: '+4915120' }, 'mobile_phone', /3 bis 15 Ziffern/],
  [{ phone_country: '+999' }, 'phone_country', /angebotenen Werte/],
  [{ fax_country: '49' }, 'fax_country', /angebotenen Werte/],
  [{ mobile_phone_country: '0049' }, 'mobile_phone_country', /angebotenen Werte/],
  [{ company_position: '7' }, 'company_position', /Ihre Funktion/],
  [{ email: 'anke@brinkmann' }, 'email', /vollständige E-Mail/],
  [{ password: 'kiesgrube-7' }, 'password', /fünf Regeln/],
  [{ password: `${GOOD_PASSWORD}${'x'.repeat(120)}` }, 'password', /höchstens 128 Zeichen/],
  [{ password: 'Sommer-2026' }, 'password', /leicht zu erraten/],
  [{ password_repeat: 'Kiesgrube-8' }, 'password_repeat', /stimmen nicht überein/],
  [{ accept_terms_of_use: 'false' }, 'accept_terms_of_use', /Nutzungsbedingungen zu/],
  [{ accept_privacy_policy: '0' }, 'accept_privacy_policy', /Datenschutzhinweise/],
];

for (const [change, field, says] of WRONG) {
  test(`VAL-05 VAL-11 VAL-14 D-19 D-20 ${JSON.stringify(change).slice(0, 60)} is refused`, async () => {
    const repeat = change['password'] ? { password_repeat: change['password'] } : {};
    const found = await problems({ ...GOOD, ...repeat, ...change });
    assert.deepEqual(
      found.map((problem) => problem.field),
      [field],
    );
    assert.match(found[0]?.message ?? '', says);
  });
}
