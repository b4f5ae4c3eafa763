/** Systems of customers with the key of their company: reading, confirming, and the list of changes without gaps. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as keys from '@abrufbar/contract/companies/keys.ts';
import * as systems from '@abrufbar/contract/companies/systems.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { sql } from 'kysely';
import { buildUser } from '#companies/build.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { inTransaction, openDatabase } from '#core/database/database.ts';
import { DEMO_PASSWORD } from '#demo/people.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildInvoice } from '#documents/build.ts';
import { updateWithdrawal } from '#documents/office/withdrawal-store.ts';
import { buildToken } from '#session/build.ts';
import { hashPassword } from '#session/password.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const { build, send } = server;
const password_hash = await hashPassword(DEMO_PASSWORD);

/** A site whose buyer makes keys. */
const buildBuyer = async (more: Parameters<typeof buildUser>[1] = {}) => {
  const site = await buildSite(server);
  const buyer = await build({}, async (db) => {
    const of = { companies: [site.company], role: 'besteller', password_hash, ...more } as const;
    const user = await buildUser(db, of);
    return { ...user, token: await buildToken(db, user, new Date(NOW)) };
  });
  const company_number = site.company.company_nr;
  const make = (input: Partial<InputOf<typeof keys.create>> = {}, key?: string) =>
    send(
      keys.create,
      { company_number, name: 'SAP', may_confirm: true, password: DEMO_PASSWORD, ...input },
      { token: buyer.token, ...(key !== undefined && { key }) },
    );
  return { ...site, buyer, company_number, make };
};

const refused = (status: number, words: RegExp) => (error: unknown) =>
  error instanceof CallError && error.status === status && words.test(error.message);

const addDelivery = (site: Awaited<ReturnType<typeof buildSite>>) =>
  build(site.scope, (db) => buildDelivery(db, { contract: site.contract }));

const read = (token: string, cursor: string | null = null, limit: number | null = null) =>
  send(systems.changes, { cursor, limit }, { token });

test('DOC-68 a change that commits late is delivered although later ones were read before', async () => {
  const site = await buildBuyer();
  const { key: token } = await site.make();
  const pool = openDatabase(server.database.logins.app, 'app');
  const early = Promise.withResolvers<string>();
  const mayCommit = Promise.withResolvers<void>();
  const late = inTransaction(pool, site.scope, async (db) => {
    early.resolve((await buildDelivery(db, { contract: site.contract })).id);
    await mayCommit.promise;
  });
  const earlyId = await early.promise;
  const later = await build({ companies: [site.company.id] }, async (db) =>
    buildInvoice({ db, files: server.files }, site.contract),
  );
  const first = await read(token);
  assert.deepEqual(
    first.items.map(({ id }) => id),
    [later.id],
  );
  mayCommit.resolve();
  await late;
  await pool.close();
  const second = await read(token, first.cursor);
  assert.deepEqual(
    second.items.map(({ id }) => id),
    [earlyId],
  );
  assert.deepEqual((await read(token, second.cursor)).items, []);
});

test('DOC-68 DOC-69 pages follow each other without gaps while rows change, each with its newest state', async () => {
  const site = await buildBuyer();
  const { key: token } = await site.make();
  const made = [];
  for (let n = 0; n < 7; n += 1) made.push((await addDelivery(site)).id);
  const [confirmed = assert.fail()] = made;
  const seen: string[] = [];
  let cursor: string | null = null;
  let pages = 0;
  for (;;) {
    const page: Awaited<ReturnType<typeof read>> = await read(token, cursor, 2);
    seen.push(...page.items.map(({ id, delivery }) => `${id} ${delivery?.status}`));
    ({ cursor } = page);
    pages += 1;
    // Read before; so it comes again, at the end.
    if (pages === 1) await send(systems.confirm, { delivery_id: confirmed }, { token });
    if (!page.has_more) break;
  }
  assert.deepEqual(seen, [...made.map((id) => `${id} 0`), `${confirmed} 1`]);
});

