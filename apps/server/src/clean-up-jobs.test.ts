import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { keptSince } from '#retention.ts';
import { sql } from 'kysely';
import { cleaningDue, cleanUp, doneJobsDue } from '#clean-up-jobs.ts';
import { buildUser } from '#companies/build.ts';
import { buildItem } from '#contracts/build.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { type Database, inTransaction } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { jobContext, waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import { sealAudit } from '#staff/audit/seal-jobs.ts';
import { saveSpan } from '#staff/span-store.ts';
import { OLD_ROWS } from '#retention-store.ts';

const server = await startTestServer({ after }, { now: NOW });

/** A value that fits a column, made of nothing but its type. */
const fillerOf = (type: string): string =>
  ({
    uuid: `'${newId()}'`,
    'timestamp with time zone': `'${NOW}'`,
    date: "'2026-11-20'",
    bytea: `'\\x${newId().replaceAll('-', '')}'`,
    jsonb: "'{}'",
    boolean: 'false',
    ARRAY: "'{}'",
    text: `'${newId()}'`,
  })[type] ?? '1';

/** Columns with rules of their own. */
const FITTING: Readonly<Record<string, string>> = {
  'notifications.type': "'calloff.created'",
  'dispatches.channel': "'mail'",
  'login_tokens.kind': "'invitation'",
  'registration_codes.role': "'leser'",
};

type Column = { column_name: string; data_type: string };

/** Puts a row into a table whose only meaning is its age. */
const insertRow = async (db: Database, table: string, values: Record<string, string>) => {
  const { rows } = await sql<Column>`SELECT column_name, data_type FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table} AND is_nullable = 'NO'
      AND is_generated = 'NEVER' AND column_default IS NULL`.execute(db);
  const fillers = rows.map(({ column_name, data_type }) => [
    column_name,
    FITTING[`${table}.${column_name}`] ?? fillerOf(data_type),
  ]);
  const all = Object.entries({ ...Object.fromEntries(fillers), ...values });
  const [names, given] = [all.map(([name]) => name), all.map(([, value]) => value)];
  await sql`INSERT INTO ${sql.table(table)} (${sql.raw(names.join(', '))})
    VALUES (${sql.raw(given.join(', '))})`.execute(db);
};
const clean = async (due = cleaningDue) => {
  await inTransaction(server.database.app, {}, (db) => server.jobs.send(db, due, {}));
  await waitForJobs(server);
};
const literal = (instant: Date) => `'${instant.toISOString()}'`;
const second = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

