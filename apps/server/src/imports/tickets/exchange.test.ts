/** Delivery notes on their way from one installation to another, and beside those of others. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { notes } from '@abrufbar/contract/deliveries/notes.ts';
import { downloadUbl } from '@abrufbar/contract/documents.ts';
import { insertErpId } from '#companies/store.ts';
import { buildContract } from '#contracts/build.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { startTestServer, type TestServer } from '#testing/server/server.ts';
import di from '#imports/samples/di.json' with { type: 'json' };
import vas from '#imports/samples/vas.json' with { type: 'json' };
import { insertImportKey } from '#imports/store.ts';
import { despatchAdviceText, NOTE } from '@abrufbar/formats/test-documents/despatch-documents.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { fieldsOf } from '@abrufbar/formats/test-documents/standard-documents.ts';
import { stateOf } from '#testing/concepts/contract-state.ts';
import { parseXml } from '@abrufbar/formats/xml/parse-xml.ts';

const server = await startTestServer({ after }, { now: NOW });
const elsewhere = await startTestServer({ after }, { now: '2026-11-20T09:30:00Z' });

const done = { created: 0, updated: 0, unchanged: 0, older: 0, failed: [], remarks: [] };
const keyOf = async (at: TestServer, { supplier }: Site): Promise<string> => {
  const of = { supplierId: supplier.id, source: 'ubl', name: 'ERP', addresses: [] } as const;
  return (await at.build({}, (db) => insertImportKey(db, of, new Date()))).key;
};
const send = async (at: TestServer, token: string, file: Uint8Array<ArrayBuffer>) => {
  const body = new FormData();
  body.append('file', new Blob([file]));
  const answer = await at.request('POST', 'import/scale-note/ubl', { token, body });
  assert.equal(answer.status, 200);
  return (answer.json as { data: object }).data;
};
/** Every note of a contract as a file, by its number. */
const filesOf = async (at: TestServer, { contract, token }: Site) => {
  const input = { contract_id: contract.id, page: 1, page_size: 20 };
  const { items } = await at.send(notes, input, { token });
  const files = await Promise.all(
    items.map(async ({ number, uuid }) => {
      const file = await at.send(downloadUbl, { scale_note_uuid: uuid }, { token });
      return [number, new Uint8Array(await file.arrayBuffer())] as const;
    }),
  );
  return new Map(files);
};
/** Stored deliveries of a contract, without source and time of import. */
const kept = async (at: TestServer, { company, contract }: Site) => {
  const ofContract = { companyId: company.id, contractId: contract.id };
  const rows = await at.build({ companies: [company.id] }, (db) => stateOf(db, ofContract));
  return rows.map((row) => ({ ...row, source: null }));
};

test('D-66 notes that were exported arrive elsewhere as the same deliveries, field by field', async () => {
  const plant = await buildPlant(server);
  const { customerNumber } = plant;
  const { contract_number } = plant.contract;
  // The other installation knows the customer and the contract by the same numbers.
  const site = await buildSite(elsewhere, { contract_number });
  await elsewhere.build({}, (db) =>
    insertErpId(db, {
      supplier_id: site.supplier.id,
      erp_customer_no: customerNumber,
      company_id: site.company.id,
    }),
  );
  const own = { Debitor: customerNumber, Kontraktnummer: contract_number };
  const bare = { Kennzeichen: null, Spediteur: null, Fahrzeugart: null, Umlauf: null };
  const inCubes = { Brutto: null, Tara: null, Netto: null, Menge: '7,5', Einheit: 'm³' };
  const took = await plant.post('vas', [
    ...vas.map((row) => ({ ...row, ...own })),
    { ...vas[0], ...own, ...bare, ...inCubes, Lieferscheinnummer: 'B-1', Lieferbedingung: null },
    { ...vas[0], ...own, Lieferscheinnummer: 'B-2', Taraart: 'PT', Abrufnummer: '70011' },
  ]);
  const tookMore = await plant.post(
    'di',
    di.map((row) => ({ ...row, sold_to_party: customerNumber, sales_contract: contract_number })),
  );
  assert.deepEqual([took.report.failed, tookMore.report.failed], [[], []]);
  const files = await filesOf(server, plant);
  assert.equal(files.size, took.report.created + tookMore.report.created);
  const key = await keyOf(elsewhere, site);
  for (const [, file] of files)
    assert.deepEqual(await send(elsewhere, key, file), { ...done, created: 1 });
  for (const [, file] of files)
    assert.deepEqual(await send(elsewhere, key, file), { ...done, unchanged: 1 });
  const before = await kept(server, plant);
  assert.ok(before.length > files.size);
  assert.deepEqual(await kept(elsewhere, site), before);
  // A note exported again from there says the same, under the names of its sender.
  const again = await filesOf(elsewhere, site);
  const contentOf = (file: Uint8Array = assert.fail()) =>
    fieldsOf(parseXml(file)).filter(
      ([place]) =>
        !/(Buyer|Delivery)Customer.*Name|SellerSupplier|AddressLine|Issue|UUID/.test(place),
    );
  for (const [number, file] of files)
    assert.deepEqual(contentOf(again.get(number)), contentOf(file), number);
});

test('D-66 T-19 two suppliers with the same numbers do not mix, not even at one customer', async () => {
  const [one, other] = [await buildPlant(server), await buildPlant(server)];
  const { company, customerNumber } = one;
  const { contract_number } = one.contract;
  const { supplier } = other;
  await server.build({ companies: [company.id] }, (db) =>
    insertErpId(db, {
      supplier_id: supplier.id,
      erp_customer_no: customerNumber,
      company_id: company.id,
    }),
  );
  const contract = await server.build({ companies: [company.id] }, (db) =>
    buildContract(db, { company, supplier, contract_number }),
  );
  const sites = [one, { ...one, supplier, contract }] as const;
  const [first, second] = [await keyOf(server, sites[0]), await keyOf(server, sites[1])];
  const same = { customerNumber, contractNumber: contract_number };
  const file = (plate: string, minutes = 0) => {
    const issuedAt = new Date(NOTE.issuedAt.getTime() + minutes * 60_000);
    return new Uint8Array(despatchAdviceText({ ...same, plate, issuedAt }));
  };
  assert.deepEqual(await send(server, first, file('A')), { ...done, created: 1 });
  assert.deepEqual(await send(server, second, file('B')), { ...done, created: 1 });
  assert.deepEqual(await send(server, first, file('A')), { ...done, unchanged: 1 });
  assert.deepEqual(await send(server, second, file('B2', 1)), { ...done, updated: 1 });
  const plates = await Promise.all(
    sites.map(async (site) => {
      const [text, ...more] = (await filesOf(server, site)).values();
      assert.equal(more.length, 0);
      return new Map(fieldsOf(parseXml(text ?? assert.fail()))).get(
        '/DespatchAdvice/cac:Shipment[1]/cac:ShipmentStage[1]/cac:TransportMeans[1]/cac:RoadTransport[1]/cbc:LicensePlateID[1]',
      );
    }),
  );
  assert.deepEqual(plates, ['A', 'B2']);
});
