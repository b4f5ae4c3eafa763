/** Confirming deliveries and adding files need a right in the company of the delivery (D-15). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import * as documents from '@abrufbar/contract/documents-assets.ts';
import type { Permission, Role } from '@abrufbar/domain/companies/permissions.ts';
import { sql } from 'kysely';
import { buildUser } from '#companies/build.ts';
import { insertMembership } from '#companies/store.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { differences, digestRows } from '#testing/database/table-rows.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildAsset } from '#documents/build.ts';
import { buildToken } from '#session/build.ts';
import { startSession } from '#session/start-session.ts';

const server = await startTestServer({ after }, { now: NOW });
const { build, request, send } = server;
const PDF = new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'));

/** A person who may do in each company what the role or the list says. */
const addPerson = (
  rights: readonly (readonly [Site, Role, (readonly Permission[] | undefined)?])[],
) =>
  build({}, async (db) => {
    const user = await buildUser(db);
    for (const [{ company }, role, permissions] of rights) {
      const member = { userId: user.id, companyId: company.id, role };
      await insertMembership(db, { ...member, ...(permissions && { permissions }) });
    }
    return { user, token: await buildToken(db, user, new Date(NOW)) };
  });
type Person = Awaited<ReturnType<typeof addPerson>>;

/** A delivery with two files, both of that person. */
const addLoad = async (site: Site, { user }: Pick<Person, 'user'>) => {
  const { contract, company } = site;
  const { id } = await build(site.scope, (db) => buildDelivery(db, { contract }));
  const files = await build({ ...site.scope, userId: user.id }, async (db) => {
    const paper = { company_id: company.id, id };
    const { files } = server;
    return [
      await buildAsset({ db, files }, paper, user),
      await buildAsset({ db, files }, paper, user),
    ];
  });
  return { id, contract_id: contract.id, company, files: files.map((file) => file.id) };
};
type Load = Awaited<ReturnType<typeof addLoad>>;

/** Every call that changes a delivery or its files, and what it answered. */
const tryAll = async ({ id, contract_id, files }: Load, { token }: Pick<Person, 'token'>) => {
  const body = (fields: Record<string, string | readonly string[]>) =>
    new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, one]),
      ),
    );
  const form = () => {
    const made = new FormData();
    made.append('file', new Blob([PDF]));
    return made;
  };
  const posts = [
    ['delivery/confirm', body({ delivery_id: id, contract_id })],
    [`asset-upload/${id}_${contract_id}`, form()],
    [`scale-notes/asset-upload/${id}`, form()],
    ['sort-assets', body({ 'asset_ids[]': files.toReversed() })],
    ['scale-notes/sort-assets', body({ 'asset_ids[]': files })],
    [`delete-asset/${files[0]}`, body({})],
  ] as const;
  const answers: Record<string, number> = {};
  const said: string[] = [];
  for (const [path, content] of posts) {
    const headers = { 'Idempotency-Key': newId() };
    const { status, json } = await request('POST', path, { token, headers, body: content });
    answers[path.replace(/\/[0-9a-f_-]{36,}$/, '')] = status;
    if (status !== 200) said.push(String(Object(json).message));
  }
  return { answers, said };
};
const all = (confirming: number, files: number) => ({
  'delivery/confirm': confirming,
  'asset-upload': files,
  'scale-notes/asset-upload': files,
  'sort-assets': files,
  'scale-notes/sort-assets': files,
  'delete-asset': files,
});

const CASES: readonly (readonly [
  string,
  Role,
  readonly Permission[] | undefined,
  number,
  number,
])[] = [
  ['Besteller', 'besteller', undefined, 200, 200],
  ['Baustelle', 'baustelle', undefined, 200, 200],
  ['a Leser', 'leser', undefined, 403, 403],
  ['somebody without any permission', 'leser', [], 403, 403],
  [
    'a Baustelle from whom they were taken',
    'baustelle',
    ['qr-code-scanner', 'call-off-list'],
    403,
    403,
  ],
  ['somebody who may only confirm', 'leser', ['delivery-confirm'], 200, 403],
  ['somebody who may only add files', 'leser', ['asset-upload'], 403, 200],
];
for (const [who, role, permissions, confirming, files] of CASES) {
  const may = [confirming, files].map((status) => (status === 200 ? 'may' : 'may not'));
  test(`D-15 D-14 ${who} ${may[0]} confirm and ${may[1]} add, sort and remove files`, async () => {
    const site = await buildSite(server);
    const person = await addPerson([[site, role, permissions]]);
    const load = await addLoad(site, person);
    const before = await digestRows(server.database);
    const { answers, said } = await tryAll(load, person);
    assert.deepEqual(answers, all(confirming, files));
    if (confirming === 403 && files === 403) {
      assert.deepEqual(differences(before, await digestRows(server.database)), []);
    }
    if (confirming === 403) assert.match(said.shift() ?? '', /ansehen, aber nicht bestätigen/);
    if (files === 403)
      for (const words of said) assert.match(words, /Fotos und Papiere.*nicht hin/);
    else assert.deepEqual(said, []);
  });
}

