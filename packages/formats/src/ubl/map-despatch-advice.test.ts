import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DespatchAdvice } from '#ubl/despatch-advice.ts';
import { buildDespatchAdvice, clockOf, type DeliveryNote } from '#ubl/build-despatch-advice.ts';
import { mapDespatchAdvice } from '#ubl/map-despatch-advice.ts';

const TODAY = '2026-11-20';
const NOTE: DeliveryNote = {
  number: '8104552',
  contractNumber: '40018277',
  customerNumber: '104233',
  factoryNumber: '2140',
  factoryName: 'Asphaltwerk Lauenau',
  plate: 'HM-KS 418',
  carrier: 'Spedition Hartwig',
  vehicleType: 'Sattelkipper',
  rounds: 3,
  incoterm: 'frei Baustelle',
  callOffNumber: '70011',
  gross: '41.000',
  tare: '14.600',
  net: '26.400',
  tareStored: true,
  weighedAt: new Date('2026-11-18T05:52:07Z'),
  materials: [
    { number: '102244', name: 'Asphalttragschicht AC 22 T S', quantity: '26.000', unit: 't' },
    { number: '102245', name: 'Splitt 2/5', quantity: '0.400', unit: 't' },
  ],
  issuedAt: new Date('2026-11-18T05:53:00Z'),
  supplierName: 'Nordstein',
  customerName: 'Brinkmann Tiefbau',
  siteName: 'B 65',
};
const ADVICE = buildDespatchAdvice(NOTE);
const { shipment } = ADVICE;
const delivery = shipment?.delivery;
const [line] = ADVICE.lines;
assert.ok(shipment && delivery && line);
const BARE_UNIT = {
  id: null,
  type: null,
  isHazardous: null,
  marks: [],
  dimensions: [],
  packages: [],
};

const ticketOf = (advice: DespatchAdvice) => {
  const { ticket, problems } = mapDespatchAdvice(advice, TODAY);
  assert.deepEqual(problems, []);
  assert.ok(ticket);
  return ticket;
};

test('D-66 a note that was written as a despatch advice is read as the same ticket', () => {
  const { issuedAt, supplierName: _, customerName: __, siteName: ___, ...reported } = NOTE;
  const more = { revision: issuedAt.getTime(), weighedOn: '2026-11-18', weighedTime: '06:52' };
  assert.deepEqual(ticketOf(ADVICE), { ...reported, ...more });
});

test('D-66 a note with few fields becomes a ticket with no more', () => {
  const { callOffNumber: _, ...silent } = NOTE;
  const little = { plate: null, carrier: null, vehicleType: null, rounds: null, incoterm: null };
  const concrete = [{ number: '301130', name: 'C25/30', quantity: '7.500', unit: 'm³' }];
  const unweighed = { gross: null, tare: null, net: null, tareStored: false, materials: concrete };
  const ticket = ticketOf(buildDespatchAdvice({ ...silent, ...little, ...unweighed }));
  assert.equal('callOffNumber' in ticket, false);
  for (const [name, value] of Object.entries({ ...little, ...unweighed })) {
    assert.deepEqual(ticket[name as keyof typeof ticket], value, name);
  }
});

test('D-66 times of a despatch advice are German ones unless they state their offset from UTC', () => {
  const despatchedAt = (on: string, time: string) => {
    const despatch = { on, time, address: null };
    const changed = { ...shipment, delivery: { ...delivery, despatch } };
    return ticketOf({ ...ADVICE, shipment: changed }).weighedAt;
  };
  for (const [on, time, instant] of [
    ['2026-11-18', '06:52:07', '2026-11-18T05:52:07.000Z'],
    ['2026-07-18', '06:52:07', '2026-07-18T04:52:07.000Z'],
    ['2026-07-18', '06:52:16.001', '2026-07-18T04:52:16.001Z'],
    ['2026-11-18', '06:52:07Z', '2026-11-18T06:52:07.000Z'],
    ['2026-11-18', '06:52:07-05:00', '2026-11-18T11:52:07.000Z'],
  ] as const) {
    assert.equal(despatchedAt(on, time).toISOString(), instant);
  }
  for (const instant of [
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
    '2026-07-01T22:00:59.000Z',
  ]) {
    const { on, time } = clockOf(new Date(instant));
    assert.equal(despatchedAt(on, time).toISOString(), instant);
  }
});

