import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import * as profile from '@abrufbar/contract/profile/settings.ts';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { buildCompany, buildUser } from '#companies/build.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildToken } from '#session/build.ts';

const server = await startTestServer({ after });
const { build, request, send } = server;

const addUser = (companies = 1) =>
  build({}, async (db) => {
    const all = [];
    for (let at = 0; at < companies; at += 1) all.push(await buildCompany(db));
    const [company = assert.fail(), other = company] = all;
    const user = await buildUser(db, { companies: all });
    return { company, other, user, token: await buildToken(db, user) };
  });
type User = Awaited<ReturnType<typeof addUser>>;

const read = ({ company, token }: Pick<User, 'company' | 'token'>) =>
  send(profile.settings, { company_number: company.company_nr }, { token });
const set = (
  { token }: Pick<User, 'token'>,
  type: InputOf<typeof profile.updateSetting>['type'],
  status: boolean | 20 | 30,
  company_number: string | null = null,
) => send(profile.updateSetting, { company_number, type, status }, { token });
/** Values of the five settings. */
const valuesOf = async (user: Pick<User, 'company' | 'token'>) => {
  const { CallOff, Reminder, Tips, PushNotification, Theme } = await read(user);
  return [CallOff, Reminder, Tips, PushNotification, Theme];
};
const post = (token: string, fields: Record<string, string>) =>
  request('POST', 'settings', { token, body: new URLSearchParams(fields) });
const refusedFields = (json: unknown) =>
  (json as { errors: { field: string }[] }).errors.map(({ field }) => field); // shape of refusals

test('ENT-09 ENT-10 ENT-11 SRV-03 D-55 a new person has the settings everybody starts with', async () => {
  const { company, user, token } = await addUser();
  const query = `?company_number=${company.company_nr}`;
  const { status, json } = await request('GET', `settings${query}`, { token });
  assert.equal(status, 200);
  assert.deepEqual((await request('GET', `customer-profile${query}`, { token })).json, json); // D-25
  const {
    phone: _,
    mobile: __,
    ...data
  } = z.looseObject({ data: z.looseObject({}) }).parse(json).data;
  assert.deepEqual(
    { data },
    {
      data: {
        id: user.id,
        name: 'Jens Harms',
        email: user.email,
        first_name: 'Jens',
        last_name: 'Harms',
        first_registration: '02.03.2026',
        role: 'Baustelle',
        CallOff: true,
        Reminder: true,
        Tips: false,
        PushNotification: false,
        Theme: 10,
        settings_options: [
          { type: 'CallOff', label: 'E-Mail zu Abrufen', status: true },
          { type: 'Reminder', label: 'E-Mail zur Erinnerung', status: true },
          { type: 'PushNotification', label: 'Push-Mitteilungen auf diesem Gerät', status: false },
        ],
        img_url: null,
      },
    },
  );
});

test('API-30 API-31 T-23 each setting is set alone, also twice, and stays', async () => {
  const user = await addUser();
  const steps = [
    ['CallOff', 'false', [false, true, false, false, 10]],
    ['Reminder', '0', [false, false, false, false, 10]],
    ['Tips', 'true', [false, false, true, false, 10]],
    ['PushNotification', '1', [false, false, true, true, 10]],
    ['Theme', '30', [false, false, true, true, 30]],
    ['Theme', '20', [false, false, true, true, 20]],
    ['CallOff', 'true', [true, false, true, true, 20]],
  ] as const;
  for (const [type, status, expected] of steps) {
    for (const _ of ['once', 'again']) {
      const answer = await post(user.token, {
        type,
        status,
        company_number: user.company.company_nr,
      });
      assert.deepEqual([answer.status, answer.text], [200, '{"data":{}}']);
      assert.deepEqual(await valuesOf(user), expected);
    }
  }
  const { settings_options } = await read(user);
  assert.deepEqual(
    settings_options.map(({ status }) => status),
    [true, false, true],
  );
});

