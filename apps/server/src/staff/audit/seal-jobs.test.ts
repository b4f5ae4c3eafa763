import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { auditChain } from '@abrufbar/contract/staff/audit.ts';
import { sql } from 'kysely';
import { auditCompany, auditUser } from '#core/audit.ts';
import { clearSeals } from '#core/audit-seals.ts';
import { type Database, inTransaction } from '#core/database/database.ts';
import { auditStaff } from '#core/staff-audit.ts';
import { sealAudit, sealingDue } from '#staff/audit/seal-jobs.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildSite } from '#testing/concepts/site.ts';
import { jobContext } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const NOW = '2026-11-20T05:40:00.000Z';
const server = await startTestServer({ after }, { now: NOW });
const { company, user } = await buildSite(server);
const admin = await addMember(server, { role: 'admin' }, NOW);
const send = asStaff(server, await signedIn(server, admin, NOW));

const at = (minute: string) => new Date(`2026-11-20T05:${minute}:00.000Z`);
const seal = (now = NOW) => sealAudit.run(jobContext(server, now), {});
const sealed = () =>
  server.build({}, (db) =>
    db.selectFrom('audit_seals').select(['number', 'count', 'last_id']).orderBy('number').execute(),
  );

/** A record of staff, and its id. */
const act = (minute: string, name: string) =>
  server.build({}, async (db) => {
    const occasion = { at: at(minute), call: 'staff.update', requestId: 'r' };
    const actor = { staffId: null, name: 'Katrin Vogt', brands: ['nordstein' as const] };
    await auditStaff(db, occasion, actor, { kind: 'staff', id: null, name });
    return db
      .selectFrom('audit_staff')
      .select('id')
      .where('object_name', '=', name)
      .executeTakeFirstOrThrow();
  });
const byCustomer = { call: 'tests.do', requestId: 'r', impersonator: null };
const inAll = <T>(work: (db: Database) => Promise<T>) =>
  inTransaction(server.database.jobs, { allActions: true }, work);
const rename = (id: string, name: string) =>
  server.build({}, (db) =>
    db.updateTable('audit_staff').set({ object_name: name }).where('id', '=', id).execute(),
  );

test('OFF-85 every minute rows without a seal get one, in order of time, and late ones the next', async () => {
  await server.build({ companies: [company.id], userId: user.id }, async (db) => {
    await auditCompany(db, company.id, { ...byCustomer, at: at('10'), userId: user.id });
    await auditUser(db, { ...byCustomer, at: at('12'), userId: user.id });
  });
  await act('11', 'Pia Engel');
  await seal();
  const last = await server.build({ userId: user.id }, (db) =>
    db.selectFrom('audit_user').select(['id', 'seal']).executeTakeFirstOrThrow(),
  );
  assert.equal(last.seal, 1);
  assert.deepEqual(await sealed(), [{ number: 1, count: 3, last_id: last.id }]);
  await seal(); // nothing has happened
  const late = await act('09', 'Holger Petri');
  await seal();
  assert.deepEqual((await sealed())[1], { number: 2, count: 1, last_id: late.id });
  assert.equal(sealingDue.cron, '* * * * *');
});

test('OFF-85 a changed row breaks the chain and is named until it is as it was', async () => {
  const [first, second] = [await act('20', 'Lena Bartels'), await act('21', 'Jens Ahlers')];
  await seal();
  assert.deepEqual(await send(auditChain, {}), {
    kept_months: 24,
    checked_at: '2026-11-20T05:40:00Z',
    broken: null,
  });
  await rename(second.id, 'Niemand');
  await rename(first.id, 'Niemand sonst');
  await act('22', 'Sabine Kruse'); // later rows do not heal it
  await seal();
  const { broken } = await send(auditChain, {});
  assert.deepEqual(broken, { number: 3, at: '2026-11-20T05:20:00Z', id: first.id });
  await rename(first.id, 'Lena Bartels');
  await seal();
  assert.equal((await send(auditChain, {})).broken?.id, second.id);
  await rename(second.id, 'Jens Ahlers');
  await seal();
  assert.equal((await send(auditChain, {})).broken, null);
});

test('OFF-85 a missing row and a changed or missing seal break the chain', async (t) => {
  const own = await startTestServer(t, { now: NOW });
  const boss = await addMember(own, { role: 'admin' }, NOW);
  const ask = asStaff(own, await signedIn(own, boss, NOW));
  const run = () => sealAudit.run(jobContext(own, NOW), {});
  const add = (name: string, minute: string) =>
    own.build({}, (db) =>
      auditStaff(
        db,
        { at: at(minute), call: 'staff.block', requestId: 'r' },
        { staffId: null, name: 'Katrin Vogt', brands: ['nordstein'] },
        { kind: 'staff', id: null, name },
      ),
    );
  const breakBy = async (statement: ReturnType<typeof sql>) => {
    await own.build({}, (db) => statement.execute(db));
    await run();
    return (await ask(auditChain, {})).broken;
  };
  for (const minute of ['10', '11', '12']) await add(`n${minute}`, minute);
  await run();
  await add('n13', '13');
  await run();
  await add('n14', '14');
  await run();
  const gone = await breakBy(sql`DELETE FROM audit_staff WHERE object_name = 'n11'`);
  assert.deepEqual(gone, { number: 1, at: '2026-11-20T05:12:00Z', id: null });
  // A seal that was changed as well no longer fits its hash.
  await own.build({}, (db) => sql`DELETE FROM audit_staff WHERE seal = 1`.execute(db));
  const hidden = await breakBy(
    sql`UPDATE audit_seals SET cleared_at = now(), count = 1 WHERE number = 1`,
  );
  assert.equal(hidden?.number, 1);
  const unlinked = await breakBy(sql`DELETE FROM audit_seals WHERE number = 1`);
  assert.equal(unlinked?.number, 1);
});

test('OFF-85 D-64 rows that were kept long enough go by whole seals, and the chain holds', async () => {
  const before = await sealed();
  await act('30', 'Tomasz Wilke');
  const young = await act('31', 'Miriam Sandner');
  await seal();
  const cleared = await inAll((db) =>
    clearSeals(db, { before: at('31'), now: new Date(NOW), limit: 100 }),
  );
  assert.equal(cleared, before.length); // the newest row of the last seal is not older
  const left = await server.build({}, (db) => db.selectFrom('audit_staff').select('id').execute());
  assert.equal(left.length, 2);
  assert.ok(left.some(({ id }) => id === young.id));
  assert.equal((await sealed()).length, before.length + 1);
  await seal();
  assert.equal((await send(auditChain, {})).broken, null);
});

test('OFF-85 a long chain is checked over several runs, and a flood of rows gets several seals', async (t) => {
  const own = await startTestServer(t, { now: NOW });
  await own.build({}, (db) =>
    sql`INSERT INTO audit_staff (id, at, actor, brands, call, request_id, object_kind, object_name)
      SELECT gen_random_uuid(), ${NOW}::timestamptz + make_interval(secs => n), 'Import', '{nordstein}', 'tests.do', 'r', 'staff', 'x'
      FROM generate_series(1, 41000) n`.execute(db),
  );
  await sealAudit.run(jobContext(own, NOW), {});
  const state = () =>
    own.build({}, (db) =>
      db.selectFrom('audit_checks').select(['next_number', 'checked_at']).executeTakeFirstOrThrow(),
    );
  assert.deepEqual(await state(), { next_number: 3, checked_at: null });
  await sealAudit.run(jobContext(own, NOW), {});
  assert.deepEqual(await state(), { next_number: 1, checked_at: '2026-11-20T05:40:00Z' });
});