test('D-64 every night rows go that were kept long enough, and no others', async () => {
  const site = await buildSite(server);
  const { contract } = site;
  const item = await server.build(site.scope, (db) => buildItem(db, { contract }));
  const owners = { user_id: site.user.id, company_id: site.company.id };
  const scope = { companies: [site.company.id], userId: site.user.id };
  const tables = [
    ...OLD_ROWS.user_id.map((old) => ({ ...old, owner: 'user_id' as const })),
    ...OLD_ROWS.company_id.map((old) => ({ ...old, owner: 'company_id' as const })),
    {
      table: 'registration_codes',
      since: 'expires_at',
      kept: 'expiredCode',
      owner: 'company_id',
    } as const,
  ];
  const countOf = async (table: string, owner: 'user_id' | 'company_id') => {
    const { rows } = await server.build(scope, (db) =>
      sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.table(table)}
        WHERE ${sql.ref(owner)} = ${owners[owner]}`.execute(db),
    );
    return rows[0]?.count ?? 0;
  };
  for (const { table, since, kept, owner } of tables) {
    const before = await countOf(table, owner);
    const row = {
      [owner]: `'${owners[owner]}'`,
      ...(table === 'call_off_carts' && { contract_item_id: `'${item.id}'` }),
    };
    const edge = keptSince(kept, new Date(NOW));
    const put = (at: Date) =>
      server.build(scope, (db) => insertRow(db, table, { ...row, [since]: literal(at) }));
    await put(second(edge, -1));
    if (table !== 'recovery_links') await put(second(edge, 1)); // a person has at most one
    await clean();
    const left = (await countOf(table, owner)) - before;
    assert.equal(left, table === 'recovery_links' ? 0 : 1, table);
  }
});

test('OFF-219 D-64 a span that staff have lengthened holds from the next night on', async () => {
  const { user } = await buildSite(server);
  const scope = { userId: user.id };
  const at = second(keptSince('seenNotification', new Date(NOW)), -1);
  await server.build(scope, (db) =>
    insertRow(db, 'notifications', { user_id: `'${user.id}'`, seen_at: literal(at) }),
  );
  const save = (version: number, amount: number) =>
    server.build({}, (db) =>
      saveSpan(
        db,
        { kind: 'seenNotification', version, amount },
        { name: 'Katrin Vogt', at: new Date(NOW) },
      ),
    );
  const left = async () => {
    await clean();
    const { rows } = await server.build(scope, (db) =>
      sql`SELECT FROM notifications WHERE user_id = ${user.id}`.execute(db),
    );
    return rows.length;
  };
  await save(0, 13);
  assert.equal(await left(), 1);
  await save(1, 12);
  assert.equal(await left(), 0);
});

test('D-18 D-64 counts of failed logins go once they hold nobody back', async () => {
  const now = new Date(NOW).getTime();
  await server.build({}, (db) =>
    sql`INSERT INTO login_failures VALUES ('old', 5, ${now - 1}), ('new', 5, ${now + 1})`.execute(
      db,
    ),
  );
  await clean();
  const left = await server.build({}, (db) =>
    db.selectFrom('login_failures').select('key').execute(),
  );
  assert.deepEqual(left, [{ key: 'new' }]);
});

test('D-64 OFF-85 records of actions go by seals, once the newest of a seal was kept long enough', async () => {
  const edge = keptSince('action', new Date(NOW));
  const put = (seconds: number) =>
    server.build({}, (db) =>
      insertRow(db, 'audit_staff', { id: `'${newId()}'`, at: literal(second(edge, seconds)) }),
    );
  for (const seconds of [-7200, -1]) await put(seconds);
  await sealAudit.run(jobContext(server, NOW), {});
  for (const seconds of [-3600, 1]) await put(seconds);
  await sealAudit.run(jobContext(server, NOW), {});
  await clean();
  const [rows, seals] = await server.build({}, (db) =>
    Promise.all([
      db.selectFrom('audit_staff').select('seal').execute(),
      db
        .selectFrom('audit_seals')
        .select(['number', 'digests'])
        .where('cleared_at', 'is not', null)
        .execute(),
    ]),
  );
  assert.equal(seals.length, 1);
  assert.equal(seals[0]?.digests, null);
  assert.equal(rows.length, 2);
});

test('D-64 the log forgets an import a year after it ended or broke off, never one that waits', async () => {
  const { supplier, company } = await buildSite(server);
  const edge = keptSince('import', new Date(NOW));
  const row = { supplier_id: String(supplier.id), received_at: "'2020-01-01'" };
  const scope = { companies: [company.id] };
  await server.build(scope, async (db) => {
    const put = async (of: Record<string, string>) => {
      const id = `'${newId()}'`;
      await insertRow(db, 'imports', { ...row, ...of, id });
      const mark = { company_id: String(company.id), import_id: id };
      await insertRow(db, 'import_marks', mark);
    };
    await put({ request_id: "'waits'" });
    for (const seconds of [-1, 1]) {
      const at = literal(second(edge, seconds));
      await put({ request_id: `'ended ${seconds}'`, finished_at: at });
      const file = `'${await server.files.write('imports', Buffer.from('{}'))}'`;
      await put({ request_id: `'broken off ${seconds}'`, failed_at: at, file });
    }
  });
  await clean();
  const { rows } = await server.build(scope, (db) =>
    sql<{ request_id: string }>`SELECT coalesce(request_id, 'lost') AS request_id
      FROM import_marks m LEFT JOIN imports i ON i.id = m.import_id
      WHERE m.company_id = ${company.id}`.execute(db),
  );
  const files = await server.files.list('imports', new Date(Date.now() + 60_000));
  assert.equal(files.length, 1);
  const left = rows.map(({ request_id }) => request_id).toSorted();
  assert.deepEqual(left, ['broken off 1', 'ended 1', 'waits']);
});

test('D-64 unseen messages stay, however old', async () => {
  const { user, company } = await buildSite(server);
  const scope = { userId: user.id };
  const row = { user_id: `'${user.id}'`, company_id: String(company.id) };
  await server.build(scope, (db) =>
    insertRow(db, 'notifications', { ...row, created_at: "'2020-01-01'" }),
  );
  await clean();
  const { rows } = await server.build(scope, (db) =>
    sql<object>`SELECT FROM notifications WHERE user_id = ${user.id}`.execute(db),
  );
  assert.equal(rows.length, 1);
});

test('D-64 a session lasts however long ago it began, and what left for good is forgotten after 30 days', async () => {
  const { user } = await buildSite(server);
  const userId = user.id;
  const row = { user_id: `'${userId}'` };
  const longAgo = "'2020-01-01'";
  await server.build({ userId }, async (db) => {
    await insertRow(db, 'sessions', { ...row, created_at: longAgo, expires_at: "'2026-11-21'" });
    await insertRow(db, 'dispatches', { ...row, begun_at: longAgo });
  });
  await clean();
  const { rows } = await server.build({ userId }, (db) =>
    sql<object>`SELECT 'session' AS what FROM sessions
      WHERE user_id = ${userId} AND created_at < '2020-01-02'
      UNION ALL SELECT 'dispatch' FROM dispatches WHERE user_id = ${userId}`.execute(db),
  );
  assert.deepEqual(rows, [{ what: 'session' }]);
});

test('D-64 every user is looked after, by jobs for 200 at most', async () => {
  await server.build({}, async (db) => {
    for (let made = 0; made < 201; made += 1) await buildUser(db);
  });
  const jobs: { readonly owner: string; readonly ids: readonly unknown[] }[] = [];
  const send = async (_db: unknown, _queue: unknown, due: object) =>
    void jobs.push(due as (typeof jobs)[number]); // the data that the worker puts in
  await cleanUp.run(jobContext(server, NOW, { jobs: { send } }), {});
  const users = await server.build({}, (db) =>
    db.selectFrom('users').select('id').orderBy('id').execute(),
  );
  const ofUsers = jobs.flatMap(({ owner, ids }) => (owner === 'user_id' ? [ids] : []));
  assert.deepEqual(
    ofUsers.flat(),
    users.map(({ id }) => id),
  );
  assert.ok(ofUsers.length > 1 && ofUsers.every(({ length }) => length <= 200));
  assert.equal(cleanUp.queue, cleaningDue);
  assert.deepEqual([cleaningDue.cron, doneJobsDue.cron], ['30 3 * * *', '15 * * * *']);
});

test('D-64 jobs that are done go after an hour, failed ones stay to be seen', async () => {
  const put = async (state: string, completed: string) => {
    const id = newId();
    await server.build({}, (db) =>
      sql`INSERT INTO pgboss.job (id, name, state, completed_on, created_on, start_after, data)
        VALUES (${id}, ${cleaningDue.name}, ${state}, ${completed}, ${completed}, ${completed}, '{}')`.execute(
        db,
      ),
    );
    return id;
  };
  const gone = await put('completed', '2026-11-20T05:11:59Z');
  const kept = [
    await put('completed', '2026-11-20T05:12:01Z'),
    await put('failed', '2026-11-10T06:12:00Z'),
  ];
  await clean(doneJobsDue);
  const { rows } = await server.build({}, (db) =>
    sql<{ id: string }>`SELECT id FROM pgboss.job WHERE id = ANY (${[gone, ...kept]}::uuid[])
      ORDER BY id`.execute(db),
  );
  assert.deepEqual(
    rows.map(({ id }) => id),
    kept.toSorted(), // ids of one millisecond have no order
  );
});

test('D-64 the application can still clear away neither messages nor the record of actions', async () => {
  for (const table of ['notifications', 'audit_user', 'audit_company']) {
    const owner = table === 'audit_company' ? sql`company_id = 1` : sql`user_id = ${newId()}`;
    const run = inTransaction(server.database.app, {}, (db) =>
      sql`DELETE FROM ${sql.table(table)} WHERE ${owner}`.execute(db),
    );
    await assert.rejects(run, { code: '42501' }, table);
  }
});
