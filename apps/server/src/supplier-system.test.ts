/** Two integrations, each written in less than 100 lines from `/api/docs` alone: the supplier's and the customer's. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import * as companyKeys from '@abrufbar/contract/companies/keys.ts';
import { invoiceText } from '@abrufbar/formats/test-documents/invoice-documents.ts';
import { buildUser } from '#companies/build.ts';
import masterData from '#imports/samples/master-data.json' with { type: 'json' };
import vas from '#imports/samples/vas.json' with { type: 'json' };
import { insertImportKey } from '#imports/store.ts';
import { DEMO_PASSWORD } from '#demo/people.ts';
import { buildToken } from '#session/build.ts';
import { hashPassword } from '#session/password.ts';
import { buildErp } from '#testing/concepts/erp.ts';
import { NOW } from '#testing/concepts/site.ts';
import { connectCustomer } from '#testing/external/customer-system.ts';
import { connectSystem } from '#testing/external/supplier-system.ts';
import { startTestServer } from '#testing/server/server.ts';

const password_hash = await hashPassword(DEMO_PASSWORD);
const server = await startTestServer({ after }, { now: NOW });
const { supplier, key: erp } = await buildErp(server, NOW);
const scale = await server.build({}, async (db) => {
  const of = { supplierId: supplier.id, source: 'vas', name: 'Waage', addresses: [] } as const;
  return (await insertImportKey(db, of, new Date(NOW))).key;
});
const system = connectSystem(server.address, { erp, scale });

/** Somebody of the customer that came with the master data. */
const buildBuyer = () =>
  server.build({}, async (db) => {
    const company = await db
      .selectFrom('company_erp_ids as e')
      .innerJoin('companies as c', 'c.id', 'e.company_id')
      .select(['c.id', 'c.company_nr'])
      .where('e.supplier_id', '=', supplier.id)
      .executeTakeFirstOrThrow();
    const user = await buildUser(db, { companies: [company], role: 'besteller', password_hash });
    return {
      ...user,
      company_number: company.company_nr,
      token: await buildToken(db, user, new Date(NOW)),
    };
  });

test('OFF-216 DOC-72 systems written from the description go from master data over order, decision and ticket to invoice and receipt', async () => {
  const imported = await system.sendMasterData(masterData);
  assert.deepEqual([imported.created, imported.failed], [masterData.length, []]);
  assert.equal((await system.sendMasterData(masterData)).unchanged, masterData.length);

  const buyer = await buildBuyer();
  const { company_number } = buyer;
  const page = { page: 1, page_size: null };
  const list = { company_number, ...page, query: [], filterString: {} };
  const [contract = assert.fail()] = (await server.send(contracts.list, list, buyer)).items;
  const item = (
    await server.send(
      contracts.items,
      {
        contract_number: contract.contract_number,
        contract_id: contract.id,
        ...page,
        filterString: {},
      },
      buyer,
    )
  ).items[0];
  const ordered = { contract_item_id: item?.id ?? assert.fail() };
  const cart = await server.send(callOffs.openCart, ordered, buyer);
  await server.send(
    callOffs.fillCart,
    {
      ...ordered,
      incoterm: 'frei',
      truck_type: 'sattel',
      amount: 52,
      hourly_amount: null,
      delivery_start_date: '2026-11-21',
      delivery_start_time: '07:00',
      delivery_end_date: '2026-11-21',
      delivery_end_time: '15:00',
      note: null,
      call_off_cart_item_id: cart.id,
      material: cart.material_number,
    },
    buyer,
  );
  const { id } = await server.send(callOffs.create, { call_off_cart_item_id: cart.id }, buyer);

  const [waiting = assert.fail()] = await system.readWaiting();
  assert.deepEqual(
    [waiting.call_off_id, waiting.status, waiting.quantity_raw, waiting.ordered_by?.last_name],
    [id, 1, 52, buyer.last_name],
  );
  assert.equal((await system.decide(waiting, 'confirm', '7001')).status, 4);
  assert.deepEqual(await system.readWaiting(), []);

  const tickets = vas.map((row) => ({
    ...row,
    Debitor: waiting.customer_number,
    Kontraktnummer: contract.contract_number,
    Abrufnummer: '7001',
  }));
  const weighed = await system.sendTickets(tickets);
  assert.deepEqual([weighed.created, weighed.failed], [tickets.length, []]);
  const shown = await server.send(
    deliveries.incoming,
    {
      contract_number: contract.contract_number,
      contract_id: contract.id,
      ...page,
      filterString: {},
    },
    buyer,
  );
  assert.equal(shown.items.length, tickets.length);

  // The other side: a system of the customer, with a key that the buyer makes in the portal.
  const made = { company_number, name: 'Warenwirtschaft', may_confirm: true };
  const { key } = await server.send(
    companyKeys.create,
    { ...made, password: DEMO_PASSWORD },
    { token: buyer.token },
  );
  const customer = connectCustomer(server.address, key);
  assert.equal(await customer.readChanges(), tickets.length);
  const [load = assert.fail()] = [...customer.deliveries.values()];
  assert.deepEqual([load.open, load.call_off_number], [true, '7001']);
  await customer.confirm(load);
  const number = `R-${load.number}`;
  const despatches = [load.number];
  const sent = { number, customer: waiting.customer_number, despatches };
  const { invoice_id } = await system.sendInvoice(new Uint8Array(invoiceText(sent)));
  assert.equal(await customer.readChanges(), 2);
  assert.equal(await customer.readChanges(), 0);
  assert.equal(customer.deliveries.get(load.id)?.confirmed_key, 'Warenwirtschaft');
  const [invoice = assert.fail()] = [...customer.invoices.values()];
  assert.deepEqual(
    [invoice.id, invoice.number, invoice.gross_raw, invoice.delivery_numbers],
    [invoice_id, number, 595, despatches],
  );
  assert.match(await customer.readNote(load), /<DespatchAdvice/);
  assert.match(await customer.readReceipt(load), /Warenwirtschaft/);
  assert.match(await customer.readInvoice(invoice), /<Invoice|<ubl:Invoice/);
});
