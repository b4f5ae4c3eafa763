import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import * as entries from '@abrufbar/contract/deliveries/site-entries.ts';
import { receipt as systemReceipt } from '@abrufbar/contract/companies/systems.ts';
import { downloadReceipt } from '@abrufbar/contract/documents.ts';
import { concreteNoteText } from '@abrufbar/formats/test-documents/concrete-note.ts';
import { fieldsOf, standardsMissing } from '@abrufbar/formats/test-documents/standard-documents.ts';
import { schemaProblems } from '@abrufbar/formats/test-documents/xml-schemas.ts';
import { parseXml } from '@abrufbar/formats/xml/parse-xml.ts';
import { insertCompanyKey } from '#companies/keys/store.ts';
import { newId } from '#core/ids.ts';
import { ASPHALT, buildDelivery, CONCRETE } from '#deliveries/build.ts';
import { insertCatalogue } from '#deliveries/update-store.ts';
import { buildDocumentKey, buildPlant } from '#testing/concepts/plant.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const FINAL = '2026-11-20T06:22:00Z';
type Plant = Awaited<ReturnType<typeof buildPlant>>;

/** The receipt of a load at which 21 °C were measured, two substances added and a third entry taken back. */
const receiptOf = async (plant: Plant, delivery_id: string, hasAdditions = true) => {
  server.at(NOW);
  const { token } = plant;
  const both = { delivery_id, contract_id: plant.contract.id };
  const key = () => ({ token, key: newId() });
  const at = (time: string) => ({
    ...both,
    id: newId(),
    observed_at: `2026-11-20T06:${time}.000Z`,
  });
  const measured = at('08:30');
  await server.send(entries.enterTemperature, { ...measured, celsius: 21 }, key());
  if (hasAdditions) {
    const water = { substance: 'water', quantity: 12, unit: 'litre', remaining: 5.5 } as const;
    await server.send(entries.enterAddition, { ...at('10:00'), ...water }, key());
    const wrong = at('10:30');
    await server.send(entries.enterAddition, { ...wrong, ...water, quantity: 120 }, key());
    await server.send(entries.withdrawEntry, { ...both, id: wrong.id }, key());
    const flow = { substance: 'superplasticizer', quantity: 1.25, unit: 'kilogram' } as const;
    await server.send(entries.enterAddition, { ...at('11:00'), ...flow, remaining: null }, key());
  }
  await server.send(deliveries.confirm, both, key());
  server.at(FINAL);
  const file = await server.send(downloadReceipt, { scale_note_uuid: delivery_id }, { token });
  const text = Buffer.from(await file.arrayBuffer()).toString();
  const values = new Map(fieldsOf(parseXml(Buffer.from(text))));
  const properties = (line: number) =>
    Array.from({ length: 20 }, (_, index) => {
      const item = `/ReceiptAdvice/cac:ReceiptLine[${line}]/cac:Item[1]`;
      const place = `${item}/cac:AdditionalItemProperty[${index + 1}]`;
      const quantity = `${place}/cbc:ValueQuantity[1]`;
      return [
        values.get(`${place}/cbc:Name[1]`),
        values.get(`${place}/cbc:Value[1]`) ?? values.get(quantity),
        values.get(`${quantity}/@unitCode`),
      ].filter((part) => part !== undefined);
    }).filter((parts) => parts.length > 0);
  return { text, note: values.get('/ReceiptAdvice/cbc:Note[1]'), properties };
};

const build = (plant: Plant, materials: Parameters<typeof buildDelivery>[1]['materials'] = []) =>
  server.build(plant.scope, (db) => buildDelivery(db, { contract: plant.contract, materials }));

const ADDED = [
  ["Water added at customer's request", '12', 'LTR'],
  ['Time of Addition', '2026-11-20T07:10:00+01:00'],
  ['Remaining Quantity in Vehicle', '5.5', 'MTQ'],
  ['Additive Description', 'Fließmittel'],
  ['Amount Added', '1.25', 'KGM'],
  ['Time of Addition', '2026-11-20T07:11:00+01:00'],
];
const SAID = [
  'Einzeln bestätigt',
  'Temperatur 21\u00A0°C, gemessen am 20.11.2026 um 07:08\u00A0Uhr',
  'Wasser 12\u00A0l zugegeben am 20.11.2026 um 07:10\u00A0Uhr, noch 5,50\u00A0m³ in der Trommel',
  'Fließmittel 1,25\u00A0kg zugegeben am 20.11.2026 um 07:11\u00A0Uhr',
];

test('BEY-107 the receipt names temperature and additions at the line of the concrete, and in its note', async () => {
  const plant = await buildPlant(server);
  const gravel = { ...ASPHALT, number: '204501', category: 1 };
  const { id } = await build(plant, [gravel, CONCRETE]);
  const { note, properties, text } = await receiptOf(plant, id);
  assert.deepEqual(properties(1), []);
  assert.deepEqual(properties(2), [['Concrete Temperature', '21', 'CEL'], ...ADDED]);
  assert.equal(note, SAID.join(' · '));
  const { key } = await server.build(plant.scope, async (db) => {
    const of = { companyId: plant.company.id, name: 'ERP', mayConfirm: false };
    const made = await insertCompanyKey(db, { ...of, madeBy: plant.user.id }, new Date(NOW));
    return made ?? assert.fail();
  });
  const same = await server.send(systemReceipt, { delivery_id: id }, { token: key });
  assert.equal(Buffer.from(await same.arrayBuffer()).toString(), text);
});

test('BEY-107 the temperature on site stands in place of the one that the plant has stated', async () => {
  const plant = await buildPlant(server);
  const { contract, customerNumber } = plant;
  const { key } = await buildDocumentKey(server, plant);
  const concrete = { number: '301130', name: 'C25/30 F3 16', category: 3 };
  await server.build({}, (db) => insertCatalogue(db, plant.supplier.id, [concrete]));
  const body = new FormData();
  const own = { customerNumber, contractNumber: contract.contract_number };
  body.append('file', new Blob([new Uint8Array(concreteNoteText(own))]));
  await server.request('POST', 'import/scale-note/ubl', { token: key, body });
  const list = { contract_number: contract.contract_number, contract_id: null };
  const all = { ...list, page: 1, page_size: null, filterString: {} };
  const { items } = await server.send(deliveries.incoming, all, plant);
  const { properties, text } = await receiptOf(plant, items[0]?.id ?? assert.fail());
  const said = properties(1);
  assert.deepEqual(said[0], ['Concrete Temperature', '21', 'CEL']);
  assert.ok(!text.includes('17.5'));
  assert.deepEqual(said[1], ["Water added at customer's request", '20', 'LTR']);
  assert.deepEqual(said.slice(-6), ADDED);
});

test('BEY-107 of asphalt, of which the list knows no temperature, it stands in the note alone', async () => {
  const plant = await buildPlant(server);
  const { id } = await build(plant, [ASPHALT]);
  const { note, properties } = await receiptOf(plant, id, false);
  assert.deepEqual(properties(1), []);
  assert.equal(note, SAID.slice(0, 2).join(' · '));
});

test(
  'BEY-107 D-66 receipts with what was entered on site follow the schema of UBL 2.1',
  { skip: standardsMissing },
  async () => {
    const plant = await buildPlant(server);
    for (const material of [CONCRETE, ASPHALT]) {
      const { id } = await build(plant, [material]);
      const { text } = await receiptOf(plant, id, material === CONCRETE);
      assert.deepEqual(schemaProblems('ReceiptAdvice', text), []);
    }
  },
);
