import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import * as entries from '@abrufbar/contract/deliveries/site-entries.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { MAX_ENTRIES_OF_DELIVERY } from '@abrufbar/domain/deliveries/freshness.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { replaceUser } from '#companies/store.ts';
import { newId } from '#core/ids.ts';
import { ASPHALT, buildDelivery, CONCRETE } from '#deliveries/build.ts';
import type { MaterialRow } from '#deliveries/store.ts';
import { buildInvoice } from '#documents/build.ts';
import { buildToken } from '#session/build.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { lockAwaited } from '#testing/database/locks.ts';
import { openStream } from '#testing/server/stream.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const minutesLater = (minutes: number) =>
  server.at(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());

type Temperature = InputOf<typeof entries.enterTemperature>;
type Addition = InputOf<typeof entries.enterAddition>;

/** A site with one unconfirmed load of concrete, and how its people enter something. */
const buildLoad = async (material: MaterialRow = CONCRETE) => {
  server.at(NOW);
  const site = await buildSite(server);
  const { contract, token } = site;
  const delivery = await server.build(site.scope, (db) =>
    buildDelivery(db, { contract, materials: [material] }),
  );
  const tokenOf = (fields: Parameters<typeof buildUser>[1]) =>
    server.build({}, async (db) => buildToken(db, await buildUser(db, fields), new Date(NOW)));
  const both = { delivery_id: delivery.id, contract_id: contract.id };
  const id = newId();
  const observed_at = '2026-11-20T06:10:00.000Z';
  return {
    ...{ ...site, delivery, both, id, tokenOf },
    measure: (fields: Partial<Temperature> = {}, as = token, clock?: string) =>
      server.send(
        entries.enterTemperature,
        { ...both, id, celsius: 21, observed_at, ...fields },
        {
          token: as,
          key: newId(),
          headers: clock === undefined ? {} : { 'Abrufbar-Clock': clock },
        },
      ),
    add: (fields: Partial<Addition> = {}, as = token) =>
      server.send(
        entries.enterAddition,
        {
          ...{ ...both, id, substance: 'water', quantity: 12, unit: 'litre', remaining: 5.5 },
          ...{ observed_at, ...fields },
        },
        { token: as, key: newId() },
      ),
    withdraw: (entryId = id, as = token) =>
      server.send(entries.withdrawEntry, { ...both, id: entryId }, { token: as, key: newId() }),
    confirm: () => server.send(deliveries.confirm, both, { token, key: newId() }),
    read: async (as = token) => {
      const { freshness } = await server.send(deliveries.details, both, { token: as });
      return freshness ?? assert.fail('a load of concrete has an age');
    },
  };
};

const refusedAs = (label: string) => (error: unknown) =>
  error instanceof CallError &&
  error.status === 422 &&
  (error.errors[0]?.message.startsWith(`${label}:`) ?? false);
const CLOSED = { status: 409, message: /ist endgültig, .* Bitte rufen Sie Ihren Lieferanten an/ };

test('BEY-105 BEY-106 the newest temperature counts, by the time it was measured, not the one sent last', async () => {
  const { measure, read, user } = await buildLoad();
  assert.equal((await read()).temperature, null);
  const id = newId();
  assert.deepEqual(await measure({ id }), { id });
  await measure({ id: newId(), celsius: 19, observed_at: '2026-11-20T06:01:00.000Z' });
  const by = `${user.first_name} ${user.last_name}`;
  const { temperature } = await read();
  assert.deepEqual(temperature, { id, celsius: 21, at: '2026-11-20T06:10:00.000Z', by });
  minutesLater(1);
  await measure({ id: newId(), celsius: -4 }); // the same minute: the later one counts
  assert.equal((await read()).temperature?.celsius, -4);
});

test('BEY-144 by a clock that is slow or fast a temperature counts from when it was measured', async () => {
  const { measure, read, token } = await buildLoad();
  const at = (time: string) => `2026-11-20T${time}:00.000Z`;
  const enter = (celsius: number, observed: string, clock: string) =>
    measure({ id: newId(), celsius, observed_at: at(observed) }, token, clock);
  const shown = async () => {
    const { temperature } = await read();
    return `${temperature?.celsius} ${temperature?.at}`;
  };
  await measure({ id: newId(), celsius: 20, observed_at: at('06:10') });
  await enter(19, '06:11', '2026-11-20T06:11:01.000Z'); // the line takes that long
  assert.equal(await shown(), `19 ${at('06:11')}`);
  await enter(21, '05:51', at('05:51')); // 21 min slow
  assert.equal(await shown(), `21 ${at('06:12')}`);
  minutesLater(8);
  await enter(22, '05:58', at('05:59')); // it has waited for a minute
  assert.equal(await shown(), `22 ${at('06:19')}`);
  await enter(23, '06:38', at('06:50')); // 30 min fast, and older
  assert.equal(await shown(), `22 ${at('06:19')}`);
  await enter(24, '06:55', at('06:50')); // set back meanwhile: nothing is measured after now
  assert.equal(await shown(), `24 ${at('06:20')}`);
  for (const clock of ['1970-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', 'gestern'])
    await measure({ id: newId(), celsius: 30, observed_at: at('06:15') }, token, clock);
  assert.equal(await shown(), `24 ${at('06:20')}`);
});