test('D-55 T-54 e-mails are wanted per company, all else is the same in every company', async () => {
  const user = await addUser(2);
  await set(user, 'CallOff', false, user.company.company_nr);
  await set(user, 'Reminder', false, user.other.company_nr);
  await set(user, 'PushNotification', true, user.other.company_nr);
  await set(user, 'Theme', 30, user.company.company_nr);
  assert.deepEqual(await valuesOf(user), [false, true, false, true, 30]);
  assert.deepEqual(await valuesOf({ ...user, company: user.other }), [
    true,
    false,
    false,
    true,
    30,
  ]);
});

test('ENT-04 T-24 the theme is stored once: without a company, and in the user call too', async () => {
  const user = await addUser(2);
  await set(user, 'Theme', 30);
  const { theme } = await send(session.user, { company_number: null }, user);
  assert.equal(theme, 30);
  assert.equal((await read(user)).Theme, 30);
  await set(user, 'Tips', true);
  await set(user, 'PushNotification', true);
  assert.deepEqual(await valuesOf(user), [true, true, true, true, 30]);
});

test('D-55 an e-mail setting needs its company where there are several', async () => {
  const several = await addUser(2);
  for (const type of ['CallOff', 'Reminder']) {
    const { status, json } = await post(several.token, { type, status: 'false' });
    assert.deepEqual([status, refusedFields(json)], [422, ['company_number']]);
  }
  assert.deepEqual(await valuesOf(several), [true, true, false, false, 10]);
  const one = await addUser();
  await set(one, 'CallOff', false);
  assert.equal((await read(one)).CallOff, false);
});

test('D-14 T-54 another company is 403 whether it exists or not, and nothing is stored', async () => {
  const [user, foreign] = [await addUser(), await addUser()];
  for (const company_number of [foreign.company.company_nr, 'gibt-es-nicht']) {
    for (const [type, status] of [
      ['CallOff', 'false'],
      ['Theme', '30'],
    ] as const) {
      const answer = await post(user.token, { type, status, company_number });
      assert.equal(answer.status, 403);
      assert.match(answer.text, /Sie gehören nicht zu dieser Firma/);
    }
    const { status } = await request('GET', `settings?company_number=${company_number}`, user);
    assert.equal(status, 403);
  }
  assert.deepEqual(await valuesOf(user), [true, true, false, false, 10]);
  assert.deepEqual(await valuesOf(foreign), [true, true, false, false, 10]);
});

test('API-30 API-31 an unknown setting or a wrong value of one is 422, a call without login 401', async () => {
  const user = await addUser();
  for (const [fields, wrong] of [
    [{ type: 'Newsletter', status: 'true' }, 'type'],
    [{ status: 'true' }, 'type'],
    [{ type: 'CallOff' }, 'status'],
    [{ type: 'CallOff', status: '' }, 'status'],
    [{ type: 'CallOff', status: 'ja' }, 'status'],
    [{ type: 'Tips', status: '10' }, 'status'],
    [{ type: 'Theme', status: 'true' }, 'status'],
    [{ type: 'Theme', status: '40' }, 'status'],
  ] as const) {
    const { status, json } = await post(user.token, fields);
    assert.deepEqual([status, refusedFields(json)], [422, [wrong]], JSON.stringify(fields));
  }
  assert.deepEqual(await valuesOf(user), [true, true, false, false, 10]);
  assert.equal((await request('GET', 'settings', user)).status, 422);
  const body = new URLSearchParams({ type: 'Theme', status: '30' });
  assert.equal((await request('POST', 'settings', { body })).status, 401);
});

test('D-64 a changed setting is on record', async () => {
  const user = await addUser();
  await set(user, 'Theme', 30);
  const { rows } = await build({ userId: user.user.id }, (db) =>
    sql<object>`SELECT call FROM audit_user WHERE user_id = ${user.user.id}`.execute(db),
  );
  assert.deepEqual(rows, [{ call: 'profile.updateSetting' }]);
});
