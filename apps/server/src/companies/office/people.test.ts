import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sectionPermissions } from '@abrufbar/contract/companies.ts';
import * as people from '@abrufbar/contract/companies/office-people.ts';
import { officeDetail } from '@abrufbar/contract/companies/office.ts';
import { user as userCall } from '@abrufbar/contract/session/session.ts';
import { sql } from 'kysely';
import { buildCompany, buildSupplier, buildUser } from '#companies/build.ts';
import { insertErpId } from '#companies/store.ts';
import { newId } from '#core/ids.ts';
import { buildToken } from '#session/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { openStream } from '#testing/server/stream.ts';

const server = await startTestServer({ after }, { now: NOW });
const [own, foreign] = await server.build({}, async (db) => [
  await buildSupplier(db),
  await buildSupplier(db, { brand: 'suedkies' }),
]);
const enter = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const katrin = await enter({ name: 'Katrin Vogt', role: 'admin' });
const both = await enter({ name: 'Jens Ahlers', role: 'admin', brands: ['nordstein', 'suedkies'] });

/** A company with numbers at some suppliers, and a person of it who is signed in. */
const build = (suppliers: readonly { readonly id: number }[] = [own]) =>
  server.build({}, async (db) => {
    const company = await buildCompany(db);
    for (const { id } of suppliers) {
      const erp_customer_no = newId().slice(-12);
      await insertErpId(db, { supplier_id: id, company_id: company.id, erp_customer_no });
    }
    const user = await buildUser(db, { companies: [company], role: 'besteller' });
    const token = await buildToken(db, user, new Date(NOW));
    return { company, user, token, named: { id: company.id, person_id: user.id } };
  });
type Built = Awaited<ReturnType<typeof build>>;

const rightsOf = async ({ company, token }: Built) => {
  const input = { company_number: company.company_nr };
  return (await server.send(sectionPermissions, input, { token })).permissions;
};
const statusOf = async ({ token }: Built) =>
  (await server.request('GET', 'user/devices', { token })).status;

test('OFF-112 OFF-113 DOC-59 a changed right counts from the next call on, and open phones show it', async () => {
  const built = await build();
  assert.equal((await rightsOf(built)).length, 7); // also remembered by the server now
  const stream = await openStream(server.address, built.token, { behind: 0 });
  const change = { ...built.named, version: 1, role: 'baustelle', permissions: ['call-off-list'] };
  const input = change as Parameters<typeof katrin<typeof people.officeUpdatePerson>>[1];
  assert.deepEqual(await katrin(people.officeUpdatePerson, input), { version: 2 });
  assert.deepEqual(await rightsOf(built), ['call-off-list']);
  assert.match(await stream.until('"rights"'), /\{"kind":"rights","ids":null\}/);
  stream.leave();
  const { people: shown } = await katrin(officeDetail, { id: built.company.id });
  assert.partialDeepStrictEqual(shown, [
    { role: 'baustelle', permissions: ['call-off-list'], version: 2, can_block: true },
  ]);
  assert.deepEqual(await refusalOf(both(people.officeUpdatePerson, input)), {
    status: 409,
    code: 'stale_version',
    by: 'Katrin Vogt',
    at: NOW,
  });
  const { rows } = await server.build({ companies: [built.company.id] }, (db) =>
    sql<{ object_name: string; changes: unknown }>`
      SELECT object_name, changes FROM audit_company WHERE object_id = ${built.user.id}`.execute(
      db,
    ),
  );
  assert.deepEqual(rows, [
    {
      object_name: 'Jens Harms',
      changes: {
        customer_role: { old: 'besteller', new: 'baustelle' },
        permissions: {
          old: [
            'asset-upload',
            'call-off-creation',
            'call-off-list',
            'company-keys',
            'delivery-confirm',
            'invoice-list',
            'qr-code-scanner',
          ],
          new: ['call-off-list'],
        },
      },
    },
  ]);
});

test('OFF-115 blocking ends all sessions at once and keeps the reason; unblocking lets the person in again', async () => {
  const built = await build();
  assert.equal(await statusOf(built), 200);
  const stream = await openStream(server.address, built.token, { behind: 0 });
  const block = { ...built.named, version: 1, reason: 'Hat die Firma verlassen' };
  await katrin(people.officeBlockPerson, block);
  await stream.ended;
  assert.equal(await statusOf(built), 401);
  const { people: shown } = await katrin(officeDetail, { id: built.company.id });
  assert.deepEqual([shown[0]?.is_blocked, shown[0]?.account_version], [true, 2]);
  const late = { ...built.named, version: 1 };
  assert.equal((await refusalOf(both(people.officeUnblockPerson, late))).by, 'Katrin Vogt');
  await katrin(people.officeUnblockPerson, { ...built.named, version: 2 });
  const token = await server.build({}, (db) => buildToken(db, built.user, new Date(NOW)));
  assert.equal(await statusOf({ ...built, token }), 200);
  const { rows } = await server.build({ userId: built.user.id }, (db) =>
    sql<{ call: string; actor: string; changes: unknown }>`
      SELECT call, actor, changes FROM audit_user WHERE user_id = ${built.user.id}
      AND object_kind = 'person' ORDER BY id`.execute(db),
  );
  const blocked = (old: boolean) => ({ blocked: { old, new: !old } });
  assert.deepEqual(rows, [
    { call: 'companies.officeBlockPerson', actor: 'Katrin Vogt', changes: blocked(false) },
    { call: 'companies.officeUnblockPerson', actor: 'Katrin Vogt', changes: blocked(true) },
  ]);
});

