import '#testing/database/without-statement-log.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import {
  type Database,
  enter,
  inTransaction,
  openDatabase,
  planForValues,
  type Pool,
  statementsOf,
} from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { createTestDatabase } from '#testing/database/database.ts';

const database = await createTestDatabase();
after(() => database.drop());

const OUR_ID = 7;
const FOREIGN_ID = 8;
const user = newId();

const insertContract = (db: Database, companyId: number) =>
  db
    .insertInto('contracts')
    .values({
      company_id: companyId,
      id: newId(),
      supplier_id: 1,
      contract_number: `V-${companyId}`,
      name: 'Neubau Kläranlage',
      ends_on: '2026-11-20',
      created_at: new Date('2026-11-20T23:30:00Z'),
    })
    .execute();

before(() =>
  inTransaction(database.owner, { companies: [OUR_ID, FOREIGN_ID] }, async (db) => {
    await db
      .insertInto('suppliers')
      .values({ id: 1, vk_org: '1000', name: 'Nordstein', brand: 'nordstein' })
      .execute();
    for (const id of [OUR_ID, FOREIGN_ID]) {
      await db
        .insertInto('companies')
        .values({ id, company_nr: `K${id}`, name: `Firma ${id}` })
        .execute();
      await insertContract(db, id);
    }
    await db
      .insertInto('users')
      .values({
        id: user,
        email: 'a@example.de',
        first_name: 'A',
        last_name: 'B',
        created_at: new Date(),
      })
      .execute();
  }),
);

const contractNumbers = async (db: Database) => {
  const rows = await db.selectFrom('contracts').select('contract_number').execute();
  return rows.map((row) => row.contract_number);
};

const facts = async (pool: Pool) =>
  inTransaction(pool, {}, async (db) => {
    const { rows } = await sql<Record<string, boolean>>`
      SELECT rolsuper AS superuser, rolbypassrls AS bypass,
             EXISTS (SELECT FROM pg_class WHERE pg_has_role(current_user, relowner, 'USAGE')
                     AND relnamespace = 'public'::regnamespace) AS owner
      FROM pg_roles WHERE rolname = current_user`.execute(db);
    return rows[0];
  });

test('D-14 the roles of the running server are neither superuser nor owner nor above policies', async () => {
  for (const pool of [database.app, database.jobs]) {
    assert.deepEqual(await facts(pool), { superuser: false, bypass: false, owner: false });
  }
});

test('D-14 without a scope no row of any company can be read', async () => {
  for (const pool of [database.app, database.jobs]) {
    assert.deepEqual(await inTransaction(pool, {}, contractNumbers), []);
    assert.deepEqual(await inTransaction(pool, { companies: [] }, contractNumbers), []);
  }
});

test('D-14 a scope shows the rows of its companies only, and ends with its transaction', async () => {
  const { app } = database;
  assert.deepEqual(await inTransaction(app, { companies: [OUR_ID] }, contractNumbers), ['V-7']);
  assert.deepEqual(await inTransaction(app, { companies: [99] }, contractNumbers), []);
  const both = await inTransaction(app, { companies: [OUR_ID, FOREIGN_ID] }, contractNumbers);
  assert.deepEqual(both.toSorted(), ['V-7', 'V-8']);
  assert.deepEqual(await inTransaction(app, {}, contractNumbers), []);
});

test('D-14 rows of another company or user can be neither written nor changed', async () => {
  const { app } = database;
  const write = (db: Database) =>
    db
      .insertInto('favourites')
      .values({ company_id: FOREIGN_ID, user_id: user, contract_id: newId() })
      .execute();
  await assert.rejects(inTransaction(app, { companies: [OUR_ID] }, write), { code: '42501' });
  const changed = await inTransaction(app, { companies: [OUR_ID] }, (db) =>
    db.updateTable('contracts').set({ name: 'x' }).where('company_id', '=', FOREIGN_ID).execute(),
  );
  assert.equal(changed[0]?.numUpdatedRows, 0n);
  const settings = (db: Database) =>
    db.insertInto('user_settings').values({ user_id: user, theme: 20 }).execute();
  await assert.rejects(inTransaction(app, { userId: newId() }, settings), { code: '42501' });
  await inTransaction(app, { userId: user }, settings);
});

test('D-14 login: a transaction enters a scope once the user is known', async () => {
  const seen = await inTransaction(database.app, {}, async (db) => {
    const before = await contractNumbers(db);
    await enter(db, { companies: [OUR_ID], userId: user });
    return { before, after: await contractNumbers(db) };
  });
  assert.deepEqual(seen, { before: [], after: ['V-7'] });
});

test('D-14 a scope accepts nothing but company numbers and a user id', async () => {
  const nothing = async () => {};
  for (const company of [0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1]) {
    await assert.rejects(inTransaction(database.app, { companies: [company] }, nothing));
  }
  for (const userId of ['', "'; --", user.toUpperCase()]) {
    await assert.rejects(inTransaction(database.app, { userId }, nothing));
  }
});

test('T-06 days stay days and instants are ISO text, whatever the time zone of the machine', async () => {
  const [row] = await inTransaction(database.app, { companies: [OUR_ID] }, (db) =>
    db.selectFrom('contracts').select(['ends_on', 'created_at', 'status']).execute(),
  );
  assert.deepEqual(row, { ends_on: '2026-11-20', created_at: '2026-11-20T23:30:00Z', status: 0 });
});

