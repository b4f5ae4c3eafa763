/** Addresses and limits of master data. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as customers from '@abrufbar/contract/companies/office.ts';
import * as contracts from '@abrufbar/contract/contracts/office.ts';
import { buildSupplier } from '#companies/build.ts';
import { insertErpId } from '#companies/store.ts';
import sample from '#imports/samples/master-data.json' with { type: 'json' };
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildErp } from '#testing/concepts/erp.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

/** A system whose master data are there, and the rows it sent. */
const build = async () => {
  const erp = await buildErp(server, NOW);
  const rows = sample
    .filter(({ kind }) => kind !== 'person')
    .map((row) => ({
      ...row,
      ...('customer_number' in row && { customer_number: erp.customerNumber }),
      ...('contract_number' in row && { contract_number: erp.contractNumber }),
    }));
  const rowOf = (kind: string) => rows.find((row) => row.kind === kind) ?? assert.fail();
  await erp.send(rows);
  const member = await addMember(server, { name: 'Katrin Vogt', role: 'admin' }, NOW);
  const ask = asStaff(server, await signedIn(server, member, NOW));
  const { company_id: companyId } = await server.build({}, (db) =>
    db
      .selectFrom('company_erp_ids')
      .select('company_id')
      .where('supplier_id', '=', erp.supplier.id)
      .executeTakeFirstOrThrow(),
  );
  const customer = () => ask(customers.officeDetail, { id: companyId });
  const contract = async () => {
    const { id } = await server.build({ companies: [companyId] }, (db) =>
      db
        .selectFrom('contracts')
        .select('id')
        .where('company_id', '=', companyId)
        .executeTakeFirstOrThrow(),
    );
    return ask(contracts.officeDetail, { id });
  };
  return { erp, rowOf, companyId, customer, contract };
};

test('OFF-228 master data bring addresses and limits, which the office marks as imported', async () => {
  const { erp, rowOf, customer, contract } = await build();
  const first = await customer();
  assert.deepEqual(
    [first.street, first.postcode, first.city],
    ['Bahnhofstraße 12', '31552', 'Rodenberg'],
  );
  assert.deepEqual(first.imported_fields.toSorted(), ['city', 'name', 'postcode', 'street']);
  const { lead_hours: lead, imported_fields: ofContract, items } = await contract();
  const [item = assert.fail()] = items;
  assert.equal(lead, 24);
  assert.deepEqual([item.warn_above, item.max_per_call_off, item.per_day], [200, 400, 600]);
  assert.ok(ofContract.includes('lead_hours'));
  const limits = ['warn_above', 'max_per_call_off', 'per_day'];
  assert.ok(limits.every((name) => item.imported_fields.includes(name)));

  // A missing field stays, null empties it.
  const { street: _, ...rest } = { street: '', ...rowOf('customer') };
  const { lead_hours: __, ...kept } = { lead_hours: 0, ...rowOf('contract') };
  const changed = [
    { ...rest, postcode: '31553', city: null },
    { ...kept, name: 'BA 2' },
    { ...rowOf('item'), warn_above: null, per_day: '650.5' },
  ];
  assert.equal((await erp.send(changed)).updated, 3);
  assert.equal((await erp.send(changed)).unchanged, 3);
  const second = await customer();
  assert.deepEqual(
    [second.street, second.postcode, second.city, second.version],
    ['Bahnhofstraße 12', '31553', null, first.version + 1],
  );
  const changedContract = await contract();
  assert.equal(changedContract.lead_hours, 24);
  const [now] = changedContract.items;
  assert.deepEqual([now?.warn_above, now?.max_per_call_off, now?.per_day], [null, 400, 650.5]);
});

test('OFF-228 OFF-249 a limit out of reach is reported with its field; a shared company keeps its address', async () => {
  const { erp, rowOf, companyId, customer } = await build();
  const { failed } = await erp.send([
    { ...rowOf('item'), warn_above: '0' },
    { ...rowOf('item'), max_per_call_off: '99999.5' },
    { ...rowOf('item'), per_day: '100000' },
    { ...rowOf('contract'), lead_hours: 673 },
    { ...rowOf('customer'), postcode: '12345678901' },
  ]);
  assert.deepEqual(
    failed.map(({ message }) => message.split(':')[0]),
    ['warn_above', 'max_per_call_off', 'per_day', 'lead_hours', 'postcode'],
  );
  await server.build({}, async (db) => {
    const other = await buildSupplier(db);
    await insertErpId(db, {
      supplier_id: other.id,
      erp_customer_no: companyId.toString(),
      company_id: companyId,
    });
  });
  const moved = { ...rowOf('customer'), city: 'Hannover' };
  assert.equal((await erp.send([moved])).unchanged, 1);
  assert.equal((await customer()).city, 'Rodenberg');
});