test('DOC-69 a withdrawn invoice is reported as removed', async () => {
  const site = await buildBuyer();
  const { key: token } = await site.make();
  const { id } = await build({ companies: [site.company.id] }, (db) =>
    buildInvoice({ db, files: server.files }, site.contract),
  );
  const [before] = (await read(token)).items;
  assert.deepEqual([before?.removed, before?.invoice?.id], [false, id]);
  const staff = openDatabase(server.database.logins.staff, 'staff');
  const { id: supplierId } = site.supplier;
  await inTransaction(staff, { suppliers: [supplierId] }, async (db) => {
    const row = { company_id: site.company.id, supplier_id: supplierId, id, version: 1 };
    await updateWithdrawal(
      db,
      row,
      { at: NOW, by: 'Kern', reason: 'Falscher Kunde' },
      new Date(NOW),
    );
  });
  await staff.close();
  const [now] = (await read(token)).items;
  assert.deepEqual([now?.removed, now?.invoice], [true, null]);
  await assert.rejects(
    send(systems.invoice, { invoice_id: id }, { token }),
    refused(404, /Rechnung/),
  );
});

test('DOC-70 after a restore the numbers go on behind every cursor that was handed out', async () => {
  const site = await buildBuyer();
  const { key: token } = await site.make();
  await addDelivery(site);
  server.at('2026-11-20T07:00:00Z');
  const { cursor } = await read(token);
  // As the backup of the night had it: nothing was numbered.
  await build(site.scope, async (db) => {
    await db.updateTable('company_changes').set({ number: null }).execute();
    await db.deleteFrom('company_change_ends').execute();
  });
  server.at('2026-11-20T08:00:00Z');
  const { id } = await addDelivery(site);
  const ids = (await read(token, cursor)).items.map((item) => item.id);
  server.at(NOW);
  assert.equal(ids.length, 2);
  assert.ok(ids.includes(id));
});

test('DOC-60 DOC-63 a key is shown once and kept as a digest; a repeat shows nothing', async () => {
  const site = await buildBuyer();
  const repeat = '0193477a-1c00-7000-8000-00000000000a';
  const { key, id } = await site.make({}, repeat);
  assert.match(key, new RegExp(`^abf_${site.company.id}_${id}\\.[\\w-]{43}$`));
  await assert.rejects(site.make({}, repeat), refused(409, /nur einmal gezeigt/));
  const secret = key.split('.').at(-1) ?? assert.fail();
  for (const table of ['company_keys', 'idempotency_company', 'audit_company']) {
    const { rows } = await build(site.scope, (db) =>
      sql`SELECT to_jsonb(t)::text AS row FROM ${sql.table(table)} t`.execute(db),
    );
    assert.ok(rows.length > 0);
    assert.ok(!JSON.stringify(rows).includes(secret), table);
  }
  const { items } = await send(keys.list, { company_number: site.company_number }, site.buyer);
  assert.deepEqual(items, [
    {
      id,
      name: 'SAP',
      tail: key.slice(-4),
      may_confirm: true,
      made_by: `${site.buyer.first_name} ${site.buyer.last_name}`,
      made_by_member: true,
      made_on: '2026-11-20',
      used_on: null,
      used_time: null,
    },
  ]);
});

test('DOC-60 a wrong password makes no key and counts like a failed login', async () => {
  const site = await buildBuyer();
  for (let tries = 0; tries < 5; tries += 1) {
    await assert.rejects(
      site.make({ password: 'Falsche-Kelle-1' }),
      refused(422, /Passwort stimmt nicht/),
    );
  }
  await assert.rejects(site.make(), refused(429, /zu viele/));
  const { items } = await send(keys.list, { company_number: site.company_number }, site.buyer);
  assert.deepEqual(items, []);
});

test('DOC-62 a company has ten keys, also when twelve are made at once', async () => {
  const site = await buildBuyer();
  const attempts = [];
  for (let n = 0; n < 12; n += 4) {
    const four = [0, 1, 2, 3].map((at) => site.make({ name: `Nr. ${n + at}` }));
    attempts.push(...(await Promise.allSettled(four)));
  }
  const made = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failures = attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  assert.equal(made.length, 10);
  assert.ok(failures.every(refused(409, /schon 10 Schlüssel/)));
  const of = { company_number: site.company_number, key_id: made[0]?.id ?? '' };
  await send(keys.revoke, of, site.buyer);
  await site.make({ name: 'Ersatz' });
});

test('DOC-64 a revoked key answers 401 from then on, one of a foreign company is absent', async () => {
  const site = await buildBuyer();
  const foreign = await buildBuyer();
  const { key: token, id: key_id } = await site.make();
  await read(token);
  const of = { company_number: foreign.company_number, key_id };
  await assert.rejects(send(keys.revoke, of, foreign.buyer), refused(404, /Schlüssel/));
  await send(keys.revoke, { company_number: site.company_number, key_id }, site.buyer);
  await assert.rejects(read(token), refused(401, /widerrufen/));
  await send(keys.revoke, { company_number: site.company_number, key_id }, site.buyer);
});