test('BEY-106 additions stand with substance, rest and time, oldest first; a clock ahead counts as now', async () => {
  const { add, read, user } = await buildLoad();
  const [first, second] = [newId(), newId()];
  const late = { observed_at: '2026-11-20T08:00:00.000Z', remaining: null };
  await add({
    ...late,
    id: second,
    substance: 'superplasticizer',
    quantity: 1.25,
    unit: 'kilogram',
  });
  await add({ id: first });
  const by = `${user.first_name} ${user.last_name}`;
  assert.deepEqual((await read()).additions, [
    {
      ...{ id: first, substance: 'water', quantity: '12', unit: 'litre', remaining: '5,50' },
      ...{ at: '2026-11-20T06:10:00.000Z', by },
    },
    {
      ...{ id: second, substance: 'superplasticizer', quantity: '1,25', unit: 'kilogram' },
      ...{ remaining: null, at: '2026-11-20T06:12:00.000Z', by },
    },
  ]);
});

test('BEY-106 the same id again changes nothing, also once the confirmation is final; another delivery has no such entry', async () => {
  const { measure, add, withdraw, confirm, read, id, contract, scope } = await buildLoad();
  await measure();
  assert.deepEqual(await measure({ celsius: 30 }), { id });
  const other = await server.build(scope, (db) =>
    buildDelivery(db, { contract, materials: [CONCRETE] }),
  );
  for (const enter of [measure, add])
    await assert.rejects(enter({ delivery_id: other.id }), { status: 404 });
  await assert.rejects(withdraw(newId()), { status: 404, message: /^Diesen Eintrag/ });
  assert.equal((await read()).temperature?.celsius, 21);
  await confirm();
  minutesLater(10);
  assert.deepEqual(await measure(), { id });
  await assert.rejects(measure({ id: newId() }), CLOSED);
});

test('BEY-106 a withdrawn entry is gone, once and for all, and the one before counts again', async () => {
  const { measure, add, withdraw, confirm, read } = await buildLoad();
  const [wrong, addition] = [newId(), newId()];
  await measure();
  await measure({ id: wrong, celsius: 210, observed_at: '2026-11-20T06:11:00.000Z' });
  await add({ id: addition });
  for (let time = 0; time < 2; time += 1) assert.deepEqual(await withdraw(wrong), { id: wrong });
  await withdraw(addition);
  await measure({ id: wrong, celsius: 210 }); // sent again from a phone without reception
  const { temperature, additions } = await read();
  assert.deepEqual([temperature?.celsius, additions], [21, []]);
  await confirm();
  minutesLater(10);
  assert.deepEqual(await withdraw(wrong), { id: wrong }); // its answer was lost
});

test('BEY-106 entries go on while the confirmation is provisional, and end with it or with an invoice', async () => {
  const { measure, add, withdraw, confirm, read, id, delivery, contract, scope } =
    await buildLoad();
  await confirm();
  minutesLater(9);
  await measure();
  assert.equal((await read()).may_enter, true);
  await server.build(scope, (db) =>
    buildInvoice({ db, files: server.files }, contract, { notes: [delivery.number] }),
  );
  await assert.rejects(add({ id: newId() }), CLOSED);
  const late = await buildLoad();
  await late.measure();
  await late.confirm();
  minutesLater(10);
  await assert.rejects(late.add({ id: newId() }), CLOSED);
  await assert.rejects(late.withdraw(), CLOSED);
  const { may_enter: mayEnter, temperature } = await late.read();
  assert.deepEqual([mayEnter, temperature?.celsius], [false, 21]);
  await assert.rejects(withdraw(id), CLOSED);
});

