import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as amounts from '@abrufbar/contract/amounts.ts';
import { toggleSubscription } from '@abrufbar/contract/contracts/subscription.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { downloadReceipt } from '@abrufbar/contract/documents.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { buildUser } from '#companies/build.ts';
import { insertErpId } from '#companies/store.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildInvoice } from '#documents/build.ts';
import { buildToken } from '#session/build.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const minutesLater = (minutes: number, ms = 0) =>
  server.at(new Date(Date.parse(NOW) + minutes * 60_000 + ms).toISOString());

/** A site with one unconfirmed delivery, and a colleague who confirms there too. */
const buildLoad = async () => {
  server.at(NOW);
  const site = await buildSite(server);
  const { contract, token, company } = site;
  const delivery = await server.build(site.scope, (db) => buildDelivery(db, { contract }));
  const colleague = await server.build({}, async (db) =>
    buildToken(db, await buildUser(db, { companies: [company] }), new Date(NOW)),
  );
  const both = { delivery_id: delivery.id, contract_id: contract.id };
  return {
    ...site,
    ...{ delivery, both, colleague },
    confirm: (how: object = {}) =>
      server.send(deliveries.confirm, { ...both, ...how }, { token, key: newId() }),
    undo: (as = token) =>
      server.send(
        deliveries.unconfirm,
        { ...both, reason: 'quantity' },
        { token: as, key: newId() },
      ),
    details: (as = token) => server.send(deliveries.details, both, { token: as }),
    events: () =>
      server.build(site.scope, (db) =>
        db
          .selectFrom('delivery_receipts')
          .select(['number', 'kind', 'way', 'reason', 'made_at', 'device_at', 'user_id'])
          .where('company_id', '=', company.id)
          .orderBy('number')
          .execute(),
      ),
    counts: async () => {
      const { contract_number } = contract;
      const list = { contract_number, contract_id: null, page: 1, page_size: null };
      const listed = { ...list, filterString: {} };
      const incoming = await server.send(deliveries.incoming, listed, { token });
      const day = await server.send(amounts.latest, listed, { token });
      return { incoming: incoming.pagination.total_items, day };
    },
  };
};

const TOO_LATE = /die zehn Minuten sind vorbei/;

test('BEY-60 BEY-61 a confirmation keeps reservation, way and time of the device; a second caller changes nothing', async () => {
  const { confirm, details, events, user } = await buildLoad();
  const device_time = '2026-11-20T06:11:58.125Z';
  const never = '2026-02-30T06:12:00.000Z';
  await assert.rejects(confirm({ device_time: never }), { status: 422 });
  await confirm({ reservation: 'temperature', way: 'scan', device_time });
  await confirm({ reservation: 'time', way: 'bulk' });
  const { reservation, status } = await details();
  assert.deepEqual([status, reservation], ['1', 'temperature']);
  assert.deepEqual(await events(), [
    {
      ...{ number: 1, kind: 'confirmed', way: 'scan', reason: 'temperature' },
      ...{ made_at: NOW, device_at: device_time, user_id: user.id },
    },
  ]);
});

test('BEY-62 BEY-67 undoing within ten minutes leaves everything as before, and both events', async () => {
  const { confirm, undo, details, events, counts } = await buildLoad();
  const [before, counted] = [await details(), await counts()];
  await confirm({ reservation: 'quantity' });
  assert.notDeepEqual(await counts(), counted);
  minutesLater(10, -1);
  assert.deepEqual(await undo(), { status: '0', confirmed_date: null, confirmed_time: null });
  assert.deepEqual(await undo(), { status: '0', confirmed_date: null, confirmed_time: null });
  server.at(NOW);
  assert.deepEqual([await details(), await counts()], [before, counted]);
  await confirm();
  const kept = (await events()).map(({ number, kind, reason }) => [number, kind, reason]);
  assert.deepEqual(kept, [
    [1, 'confirmed', 'quantity'],
    [2, 'undone', 'quantity'],
    [3, 'confirmed', null],
  ]);
});

test('BEY-62 BEY-64 after ten minutes, and for anybody else, a confirmation stays', async () => {
  const { confirm, undo, details, colleague } = await buildLoad();
  await confirm();
  const until = '2026-11-20T06:22:00.000Z';
  const { provisional_until, undo_until } = await details();
  assert.deepEqual([provisional_until, undo_until], [until, until]);
  const others = await details(colleague);
  assert.deepEqual([others.provisional_until, others.undo_until], [until, null]);
  await assert.rejects(undo(colleague), { status: 409, message: /nur, wer bestätigt hat/ });
  minutesLater(10);
  await assert.rejects(undo(), { status: 409, message: TOO_LATE });
  const final = await details();
  assert.deepEqual([final.status, final.provisional_until, final.undo_until], ['1', null, null]);
});

test('BEY-63 an invoice that names the delivery makes its confirmation final, until it is withdrawn', async () => {
  const { confirm, undo, details, delivery, contract, company, scope } = await buildLoad();
  await confirm();
  const invoice = await server.build(scope, (db) =>
    buildInvoice({ db, files: server.files }, contract, { notes: [delivery.number] }),
  );
  const billed = await details();
  assert.deepEqual([billed.provisional_until, billed.undo_until], [null, null]);
  await assert.rejects(undo(), { status: 409, message: /eine Rechnung nennt/ });
  await server.build(scope, (db) =>
    db
      .updateTable('invoices')
      .set({ withdrawn_at: NOW, withdrawn_by: newId(), withdrawn_reason: 'duplicate' })
      .where('company_id', '=', company.id)
      .where('id', '=', invoice.id)
      .execute(),
  );
  assert.equal((await undo()).status, '0');
});

test('BEY-65 BEY-66 the receipt waits for the ten minutes, then it names way and reservation', async () => {
  const { confirm, delivery, token, supplier, company } = await buildLoad();
  await server.build({}, (db) =>
    insertErpId(db, { supplier_id: supplier.id, company_id: company.id, erp_customer_no: '77' }),
  );
  await confirm({ reservation: 'time', way: 'bulk' });
  const path = `scale-notes/receipt/${delivery.id}`;
  const ask = () => server.send(downloadReceipt, { scale_note_uuid: delivery.id }, { token });
  minutesLater(7, 30_500);
  await assert.rejects(ask(), { status: 409, message: /ab 07:22\u00A0Uhr/ });
  const { headers } = await server.request('GET', path, { token });
  assert.equal(headers.get('Retry-After'), '150');
  minutesLater(10);
  const text = Buffer.from(await (await ask()).arrayBuffer()).toString();
  assert.match(text, /<cbc:Note>Gesammelt bestätigt · Unter Vorbehalt: Zeit<\/cbc:Note>/);
  assert.match(text, /<cbc:TimingComplaintCode>TIME<.*<cbc:TimingComplaint>Zeit</s);
});

test('BEY-67 the others who follow the contract get a message of it', async () => {
  const { confirm, undo, contract, token, colleague } = await buildLoad();
  for (const as of [token, colleague])
    await server.send(
      toggleSubscription,
      { contractId: contract.id, status: true },
      { token: as, key: newId() },
    );
  await confirm();
  await undo();
  await waitForJobs(server);
  const titles = async (as: string) => {
    const input = { page: 1, page_size: null, seen: false };
    return (await server.send(inbox.list, input, { token: as })).items.map(({ title }) => title);
  };
  assert.deepEqual(await titles(token), []);
  assert.deepEqual(await titles(colleague), ['Bestätigung zurückgenommen']);
});
