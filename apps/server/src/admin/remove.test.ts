import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { sql } from 'kysely';
import { COMMANDS } from '#admin/commands.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { buildUser } from '#companies/build.ts';
import { insertMembership } from '#companies/store.ts';
import { buildItem } from '#contracts/build.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { readSettings } from '#core/settings.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildNotification } from '#notifications/build.ts';
import { updateSettings } from '#profile/settings-store.ts';
import { insertCode } from '#registration/store.ts';
import { buildRecoveryLink, buildToken } from '#session/build.ts';
import { until } from '#testing/server/until.ts';

const server = await startTestServer({ after }, { now: NOW });
const { build, send } = server;
const isUnauthorised = (error: unknown) => Object(error).status === 401;

test('D-64 a removed account is out at once, leaves its papers and frees its address', async () => {
  const { user, company, contract, supplier, token } = await buildSite(server);
  const callOff = await build({ companies: [company.id], userId: user.id }, async (db) => {
    await buildNotification(db, user, company);
    await updateSettings(db, user.id, { theme: 30 });
    await buildRecoveryLink(db, user, new Date(NOW));
    const item = await buildItem(db, { contract });
    return buildCallOff(db, { item, supplier, created_by: user.id, contact_user_id: user.id });
  });
  const colleague = await build({}, async (db) => {
    const made = await buildUser(db, { companies: [company], role: 'besteller' });
    return buildToken(db, made, new Date(NOW));
  });
  await build({}, (db) =>
    insertCode(db, { companyId: company.id, role: 'leser', email: user.email }, new Date(NOW)),
  );
  const look = { company_number: null };
  await send(session.user, look, { token }); // remembered for the next seconds
  const { run } = COMMANDS['user-remove'] ?? assert.fail();
  const remove = () =>
    build({}, (db) =>
      run({ db, settings: readSettings({}), now: new Date(NOW) }, { email: user.email }),
    );
  assert.match(await remove(), /Account removed/);
  // The session that is remembered ends with a word of the database, which takes a moment.
  const isOut = () => send(session.user, look, { token }).then(() => false, isUnauthorised);
  await until(isOut);
  const { contact_person } = await send(callOffs.detail, { id: callOff.id }, { token: colleague });
  assert.equal(contact_person?.id, user.id);
  const { first_name, last_name, phone_number } = contact_person;
  assert.deepEqual([first_name, last_name, phone_number], ['Gelöschter', 'Zugang', null]);

  const left = await build({ userId: user.id }, async (db) => {
    const { rows } = await sql<object>`
      SELECT to_jsonb(u) - 'id' AS person,
        (SELECT count(*)::int FROM memberships m WHERE m.user_id = u.id) AS memberships,
        (SELECT count(*)::int FROM notifications n WHERE n.user_id = u.id) AS notifications,
        (SELECT count(*)::int FROM user_settings s WHERE s.user_id = u.id) AS settings,
        (SELECT count(*)::int FROM recovery_links l WHERE l.user_id = u.id) AS links,
        ARRAY(SELECT c.email FROM registration_codes c) AS codes
      FROM users u WHERE id = ${user.id}`.execute(db);
    return rows;
  });
  const text = JSON.stringify(left);
  for (const word of ['Jens', 'Harms', user.email]) assert.ok(!text.includes(word), word);
  assert.match(text, /"memberships":0,"notifications":0,"settings":0,"links":0/);
  assert.match(text, /"blocked_at":"2026-11-20/);

  await assert.rejects(remove(), /There is no user/);
  await build({}, async (db) => {
    const again = await buildUser(db, { email: user.email });
    await insertMembership(db, { userId: again.id, companyId: company.id, role: 'leser' });
  });
});

test('BEY-79 D-64 the signatures of a removed account go, and their hashes stay', async () => {
  const { user, company, contract, token, scope } = await buildSite(server);
  const { id: delivery_id } = await build(scope, (db) => buildDelivery(db, { contract }));
  const both = { delivery_id, contract_id: contract.id };
  const signed = { signed_by: 'Jens Harms', signature: '{"height":600,"strokes":[[9,9,80,40]]}' };
  await send(deliveries.confirm, { ...both, ...signed }, { token, key: newId() });
  const read = () =>
    build(scope, (db) =>
      db
        .selectFrom('delivery_receipts')
        .select(['signed_by', 'signature', 'signature_hash'])
        .where('company_id', '=', company.id)
        .executeTakeFirstOrThrow(),
    );
  const { signature_hash } = await read();
  assert.match(signature_hash ?? '', /^[0-9a-f]{64}$/);
  const { run } = COMMANDS['user-remove'] ?? assert.fail();
  await build({}, (db) =>
    run({ db, settings: readSettings({}), now: new Date(NOW) }, { email: user.email }),
  );
  assert.deepEqual(await read(), { signed_by: null, signature: null, signature_hash });
});
