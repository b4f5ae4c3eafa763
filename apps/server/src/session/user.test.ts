import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as session from '@abrufbar/contract/session/session.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { insertMembership } from '#companies/store.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildToken } from '#session/build.ts';

const { build, request, send } = await startTestServer({ after }, { now: '2026-11-20T05:40:00Z' });

const someone = await build({}, async (db) => {
  const first = await buildCompany(db, { name: 'Weserbau GmbH' });
  const second = await buildCompany(db, { name: 'ARGE A7' });
  const user = await buildUser(db, {
    companies: [second],
    role: 'leser',
    first_name: 'Käthe',
    last_name: 'Weiß',
    created_at: new Date('2026-03-01T23:30:00Z'),
    phone_country: '+43',
    phone_number: '15551234',
  });
  const membership = { userId: user.id, companyId: first.id, role: 'besteller' } as const;
  await insertMembership(db, membership);
  return { first, second, user, token: await buildToken(db, user) };
});
const { first, second, user, token } = someone;

test('API-16 API-17 SRV-02 POST and GET user answer the same', async () => {
  const [post, get] = [
    await request('POST', 'user', { token }),
    await request('GET', 'user', { token }),
  ];
  assert.equal(post.status, 200);
  assert.equal(post.text, get.text);
  assert.equal(post.headers.get('Cache-Control'), 'no-store');
});

test('ENT-01 ENT-02 ENT-03 ENT-05 ENT-08 a user has exactly these fields on the wire', async () => {
  const { json } = await request('GET', 'user', { token });
  assert.deepEqual(json, {
    data: {
      id: user.id,
      name: 'Käthe Weiß',
      email: user.email,
      first_registration: '02.03.2026',
      role: 'Besteller',
      img_url: null,
      first_name: 'Käthe',
      last_name: 'Weiß',
      phone: { number: '15551234', country_code: '+43' },
      mobile: { number: '', country_code: '+49' },
      theme: 10,
      available_companies: [
        { company_nr: first.company_nr, company_name: 'Weserbau GmbH' },
        { company_nr: second.company_nr, company_name: 'ARGE A7' },
      ],
      buttonPermissions: [
        'qr-code-scanner',
        'call-off-creation',
        'call-off-list',
        'delivery-confirm',
        'asset-upload',
        'invoice-list',
        'company-keys',
      ],
      accepted_terms_of_use_date: '02.03.2026',
      terms_of_use_changed: false,
      has_notification_subscription: false,
      impersonator: null,
    },
  });
});

test('GEN-04 ENT-06 role and permissions are those of the chosen company', async () => {
  const read = (company_number: string | null) => send(session.user, { company_number }, { token });
  const chosen = await read(second.company_nr);
  assert.deepEqual([chosen.role, chosen.buttonPermissions], ['Leser', ['call-off-list']]);
  const foreign = await build({}, (db) => buildCompany(db));
  await assert.rejects(read(foreign.company_nr), { status: 403 });
  await assert.rejects(read('gibt es nicht'), { status: 403 });
});

test('ENT-07 terms that were never accepted are null', async () => {
  const fresh = await build({}, async (db) => {
    const made = await buildUser(db, { companies: [first], acceptedTermsAt: null });
    return buildToken(db, made);
  });
  const me = await send(session.userByGet, { company_number: null }, { token: fresh });
  assert.equal(me.accepted_terms_of_use_date, null);
});

test('ENT-04 the theme is 10 until another one is stored', async () => {
  const read = () => send(session.user, { company_number: null }, { token });
  assert.equal((await read()).theme, 10);
  for (const theme of [20, 30] as const) {
    await build({ userId: user.id }, (db) =>
      db
        .insertInto('user_settings')
        .values({ user_id: user.id, theme })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ theme }))
        .execute(),
    );
    assert.equal((await read()).theme, theme);
  }
});

test('API-16 a user reads only the own data', async () => {
  const other = await build({}, async (db) => {
    const made = await buildUser(db, { companies: [second], first_name: 'Geheim' });
    return { made, token: await buildToken(db, made) };
  });
  const { text } = await request('GET', 'user', { token: other.token });
  assert.ok(text.includes(other.made.email));
  assert.ok(!text.includes(user.email) && !text.includes(first.company_nr));
});
