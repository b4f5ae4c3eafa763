import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import * as profile from '@abrufbar/contract/profile/own-data.ts';
import { sql } from 'kysely';
import { buildCallOff, buildCart } from '#call-offs/build.ts';
import { buildUser } from '#companies/build.ts';
import { insertCompanyKey } from '#companies/keys/store.ts';
import { buildFavourite, buildItem, buildSubscription } from '#contracts/build.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { enter } from '#core/database/database.ts';
import { startTestServer } from '#testing/server/server.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildClaim } from '#deliveries/claims/build.ts';
import { buildEntry, temperatureOf } from '#deliveries/freshness/build.ts';
import { updateWithdrawn } from '#deliveries/freshness/entry-store.ts';
import { insertReceipt } from '#deliveries/receipt/receipt-store.ts';
import { insertHints, insertMarks } from '#deliveries/weight-checks/store.ts';
import { buildAsset } from '#documents/build.ts';
import { buildNotification } from '#notifications/build.ts';
import { buildPicture } from '#profile/build.ts';
import { OWN_DATA } from '#profile/own-data-store.ts';
import { updateCompanySettings, updateSettings } from '#profile/settings-store.ts';
import { buildDevice } from '#push/build.ts';
import { buildToken } from '#session/build.ts';
import { listSessions } from '#session/devices-store.ts';
import { keepDevice } from '#session/known-devices.ts';
import { issueLoginToken } from '#session/login-tokens.ts';
import { startSession } from '#session/start-session.ts';

const newSecret = () => randomBytes(32).toString('base64url');
const server = await startTestServer({ after }, { now: NOW });
const { build, request, send } = server;

/** A person with rows of every kind, and a colleague with the same. */
const buildPeople = async () => {
  const site = await buildSite(server);
  const { company, contract, supplier, user } = site;
  const colleague = await build({}, (db) =>
    buildUser(db, { companies: [company], first_name: 'Kollegin' }),
  );
  for (const [me, other] of [
    [user, colleague],
    [colleague, user],
  ] as const) {
    await build({ companies: [company.id], userId: me.id }, async (db) => {
      await buildPicture({ db, files: server.files }, me);
      await buildFavourite(db, contract, me);
      await buildSubscription(db, contract, me);
      await buildNotification(db, me, company);
      await issueLoginToken(db, { kind: 'invitation', userId: me.id }, new Date(NOW));
      await buildToken(db, me, new Date(NOW));
      await keepDevice({ db, now: new Date(NOW), deviceSecret: newSecret() }, me.id);
      const [session] = await listSessions(db, me.id, new Date(NOW));
      await buildDevice(db, me, { sessionId: session?.id ?? '', day: NOW.slice(0, 10) });
      const item = await buildItem(db, { contract });
      await buildCart(db, { item, user: me });
      await buildCallOff(db, { item, supplier, created_by: me.id, contact_user_id: other.id });
      const confirmed = { at: new Date(NOW), by: me.id };
      const { id } = await buildDelivery(db, { contract, confirmed });
      await buildAsset({ db, files: server.files }, { company_id: company.id, id }, me);
      await insertReceipt(db, {
        ...{
          companyId: company.id,
          supplierId: supplier.id,
          deliveryId: id,
          deviceAt: null,
          key: null,
        },
        ...{ kind: 'confirmed', at: confirmed.at, by: me.id, way: 'single', reason: null },
      });
      const of = { company_id: company.id, supplier_id: supplier.id };
      await buildClaim(db, of, { id }, me, {
        taken: { staffId: newId(), name: 'Lena Bartels', at: new Date(NOW) },
      });
      const load = { ...of, id };
      const entry = await buildEntry(db, of, load, me, temperatureOf(21, new Date(NOW)));
      await updateWithdrawn(db, load, entry.id, { by: other.id, at: new Date(NOW) });
      const hint = { kind: 'gross', gross: '41.000', limit: '40.000', over: '1.000' } as const;
      await insertHints(db, company.id, [{ id, supplierId: supplier.id, hint }], new Date(NOW));
      const mark = { deliveryId: id, kinds: [hint.kind], userId: me.id };
      await insertMarks(db, company.id, mark, new Date(NOW));
      const key = { companyId: company.id, name: 'ERP', mayConfirm: false, madeBy: me.id };
      await insertCompanyKey(db, key, new Date(NOW));
      await updateSettings(db, me.id, { theme: 30 });
      await updateCompanySettings(
        db,
        { userId: me.id, companyId: company.id },
        { call_off_mail: false },
      );
    });
  }
  return { ...site, colleague };
};

type Row = Readonly<Record<string, unknown>>;
type Document = Readonly<Record<string, readonly Row[]>>;
const exportOf = async (token: string) => {
  const { name, content } = await send(profile.exportData, {}, { token });
  return { name, content, data: JSON.parse(content) as Document }; // the shape is what is tested
};

