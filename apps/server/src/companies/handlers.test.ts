import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as companies from '@abrufbar/contract/companies.ts';
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

const PATHS = ['section-permissions', 'dashboard-buttons'];

test('API-34 SRV-21 ENT-06 each role starts with its permissions, single ones can differ', async () => {
  const cases = [
    {
      role: 'besteller',
      permissions: [
        'qr-code-scanner',
        'call-off-creation',
        'call-off-list',
        'delivery-confirm',
        'asset-upload',
        'invoice-list',
        'company-keys',
      ],
    },
    {
      role: 'baustelle',
      permissions: ['qr-code-scanner', 'call-off-list', 'delivery-confirm', 'asset-upload'],
    },
    { role: 'leser', permissions: ['call-off-list'] },
  ] as const;
  for (const { role, permissions } of cases) {
    const { company, token } = await addUser({ role });
    const { status, json } = await request(
      'GET',
      `section-permissions?company_number=${company.company_nr}`,
      { token },
    );
    assert.deepEqual([status, json], [200, { data: { permissions } }]);
  }
  const { company, token } = await addUser({ role: 'besteller', permissions: [] });
  const input = { company_number: company.company_nr };
  assert.deepEqual(await send(companies.sectionPermissions, input, { token }), { permissions: [] });
});

test('PER-02 permissions are those of the company asked for', async () => {
  const { user, token } = await addUser({ role: 'leser' });
  const second = await build({}, async (db) => {
    const made = await buildCompany(db);
    await insertMembership(db, { userId: user.id, companyId: made.id, role: 'besteller' });
    return made;
  });
  const input = { company_number: second.company_nr };
  const { permissions } = await send(companies.sectionPermissions, input, { token });
  assert.ok(permissions.includes('call-off-creation'));
});

test('API-35 SRV-20 D-07 buttons come in order, the scanner only with its permission', async () => {
  const keysOf = async (role: 'baustelle' | 'leser') => {
    const { company, token } = await addUser({ role });
    const input = { company_number: company.company_nr };
    const { items } = await send(companies.dashboardButtons, input, { token });
    assert.deepEqual(items[0], {
      key: 'construction-site',
      title: 'Baustellen',
      icon: 'hard-hat',
    });
    return items.map(({ key }) => key);
  };
  assert.deepEqual(await keysOf('baustelle'), [
    'construction-site',
    'notifications',
    'qr-code-scanner',
    'help',
  ]);
  assert.deepEqual(await keysOf('leser'), ['construction-site', 'notifications', 'help']);
});

test('API-34 API-35 D-14 a company that is not the own one is 403, existing or not', async () => {
  const { token } = await addUser();
  const foreign = await addUser();
  for (const path of PATHS) {
    const answers = [];
    for (const number of [foreign.company.company_nr, 'gibt-es-nicht']) {
      const { status, text } = await request('GET', `${path}?company_number=${number}`, { token });
      answers.push([status, text.replace(/"request_id":"[^"]+"/, '')]);
    }
    assert.equal(answers[0]?.[0], 403);
    assert.deepEqual(answers[0], answers[1]);
  }
});

test('API-34 API-35 without login 401, without a company number 422', async () => {
  const { company, token } = await addUser();
  for (const path of PATHS) {
    const anonymous = await request('GET', `${path}?company_number=${company.company_nr}`);
    assert.equal(anonymous.status, 401);
    for (const query of ['', '?company_number=', `?company_number=${'1'.repeat(41)}`]) {
      const { status, json } = await request('GET', path + query, { token });
      assert.equal(status, 422, query);
      const { errors } = json as { errors: { field: string }[] }; // the shape of every refusal
      assert.deepEqual(
        errors.map(({ field }) => field),
        ['company_number'],
      );
    }
  }
});
