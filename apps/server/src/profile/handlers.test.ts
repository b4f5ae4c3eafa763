import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { failure } from '@abrufbar/contract/wire/envelope.ts';
import * as profile from '@abrufbar/contract/profile/profile.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import * as z from 'zod/mini';
import { buildCompany, buildUser } from '#companies/build.ts';
import { insertMembership } from '#companies/store.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildToken } from '#session/build.ts';

const { build, request, send } = await startTestServer({ after });

const addUser = (fields: Parameters<typeof buildUser>[1] = {}) =>
  build({}, async (db) => {
    const company = await buildCompany(db);
    const user = await buildUser(db, { companies: [company], ...fields });
    return { company, user, token: await buildToken(db, user) };
  });
const errorsOf = (json: unknown) => z.parse(failure, json).errors;

const FIELDS = {
  first_name: 'Murat',
  last_name: 'Demir',
  phone: '5721884210',
  phone_country: '+49',
  mobile: '15120417733',
  mobile_country: '+43',
} as const;
const post = (token: string, fields: Readonly<Record<string, string>>) =>
  request('POST', 'customer-profile', { token, body: new URLSearchParams(fields) });

test('API-28 ENT-01 ENT-02 ENT-03 D-15 the profile shows the person, in the role of that company', async () => {
  const created_at = new Date('2025-03-02T23:30:00Z'); // the next day in Berlin
  const { company, user, token } = await addUser({
    role: 'besteller',
    created_at,
    phone_country: '+43',
    phone_number: '112',
  });
  const { json } = await request('GET', `customer-profile?company_number=${company.company_nr}`, {
    token,
  });
  assert.partialDeepStrictEqual(json, {
    data: {
      id: user.id,
      name: 'Jens Harms',
      email: user.email,
      first_registration: '03.03.2025',
      role: 'Besteller',
      img_url: null,
      first_name: 'Jens',
      last_name: 'Harms',
      phone: { number: '112', country_code: '+43' },
      mobile: { number: '', country_code: '+49' },
    },
  });
});

test('API-29 ENT-24 T-35 T-54 a saved profile is stored once per person, the e-mail stays', async () => {
  const { company, user, token } = await addUser();
  const second = await build({}, async (db) => {
    const made = await buildCompany(db);
    await insertMembership(db, { userId: user.id, companyId: made.id, role: 'leser' });
    return made;
  });
  const other = await addUser();
  await send(profile.updateProfile, { company_number: company.company_nr, ...FIELDS }, { token });
  const seen = await send(
    profile.customerProfile,
    { company_number: second.company_nr },
    { token },
  );
  assert.deepEqual(
    [seen.name, seen.email, seen.phone, seen.mobile],
    [
      'Murat Demir',
      user.email,
      { number: '5721884210', country_code: '+49' },
      { number: '15120417733', country_code: '+43' },
    ],
  );
  assert.equal((await send(session.user, { company_number: null }, { token })).first_name, 'Murat');
  const untouched = { company_number: other.company.company_nr };
  const { name } = await send(profile.customerProfile, untouched, { token: other.token });
  assert.equal(name, 'Jens Harms');
});

test('VAL-17 VAL-19 numbers lose what is no digit, the mobile number may go', async () => {
  const { company, token } = await addUser({ mobile_country: '+43', mobile_number: '660123' });
  const company_number = company.company_nr;
  const sent = { company_number, ...FIELDS, phone: ' (05721) 88-42 10 ', mobile: '' };
  assert.equal((await post(token, sent)).status, 200);
  const { phone, mobile } = await send(profile.customerProfile, { company_number }, { token });
  assert.equal(phone.number, '05721884210');
  assert.deepEqual(mobile, { number: '', country_code: '+49' });
});

const WRONG = [
  ['VAL-16', { first_name: '' }, 'first_name', /Vorname: .*füllen/],
  ['VAL-16', { last_name: '  ' }, 'last_name', /Nachname: .*füllen/],
  ['VAL-16', { phone: '' }, 'phone', /Telefon: .*füllen/],
  ['VAL-16', { phone_country: '' }, 'phone_country', /füllen/],
  ['D-19', { first_name: 'x'.repeat(101) }, 'first_name', /kürzen/],
  ['D-19', { last_name: 'De\u0007mir' }, 'last_name', /Zeichen/],
  ['D-19', { phone: '12' }, 'phone', /3 bis 15 Ziffern/],
  ['D-19', { phone: '1234567890123456' }, 'phone', /3 bis 15 Ziffern/],
  ['D-19', { mobile: 'abc' }, 'mobile', /füllen|Ziffern/],
  ['D-19', { phone_country: '+999' }, 'phone_country', /angebotenen/],
  ['D-19', { mobile_country: '49' }, 'mobile_country', /angebotenen/],
  ['D-19', { mobile_country: '' }, 'mobile_country', /angebotenen/],
  ['D-25', { email: 'neu@harms.example' }, 'email', /nicht erwartet/],
] as const;
for (const [id, change, field, message] of WRONG) {
  test(`${id} D-35 ${JSON.stringify(change).slice(0, 60)} is refused and nothing is saved`, async () => {
    const { company, token } = await addUser();
    const company_number = company.company_nr;
    const { status, json } = await post(token, { company_number, ...FIELDS, ...change });
    const [problem, ...more] = errorsOf(json);
    assert.deepEqual([status, problem?.field, more], [422, field, []]);
    assert.match(problem?.message ?? '', message);
    const { name } = await send(profile.customerProfile, { company_number }, { token });
    assert.equal(name, 'Jens Harms');
  });
}

test('API-28 API-29 T-54 without login 401, for a company that is not the own one 403', async () => {
  const { token } = await addUser();
  const { company } = await addUser();
  for (const company_number of [company.company_nr, 'gibt-es-nicht']) {
    const query = `customer-profile?company_number=${company_number}`;
    const statuses = [
      (await request('GET', query)).status,
      (await request('GET', query, { token })).status,
      (await post(token, { company_number, ...FIELDS })).status,
      (await post('abr_x', { company_number, ...FIELDS })).status,
    ];
    assert.deepEqual(statuses, [401, 403, 403, 401]);
  }
});
