import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as portal from '@abrufbar/contract/deliveries/deliveries.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import * as office from '@abrufbar/contract/deliveries/office.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildInvoice } from '#documents/build.ts';
import { newId } from '#core/ids.ts';
import { buildToken } from '#session/build.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const NEXT_DAY = new Date(Date.parse(NOW) + 24 * 3_600_000).toISOString();
const member = await addMember(server, { name: 'Lena Bartels' }, NOW);
const clerkAt = async (at: string) => asStaff(server, await signedIn(server, member, at));
const clerk = await clerkAt(NOW);

test('BEY-68 staff see a confirmation as provisional, its reservation, its undoing for a day, and who did what', async () => {
  const { contract, company, person } = await buildOfficeSite(server);
  const { delivery, token } = await server.build({ companies: [company.id] }, async (db) => ({
    delivery: await buildDelivery(db, { contract }),
    token: await buildToken(db, person, new Date(NOW)),
  }));
  const both = { delivery_id: delivery.id, contract_id: contract.id };
  const confirm = (how: Partial<InputOf<typeof portal.confirm>> = {}) =>
    server.send(portal.confirm, { ...both, ...how }, { token, key: newId() });
  const look = async (as = clerk) => {
    const { reservation, provisional_until, undone_at } = await as(office.officeDetail, {
      id: delivery.id,
    });
    return [reservation, provisional_until, undone_at];
  };
  const name = `${person.first_name} ${person.last_name}`;

  await confirm({ reservation: 'quantity', way: 'bulk' });
  assert.deepEqual(await look(), ['quantity', '2026-11-20T06:22:00.000Z', null]);
  await server.send(portal.unconfirm, { ...both, reason: 'wrong_truck' }, { token, key: newId() });
  assert.deepEqual(await look(), [null, null, NOW]);
  const undone = await clerk(office.officeDetail, { id: delivery.id });
  const events = undone.receipts.map(({ at: _, ...event }) => event);
  const none = { reservation: null, undo_reason: null, signature: null };
  assert.deepEqual(events, [
    { ...none, number: 2, kind: 'undone', by: name, way: 'single', undo_reason: 'wrong_truck' },
    { ...none, number: 1, kind: 'confirmed', by: name, way: 'bulk', reservation: 'quantity' },
  ]);
  const view = { ...office.UNFILTERED, contract: contract.id, page: 1 };
  const [row] = (await clerk(office.officeList, view)).items.filter(({ id }) => id === delivery.id);
  assert.equal(row?.undone_at, NOW);
  server.at(NEXT_DAY);
  assert.deepEqual(await look(await clerkAt(NEXT_DAY)), [null, null, null]);

  server.at(NOW);
  await confirm();
  await server.build({ companies: [company.id] }, (db) =>
    buildInvoice({ db, files: server.files }, contract, { notes: [delivery.number] }),
  );
  assert.deepEqual(await look(), [null, null, null]);
});

test('BEY-79 staff see name and drawing of each confirmation, those of undone ones too', async () => {
  const { contract, company, person } = await buildOfficeSite(server);
  const { delivery, token } = await server.build({ companies: [company.id] }, async (db) => ({
    delivery: await buildDelivery(db, { contract }),
    token: await buildToken(db, person, new Date(NOW)),
  }));
  const both = { delivery_id: delivery.id, contract_id: contract.id };
  const send = (how: Partial<InputOf<typeof portal.confirm>>) =>
    server.send(portal.confirm, { ...both, ...how }, { token, key: newId() });
  const signature = '{"height":600,"strokes":[[9,9,80,40]]}';
  await send({ signed_by: 'Murat Demir', signature });
  await server.send(portal.unconfirm, { ...both, reason: 'quantity' }, { token, key: newId() });
  await send({ signed_by: 'Anke Petersen' });
  const { receipts } = await clerk(office.officeDetail, { id: delivery.id });
  assert.deepEqual(
    receipts.map((event) => event.signature),
    [
      { signed_by: 'Anke Petersen', height: null, strokes: [] },
      null,
      { signed_by: 'Murat Demir', height: 600, strokes: [[9, 9, 80, 40]] },
    ],
  );
});
