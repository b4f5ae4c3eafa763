import { RESERVATIONS } from '@abrufbar/domain/deliveries/confirmation.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDespatchAdvice, writeDespatchAdvice } from '#ubl/despatch-advice.ts';
import { buildDespatchAdvice, type DeliveryNote } from '#ubl/build-despatch-advice.ts';
import { mapDespatchAdvice } from '#ubl/map-despatch-advice.ts';
import { buildReceiptAdvice, writeReceiptAdvice } from '#ubl/receipt-advice.ts';
import { NOTE } from '#test-documents/despatch-documents.ts';
import { schemaProblems } from '#test-documents/xml-schemas.ts';
import {
  fieldsOf,
  standardDocuments,
  standardsMissing,
} from '#test-documents/standard-documents.ts';
import { formatUbl } from '#ubl/format-ubl.ts';
import { parseXml } from '#xml/parse-xml.ts';

const skip = standardsMissing;
const JENS = { firstName: 'Jens', lastName: 'Kruse' };

test('D-66 the despatch advices of others come back field by field', { skip }, async (t) => {
  const documents = await standardDocuments('despatch-advice');
  assert.equal(documents.length, 3);
  for (const [name, bytes] of documents) {
    const came = parseXml(bytes);
    const { value, problems } = readDespatchAdvice(came);
    assert.deepEqual(problems, [], name);
    assert.ok(value);
    const text = formatUbl(writeDespatchAdvice(value));
    assert.deepEqual(schemaProblems('DespatchAdvice', text), [], name);
    const before = fieldsOf(came);
    const after = fieldsOf(parseXml(Buffer.from(text)));
    t.diagnostic(`${name}: ${before.length} fields came, ${after.length} went`);
    for (const [place, value] of before) t.diagnostic(`  ${place} = ${value}`);
    assert.deepEqual(after, before, name);
  }
});

test('D-66 the despatch advices of others become tickets', { skip }, async () => {
  const tickets = [];
  for (const [, bytes] of await standardDocuments('despatch-advice')) {
    const { value } = readDespatchAdvice(parseXml(bytes));
    const { ticket, problems } = mapDespatchAdvice(value ?? assert.fail(), '2026-11-20');
    assert.deepEqual(problems, []);
    tickets.push(ticket ?? assert.fail());
  }
  assert.deepEqual(
    tickets.map(({ number, materials }) => [number, materials.length]),
    [
      ['1234', 2],
      ['1236', 5],
      ['1238', 4],
    ],
  );
  assert.deepEqual(tickets[0], {
    number: '1234',
    revision: Date.parse('2019-03-15T07:00:00Z'),
    contractNumber: '4321',
    customerNumber: '7390000400003',
    factoryNumber: '7385000000124',
    factoryName: 'Consortial',
    plate: null,
    carrier: 'CarrierPart',
    vehicleType: null,
    rounds: null,
    incoterm: null,
    gross: null,
    tare: null,
    net: null,
    tareStored: false,
    weighedAt: new Date('2019-03-13T07:00:00Z'),
    weighedOn: '2019-03-13',
    weighedTime: '08:00',
    materials: [
      { number: '010120401', name: 'Item123', quantity: '10.000', unit: 'St.' },
      { number: '010140403', name: 'Item456', quantity: '10.000', unit: 'St.' },
    ],
  });
});

const { callOffNumber: _, ...silent } = NOTE;
const LITTLE: DeliveryNote = {
  ...silent,
  ...{ plate: null, carrier: null, vehicleType: null, rounds: null, incoterm: null },
  ...{ gross: null, tare: null, net: null, tareStored: true },
  materials: [{ number: '301130', name: 'C25/30', quantity: '7.500', unit: 'm³' }],
};

test('D-66 written documents follow the schemas of UBL 2.1', { skip }, () => {
  for (const note of [NOTE, LITTLE]) {
    const despatch = formatUbl(writeDespatchAdvice(buildDespatchAdvice(note)));
    assert.deepEqual(schemaProblems('DespatchAdvice', despatch), []);
    for (const by of [null, JENS]) {
      const reservation = null;
      const confirmed = {
        at: note.issuedAt,
        by,
        note: by && 'Mit dem Schlüssel „SAP“',
        reservation,
        claims: [],
        entered: null,
        signed: null,
      };
      const receipt = formatUbl(writeReceiptAdvice(buildReceiptAdvice(note, confirmed)));
      assert.deepEqual(schemaProblems('ReceiptAdvice', receipt), []);
    }
  }
  assert.equal(schemaProblems('ReceiptAdvice', '<a/>').length, 1);
});

