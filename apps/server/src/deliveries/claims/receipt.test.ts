import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createClaim } from '@abrufbar/contract/deliveries/claim-changes.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { downloadReceipt } from '@abrufbar/contract/documents.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { fieldsOf, standardsMissing } from '@abrufbar/formats/test-documents/standard-documents.ts';
import { schemaProblems } from '@abrufbar/formats/test-documents/xml-schemas.ts';
import { parseXml } from '@abrufbar/formats/xml/parse-xml.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
/** Ten minutes after a confirmation. */
const FINAL = '2026-11-20T06:22:00Z';

type Filed = Pick<InputOf<typeof createClaim>, 'reasons' | 'remedy'>;
type Reservation = InputOf<typeof deliveries.confirm>['reservation'];

/** The receipt of a load that was claimed before its confirmation, by what stands at its first line. */
const receiptOf = async (claims: readonly Filed[], reservation?: Reservation) => {
  server.at(NOW);
  const plant = await buildPlant(server);
  const { contract, token } = plant;
  const { id } = await server.build(plant.scope, (db) => buildDelivery(db, { contract }));
  const both = { delivery_id: id, contract_id: contract.id };
  const file = (filed: Filed) =>
    server.send(
      createClaim,
      { ...both, id: newId(), note: null, ...filed },
      { token, key: newId() },
    );
  const numbers: number[] = [];
  for (const filed of claims) numbers.push((await file(filed)).number);
  const how = reservation === undefined ? {} : { reservation };
  await server.send(deliveries.confirm, { ...both, ...how }, { token, key: newId() });
  const read = async () => {
    const paper = await server.send(downloadReceipt, { scale_note_uuid: id }, { token });
    const text = Buffer.from(await paper.arrayBuffer()).toString();
    const values = new Map(fieldsOf(parseXml(Buffer.from(text))));
    const line = (name: string) => values.get(`/ReceiptAdvice/cac:ReceiptLine[1]/cbc:${name}`);
    return { text, line, note: values.get('/ReceiptAdvice/cbc:Note[1]') };
  };
  return { file, numbers, read };
};

test('BEY-133 the receipt names the faults of claims as codes with the wish, and no quantity', async () => {
  const both: Filed = { reasons: ['temperature', 'segregation'], remedy: 'replacement' };
  const late: Filed = { reasons: ['quantity', 'delay'], remedy: 'credit' };
  const { numbers, read } = await receiptOf([both, late], 'temperature');
  server.at(FINAL);
  const { line, note, text } = await read();
  assert.deepEqual(
    [line('RejectReasonCode[1]'), line('RejectReason[1]'), line('RejectReason[2]')],
    ['TEMPERATURE', 'Temperatur', 'Entmischung'],
  );
  assert.deepEqual(
    [line('RejectReason[3]'), line('RejectActionCode[1]')],
    [undefined, 'REPLACEMENT'],
  );
  assert.equal(line('QuantityDiscrepancyCode[1]'), 'QUANTITY');
  assert.deepEqual(
    [line('TimingComplaintCode[1]'), line('TimingComplaint[1]')],
    ['DELAY', 'Verspätung'],
  );
  assert.deepEqual(['ReceivedQuantity[1]', 'RejectedQuantity[1]', 'ShortQuantity[1]'].map(line), [
    '26.400',
    undefined,
    undefined,
  ]);
  const [first, second] = numbers;
  assert.equal(
    note,
    `Einzeln bestätigt · Unter Vorbehalt: Temperatur · Reklamation ${first}: Temperatur, Entmischung (Ersatz) · Reklamation ${second}: Menge, Verspätung (Gutschrift)`,
  );
  if (!standardsMissing) assert.deepEqual(schemaProblems('ReceiptAdvice', text), []);
});

test('BEY-133 a claim that is only noted asks for no action, and one that comes later leaves the receipt as it is', async () => {
  const { file, read } = await receiptOf([{ reasons: ['damage'], remedy: 'note' }], 'time');
  server.at('2026-11-20T06:21:59Z');
  await file({ reasons: ['delay'], remedy: 'note' });
  server.at(FINAL);
  await file({ reasons: ['material'], remedy: 'credit' });
  const { line, text } = await read();
  assert.deepEqual(
    [line('RejectReasonCode[1]'), line('RejectReason[2]'), line('RejectActionCode[1]')],
    ['DAMAGE', undefined, undefined],
  );
  assert.deepEqual(
    [line('TimingComplaintCode[1]'), line('TimingComplaint[1]')],
    ['DELAY', 'Verspätung, Zeit'],
  );
  if (!standardsMissing) assert.deepEqual(schemaProblems('ReceiptAdvice', text), []);
});
