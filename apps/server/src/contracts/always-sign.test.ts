import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setAlwaysSign } from '@abrufbar/contract/contracts/always-sign.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { buildUser } from '#companies/build.ts';
import { updateAlwaysSign } from '#contracts/update-store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildToken } from '#session/build.ts';
import { buildErp } from '#testing/concepts/erp.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { openStream } from '#testing/server/stream.ts';

const server = await startTestServer({ after }, { now: NOW });
const site = await buildSite(server);
const { company, contract, user, token, scope } = site;
const foreign = await buildSite(server);
const delivery = await server.build(scope, (db) => buildDelivery(db, { contract }));

const set = (is_on: boolean, contract_id = contract.id, as = token) =>
  server.send(setAlwaysSign, { contract_id, is_on }, { token: as, key: newId() });
const isOn = async () => {
  const both = { delivery_id: delivery.id, contract_id: contract.id };
  return (await server.send(deliveries.details, both, { token })).always_sign;
};
const records = () =>
  server.build(scope, (db) =>
    db
      .selectFrom('audit_company')
      .select(['user_id', 'supplier_id', 'object_kind', 'object_id', 'object_name', 'changes'])
      .where('company_id', '=', company.id)
      .where('call', '=', setAlwaysSign.name)
      .orderBy('id')
      .execute(),
  );

test('BEY-89 a contract asks for signatures until that is switched off, and the log names each change', async () => {
  assert.equal(await isOn(), false);
  assert.deepEqual(await set(true), { contract_id: contract.id, always_sign: true });
  assert.equal(await isOn(), true);
  await set(true);
  await set(false);
  assert.equal(await isOn(), false);
  const of = {
    ...{ user_id: user.id, supplier_id: site.supplier.id },
    ...{ object_kind: 'contract', object_id: contract.id, object_name: contract.contract_number },
  };
  const changed = (from: boolean, to: boolean) => ({ always_sign: { old: from, new: to } });
  assert.deepEqual(await records(), [
    { ...of, changes: changed(false, true) },
    { ...of, changes: {} },
    { ...of, changes: changed(true, false) },
  ]);
});

test('BEY-89 open pages of its deliveries hear of each change', async () => {
  const stream = await openStream(server.address, token);
  after(stream.leave);
  await set(true);
  await stream.until(contract.id);
  await set(false);
  await stream.until(contract.id, 2);
  assert.match(stream.text(), /deliveries/);
});

test('BEY-89 D-14 D-15 a foreign contract is absent, and only those who may confirm change it', async () => {
  for (const id of [foreign.contract.id, newId()])
    await assert.rejects(set(true, id), { status: 404 });
  const reader = await server.build({}, async (db) =>
    buildToken(db, await buildUser(db, { companies: [company], role: 'leser' }), new Date(NOW)),
  );
  await assert.rejects(set(true, contract.id, reader), { status: 403 });
  assert.equal(await isOn(), false);
});

test('BEY-89 an import of the contract leaves it as it is', async () => {
  const erp = await buildErp(server, NOW);
  const { customerNumber: customer_number, contractNumber: contract_number } = erp;
  const customer = { kind: 'customer', customer_number, name: 'Rode Tiefbau GmbH' };
  const row = (name: string) => ({ kind: 'contract', customer_number, contract_number, name });
  await erp.send([customer, row('Ortsumgehung')]);
  const ofContract = await server.build({}, (db) =>
    db
      .selectFrom('company_erp_ids')
      .select('company_id')
      .where('supplier_id', '=', erp.supplier.id)
      .executeTakeFirstOrThrow(),
  );
  const { company_id: companyId } = ofContract;
  const read = (db: Database) =>
    db
      .selectFrom('contracts')
      .select(['id', 'name', 'always_sign'])
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
  await server.build({ companies: [companyId] }, async (db) => {
    const { id: contractId } = await read(db);
    await updateAlwaysSign(db, { companyId, contractId }, true);
  });
  const { updated } = await erp.send([row('Ortsumgehung Lauenau')]);
  const { name, always_sign } = await server.build({ companies: [companyId] }, read);
  assert.deepEqual([updated, name, always_sign], [1, 'Ortsumgehung Lauenau', true]);
});