test('BEY-106 the export holds what is stored about a person and nothing about a colleague', async () => {
  const { user, colleague, company, token } = await buildPeople();
  const { name, content, data } = await exportOf(token);
  assert.equal(name, 'abrufbar-2026-11-20.json');
  const counts = Object.fromEntries(Object.keys(OWN_DATA).map((key) => [key, data[key]?.length]));
  assert.deepEqual(counts, {
    account: 1,
    memberships: 1,
    accepted_terms: 2,
    picture: 1,
    settings: 1,
    company_settings: 1,
    devices: 2,
    known_devices: 1,
    invitations: 1,
    registration: 0,
    password_links: 0,
    notifications: 1,
    push_devices: 1,
    dispatches: 0,
    company_keys: 1,
    revoked_company_keys: 0,
    favourites: 1,
    claims: 1,
    claim_replies: 1,
    site_entries: 1,
    withdrawn_site_entries: 1,
    seen_hints: 1,
    subscriptions: 1,
    begun_call_offs: 1,
    contact_of_begun_call_offs: 1,
    ordered_call_offs: 1,
    contact_of_call_offs: 1,
    confirmations_and_their_undoing: 1,
    former_contact_of_call_offs: 0,
    steps_of_call_offs: 1,
    added_files: 1,
    confirmed_deliveries: 1,
  });
  assert.equal(data['account']?.[0]?.['email'], user.email);
  assert.deepEqual(data['companies'], [
    { id: company.id, name: company.name, company_nr: company.company_nr },
  ]);
  assert.equal(data['settings']?.[0]?.['theme'], 30);
  assert.match(Object(data).picture_file, /^data:image\/webp;base64,UklGR/);
  assert.equal(Object(data).created_at, '2026-11-20T06:12:00.000Z');
  for (const foreign of [
    colleague.id,
    colleague.email,
    'Kollegin',
    'hash',
    'digest',
    'endpoint',
    'p256dh',
  ]) {
    assert.ok(!content.includes(foreign), foreign);
  }
});

test('the export knows every table that names a person', async () => {
  // Not handed out: answers kept for repetitions, and the record of actions, which nobody can read here.
  const others = ['audit_company', 'audit_user', 'idempotency_company', 'idempotency_user'];
  const { rows } = await build({}, (db) =>
    sql<{ place: string }>`
      SELECT table_name || '.' || column_name AS place FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'uuid' AND column_name ~ '(user_id|_by)$'`.execute(
      db,
    ),
  );
  const known = Object.values(OWN_DATA).map(({ table, person }) => `${table}.${person}`);
  const forgotten = rows.filter(
    ({ place }) => !known.includes(place) && !others.includes(place.split('.')[0] ?? ''),
  );
  assert.deepEqual(forgotten, []);
});

test('D-14 rows of a company the person has left stay there', async () => {
  const { user, company, token } = await buildPeople();
  const second = await buildSite(server);
  await build({}, async (db) => {
    await sql`INSERT INTO memberships (user_id, company_id, role)
      VALUES (${user.id}, ${second.company.id}, 'leser')`.execute(db);
    await sql`DELETE FROM memberships WHERE user_id = ${user.id} AND company_id = ${company.id}`.execute(
      db,
    );
  });
  const { data } = await exportOf(token);
  for (const section of ['ordered_call_offs', 'confirmed_deliveries', 'favourites']) {
    assert.deepEqual(data[section], []);
  }
  assert.equal(data['notifications']?.length, 1);
});

test('D-03 D-64 staff and strangers get no export, and the export of a person is on record', async () => {
  const { user, token } = await buildPeople();
  const staff = await build({}, async (db) => {
    await enter(db, { userId: user.id });
    const visit = { userId: user.id, impersonator: 'Petra Kern', userAgent: 'x' };
    return startSession(db, visit, new Date(NOW));
  });
  await assert.rejects(exportOf(staff), { status: 403 });
  assert.equal((await request('POST', 'user/export')).status, 401);
  await exportOf(token);
  const { rows } = await build({ userId: user.id }, (db) =>
    sql<object>`SELECT call FROM audit_user WHERE user_id = ${user.id}`.execute(db),
  );
  assert.deepEqual(rows, [{ call: 'profile.exportData' }]);
});

test('D-18 ten exports an hour are enough for a person, and do not hinder another', async () => {
  const [{ token }, other] = [await buildPeople(), await buildSite(server)];
  for (let count = 0; count < 10; count += 1) await exportOf(token);
  await assert.rejects(exportOf(token), { status: 429 });
  await exportOf(other.token);
  const again = await build({}, (db) => buildToken(db, other.user, new Date(NOW)));
  await exportOf(again);
});