test('D-66 a material goes by the number of the seller, of a standard or of the buyer, in this order', () => {
  const number = (id: string) => ({ id: { id, scheme: null }, extended: null });
  const all = {
    sellersNumber: number('S'),
    standardNumber: number('G'),
    buyersNumber: number('B'),
  };
  for (const [without, expected] of [
    [{}, 'S'],
    [{ sellersNumber: null }, 'G'],
    [{ sellersNumber: null, standardNumber: null }, 'B'],
  ] as const) {
    const item = { ...line.item, ...all, ...without };
    const ticket = ticketOf({ ...ADVICE, lines: [{ ...line, item }], shipment: null });
    assert.equal(ticket.materials[0]?.number, expected);
  }
});

test('D-66 of several vehicles none is chosen', () => {
  const [unit] = shipment.units;
  const [truck] = unit?.equipment ?? [];
  assert.ok(unit && truck);
  for (const units of [[unit, unit], [{ ...unit, equipment: [truck, truck] }]]) {
    const { gross, tare, net } = ticketOf({ ...ADVICE, shipment: { ...shipment, units } });
    assert.deepEqual([gross, tare, net], [null, null, '26.400']);
  }
});

test('D-66 an unclear field of a despatch advice is named by its place', () => {
  const means = { journey: null, type: null, road: null };
  const quantity = (value: string, unit: string | null) => ({
    lines: [{ ...line, delivered: { value, unit } }],
    shipment: null,
  });
  const weights = (gross: string, tare: string, net: string) => {
    const kilograms = (value: string) => ({ value, unit: 'KGM' });
    const truck = { information: [], gross: kilograms(gross), tare: kilograms(tare) };
    const units = [{ ...BARE_UNIT, equipment: [truck] }];
    return { shipment: { ...shipment, netWeight: kilograms(net), units } };
  };
  const order = { number: '40018277', salesOrder: null };
  const cases: [Partial<DespatchAdvice>, ...string[]][] = [
    [{ number: 'x'.repeat(41) }, 'cbc:ID too_long'],
    [{ orders: [], documents: [] }, 'cac:OrderReference/cbc:ID required'],
    [
      { orders: [order, { ...order, number: '2' }], documents: [] },
      'cac:OrderReference/cbc:ID single',
    ],
    [{ orders: [order, order], documents: [] }],
    [
      { buyer: null, receiver: { account: null, party: null, deliveryContact: null } },
      'cac:BuyerCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID required',
    ],
    [
      { sender: { party: null } },
      'cac:DespatchSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID required',
      'cac:DespatchSupplierParty/cac:Party/cac:PartyName/cbc:Name required',
    ],
    [{ lines: [] }, 'cac:DespatchLine required'],
    [
      { lines: [{ ...line, delivered: null }] },
      'cac:DespatchLine[1]/cbc:DeliveredQuantity required',
    ],
    [quantity('26.4', 'TNE')],
    [quantity('26400.000', 'KGM')],
    [quantity('26.4005', 'TNE')],
    [quantity('1', 'HUR')],
    [quantity('-1', 'TNE'), 'cac:DespatchLine[1]/cbc:DeliveredQuantity negative'],
    [quantity('0', 'TNE'), 'cac:DespatchLine quantity'],
    [quantity('1'.repeat(12), 'TNE'), 'cac:DespatchLine[1]/cbc:DeliveredQuantity too_big'],
    [quantity('1', 'Tonnen netto'), 'cac:DespatchLine[1]/cbc:DeliveredQuantity unit'],
    [quantity('1', null), 'cac:DespatchLine[1]/cbc:DeliveredQuantity unit'],
    [weights('41000', '14600', '26400')],
    [weights('41000', '14600', '26401'), 'cac:Shipment/cbc:NetWeightMeasure net'],
    [
      weights('14600', '14600', '26400'),
      'cac:Shipment/cac:TransportHandlingUnit/cac:TransportEquipment/cbc:TareWeightMeasure tare',
    ],
    [weights('41000', '14500', '26500'), 'cac:Shipment/cbc:NetWeightMeasure quantity_net'],
    [
      { shipment: { ...shipment, stages: [{ means: { ...means, journey: 'zwei' } }] } },
      'cac:Shipment/cac:ShipmentStage/cac:TransportMeans/cbc:JourneyID whole_number',
    ],
    [{ shipment: null, issuedOn: '2026-11-21' }, 'cbc:IssueDate future'],
    [{ shipment: null, issuedTime: null }, 'cbc:IssueTime required'],
    [
      {
        shipment: {
          ...shipment,
          delivery: { ...delivery, despatch: { on: '2026-11-18', time: null, address: null } },
        },
      },
      'cac:Shipment/cac:Delivery/cac:Despatch/cbc:ActualDespatchTime required',
    ],
  ];
  for (const [change, ...expected] of cases) {
    const { ticket, problems } = mapDespatchAdvice({ ...ADVICE, ...change }, TODAY);
    assert.equal(ticket === null, problems.length > 0);
    assert.deepEqual(
      problems.map(({ field, code }) => `${field} ${code}`),
      expected,
    );
  }
});

