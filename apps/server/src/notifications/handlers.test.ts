import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as notifications from '@abrufbar/contract/notifications.ts';
import { sql } from 'kysely';
import { buildUser } from '#companies/build.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { buildSubscription } from '#contracts/build.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { jobContext } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { notifySubscribers } from '#deliveries/jobs.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { buildPlant } from '#testing/concepts/plant.ts';
import { buildNotification } from '#notifications/build.ts';
import { buildToken } from '#session/build.ts';
import { newId } from '#core/ids.ts';
import { until } from '#testing/server/until.ts';

const server = await startTestServer({ after }, { now: NOW });

type Stored = {
  type: string;
  reference_id: string;
  company_id: number;
  created_at: string;
  payload: object;
};
const messagesOf = async (user: { readonly id: string }) => {
  const { rows } = await server.build({ userId: user.id }, (db) =>
    sql<Stored>`SELECT type, reference_id, company_id, created_at, payload FROM notifications
      WHERE user_id = ${user.id} ORDER BY id`.execute(db),
  );
  return rows;
};
const countOf = async (token: string) =>
  (await server.send(notifications.count, {}, { token })).count;
test('API-37 ENT-17 the count is the number of one’s own unread messages', async () => {
  const site = await buildSite(server);
  const { status, json } = await server.request('GET', 'notifications/count', site);
  assert.equal(status, 200);
  assert.deepEqual(json, { data: { count: 0 } });
  const colleague = await server.build({}, (db) => buildUser(db, { companies: [site.company] }));
  await server.build({ userId: colleague.id }, (db) =>
    buildNotification(db, colleague, site.company),
  );
  await server.build({ userId: site.user.id }, async (db) => {
    for (let i = 0; i < 3; i += 1) await buildNotification(db, site.user, site.company);
    await sql`UPDATE notifications SET seen_at = ${NOW} WHERE user_id = ${site.user.id}
      AND id = (SELECT min(id::text)::uuid FROM notifications WHERE user_id = ${site.user.id})`.execute(
      db,
    );
  });
  assert.equal(await countOf(site.token), 2);
  assert.equal((await server.request('GET', 'notifications/count')).status, 401);
});

test('D-51 a ticket notifies every subscriber of its contract who may see it', async () => {
  const plant = await buildPlant(server);
  const { company, contract, user } = plant;
  const [colleague, stranger, blocked] = await server.build(plant.scope, async (db) => {
    const people = [
      await buildUser(db, { companies: [company] }),
      await buildUser(db), // followed once and left the company
      await buildUser(db, { companies: [company] }),
    ] as const;
    for (const person of [user, ...people]) await buildSubscription(db, contract, person);
    await updateUserBlocked(db, people[2].id, new Date(NOW));
    return people;
  });
  const rows = vasSample.slice(0, 2).map((row) => ({
    ...row,
    Debitor: plant.customerNumber,
    Kontraktnummer: contract.contract_number,
  }));
  await plant.post('vas', rows);
  await plant.post('vas', rows); // nothing new, so no further messages
  const token = await server.build({}, (db) => buildToken(db, colleague, new Date(NOW)));
  await until(async () => (await countOf(plant.token)) === 2 && (await countOf(token)) === 2);
  assert.deepEqual(await messagesOf(stranger), []);
  assert.deepEqual(await messagesOf(blocked), []);

  const messages = await messagesOf(user);
  const asphalt = messages.find(
    ({ payload }) => Object(payload).delivery_note_number === '8104552',
  );
  assert.ok(asphalt);
  assert.match(asphalt.reference_id, new RegExp(`^[0-9a-f-]{36}_${contract.id}$`));
  assert.deepEqual(
    { ...asphalt, reference_id: '' },
    {
      type: 'scale_note.created',
      reference_id: '',
      company_id: company.id,
      created_at: '2026-11-20T06:12:00Z',
      payload: {
        title: 'Neuer Lieferschein',
        construction_site_name: contract.name,
        delivery_note_number: '8104552',
        material_name: 'Asphalttragschicht AC 22 T S',
        material_number: '102244',
        material_category: 0,
        quantity: '26,40',
        quantity_unit: 't',
        factory_name: 'Asphaltwerk Lauenau',
        factory_phone: null,
        vehicle_license_plate: 'HM-KS 418',
        spedition_name: 'Spedition Hartwig',
        weighing_date: '18.11.2026',
        weighing_time: '06:52',
        weighing_time_unit: 'Uhr',
        materials: [
          {
            material_name: 'Asphalttragschicht AC 22 T S',
            material_number: '102244',
            material_category: 0,
            quantity: '26,40',
            quantity_unit: 't',
          },
        ],
      },
    },
  );
});

test('D-51 a job that runs three times notifies every subscriber once', async () => {
  const site = await buildSite(server);
  const { contract, company, user } = site;
  const delivery = await server.build(site.scope, async (db) => {
    await buildSubscription(db, contract, user);
    return buildDelivery(db, { contract });
  });
  const arrival = {
    companyId: company.id,
    contractId: contract.id,
    deliveryId: delivery.id,
    eventId: newId(),
    at: new Date(NOW).toISOString(),
  };
  const run = (data: typeof arrival) => notifySubscribers.run(jobContext(server, NOW), data);
  await Promise.all([run(arrival), run(arrival)]);
  await run(arrival);
  assert.equal(await countOf(site.token), 1);
  await run({ ...arrival, eventId: newId() });
  assert.equal(await countOf(site.token), 2);
});
