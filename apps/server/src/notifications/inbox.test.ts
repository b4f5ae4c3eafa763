import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as notifications from '@abrufbar/contract/notifications.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { sql } from 'kysely';
import { insertMembership } from '#companies/store.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildNotification } from '#notifications/build.ts';
import { insertNotification } from '#notifications/store.ts';
import { buildToken } from '#session/build.ts';

const server = await startTestServer({ after }, { now: NOW });

type Reader = Pick<Site, 'user' | 'company' | 'token'>;
type Fields = Parameters<typeof buildNotification>[3];

const addMessage = ({ user, company }: Reader, fields?: Fields) =>
  server.build({ userId: user.id }, (db) => buildNotification(db, user, company, fields));
const addMessages = async (reader: Reader, times: number, fields?: Fields): Promise<string[]> => {
  const ids: string[] = [];
  for (let time = 0; time < times; time += 1) ids.unshift((await addMessage(reader, fields)).id);
  return ids.toSorted().toReversed(); // all of one instant: distinguished by their ids
};
type Input = Partial<Parameters<typeof server.send<typeof inbox.list>>[1]>;
const listOf = ({ token }: Reader, input: Input = {}) =>
  server.send(inbox.list, { seen: false, page: 1, page_size: null, ...input }, { token });
const idsOf = async (reader: Reader, input?: Input) =>
  (await listOf(reader, input)).items.map(({ id }) => id);
const countOf = async ({ token }: Reader) =>
  (await server.send(notifications.count, {}, { token })).count;
const SEEN = { seenAt: '2026-11-20T06:01:00.000Z' };

test('API-38 API-39 API-40 ENT-16 D-29 new and seen messages are two lists, newest first, seen ones by tens', async () => {
  const site = await buildSite(server);
  const seen = await addMessages(site, 23, SEEN);
  const { id: latest } = await addMessage(site, { createdAt: '2026-11-20T06:05:00.000Z' });
  const fresh = await addMessages(site, 21);
  assert.deepEqual(await idsOf(site, { page_size: 'all' }), [latest, ...fresh]);
  const pages = [];
  for (const page of [1, 2, 3, 4])
    pages.push(await listOf(site, { seen: true, page, page_size: 10 }));
  assert.deepEqual(
    pages.flatMap(({ items }) => items.map(({ id }) => id)),
    seen,
  );
  assert.deepEqual(
    pages.map(({ pagination }) => pagination),
    [1, 2, 3, 4].map((current_page) => ({
      current_page,
      page_size: 10,
      total_items: 23,
      total_pages: 3,
      has_next_page: current_page < 3,
    })),
  );
  assert.ok(pages.every(({ items }) => items.every(({ is_seen }) => is_seen)));
  assert.deepEqual(await idsOf(site, { seen: true, page: 3, page_size: 5 }), seen.slice(10, 15));
});

test('ENT-16 messages that arrive or are read during scrolling neither repeat nor hide others', async () => {
  const site = await buildSite(server);
  const seen = await addMessages(site, 25, SEEN);
  const found: string[] = [];
  for (const page of [1, 2, 3]) {
    found.push(...(await idsOf(site, { seen: true, page, page_size: 10 })));
    await addMessages(site, 3, SEEN);
  }
  assert.deepEqual(found, seen);
});

test('T-38 D-27 all is meant for new messages alone and stops at 500', async () => {
  const site = await buildSite(server);
  await server.build({ userId: site.user.id }, async (db) => {
    for (let index = 0; index < 501; index += 1)
      await insertNotification(db, site.user.id, {
        companyId: site.company.id,
        eventId: newId(),
        type: 'calloff.created',
        referenceId: newId(),
        payload: { title: 'Abruf angefragt' },
        createdAt: NOW,
      });
  });
  const { items, pagination } = await listOf(site, { page_size: 'all' });
  assert.equal(items.length, 500);
  assert.deepEqual([pagination.total_items, pagination.has_next_page], [501, true]);
  for (const query of ['seen=true&page_size=all', 'seen=false&page_size=101', 'page_size=10']) {
    const { status } = await server.request('GET', `notifications?${query}`, site);
    assert.equal(status, 422, query);
  }
});