const delivered = (value: string, unit: string) => ({ ...line, delivered: { value, unit } });
const notesOf = (lines: DespatchAdvice['lines'], change: Partial<DespatchAdvice> = {}) => {
  const { ticket, notes } = mapDespatchAdvice(
    { ...ADVICE, shipment: null, lines, ...change },
    TODAY,
  );
  return { materials: ticket?.materials.map(({ quantity, unit }) => `${quantity} ${unit}`), notes };
};

test('DOC-11 DOC-15 fractional kilograms are kept to the thousandth of a tonne, and the rounding is said', () => {
  const at = 'cac:DespatchLine[1]/cbc:DeliveredQuantity';
  assert.deepEqual(notesOf([delivered('4.25', 'KGM')]), {
    materials: ['0.004 t'],
    notes: [{ field: at, code: 'rounded', stated: '4.25 KGM', kept: '0.004 t' }],
  });
  assert.deepEqual(notesOf([delivered('26.4005', 'TNE')]).materials, ['26.401 t']);
  assert.deepEqual(notesOf([delivered('26400.', 'KGM')]), { materials: ['26.400 t'], notes: [] });
});

test('DOC-11 weights add up as they stand and are rounded only then', () => {
  const kilograms = (value: string) => ({ value, unit: 'KGM' });
  const truck = { information: [], gross: kilograms('41000.4'), tare: kilograms('14600.6') };
  const units = [{ ...BARE_UNIT, equipment: [truck] }];
  const weighed = { ...shipment, netWeight: kilograms('26399.8'), units };
  const lines = [delivered('13199.9', 'KGM'), delivered('13199.9', 'KGM')];
  const { ticket, problems } = mapDespatchAdvice({ ...ADVICE, lines, shipment: weighed }, TODAY);
  assert.deepEqual(problems, []);
  assert.deepEqual([ticket?.gross, ticket?.tare, ticket?.net], ['41.000', '14.601', '26.400']);
  const pounds = { ...shipment, netWeight: { value: '1', unit: 'LBR' } };
  assert.deepEqual(notesOf([line], { shipment: pounds }).notes, [
    { field: 'cac:Shipment/cbc:NetWeightMeasure', code: 'weight_left_out', unit: 'LBR' },
  ]);
});

test('DOC-16 a unit nobody here knows is kept and shown as it is', () => {
  assert.deepEqual(notesOf([delivered('3', 'XPP')]), {
    materials: ['3.000 XPP'],
    notes: [
      { field: 'cac:DespatchLine[1]/cbc:DeliveredQuantity', code: 'unit_shown', unit: 'XPP' },
    ],
  });
});

test('DOC-13 lines beside one that cannot be read are taken, and it is reported', () => {
  const nameless = { ...line, item: { ...line.item, name: null } };
  const { materials, notes } = notesOf([
    delivered('0', 'TNE'),
    nameless,
    null,
    delivered('1', 'TNE'),
  ]);
  assert.deepEqual(materials, ['1.000 t']);
  assert.deepEqual(notes, [
    { field: 'cac:DespatchLine[1]/cbc:DeliveredQuantity', code: 'nothing_delivered' },
    {
      code: 'line_left_out',
      problem: { field: 'cac:DespatchLine[2]/cac:Item/cbc:Name', code: 'required' },
    },
  ]);
});
