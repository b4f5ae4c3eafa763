import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DiRow } from '@abrufbar/domain/imports/di-row.ts';
import { mapDiTicket } from '#tickets/map-di.ts';

const TODAY = '2026-11-20';
const GRAVEL: DiRow = {
  ticket_number: '0090551207',
  item: 10,
  item_count: 2,
  sales_contract: '40018277',
  sold_to_party: '104233',
  plant: '3310',
  plant_name: 'Werk Hohenfels',
  license_plate: 'NI-TR 2045',
  carrier: 'Spedition Hartwig',
  vehicle_type: 'Hängerzug',
  round_trip: 2,
  incoterms: 'ab Werk',
  weighed_at: '2026-11-18T06:21:30+01:00',
  gross_weight: '42.88',
  tare_weight: '15.8',
  net_weight: '27.08',
  material: '204501',
  material_text: 'Frostschutzkies 0/45',
  quantity: '20',
  unit: 'TO',
};
const SAND: DiRow = {
  ...GRAVEL,
  item: 20,
  material: '204110',
  material_text: 'Natursand 0/2',
  quantity: '7.080',
};
const both = (change: Partial<DiRow>): [DiRow, DiRow] => [
  { ...GRAVEL, ...change },
  { ...SAND, ...change },
];

test('D-66 the rows of a ticket of di become one ticket', () => {
  const { ticket, problems } = mapDiTicket([GRAVEL, SAND], TODAY);
  assert.deepEqual(problems, []);
  assert.deepEqual(ticket, {
    number: '0090551207',
    revision: Date.parse('2026-11-18T05:21:30Z'),
    contractNumber: '40018277',
    customerNumber: '104233',
    factoryNumber: '3310',
    factoryName: 'Werk Hohenfels',
    plate: 'NI-TR 2045',
    carrier: 'Spedition Hartwig',
    vehicleType: 'Hängerzug',
    rounds: 2,
    incoterm: 'ab Werk',
    gross: '42.880',
    tare: '15.800',
    net: '27.080',
    tareStored: false,
    weighedAt: new Date('2026-11-18T05:21:30Z'),
    weighedOn: '2026-11-18',
    weighedTime: '06:21',
    materials: [
      { number: '204501', name: 'Frostschutzkies 0/45', quantity: '20.000', unit: 't' },
      { number: '204110', name: 'Natursand 0/2', quantity: '7.080', unit: 't' },
    ],
  });
});

test('D-66 a ticket of di may name its call-off, the same one in all its rows', () => {
  const { ticket } = mapDiTicket(both({ call_off: '70011' }), TODAY);
  assert.equal(ticket?.callOffNumber, '70011');
  for (const call_off of ['', null]) {
    const silent = mapDiTicket(both({ call_off }), TODAY).ticket;
    assert.equal(silent && 'callOffNumber' in silent, false);
  }
  const { problems } = mapDiTicket([{ ...GRAVEL, call_off: '70011' }, SAND], TODAY);
  assert.deepEqual(problems, [{ field: 'call_off', code: 'differs', position: 1 }]);
});

test('D-66 order and repetition of rows make no difference', () => {
  const expected = mapDiTicket([GRAVEL, SAND], TODAY);
  assert.deepEqual(mapDiTicket([SAND, GRAVEL], TODAY), expected);
  assert.deepEqual(mapDiTicket([SAND, GRAVEL, SAND, GRAVEL], TODAY), expected);
});

test('D-66 units are translated and days are those of Berlin', () => {
  const [first, second] = both({
    gross_weight: null,
    tare_weight: '',
    net_weight: null,
    weighed_at: '2026-11-18T23:30:00Z',
    changed_at: '2026-11-19T08:00:00+01:00',
    stored_tare: true,
  });
  const { ticket } = mapDiTicket(
    [
      { ...first, unit: 'M3', quantity: '7.5' },
      { ...second, unit: 'ST', quantity: '12' },
    ],
    TODAY,
  );
  assert.deepEqual(
    ticket?.materials.map(({ quantity, unit }) => [quantity, unit]),
    [
      ['7.500', 'm³'],
      ['12.000', 'St.'],
    ],
  );
  assert.deepEqual([ticket?.weighedOn, ticket?.weighedTime], ['2026-11-19', '00:30']);
  assert.deepEqual([ticket?.gross, ticket?.tare, ticket?.net], [null, null, null]);
  assert.equal(ticket?.revision, Date.parse('2026-11-19T07:00:00Z'));
  assert.equal(ticket?.tareStored, true);
});

test('D-66 without weights in the head the net weight is the sum of the positions', () => {
  const rows = both({ gross_weight: null, tare_weight: null, net_weight: null });
  assert.equal(mapDiTicket(rows, TODAY).ticket?.net, '27.080');
});

test('D-66 a wrong ticket of di names field, problem and row', () => {
  const cases: [[DiRow, ...DiRow[]], ...string[]][] = [
    [[GRAVEL], 'item_count item_missing 0'],
    [[GRAVEL, { ...SAND, plant: '3311' }], 'plant differs 1'],
    [[GRAVEL, { ...SAND, license_plate: null }], 'license_plate differs 1'],
    [
      [
        { ...GRAVEL, carrier: '' },
        { ...SAND, carrier: null },
      ],
    ], // both say nothing
    [[GRAVEL, SAND, { ...SAND, quantity: '7.08' }]],
    [[GRAVEL, SAND, { ...SAND, quantity: '7.09' }], 'item item_twice 2'],
    [[GRAVEL, { ...SAND, quantity: '7,08' }], 'quantity decimal 1'],
    [[GRAVEL, { ...SAND, quantity: '0' }], 'quantity quantity 1'],
    [[GRAVEL, { ...SAND, quantity: '7.081' }], 'quantity quantity_net 0'],
    [both({ net_weight: '27.081' }), 'net_weight net 0'],
    [both({ tare_weight: '42.88' }), 'tare_weight tare 0'],
    [both({ gross_weight: '42,88' }), 'gross_weight decimal 0'],
    [both({ weighed_at: '2026-11-20T23:00:00Z' }), 'weighed_at future 0'],
    [both({ weighed_at: 'gestern' }), 'weighed_at date_time 0', 'changed_at date_time 0'],
    [both({ changed_at: 'gestern' }), 'changed_at date_time 0'],
    [
      both({ weighed_at: '0000-12-31T12:00:00Z', changed_at: GRAVEL.weighed_at }),
      'weighed_at date_time 0',
    ],
    [
      both({ weighed_at: '0001-01-01T00:00:00+01:00', changed_at: GRAVEL.weighed_at }),
      'weighed_at date_time 0',
    ],
    [
      both({ weighed_at: '9999-12-31T23:00:00-01:00', changed_at: GRAVEL.weighed_at }),
      'weighed_at date_time 0',
    ],
  ];
  for (const [rows, ...expected] of cases) {
    const { ticket, problems } = mapDiTicket(rows, TODAY);
    assert.equal(ticket === null, problems.length > 0);
    const found = problems.map(({ field, code, position = 0 }) => `${field} ${code} ${position}`);
    assert.deepEqual(found, expected);
  }
});