test('ENT-12 ENT-14 API-41 a call-off’s message, its time said by day in the list and in full on its page', async () => {
  const site = await buildSite(server);
  const payload = {
    title: 'Lieferung bestätigt',
    construction_site_name: 'Ortsumgehung Lauenau BA 2',
    material_name: 'Frostschutzkies 0/45',
    material_number: '200045',
    material_category: 1,
    quantity: '240,00',
    quantity_unit: 't',
    delivery_start_date: '21.11.2026',
    delivery_start_time: '07:00',
    delivery_end_date: '22.11.2026',
    delivery_end_time: '05:00',
  };
  const fields = { type: 'calloff.status_changed', referenceId: newId(), payload };
  const { id } = await addMessage(site, { ...fields, createdAt: '2026-11-19T23:04:00Z' });
  const { json } = await server.request('GET', `notifications/${id}`, site);
  const nothing = {
    delivery_note_number: null,
    factory_name: null,
    spedition_name: null,
    weighing_date: null,
    weighing_time: null,
    weighing_time_unit: null,
    vehicle_license_plate: null,
    factory_phone: null,
    materials: [],
  };
  const shown = { ...payload, ...nothing, id, is_seen: false, type: fields.type };
  const reference_id = fields.referenceId;
  const creation_display_date = 'Fr,\u00A020.11.26 · 00:04\u00A0Uhr';
  const made = { creation_display_date, creation_date: '20.11.2026', creation_time: '00:04' };
  assert.deepEqual(json, { data: { ...shown, reference_id, ...made } });
  for (const [createdAt, said] of [
    ['2026-11-18T23:10:00Z', 'Do'],
    ['2026-11-13T12:00:00Z', '13.11.26'],
    ['2026-11-20T06:04:00Z', '07:04'],
  ] as const) {
    const message = await addMessage(site, { createdAt });
    const row = (await listOf(site)).items.find((one) => one.id === message.id);
    assert.equal(row?.creation_display_date, said);
  }
});

test('T-26 an unknown type is not stored, and missing fields are null', async () => {
  const site = await buildSite(server);
  await assert.rejects(addMessage(site, { type: 'invoice.created' }), /notifications_type/);
  const { id } = await addMessage(site, {
    payload: { material_category: '2', materials: 'keine' },
  });
  const { title, material_category, materials, quantity, type } = await server.send(
    inbox.detail,
    { id },
    site,
  );
  assert.deepEqual(
    { title, material_category, materials, quantity, type },
    {
      title: 'Neuer Lieferschein',
      material_category: null,
      materials: [],
      quantity: null,
      type: 'scale_note.created',
    },
  );
  const callOff = await addMessage(site, { type: 'calloff.reminder', payload: {} });
  const shown = await server.send(inbox.detail, { id: callOff.id }, site);
  assert.equal(shown.title, 'Nachricht zu einem Abruf');
});

test('API-37 the count of unread messages is exact up to a thousand and ends there', async () => {
  const site = await buildSite(server);
  const { user, company } = site;
  const insertMessages = (times: number) =>
    server.build({ userId: user.id }, (db) =>
      sql`INSERT INTO notifications (user_id, id, company_id, event_id, type, reference_id, payload, created_at)
        SELECT ${user.id}, gen_random_uuid(), ${company.id}, gen_random_uuid(), 'scale_note.created', '', '{}', ${NOW}
        FROM generate_series(1, ${times})`.execute(db),
    );
  await insertMessages(101);
  assert.equal(await countOf(site), 101);
  await insertMessages(900);
  assert.equal(await countOf(site), 1_000);
});

test('D-52 looking at a message lowers the count once, reading its data changes nothing', async () => {
  const site = await buildSite(server);
  const [id = '', other = ''] = await addMessages(site, 2);
  await server.send(inbox.detail, { id }, site);
  assert.equal(await countOf(site), 2);
  for (const instant of [NOW, '2026-11-20T08:00:00Z']) {
    server.at(instant);
    await server.send(inbox.markSeen, { id }, { ...site, key: newId() });
    assert.equal(await countOf(site), 1);
  }
  server.at(NOW);
  assert.deepEqual(await idsOf(site), [other]);
  assert.deepEqual(await idsOf(site, { seen: true }), [id]);
  const { rows } = await server.build({ userId: site.user.id }, (db) =>
    sql<{ seen_at: string }>`SELECT seen_at FROM notifications WHERE id = ${id}`.execute(db),
  );
  assert.deepEqual(rows, [{ seen_at: NOW }]);
});

test('API-42 MSG-05 D-52 all are marked that exist at the call, or that the user has seen in the list', async () => {
  const site = await buildSite(server);
  const [newest, middle = '', oldest] = await addMessages(site, 3);
  await server.request('GET', `notifications/mark-all-as-seen?until=${middle}`, site);
  assert.deepEqual(await idsOf(site), [newest]);
  assert.deepEqual(await idsOf(site, { seen: true }), [middle, oldest]);
  await server.send(inbox.markAllSeen, { until: null }, { ...site, key: newId() });
  assert.deepEqual([await countOf(site), await idsOf(site)], [0, []]);
  const { id } = await addMessage(site);
  assert.deepEqual(await idsOf(site), [id]);
});