test(
  'BEY-66 a receipt under reservation has its reason as a code at each line, as the schema wants',
  { skip },
  () => {
    const at = new Date('2026-11-18T07:00:05Z');
    const codes = RESERVATIONS.map((reason) => {
      const confirmed = {
        at,
        by: JENS,
        note: null,
        reservation: { reason, name: 'Grund' },
        claims: [],
        entered: null,
        signed: null,
      };
      const receipt = formatUbl(writeReceiptAdvice(buildReceiptAdvice(NOTE, confirmed)));
      assert.deepEqual(schemaProblems('ReceiptAdvice', receipt), []);
      return /<cbc:(\w+Code)>[A-Z]+</.exec(receipt)?.slice(0, 2).join(' ');
    });
    assert.deepEqual(codes, [
      '<cbc:QuantityDiscrepancyCode>QUANTITY< QuantityDiscrepancyCode',
      '<cbc:RejectReasonCode>MATERIAL< RejectReasonCode',
      '<cbc:RejectReasonCode>TEMPERATURE< RejectReasonCode',
      '<cbc:TimingComplaintCode>TIME< TimingComplaintCode',
      '<cbc:RejectReasonCode>OTHER< RejectReasonCode',
    ]);
  },
);

test('D-66 the note is read as it was written', () => {
  for (const note of [NOTE, LITTLE]) {
    const despatch = buildDespatchAdvice(note);
    const written = parseXml(Buffer.from(formatUbl(writeDespatchAdvice(despatch))));
    assert.deepEqual(readDespatchAdvice(written), {
      value: despatch,
      problems: [],
      leftOut: [],
    });
  }
});

test('D-48 the receipt states person, goods and time, by the codes of 1Lieferschein', () => {
  const confirmed = {
    at: new Date('2026-11-18T07:00:05Z'),
    by: JENS,
    note: null,
    reservation: null,
    claims: [],
    entered: null,
    signed: null,
  };
  const text = formatUbl(writeReceiptAdvice(buildReceiptAdvice(NOTE, confirmed)));
  const values = new Map(fieldsOf(parseXml(Buffer.from(text))));
  const at = (place: string) => values.get(`/ReceiptAdvice/${place}`);
  const signature = 'cac:Signature[1]';
  const person = `${signature}/cac:SignatoryParty[1]/cac:Person[1]`;
  assert.deepEqual(
    [
      [at('cbc:ID[1]'), at('cac:DespatchDocumentReference[1]/cbc:ID[1]')],
      [at('cbc:IssueDate[1]'), at('cbc:IssueTime[1]')],
      [at(`${signature}/cbc:Note[1]`), at(`${signature}/cbc:ValidationTime[1]`)],
      [at(`${person}/cbc:FirstName[1]`), at(`${person}/cbc:FamilyName[1]`)],
    ],
    [
      [NOTE.number, NOTE.number],
      ['2026-11-18', '08:00:05+01:00'],
      ['RA_CREATION_RECEIVER', '08:00:05+01:00'],
      ['Jens', 'Kruse'],
    ],
  );
  const lines = [1, 2].map((line) =>
    [
      'cbc:ReceivedQuantity[1]',
      'cbc:ReceivedQuantity[1]/@unitCode',
      'cbc:ReceivedDate[1]',
      'cac:DespatchLineReference[1]/cbc:LineID[1]',
      'cac:Item[1]/cac:SellersItemIdentification[1]/cbc:ID[1]',
    ].map((place) => at(`cac:ReceiptLine[${line}]/${place}`)),
  );
  assert.deepEqual(lines, [
    ['20.000', 'TNE', '2026-11-18', '1', '204501'],
    ['7.080', 'TNE', '2026-11-18', '2', '204110'],
  ]);
});