test('OFF-114 a person who is taken out of the last company is signed out, out of one of two goes on in the other', async () => {
  const built = await build();
  const second = await build();
  await server.build({}, async (db) => {
    await db
      .insertInto('memberships')
      .values({
        user_id: built.user.id,
        company_id: second.company.id,
        role: 'leser',
        permissions: [],
      })
      .execute();
  });
  const companiesOf = async () =>
    (await server.send(userCall, { company_number: null }, { token: built.token }))
      .available_companies;
  assert.equal((await companiesOf()).length, 2);
  await katrin(people.officeRemovePerson, { ...built.named, version: 1 });
  assert.deepEqual(
    (await companiesOf()).map(({ company_nr }) => company_nr),
    [second.company.company_nr],
  );
  const last = { id: second.company.id, person_id: built.user.id, version: 1 };
  await katrin(people.officeRemovePerson, last);
  assert.equal(await statusOf(built), 401);
});

test('OFF-117 people of a company of both brands, and accounts that also belong to one, need staff of both', async () => {
  const shared = await build([own, foreign]);
  const change = { ...shared.named, version: 1, role: 'leser' as const, permissions: [] };
  const refused = { status: 403, code: 'customer_shared' };
  assert.deepEqual(await refusalOf(katrin(people.officeUpdatePerson, change)), refused);
  await both(people.officeUpdatePerson, change);

  const alone = await build();
  await server.build({}, (db) =>
    db
      .insertInto('memberships')
      .values({
        user_id: alone.user.id,
        company_id: shared.company.id,
        role: 'leser',
        permissions: [],
      })
      .execute(),
  );
  const block = { ...alone.named, version: 1, reason: 'ausgeschieden' };
  assert.deepEqual(await refusalOf(katrin(people.officeBlockPerson, block)), refused);
  const { people: shown } = await katrin(officeDetail, { id: alone.company.id });
  assert.deepEqual([shown[0]?.can_block, shown[0]?.is_blocked], [false, false]);
  // Rights in the company of the own brand are its own affair.
  const rights = { ...alone.named, version: 1, role: 'leser' as const, permissions: [] };
  await katrin(people.officeUpdatePerson, rights);
  await both(people.officeBlockPerson, block);
});

test('OFF-218 somebody with an account is taken into one more company; strangers are not found', async () => {
  const [first, second, elsewhere] = [await build(), await build(), await build([foreign])];
  const find = async (q: string) =>
    (await katrin(people.officeCandidates, { id: second.company.id, q })).items;
  const email = await server.build({}, async (db) => {
    const { rows } = await sql<{ id: string; email: string }>`SELECT id, email FROM users`.execute(
      db,
    );
    return new Map(rows.map((row) => [row.id, row.email]));
  });
  const emailOf = ({ user }: Built) => email.get(user.id) ?? assert.fail();
  assert.deepEqual(
    (await find(emailOf(first).slice(0, -3))).map(({ id, companies }) => [id, companies]),
    [[first.user.id, [first.company.name]]],
  );
  assert.deepEqual(await find(emailOf(second)), [], 'belongs to it already');
  assert.deepEqual(await find(emailOf(elsewhere)), []);

  const stream = await openStream(server.address, first.token, { behind: 0 });
  const wanted = { id: second.company.id, person_id: first.user.id, role: 'leser' } as const;
  assert.deepEqual(await katrin(people.officeAddPerson, wanted), { version: 1 });
  await stream.ended; // it connects again and follows both companies
  const rights = await rightsOf({ ...first, company: second.company });
  assert.deepEqual(rights, ['call-off-list']);
  const { people: shown } = await katrin(officeDetail, { id: second.company.id });
  assert.equal(shown.find(({ id }) => id === first.user.id)?.role, 'leser');
  const again = await refusalOf(katrin(people.officeAddPerson, wanted));
  assert.deepEqual(again, { status: 409, code: 'person_in_company' });
  const stranger = { ...wanted, person_id: elsewhere.user.id };
  const unknown = { status: 404, code: 'person_not_found' };
  assert.deepEqual(await refusalOf(katrin(people.officeAddPerson, stranger)), unknown);
  const absent = { ...wanted, person_id: newId() };
  assert.deepEqual(await refusalOf(katrin(people.officeAddPerson, absent)), unknown);
});

test('OFF-218 OFF-117 somebody without a company comes back by the whole e-mail; a shared company is not changed', async () => {
  const [left, shared] = [await build(), await build([own, foreign])];
  await katrin(people.officeRemovePerson, { ...left.named, version: 1 });
  const { email } = await server.build({}, (db) =>
    db.selectFrom('users').select('email').where('id', '=', left.user.id).executeTakeFirstOrThrow(),
  );
  const find = async (q: string) =>
    (await katrin(people.officeCandidates, { id: left.company.id, q })).items;
  assert.deepEqual(await find(email.slice(0, -1)), []);
  assert.deepEqual(
    (await find(email.toUpperCase())).map(({ id, companies }) => [id, companies]),
    [[left.user.id, []]],
  );
  const wanted = { ...left.named, role: 'baustelle' } as const;
  await katrin(people.officeAddPerson, wanted);
  const refused = { status: 403, code: 'customer_shared' };
  const toShared = { ...wanted, id: shared.company.id };
  assert.deepEqual(await refusalOf(katrin(people.officeAddPerson, toShared)), refused);
  assert.deepEqual(await both(people.officeAddPerson, toShared), { version: 1 });
});