test('D-69 a repeated key does not mark messages that arrived meanwhile', async () => {
  const site = await buildSite(server);
  await addMessage(site);
  const mark = () => server.send(inbox.markAllSeen, { until: null }, { ...site, key });
  const key = newId();
  await mark();
  await addMessage(site);
  await mark();
  assert.equal(await countOf(site), 1);
});

test('MSG-06 API-43 API-44 D-52 deleting is final, repeatable and empties the row; the same event does not bring it back', async () => {
  const site = await buildSite(server);
  const ways = [
    (id: string) => server.request('GET', `notifications/delete?id=${id}`, site),
    (id: string) => server.request('DELETE', `notifications/${id}`, site),
  ];
  for (const remove of ways) {
    const message = await addMessage(site);
    for (const time of [1, 2]) assert.equal((await remove(message.id)).status, 200, String(time));
    assert.equal((await remove(newId())).status, 200);
    assert.deepEqual([await idsOf(site), await idsOf(site, { seen: true })], [[], []]);
    assert.equal(await countOf(site), 0);
    assert.equal((await server.request('GET', `notifications/${message.id}`, site)).status, 404);
    const rows = await server.build({ userId: site.user.id }, async (db) => {
      assert.equal(await insertNotification(db, site.user.id, message), null);
      return db.selectFrom('notifications').selectAll().where('id', '=', message.id).execute();
    });
    assert.deepEqual(
      rows.map(({ payload, seen_at }) => [payload, seen_at]),
      [[{}, NOW]],
    );
    assert.equal(await countOf(site), 0);
  }
});

test('D-52 D-14 a foreign message is neither shown nor changed', async () => {
  const [site, other] = [await buildSite(server), await buildSite(server)];
  const { id } = await addMessage(other);
  const foreign = await server.request('GET', `notifications/${id}`, site);
  const absent = await server.request('GET', `notifications/${newId()}`, site);
  assert.deepEqual([foreign.status, absent.status], [404, 404]);
  for (const call of [inbox.markSeen, inbox.remove, inbox.removeByDelete])
    await server.send(call, { id }, { ...site, key: newId() });
  await server.send(inbox.markAllSeen, { until: id }, site);
  assert.deepEqual(await idsOf(other), [id]);
});

test('D-14 messages of a company are hidden after a person leaves it, until that person returns', async () => {
  const site = await buildSite(server);
  const company = await server.build({}, (db) => buildCompany(db));
  const user = await server.build({}, (db) =>
    buildUser(db, { companies: [site.company, company] }),
  );
  const token = await server.build({}, (db) => buildToken(db, user, new Date(NOW)));
  const both = { user, token };
  const left = await addMessage({ ...both, company: site.company });
  const read = await addMessage({ ...both, company: site.company }, SEEN);
  const kept = await addMessage({ ...both, company });
  await server.build({}, (db) =>
    sql`DELETE FROM memberships WHERE user_id = ${user.id} AND company_id = ${site.company.id}`.execute(
      db,
    ),
  );
  const reader = { ...both, company };
  const fresh = await server.build({}, (db) => buildToken(db, user, new Date(NOW)));
  const now = { ...reader, token: fresh };
  assert.deepEqual([await idsOf(now), await idsOf(now, { seen: true })], [[kept.id], []]);
  assert.equal(await countOf(now), 1);
  assert.equal((await server.request('GET', `notifications/${left.id}`, now)).status, 404);
  for (const { id } of [left, read]) await server.send(inbox.remove, { id }, now);
  await server.send(inbox.markAllSeen, { until: null }, now);
  await server.build({}, (db) =>
    insertMembership(db, { userId: user.id, companyId: site.company.id, role: 'baustelle' }),
  );
  const again = await server.build({}, (db) => buildToken(db, user, new Date(NOW)));
  assert.deepEqual(await idsOf({ ...reader, token: again }), [left.id]);
  assert.deepEqual(
    (await idsOf({ ...reader, token: again }, { seen: true })).toSorted(),
    [kept.id, read.id].toSorted(),
  );
});

test('SRV-14 every address of messages needs login', async () => {
  for (const [method, path] of [
    ['GET', 'notifications?seen=false'],
    ['GET', `notifications/${newId()}`],
    ['POST', `notifications/${newId()}/seen`],
    ['GET', 'notifications/mark-all-as-seen'],
    ['GET', `notifications/delete?id=${newId()}`],
    ['DELETE', `notifications/${newId()}`],
  ] as const)
    assert.equal((await server.request(method, path)).status, 401, `${method} ${path}`);
});
