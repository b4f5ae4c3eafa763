import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { register } from '@abrufbar/contract/registration.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { PERMISSIONS } from '@abrufbar/domain/companies/permissions.ts';
import { buildCompany } from '#companies/build.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildCode } from '#registration/build.ts';
import { registrationFields, GOOD_PASSWORD } from '#testing/concepts/registration-fields.ts';

const NOW = '2026-11-20T05:40:00Z';
const server = await startTestServer({ after }, { now: NOW });
const { build, send } = server;
const now = new Date(NOW);

type Fields = Parameters<typeof buildCode>[2];
const addCode = (fields: Fields = {}) =>
  build({}, async (db) => {
    const company = await buildCompany(db);
    return { company, ...(await buildCode(db, company, fields, now)) };
  });
const rowOf = (email: string) =>
  build({}, (db) =>
    db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).execute(),
  );

test('API-11 API-12 ENT-22 D-10 a registration makes an account and signs it in', async () => {
  const { company, code } = await addCode({ role: 'besteller' });
  const entries = registrationFields(code, {
    email: 'Anke.Petersen@Brinkmann.Example',
    fax_country: '+43',
    fax: '1234567',
    mobile_phone: '15120417741',
  });
  const { access_token: token } = await send(register, entries);
  const me = await send(session.user, { company_number: null }, { token });
  assert.deepEqual(
    { ...me, id: '', impersonator: '' },
    {
      id: '',
      name: 'Anke Petersen',
      email: 'anke.petersen@brinkmann.example',
      first_registration: '2026-11-20',
      role: 'Besteller',
      img_url: null,
      first_name: 'Anke',
      last_name: 'Petersen',
      phone: { country_code: '+49', number: '5721884215' },
      mobile: { country_code: '+49', number: '15120417741' },
      theme: 10,
      available_companies: [{ company_nr: company.company_nr, company_name: company.name }],
      buttonPermissions: [...PERMISSIONS],
      accepted_terms_of_use_date: '2026-11-20',
      terms_of_use_changed: false,
      has_notification_subscription: false,
      impersonator: '',
    },
  );
  const [row] = await rowOf(entries.email);
  assert.deepEqual([row?.fax_country, row?.fax_number, row?.position], ['+43', '1234567', 4]);
  const again = { username: entries.email, password: GOOD_PASSWORD, _im: null };
  assert.match((await send(session.login, again)).access_token, /^abr_/);
});

test('D-15 T-45 rights come from the code and never from the chosen position', async () => {
  const { code } = await addCode({ role: 'leser', permissions: ['qr-code-scanner'] });
  const owner = registrationFields(code, { company_position: '6' });
  const { access_token: token } = await send(register, owner);
  const me = await send(session.user, { company_number: null }, { token });
  assert.deepEqual([me.role, me.buttonPermissions], ['Leser', ['qr-code-scanner']]);
});

test('D-09 only a digest of the code is kept, and the registration is on record', async () => {
  const { id, code } = await addCode();
  assert.match(code, /^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{6}$/);
  const entries = registrationFields(code.toLowerCase().replaceAll('-', ' '));
  await send(register, entries);
  const [user] = await rowOf(entries.email);
  assert.ok(user);
  const [kept] = await build({}, (db) =>
    db.selectFrom('registration_codes').selectAll().where('id', '=', id).execute(),
  );
  assert.equal(kept?.used_by, user.id);
  assert.equal(kept.code_hash.length, 32);
  assert.equal(new Date(kept.expires_at).toISOString(), '2026-12-20T05:40:00.000Z');
  const record = await build({ userId: user.id }, (db) =>
    db.selectFrom('audit_user').select(['user_id', 'call']).execute(),
  );
  assert.deepEqual(record, [{ user_id: user.id, call: 'registration.register' }]);
});

test('D-09 D-10 a double tap makes one account, and both taps come in', async () => {
  const { code } = await addCode();
  const entries = registrationFields(code);
  const [one, two] = await Promise.all([send(register, entries), send(register, entries)]);
  assert.notEqual(one.access_token, two.access_token);
  assert.equal((await rowOf(entries.email)).length, 1);
  for (const { access_token: token } of [one, two]) {
    assert.equal(
      (await send(session.user, { company_number: null }, { token })).email,
      entries.email,
    );
  }
});

test('D-10 two codes at the same moment make one account of one address', async () => {
  const codes = [await addCode(), await addCode()];
  const email = 'einmal@brinkmann.example';
  const tries = await Promise.allSettled(
    codes.map(({ code }) => send(register, registrationFields(code, { email }))),
  );
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  const [reason] = tries.flatMap((one): unknown[] =>
    one.status === 'rejected' ? [one.reason] : [],
  );
  assert.ok(reason instanceof CallError);
  assert.deepEqual([reason.status, reason.errors[0]?.field], [422, 'email']);
  assert.equal((await rowOf(email)).length, 1);
});