test('BEY-106 without the right to confirm, of another company, or on another contract nothing is entered', async () => {
  const { measure, add, withdraw, read, company, tokenOf, id } = await buildLoad();
  await measure();
  const reader = await tokenOf({ companies: [company], role: 'leser' });
  const stranger = await tokenOf({
    companies: [await server.build({}, (db) => buildCompany(db))],
  });
  for (const enter of [measure, add]) {
    await assert.rejects(enter({ id: newId() }, reader), { status: 403 });
    await assert.rejects(enter({ id: newId() }, stranger), { status: 404 });
    await assert.rejects(enter({ id: newId(), contract_id: newId() }), { status: 404 });
  }
  await assert.rejects(withdraw(id, reader), { status: 403 });
  await assert.rejects(withdraw(id, stranger), { status: 404 });
  const seen = await read(reader);
  assert.deepEqual([seen.may_enter, seen.temperature?.celsius], [false, 21]);
});

test('BEY-106 wrong numbers are refused by field, and entries where nothing ages', async () => {
  const { measure, add, both, id, token } = await buildLoad();
  for (const celsius of ['-31', '251', '18.5']) {
    const sent = { ...both, id, celsius, observed_at: '2026-11-20T06:10:00.000Z' };
    const { status, text } = await server.request('POST', 'delivery/temperature', {
      token,
      body: new URLSearchParams(sent),
    });
    assert.deepEqual([status, /"message":"Temperatur: /.test(text)], [422, true]);
  }
  for (const quantity of [0, 1000.001]) await assert.rejects(add({ quantity }), refusedAs('Menge'));
  await assert.rejects(add({ remaining: 20.001 }), refusedAs('Rest in der Trommel'));
  for (const observed_at of ['2026-02-30T06:12:00.000Z', '0000-01-01T00:00:00.000Z'])
    await assert.rejects(measure({ observed_at }), refusedAs('Zeitpunkt'));
  const asphalt = await buildLoad(ASPHALT);
  await asphalt.measure({ celsius: 136 });
  await assert.rejects(asphalt.add({ id: newId() }), { status: 409, message: /nur bei Beton/ });
  const gravel = await buildLoad({ ...ASPHALT, category: 1 });
  await assert.rejects(gravel.measure(), { status: 409, message: /nur bei Asphalt und Beton/ });
});

test('BEY-106 an entry is on record, and makes open pages and systems of the customer read again', async () => {
  const { measure, company, contract, delivery, token, scope, user } = await buildLoad();
  const seen = () =>
    server.build(scope, async (db) => ({
      calls: await db
        .selectFrom('audit_company')
        .select(['call', 'user_id', 'object_id'])
        .where('company_id', '=', company.id)
        .execute(),
      changed: await db
        .selectFrom('company_changes')
        .select('changed_at')
        .where('company_id', '=', company.id)
        .execute(),
    }));
  const stream = await openStream(server.address, token);
  after(stream.leave);
  minutesLater(3);
  await measure();
  await stream.until(contract.id);
  const call = 'deliveries.enterTemperature';
  assert.deepEqual(await seen(), {
    calls: [{ call, user_id: user.id, object_id: delivery.id }],
    changed: [{ changed_at: '2026-11-20T06:15:00Z' }],
  });
});

test('BEY-106 a load takes fifty entries', async () => {
  const { measure, add } = await buildLoad();
  for (let at = 0; at < MAX_ENTRIES_OF_DELIVERY; at += 1) await measure({ id: newId() });
  await assert.rejects(add({ id: newId() }), { status: 409, message: /schon 50 Einträge/ });
});

test('BEY-106 an entry waits for a confirmation that has begun', async () => {
  const { measure, read, both, company, user, scope } = await buildLoad();
  const at = new Date(Date.parse(NOW) - 10 * 60_000).toISOString();
  const confirmed = { status: '1', confirmed_at: at, confirmed_by: user.id };
  let entering: Promise<unknown> = Promise.resolve();
  await server.build(scope, async (db) => {
    await db
      .updateTable('deliveries')
      .set({ ...confirmed, confirmed_on: '2026-11-20', confirmed_time: '07:02' })
      .where('company_id', '=', company.id)
      .where('id', '=', both.delivery_id)
      .execute();
    entering = assert.rejects(measure(), CLOSED);
    await lockAwaited(server);
  });
  await entering;
  assert.equal((await read()).temperature, null);
});

test('BEY-106 D-64 once the account is removed its entries show the placeholder', async () => {
  const { measure, read, user, company, tokenOf } = await buildLoad();
  await measure();
  const placeholder = { firstName: 'Entferntes', lastName: 'Konto', at: new Date(NOW) };
  const colleague = await tokenOf({ companies: [company] });
  await server.build({ userId: user.id }, (db) => replaceUser(db, user.id, placeholder));
  assert.equal((await read(colleague)).temperature?.by, 'Entferntes Konto');
});