test('D-15 a person without the right to change a delivery sees it, its files, and that none can be removed', async () => {
  const site = await buildSite(server);
  const person = await addPerson([[site, 'leser', []]]);
  const { id, contract_id, company, files } = await addLoad(site, person);
  const both = { delivery_id: id, contract_id };
  const seen = await send(deliveries.details, both, person);
  assert.deepEqual([seen.status, seen.company_number], ['0', company.company_nr]);
  const removable = async (token: string) =>
    (await send(documents.assets, { id }, { token })).items.map((file) => file.removable);
  assert.deepEqual(await removable(person.token), [false, false]);
  assert.equal((await request('GET', `scale-notes/asset/${files[0]}`, person)).status, 200);
  const staff = await build({ userId: person.user.id }, (db) => {
    const session = { userId: person.user.id, impersonator: 'Frau Kern', userAgent: 'Test' };
    return startSession(db, session, new Date(NOW));
  });
  assert.deepEqual(await removable(staff), [false, false], 'staff see what that person may do');
});

test('D-15 D-14 a person of two companies may confirm and add files in that of the delivery, or not', async () => {
  const [mine, other, foreign] = [
    await buildSite(server),
    await buildSite(server),
    await buildSite(server),
  ];
  const person = await addPerson([
    [other, 'leser'],
    [mine, 'besteller'],
  ]);
  const stranger = await addPerson([[foreign, 'besteller']]);
  assert.deepEqual((await tryAll(await addLoad(other, person), person)).answers, all(403, 403));
  assert.deepEqual((await tryAll(await addLoad(mine, person), person)).answers, all(200, 200));
  assert.deepEqual((await tryAll(await addLoad(foreign, stranger), person)).answers, all(404, 404));
});

test('D-15 D-47 an object hidden from a person is answered like an absent one, also without any permission', async () => {
  const site = await buildSite(server);
  const foreign = await buildSite(server);
  const reader = await addPerson([[site, 'leser', []]]);
  const hidden = await tryAll(await addLoad(foreign, foreign), reader);
  const absent = { id: newId(), contract_id: newId(), company: site.company, files: [newId()] };
  assert.deepEqual(hidden.answers, all(404, 404));
  assert.deepEqual(await tryAll(absent, reader), hidden);
});

test('D-15 STA-04 a confirmed delivery tells its confirmation to nobody who may not confirm', async () => {
  const site = await buildSite(server);
  const reader = await addPerson([[site, 'leser']]);
  const { id, contract_id } = await addLoad(site, reader);
  const both = { delivery_id: id, contract_id };
  await send(deliveries.confirm, both, site);
  await assert.rejects(send(deliveries.confirm, both, reader), { status: 403 });
});

test('D-15 D-69 a confirmation that was accepted before the right was taken is still the answer to its repeat', async () => {
  const site = await buildSite(server);
  const person = await addPerson([[site, 'baustelle']]);
  const load = await addLoad(site, person);
  const both = { delivery_id: load.id, contract_id: load.contract_id };
  const key = newId();
  const first = await send(deliveries.confirm, both, { token: person.token, key });
  await build({}, (db) =>
    sql`UPDATE memberships SET permissions = '{}' WHERE user_id = ${person.user.id}`.execute(db),
  );
  assert.deepEqual(await send(deliveries.confirm, both, { token: person.token, key }), first);
  const again = send(deliveries.confirm, both, { token: person.token, key: newId() });
  await assert.rejects(again, { status: 403 });
});