test('numbers, lists and JSON come as exact values', async () => {
  const row = await inTransaction(database.app, {}, async (db) => {
    const { rows } = await sql`
      SELECT 26.40::numeric AS weight, 9007199254740993::bigint AS big, ARRAY[1, 2] AS ints,
             ARRAY['a', 'b,c'] AS texts, '{"a": 1}'::jsonb AS json, '07:05'::time AS time,
             ARRAY['2026-11-20'::date] AS days, true AS yes`.execute(db);
    return rows[0];
  });
  assert.deepEqual(row, {
    weight: '26.40',
    big: '9007199254740993',
    ints: [1, 2],
    texts: ['a', 'b,c'],
    json: { a: 1 },
    time: '07:05:00',
    days: ['2026-11-20'],
    yes: true,
  });
});

test('a failure rolls everything back, also one that was swallowed', async () => {
  const attempt = (fail: (db: Database) => Promise<unknown>) =>
    inTransaction(database.app, { companies: [OUR_ID] }, async (db) => {
      await db
        .updateTable('contracts')
        .set({ name: 'x' })
        .where('company_id', '=', OUR_ID)
        .execute();
      await fail(db);
    });
  await assert.rejects(
    attempt(() => Promise.reject(new Error('own'))),
    { message: 'own' },
  );
  await assert.rejects(
    attempt((db) => sql`SELECT 1 / 0`.execute(db).catch(() => {})),
    /rolled back/,
  );
  const names = await inTransaction(database.app, { companies: [OUR_ID] }, (db) =>
    db.selectFrom('contracts').select('name').execute(),
  );
  assert.deepEqual(names, [{ name: 'Neubau Kläranlage' }]);
});

test('a read whose failure was swallowed fails too, and its connection stays usable', async () => {
  const read = (fail: string) =>
    inTransaction(database.app, { companies: [OUR_ID], readOnly: true }, async (db) => {
      await sql
        .raw(fail)
        .execute(db)
        .catch(() => {});
      return contractNumbers(db).catch(() => []);
    });
  await assert.rejects(read('SELECT 1 / 0'), /rolled back/);
  const whole = await read('SELECT 1');
  assert.ok(whole.length > 0);
});

test('reads that follow each other on one connection see only their own company', async () => {
  const companies = Array.from({ length: 60 }, (_, number) =>
    number % 2 === 0 ? OUR_ID : FOREIGN_ID,
  );
  const seen = await Promise.all(
    companies.map((company) =>
      inTransaction(database.app, { companies: [company], readOnly: true }, async (db) => {
        const { rows } = await sql<{ id: number }>`SELECT company_id AS id FROM contracts`.execute(
          db,
        );
        return new Set(rows.map(({ id }) => id));
      }),
    ),
  );
  assert.deepEqual(
    seen,
    companies.map((company) => new Set([company])),
  );
});

test('a statement after the end of its transaction is refused', async () => {
  for (const readOnly of [false, true]) {
    const scope = { companies: [OUR_ID], readOnly };
    const db = await inTransaction(database.app, scope, async (inner) => inner);
    await assert.rejects(contractNumbers(db), /await missing/);
  }
});

test('planning for values ends with its transaction', async () => {
  const mode = async (db: Database) => {
    const { rows } = await sql<{ mode: string; connection: number }>`
      SELECT current_setting('plan_cache_mode') AS mode, pg_backend_pid() AS connection`.execute(
      db,
    );
    return rows[0];
  };
  const planned = await inTransaction(database.app, { readOnly: true }, (db) => {
    planForValues(db);
    return mode(db);
  });
  const next = await inTransaction(database.app, { readOnly: true }, mode);
  assert.deepEqual([planned?.mode, next?.mode], ['force_custom_plan', 'force_generic_plan']);
  assert.equal(next?.connection, planned?.connection);
});

test('a read-only transaction refuses to write', async () => {
  const write = (db: Database) =>
    db.updateTable('contracts').set({ name: 'x' }).where('company_id', '=', OUR_ID).execute();
  await assert.rejects(
    inTransaction(database.app, { companies: [OUR_ID], readOnly: true }, write),
    {
      code: '25006',
    },
  );
});

test('statements are counted without BEGIN, SET LOCAL and COMMIT', async () => {
  await inTransaction(database.app, { companies: [OUR_ID], userId: user }, async (db) => {
    assert.equal(statementsOf(db), 0);
    await contractNumbers(db);
    await enter(db, { companies: [FOREIGN_ID] });
    await contractNumbers(db);
    assert.equal(statementsOf(db), 2);
  });
});

test('a broken connection fails its transaction and the next one works', async () => {
  const kill = (db: Database) => sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(db);
  await assert.rejects(inTransaction(database.app, {}, kill));
  assert.deepEqual(await inTransaction(database.app, { companies: [OUR_ID] }, contractNumbers), [
    'V-7',
  ]);
});

test('an unreachable database fails within 3 seconds', async () => {
  const pool = openDatabase('postgres://abrufbar_app@127.0.0.1:1/abrufbar', 'app');
  const started = performance.now();
  await assert.rejects(inTransaction(pool, {}, async () => {}));
  assert.ok(performance.now() - started < 3_000);
  await pool.close();
});

test('a slow statement is cancelled within 3 seconds', async () => {
  const started = performance.now();
  const slow = (db: Database) => sql`SELECT pg_sleep(20)`.execute(db);
  await assert.rejects(inTransaction(database.app, {}, slow), { code: '57014' });
  assert.ok(performance.now() - started < 3_000);
});
