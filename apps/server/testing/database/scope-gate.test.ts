import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { findUnscoped } from '#testing/database/scope-gate.ts';
import { query } from '#testing/database/cluster.ts';
import { createTestDatabase } from '#testing/database/database.ts';

const database = await createTestDatabase();
after(() => database.drop());
const [server] = await query(
  database.logins.owner,
  "SELECT current_setting('server_version_num')::int >= 160000 AS new",
);
const skip = server?.['new'] !== true && 'EXPLAIN (GENERIC_PLAN) needs PostgreSQL 16';

const examine = async (sql: string, role = 'app') => {
  const [found] = await findUnscoped(database.logins.owner, [{ role, sql }]);
  return found?.problem ?? 'scoped';
};

const SCOPED = {
  'one company': 'SELECT name FROM contracts WHERE company_id = $1 AND id = $2',
  'the companies of the caller':
    'SELECT name FROM contracts WHERE company_id = ANY($1) AND id = $2',
  'a number':
    'SELECT name FROM contracts c WHERE c.company_id = 7 AND c.name = $1 AND (id = $2 OR id = $3)',
  'a list of numbers': 'SELECT name FROM contracts WHERE company_id IN ($1, $2)',
  'a join on the key': `SELECT 1 FROM deliveries d JOIN delivery_materials m
    ON m.company_id = d.company_id AND m.delivery_id = d.id WHERE d.company_id = $1`,
  'EXISTS on the key': `SELECT 1 FROM contracts c WHERE c.company_id = $1 AND EXISTS (
    SELECT FROM deliveries d WHERE d.company_id = c.company_id AND d.contract_id = c.id)`,
  'a subselect with its own key': `SELECT (SELECT count(*) FROM delivery_materials m
    WHERE m.company_id = $1 AND m.delivery_id = d.id) FROM deliveries d WHERE d.company_id = $1`,
  'one user': 'SELECT count(*) FROM notifications WHERE user_id = $1 AND seen_at IS NULL',
  'tables without owner': 'SELECT name FROM suppliers',
  'an insert': 'INSERT INTO favourites (company_id, user_id, contract_id) VALUES ($1, $2, $3)',
  'an update': 'UPDATE contracts SET name = $1 WHERE company_id = $2 AND id = $3',
};

const LOOSE = {
  'no company': ['SELECT name FROM contracts WHERE id = $1', 'contracts without company_id'],
  'a company that is only one of the choices': [
    'SELECT name FROM contracts WHERE company_id = $1 OR id = $2',
    'contracts without company_id',
  ],
  'every company but one': [
    'SELECT name FROM contracts WHERE company_id <> $1',
    'contracts without company_id',
  ],
  'a subselect that takes the company from outside': [
    `SELECT (SELECT count(*) FROM delivery_materials m
      WHERE m.company_id = d.company_id AND m.delivery_id = d.id) FROM deliveries d WHERE d.company_id = $1`,
    'delivery_materials without company_id',
  ],
  'companies from another table': [
    'SELECT name FROM contracts WHERE company_id IN (SELECT company_id FROM memberships WHERE user_id = $1)',
    'contracts without company_id',
  ],
  'a company looked up on the way': [
    'SELECT name FROM contracts WHERE company_id = (SELECT id FROM companies WHERE company_nr = $1)',
    'contracts without company_id',
  ],
  'no user': ['DELETE FROM sessions WHERE expires_at < $1', 'sessions without user_id'],
  'an update of all': ['UPDATE contracts SET status = $1', 'contracts without company_id'],
  'a table that does not exist': ['SELECT FROM nowhere', 'cannot be explained'],
} as const;

for (const [name, sql] of Object.entries(SCOPED)) {
  test(`the scope gate lets pass: ${name}`, { skip }, async () => {
    assert.equal(await examine(sql), 'scoped');
  });
}

