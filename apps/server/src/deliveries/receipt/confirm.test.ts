import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { buildUser } from '#companies/build.ts';
import { buildContract } from '#contracts/build.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { updateDelivery } from '#deliveries/update-store.ts';
import { buildToken } from '#session/build.ts';
import { lockAwaited } from '#testing/database/locks.ts';

const server = await startTestServer({ after }, { now: NOW });

/** A site with one unconfirmed delivery. */
const buildLoad = async () => {
  server.at(NOW);
  const site = await buildSite(server);
  const { contract } = site;
  const delivery = await server.build(site.scope, (db) => buildDelivery(db, { contract }));
  const both = { delivery_id: delivery.id, contract_id: contract.id };
  const totals = async () => {
    const input = {
      contract_number: contract.contract_number,
      contract_id: null,
      page: 1,
      page_size: null,
      filterString: {},
    };
    const incoming = await server.send(deliveries.incoming, input, site);
    const confirmed = await server.send(deliveries.confirmed, input, site);
    return {
      incoming: [incoming.items.length, incoming.pagination.total_items],
      confirmed: [confirmed.items.length, confirmed.pagination.total_items],
    };
  };
  return { ...site, delivery, both, totals };
};
const refused = (status: number) => (error: unknown) => {
  assert.ok(error instanceof CallError);
  assert.equal(error.status, status);
  return true;
};
const FIRST = { status: '1', confirmed_date: '2026-11-20', confirmed_time: '07:12' };

test('API-61 SRV-11 STA-03 STA-04 confirming records status, date and time of the server', async () => {
  const { both, token, totals } = await buildLoad();
  assert.deepEqual(await totals(), { incoming: [1, 1], confirmed: [0, 0] });
  const { status, json } = await server.request('POST', 'delivery/confirm', {
    token,
    body: new URLSearchParams(both),
  });
  assert.equal(status, 200);
  assert.deepEqual(json, {
    data: { status: '1', confirmed_date: '20.11.2026', confirmed_time: '07:12' },
  });
  assert.deepEqual(await totals(), { incoming: [0, 0], confirmed: [1, 1] });
});

test('API-60 SRV-10 ENT-31 details show the delivery before and after', async () => {
  const { both, token, contract } = await buildLoad();
  const before = await server.send(deliveries.details, both, { token });
  assert.equal(before.ids, `${both.delivery_id}_${both.contract_id}`);
  assert.deepEqual(
    [before.status, before.open, before.confirmed_date, before.confirmed_time],
    ['0', true, null, null],
  );
  assert.deepEqual(
    [before.contract_number, before.construction_site_name],
    [contract.contract_number, contract.name],
  );
  await server.send(deliveries.confirm, both, { token });
  const after_ = await server.send(deliveries.details, both, { token });
  const until = '2026-11-20T06:22:00.000Z';
  const times = { provisional_until: until, undo_until: until };
  const freshness = { ...before.freshness, confirmed_at: '2026-11-20T06:12:00.000Z' };
  const ended = { open: false, stage: 'confirmed', loaded_at: null, freshness };
  assert.deepEqual(after_, { ...before, ...FIRST, ...times, ...ended });
});

test('STA-04 the day of a confirmation is the day in Berlin', async () => {
  const { both, token } = await buildLoad();
  server.at('2026-11-20T23:05:00Z');
  const answer = await server.send(deliveries.confirm, both, { token });
  assert.deepEqual([answer.confirmed_date, answer.confirmed_time], ['2026-11-21', '00:05']);
});

test('STA-04 a repeat answers the first confirmation, whoever repeats it and when', async () => {
  const load = await buildLoad();
  assert.deepEqual(await server.send(deliveries.confirm, load.both, load), FIRST);
  server.at('2026-11-21T09:00:00Z');
  const colleague = await server.build(load.scope, async (db) =>
    buildToken(db, await buildUser(db, { companies: [load.company] }), new Date(NOW)),
  );
  for (const token of [load.token, colleague]) {
    assert.deepEqual(await server.send(deliveries.confirm, load.both, { token }), FIRST);
  }
  assert.deepEqual(await load.totals(), { incoming: [0, 0], confirmed: [1, 1] });
});

