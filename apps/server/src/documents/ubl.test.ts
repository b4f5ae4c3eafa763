import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { downloadUbl } from '@abrufbar/contract/documents.ts';
import { buildSite, NOW } from '#contracts/test-site.ts';
import { startTestServer } from '#core/test-server.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { readDespatchDocument } from '#imports/read-document.ts';
import { schemaProblems } from '#imports/test-schemas.ts';
import { standardsMissing } from '#imports/test-standards.ts';

const server = await startTestServer({ after }, { now: NOW });
const site = await buildSite(server);
const { id, number } = await server.build(site.scope, (db) =>
  buildDelivery(db, { contract: site.contract }),
);
const download = async () => {
  const file = await server.send(downloadUbl, { scale_note_uuid: id }, { token: site.token });
  return Buffer.from(await file.arrayBuffer());
};

test('D-66 a delivery is fetched as a despatch advice that says what its ticket said', async () => {
  const { read, messages } = readDespatchDocument(await download(), '2026-11-20');
  assert.deepEqual(messages, []);
  const { revision: _, ...ticket } = read?.ticket ?? assert.fail();
  assert.deepEqual(ticket, {
    number,
    contractNumber: site.contract.contract_number,
    customerNumber: site.company.company_nr,
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

test('D-66 what is fetched follows the schema of UBL 2.1', { skip: standardsMissing }, async () => {
  assert.deepEqual(schemaProblems('DespatchAdvice', (await download()).toString()), []);
});