test('DOC-65 a key reads deliveries, notes, receipts and invoices of its company; those of others are absent', async () => {
  const [site, foreign] = [await buildBuyer(), await buildBuyer()];
  const [own, other] = [(await site.make()).key, (await foreign.make()).key];
  const { id: delivery_id } = await addDelivery(site);
  await send(systems.confirm, { delivery_id }, { token: own });
  const { provisional_until: until } = await send(
    systems.delivery,
    { delivery_id },
    { token: own },
  );
  server.at(until ?? '');
  const { id: invoice_id } = await build(site.scope, (db) =>
    buildInvoice({ db, files: server.files }, site.contract),
  );
  const reads = (token: string) => [
    send(systems.delivery, { delivery_id }, { token }),
    send(systems.note, { delivery_id }, { token }),
    send(systems.noteUbl, { delivery_id }, { token }),
    send(systems.receipt, { delivery_id }, { token }),
    send(systems.invoice, { invoice_id }, { token }),
    send(systems.invoiceFile, { invoice_id }, { token }),
  ];
  await Promise.all(reads(own));
  const absent = refused(404, /nicht gefunden/);
  await Promise.all(reads(other).map((answer) => assert.rejects(answer, absent)));
  assert.deepEqual((await read(other)).items, []);
});

test('DOC-71 a key may send 300 calls a minute, and another key of the company its own', async () => {
  const site = await buildBuyer();
  const { key: token } = await site.make();
  const ask = (as: string) => server.request('GET', 'company/changes', { token: as });
  for (let calls = 0; calls < 300; calls += 1) assert.equal((await ask(token)).status, 200);
  const { status, headers } = await ask(token);
  assert.equal(status, 429);
  assert.ok(Number(headers.get('Retry-After')) > 0);
  assert.equal((await ask((await site.make()).key)).status, 200);
});

test('DOC-67 a delivery confirmed with a key names maker and key, everywhere', async () => {
  const site = await buildBuyer();
  const { key: token } = await site.make();
  const { id: delivery_id } = await addDelivery(site);
  await send(systems.confirm, { delivery_id }, { token });
  const found = await send(systems.delivery, { delivery_id }, { token });
  const maker = `${site.buyer.first_name} ${site.buyer.last_name}`;
  assert.deepEqual([found.status, found.confirmed_by, found.confirmed_key], ['1', maker, 'SAP']);
  const ask = () => send(systems.receipt, { delivery_id }, { token });
  await assert.rejects(ask(), refused(409, /kann noch zurückgenommen werden/));
  server.at(found.provisional_until ?? '');
  const receipt = await (await ask()).text();
  assert.match(receipt, /Bestätigt mit dem Schlüssel „SAP“/);
  const audited = await build(site.scope, (db) =>
    db
      .selectFrom('audit_company')
      .select(['user_id', 'changes'])
      .where('call', '=', systems.confirm.name)
      .where('object_id', '=', delivery_id)
      .executeTakeFirst(),
  );
  assert.deepEqual(audited, {
    user_id: site.buyer.id,
    changes: { key: { new: 'SAP', old: null } },
  });
});

test('DOC-66 DOC-67 a key confirms only with its flag and while its maker could; it goes on reading', async () => {
  const site = await buildBuyer();
  const { id: delivery_id } = await addDelivery(site);
  const confirm = (token: string) => send(systems.confirm, { delivery_id }, { token });
  const reads = await site.make({ may_confirm: false });
  await assert.rejects(confirm(reads.key), refused(403, /nicht bestätigen/));
  const { key: token } = await site.make();
  const { id: user_id } = site.buyer;
  await build({ userId: user_id }, (db) => db.deleteFrom('accepted_terms').execute());
  await assert.rejects(confirm(token), refused(403, /Nutzungsbedingungen/));
  await build({}, (db) => updateUserBlocked(db, user_id, new Date(NOW)));
  await assert.rejects(confirm(token), refused(403, /keine Lieferungen mehr/));
  await build({}, (db) => db.deleteFrom('memberships').where('user_id', '=', user_id).execute());
  await assert.rejects(confirm(token), refused(403, /keine Lieferungen mehr/));
  assert.equal((await send(systems.delivery, { delivery_id }, { token })).status, '0');
});