for (const [name, [sql, problem]] of Object.entries(LOOSE)) {
  test(`the scope gate stops: ${name}`, { skip }, async () => {
    assert.match(await examine(sql), new RegExp(problem));
  });
}

/** Statements of staff, which begin with the suppliers of a brand. */
const FANOUT = {
  suppliers: 'SELECT id FROM call_offs WHERE supplier_id = ANY($1) AND status = 1',
  'a join by the company of the row': `SELECT d.id, m.name FROM deliveries d JOIN delivery_materials m
    ON m.company_id = d.company_id AND m.delivery_id = d.id WHERE d.supplier_id = ANY($1::int[])`,
  'a subselect by the company of the row': `SELECT c.id, (SELECT count(*) FROM call_off_steps s
    WHERE s.company_id = c.company_id AND s.call_off_id = c.id) FROM call_offs c WHERE c.supplier_id = ANY($1)`,
  'one company': 'UPDATE call_offs SET status = $1 WHERE company_id = $2 AND id = $3',
};

const LOOSE_FANOUT = {
  'no supplier': 'SELECT id FROM call_offs WHERE status = $1',
  'a join that begins nowhere': `SELECT d.id FROM deliveries d JOIN contracts c
    ON c.company_id = d.company_id AND c.id = d.contract_id WHERE c.name = $1`,
  'a join by something else': `SELECT d.id FROM call_offs c JOIN deliveries d
    ON d.call_off_number = c.number WHERE c.supplier_id = ANY($1)`,
  'suppliers looked up on the way':
    "SELECT id FROM call_offs WHERE supplier_id IN (SELECT id FROM suppliers WHERE brand = 'nordstein')",
};

for (const [name, sql] of Object.entries(FANOUT)) {
  test(`the scope gate lets staff pass: ${name}`, { skip }, async () => {
    assert.equal(await examine(sql, 'staff'), 'scoped');
  });
  if (name !== 'one company') {
    test(`the scope gate stops customers: ${name}`, { skip }, async () => {
      assert.notEqual(await examine(sql), 'scoped');
    });
  }
}

test(
  'OFF-85 the scope gate lets jobs read records of actions by their seal, and nobody else',
  { skip },
  async () => {
    const sealing = 'UPDATE audit_company SET seal = $1 WHERE seal IS NULL AND at <= $2';
    const checking = 'SELECT id FROM audit_user WHERE seal >= $1 AND seal <= $2';
    for (const sql of [sealing, checking]) {
      assert.equal(await examine(sql, 'jobs'), 'scoped');
      assert.match(await examine(sql, 'app'), /without (?:company|user)_id/);
      assert.match(await examine(sql, 'staff'), /without (?:company|user)_id/);
    }
    const loose = 'SELECT id FROM audit_company WHERE at <= $1';
    assert.match(await examine(loose, 'jobs'), /audit_company without company_id/);
  },
);

test(
  'OFF-286 the scope gate lets staff read records of actions whose owner they ask for',
  { skip },
  async () => {
    const logins = 'SELECT a.id FROM audit_user a WHERE';
    const asked = 'EXISTS (SELECT FROM memberships m WHERE m.user_id = a.user_id OFFSET 0)';
    assert.equal(await examine(`${logins} ${asked} ORDER BY at LIMIT 9`, 'staff'), 'scoped');
    assert.match(await examine(`${logins} ${asked}`, 'app'), /audit_user without user_id/);
    assert.match(await examine(`${logins} at <= $1`, 'staff'), /audit_user without user_id/);
    const other =
      'SELECT s.id FROM sessions s WHERE EXISTS (SELECT FROM memberships m WHERE m.user_id = s.user_id OFFSET 0)';
    assert.match(await examine(other, 'staff'), /sessions without user_id/);
  },
);

for (const [name, sql] of Object.entries(LOOSE_FANOUT)) {
  test(`the scope gate stops staff: ${name}`, { skip }, async () => {
    assert.match(await examine(sql, 'staff'), /without company_id/);
  });
}
