/** Tickets that name a call-off: the two find each other in either order of arrival. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { buildContract, buildItem } from '#contracts/build.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import diSample from '#imports/samples/di.json' with { type: 'json' };
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { buildPlant } from '#testing/concepts/plant.ts';

const server = await startTestServer({ after }, { now: NOW });

/** A plant and a call-off of 80 t that waits for its number. */
const buildOrder = async () => {
  const plant = await buildPlant(server);
  const { contract, supplier, customerNumber, keys } = plant;
  const callOff = await server.build(plant.scope, async (db) => {
    const item = await buildItem(db, { contract });
    return buildCallOff(db, { item, supplier, status: CALL_OFF_STATUS.bindingRequest });
  });
  const decide = (number: string) =>
    server.send(
      callOffs.decide,
      { call_off_id: callOff.id, customer_number: customerNumber, action: 'confirm', number },
      { token: keys.vas },
    );
  const [sample] = vasSample;
  const ticket = {
    ...sample,
    Debitor: customerNumber,
    Kontraktnummer: contract.contract_number,
    Abrufnummer: '70011',
  };
  const confirmAll = async (at = contract) => {
    const ofContract = { contract_number: at.contract_number, contract_id: null };
    const all = { ...ofContract, page: 1, page_size: null, filterString: {} };
    const { items } = await server.send(deliveries.incoming, all, plant);
    for (const { id } of items) {
      const both = { delivery_id: id, contract_id: at.id };
      await server.send(deliveries.confirm, both, plant);
    }
  };
  const delivered = async () => {
    const detail = await server.send(callOffs.detail, { id: callOff.id }, plant);
    return detail.delivered_quantity.raw;
  };
  return { ...plant, callOff, decide, ticket, confirmAll, delivered };
};

test('D-66 ENT-39 a delivery counts for the call-off its ticket names, whichever is known first', async () => {
  const before = await buildOrder();
  await before.decide('70011');
  await before.post('vas', [before.ticket]);
  assert.equal(await before.delivered(), 0); // on the way is not delivered
  await before.confirmAll();
  assert.equal(await before.delivered(), 26.4);

  const afterwards = await buildOrder();
  await afterwards.post('vas', [afterwards.ticket]);
  await afterwards.confirmAll();
  assert.equal(await afterwards.delivered(), 0);
  await afterwards.decide('70011');
  assert.equal(await afterwards.delivered(), 26.4);
});

test('D-66 a correction may name another call-off, and di names one too', async () => {
  const order = await buildOrder();
  await order.decide('70011');
  await order.post('vas', [order.ticket]);
  const moved = await order.post('vas', [{ ...order.ticket, Version: 2, Abrufnummer: '70012' }]);
  assert.equal(moved.report.updated, 1);
  const [, , row] = diSample;
  const di = {
    ...row,
    sold_to_party: order.customerNumber,
    sales_contract: order.contract.contract_number,
    material: '102244',
    call_off: '70011',
  };
  assert.equal((await order.post('di', [di])).report.created, 1);
  await order.confirmAll();
  assert.equal(await order.delivered(), 18.2);
});

test('D-66 the same number at another contract is another call-off', async () => {
  const order = await buildOrder();
  const { company, supplier } = order;
  const other = await server.build(order.scope, (db) => buildContract(db, { company, supplier }));
  await order.decide('70011');
  const elsewhere = { ...order.ticket, Kontraktnummer: other.contract_number };
  assert.equal((await order.post('vas', [elsewhere])).report.created, 1);
  await order.confirmAll(other);
  assert.equal(await order.delivered(), 0);
});

test('D-66 a call-off number of the wrong form is reported with its row', async () => {
  const { post, ticket } = await buildOrder();
  const { report } = await post('vas', [{ ...ticket, Abrufnummer: 'x'.repeat(41) }]);
  assert.deepEqual(report.failed, [
    { row: 1, message: 'Abrufnummer: Der Text ist zu lang. Bitte kürzen.' },
  ]);
});
