import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Permission, Role } from '@abrufbar/domain/companies/permissions.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { migrate } from '#core/database/migrate.ts';
import { query } from '#testing/database/cluster.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildCode } from '#registration/build.ts';

type Case = readonly [role: Role, before: readonly Permission[], gains: readonly string[]];

const NEW = ['delivery-confirm', 'asset-upload'];
const OF_DELIVERIES: readonly Case[] = [
  ['besteller', ['qr-code-scanner', 'call-off-creation', 'call-off-list'], NEW],
  ['baustelle', ['qr-code-scanner', 'call-off-list'], NEW],
  ['baustelle', ['call-off-list'], NEW],
  ['besteller', ['call-off-list', 'asset-upload'], ['delivery-confirm']],
  ['baustelle', [...NEW] as Permission[], []], // the two are permissions
  ['besteller', [], []],
  ['baustelle', [], []],
  ['leser', ['call-off-list'], []],
  ['leser', [], []],
];

const OF_KEYS: readonly Case[] = [
  ['besteller', ['qr-code-scanner', 'call-off-list'], ['company-keys']],
  ['besteller', ['company-keys'], []],
  ['besteller', [], []],
  ['baustelle', ['qr-code-scanner', 'call-off-list'], []],
  ['leser', ['call-off-list'], []],
];

const OF_INVOICES: readonly Case[] = [
  ['besteller', ['call-off-list'], ['invoice-list']],
  ['besteller', ['invoice-list'], []],
  ['besteller', [], []],
  ['baustelle', ['call-off-list'], []],
  ['leser', ['call-off-list'], []],
];

test('D-15 existing members and unused codes gain the two permissions by their role, nobody else', (t) =>
  prove(t, '0034-companies-permissions.sql', OF_DELIVERIES));

test('DOC-51 those who order gain the right to see invoices, nobody else', (t) =>
  prove(t, '0070-companies-invoice-list.sql', OF_INVOICES));

test('DOC-61 those who order gain the right to make keys, nobody else', (t) =>
  prove(t, '0071-companies-key-permission.sql', OF_KEYS));

const prove = async (t: TestContext, migration: string, cases: readonly Case[]) => {
  const server = await startTestServer(t);
  const { owner } = server.database.logins;
  const rows: { table: string; id: string; expected: readonly string[] }[] = [];
  await server.build({}, async (db) => {
    const company = await buildCompany(db);
    for (const [role, permissions, gains] of cases) {
      const expected = [...permissions, ...gains];
      const user = await buildUser(db, { companies: [company], role, permissions });
      rows.push({ table: 'memberships', id: user.id, expected });
      const { id: unused } = await buildCode(db, company, { role, permissions });
      const { id: used } = await buildCode(db, company, { role, permissions });
      rows.push({ table: 'registration_codes', id: unused, expected });
      rows.push({ table: 'used', id: used, expected: permissions });
    }
  });
  const used = rows.filter(({ table }) => table === 'used').map(({ id }) => `'${id}'`);
  await query(owner, `UPDATE registration_codes SET used_at = now() WHERE id IN (${used.join()})`);

  const held = async () => {
    const found = await query(
      owner,
      'SELECT user_id AS id, permissions FROM memberships UNION ALL SELECT id, permissions FROM registration_codes',
    );
    return new Map(found.map(({ id, permissions }) => [String(id), permissions]));
  };
  for (const run of ['first', 'repeated']) {
    await query(owner, `DELETE FROM migrations WHERE name = '${migration}'`);
    assert.deepEqual(await migrate(owner), [migration]);
    const after = await held();
    for (const { id, table, expected } of rows)
      assert.deepEqual(after.get(id), expected, `${run} ${table} ${expected.join()}`);
  }
};
