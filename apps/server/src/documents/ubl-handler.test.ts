import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { confirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import { downloadReceipt, downloadUbl } from '@abrufbar/contract/documents.ts';
import { insertErpId } from '#companies/store.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { readDespatchDocument } from '#imports/reading/read-document.ts';
import { schemaProblems } from '@abrufbar/formats/test-documents/xml-schemas.ts';
import { fieldsOf, standardsMissing } from '@abrufbar/formats/test-documents/standard-documents.ts';
import { parseXml } from '@abrufbar/formats/xml/parse-xml.ts';

const server = await startTestServer({ after }, { now: NOW });
/** Ten minutes after a confirmation. */
const FINAL = '2026-11-20T06:22:00Z';
const site = await buildSite(server);
const addCustomerNumber = (erp_customer_no: string) =>
  server.build({}, (db) =>
    insertErpId(db, {
      supplier_id: site.supplier.id,
      company_id: site.company.id,
      erp_customer_no,
    }),
  );
const { id, number } = await server.build(site.scope, (db) =>
  buildDelivery(db, { contract: site.contract }),
);
const download = async (call: typeof downloadUbl | typeof downloadReceipt = downloadUbl) => {
  const file = await server.send(call, { scale_note_uuid: id }, { token: site.token });
  return Buffer.from(await file.arrayBuffer());
};
/** Every value of a document by its place. */
const fieldsIn = (file: Buffer) => new Map(fieldsOf(parseXml(file)));

test('D-66 a company without a customer number at the supplier names none in place of it', async () => {
  const { read, messages } = readDespatchDocument(await download(), '2026-11-20');
  assert.equal(read, null);
  assert.match(messages.join(' '), /^cac:BuyerCustomerParty\/.*: Die Angabe fehlt\./);
});

test('D-66 a delivery is fetched as a despatch advice that says what its ticket said', async () => {
  await addCustomerNumber('1104234');
  await addCustomerNumber('1104233'); // of several the first one
  const { read, messages } = readDespatchDocument(await download(), '2026-11-20');
  assert.deepEqual(messages, []);
  const { revision: _, copyOf: __, ...ticket } = read?.ticket ?? assert.fail();
  assert.deepEqual(ticket, {
    number,
    contractNumber: site.contract.contract_number,
    customerNumber: '1104233',
    factoryNumber: '2140',
    factoryName: 'Asphaltwerk Lauenau',
    plate: 'HM-KS 418',
    carrier: 'Spedition Hartwig',
    vehicleType: 'Sattelkipper',
    rounds: 3,
    incoterm: 'frei Baustelle',
    gross: '41.000',
    tare: '14.600',
    net: '26.400',
    tareStored: false,
    weighedAt: new Date('2026-11-20T05:52:00Z'),
    weighedOn: '2026-11-20',
    weighedTime: '06:52',
    materials: [
      { number: '102244', name: 'Asphalttragschicht AC 22 T S', quantity: '26.400', unit: 't' },
    ],
  });
});

test('D-48 D-66 the receipt is fetched once the delivery is confirmed: who, when and how much', async () => {
  await assert.rejects(
    download(downloadReceipt),
    (error) =>
      error instanceof CallError &&
      error.status === 409 &&
      error.message.startsWith('Diese Lieferung ist noch nicht bestätigt.'),
  );
  await server.send(confirm, { delivery_id: id, contract_id: site.contract.id }, site);
  server.at(FINAL);
  const deliveryNote = fieldsIn(await download(downloadReceipt));
  const { first_name, last_name } = site.user;
  const signed = '/ReceiptAdvice/cac:Signature[1]';
  const account = '/ReceiptAdvice/cac:BuyerCustomerParty[1]/cbc:SupplierAssignedAccountID[1]';
  for (const [place, expected] of [
    ['/ReceiptAdvice/cbc:ID[1]', number],
    [account, '1104233'],
    [`${signed}/cbc:ValidationDate[1]`, '2026-11-20'],
    [`${signed}/cbc:ValidationTime[1]`, '07:12:00+01:00'],
    [`${signed}/cac:SignatoryParty[1]/cac:PartyName[1]/cbc:Name[1]`, site.company.name],
    [`${signed}/cac:SignatoryParty[1]/cac:Person[1]/cbc:FirstName[1]`, first_name],
    [`${signed}/cac:SignatoryParty[1]/cac:Person[1]/cbc:FamilyName[1]`, last_name],
    ['/ReceiptAdvice/cac:ReceiptLine[1]/cbc:ReceivedQuantity[1]', '26.400'],
  ] as const) {
    assert.equal(deliveryNote.get(place), expected, place);
  }
});

test(
  'D-66 fetched documents follow the schemas of UBL 2.1',
  { skip: standardsMissing },
  async () => {
    for (const [kind, call] of [
      ['DespatchAdvice', downloadUbl],
      ['ReceiptAdvice', downloadReceipt],
    ] as const) {
      assert.deepEqual(schemaProblems(kind, (await download(call)).toString()), []);
    }
  },
);