test('BEY-141 a reservation that came after another confirmation is named as lost, the same one is not', async () => {
  const colleagueOf = (load: Awaited<ReturnType<typeof buildLoad>>) =>
    server.build(load.scope, async (db) =>
      buildToken(db, await buildUser(db, { companies: [load.company] }), new Date(NOW)),
    );
  const plain = await buildLoad();
  const late = { ...plain.both, reservation: 'quantity' } as const;
  await server.send(deliveries.confirm, plain.both, plain);
  const reservation_lost_to = `${plain.user.first_name} ${plain.user.last_name}`;
  const token = await colleagueOf(plain);
  assert.deepEqual(await server.send(deliveries.confirm, late, { token }), {
    ...FIRST,
    reservation_lost_to,
  });
  const signed = { ...late, signed_by: 'Jan Kowalski' };
  assert.deepEqual(await server.send(deliveries.confirm, signed, { token }), {
    ...FIRST,
    signature_lost_to: reservation_lost_to,
    reservation_lost_to,
  });
  const reserved = await buildLoad();
  const first = { ...reserved.both, reservation: 'quantity' } as const;
  assert.deepEqual(await server.send(deliveries.confirm, first, reserved), FIRST);
  const other = { token: await colleagueOf(reserved) };
  assert.deepEqual(await server.send(deliveries.confirm, first, other), FIRST);
  const another = { ...first, reservation: 'time' } as const;
  const answer = await server.send(deliveries.confirm, another, other);
  assert.equal('reservation_lost_to' in answer, true);
});

test('STA-04 twenty people confirming at once have one effect', async () => {
  const load = await buildLoad();
  const key = newId();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      server.send(deliveries.confirm, load.both, {
        token: load.token,
        // some say it once more under the same key, others under one of their own or none
        ...(index % 3 === 0 && { key }),
        ...(index % 3 === 1 && { key: newId() }),
      }),
    ),
  );
  for (const answer of answers) assert.deepEqual(answer, FIRST);
  assert.deepEqual(await load.totals(), { incoming: [0, 0], confirmed: [1, 1] });
});

test('D-47 delivery and contract that do not belong together are not found', async () => {
  const load = await buildLoad();
  const other = await server.build(load.scope, (db) =>
    buildContract(db, { company: load.company, supplier: load.supplier }),
  );
  const foreign = await buildLoad();
  const absent = newId();
  for (const both of [
    { ...load.both, contract_id: other.id },
    { ...load.both, contract_id: absent },
    { ...load.both, delivery_id: absent },
    { ...load.both, delivery_id: foreign.both.delivery_id },
    foreign.both,
  ]) {
    await assert.rejects(server.send(deliveries.details, both, load), refused(404));
    await assert.rejects(server.send(deliveries.confirm, both, load), refused(404));
  }
  assert.deepEqual(await foreign.totals(), { incoming: [1, 1], confirmed: [0, 0] });
});

test('D-47 a delivery that a ticket moves to another contract meanwhile is not confirmed', async () => {
  const load = await buildLoad();
  let confirming: Promise<unknown> = Promise.resolve();
  await server.build(load.scope, async (db) => {
    const { company, supplier } = load;
    const other = await buildContract(db, { company, supplier });
    await updateDelivery(db, company.id, load.delivery.id, { contract_id: other.id });
    confirming = server.send(deliveries.confirm, load.both, load);
    confirming.catch(() => {}); // looked at below
    await lockAwaited(server); // it has found the delivery where it was and waits for the row
  });
  await assert.rejects(confirming, refused(404));
  // The count moves with the ticket, which left it alone here, and not with the confirmation.
  assert.deepEqual(await load.totals(), { incoming: [0, 1], confirmed: [0, 0] });
});

test('D-17 D-24 confirming needs login and two ids', async () => {
  const { both, token, totals } = await buildLoad();
  const post = (body: Record<string, string>, as?: string) =>
    server.request('POST', 'delivery/confirm', {
      body: new URLSearchParams(body),
      ...(as !== undefined && { token: as }),
    });
  assert.equal((await post(both)).status, 401);
  const { status, json } = await post({ delivery_id: '8104552' }, token);
  assert.equal(status, 422);
  assert.deepEqual(
    Object(json).errors.map(({ field }: { field: string }) => field),
    ['delivery_id', 'contract_id'],
  );
  assert.deepEqual(await totals(), { incoming: [1, 1], confirmed: [0, 0] });
});
