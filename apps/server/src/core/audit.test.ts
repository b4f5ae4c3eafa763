import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#core/ids.ts';
import {
  add,
  IMPORT_KEY,
  leave,
  load,
  look,
  startCoreServer,
  TOKEN,
} from '#testing/server/core-server.ts';

const server = await startCoreServer({ after });
const { company, caller, send } = server;
const ofCompany = () =>
  server.build({ companies: [company.companyId] }, (db) =>
    db.selectFrom('audit_company').select(['call', 'user_id', 'impersonator']).execute(),
  );

test('an action on company rows is recorded there with its user', async () => {
  const before = await ofCompany();
  const input = { company_number: company.companyNr, note: '', how: null };
  await send(add, input, { token: TOKEN });
  await assert.rejects(send(add, { ...input, how: '409' }, { token: TOKEN }));
  const added = (await ofCompany()).slice(before.length);
  assert.deepEqual(added, [{ call: 'tests.add', user_id: caller.userId, impersonator: null }]);
});

test('an action on own rows is recorded with the user, and every action with the staff member behind it', async (t) => {
  const impersonated = await startCoreServer(t, {
    database: server.database,
    deps: { authenticate: async () => ({ ...caller, impersonator: 'Frau Kern' }) },
  });
  const before = await ofCompany();
  const input = { company_number: company.companyNr, note: '', how: null };
  await impersonated.send(add, input, { token: TOKEN });
  const [added] = (await ofCompany()).slice(before.length);
  assert.equal(added?.impersonator, 'Frau Kern');
  await server.send(look, {}, { token: TOKEN }); // by the person, which nobody needs to know
  await impersonated.send(leave, {}, { token: TOKEN });
  await impersonated.send(look, {}, { token: TOKEN });
  const rows = await server.build({ userId: caller.userId }, (db) =>
    db.selectFrom('audit_user').select(['call', 'impersonator']).orderBy('id').execute(),
  );
  assert.deepEqual(rows, [
    { call: 'tests.leave', impersonator: 'Frau Kern' },
    { call: 'tests.look', impersonator: 'Frau Kern' },
  ]);
});

test('a login is recorded, a failed one is not', async () => {
  const userId = newId();
  const attempt = (password: string) =>
    server.request('POST', 'tests/sign-in', {
      body: new URLSearchParams({ username: userId, password }),
    });
  const recorded = () =>
    server.build({ userId }, (db) =>
      db.selectFrom('audit_user').select(['call', 'impersonator']).execute(),
    );
  assert.equal((await attempt('falsch')).status, 401);
  assert.deepEqual(await recorded(), []);
  assert.equal((await attempt('richtig')).status, 200);
  assert.deepEqual(await recorded(), [{ call: 'tests.signIn', impersonator: 'Frau Kern' }]);
});

test('an import leaves one record per company, however many rows it has', async () => {
  const before = await ofCompany();
  const rows = Array.from({ length: 5 }, () => ({ company: company.companyId }));
  assert.deepEqual(await send(load, rows, { token: IMPORT_KEY }), { created: 5 });
  assert.deepEqual((await ofCompany()).slice(before.length), [
    { call: 'tests.load', user_id: null, impersonator: null },
  ]);
});

test('records can be added and nothing else', async () => {
  for (const table of ['audit_company', 'audit_user'] as const) {
    const grants = await server.build({}, (db) =>
      sql<{
        privilege: string;
      }>`SELECT privilege_type AS privilege FROM information_schema.role_table_grants WHERE table_name = ${table} AND grantee = 'abrufbar_app'`.execute(
        db,
      ),
    );
    assert.deepEqual(grants.rows, [{ privilege: 'INSERT' }]);
  }
});
