import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { checkWeighing, WEIGHT_CHECKS, type LoadFacts } from '#deliveries/weight-checks.ts';
import {
  isWeightLimit,
  permittedWeight,
  WEIGHT_LIMIT_NAMES,
  weightLimits,
  type WeightLimitName,
} from '#deliveries/weight-limits.ts';

const USUAL = weightLimits(null);
const ASPHALT = { number: '102244', name: 'AC 22 T S', quantity: '25.000', unit: 't' };
const at = (time: string, day = '2026-11-20') => ({
  weighedAt: new Date(`${day}T${time}:00Z`),
  weighing: { day, time },
});
const HONEST: LoadFacts = {
  ...at('09:00'),
  number: '8104561',
  contractId: 'here',
  gross: '39.600',
  tare: '14.600',
  net: '25.000',
  tareStored: false,
  vehicleType: 'Sattelkipper',
  materials: [ASPHALT],
  earlier: [],
  trips: [],
  sameNumber: null,
  callOffs: [],
  callOff: null,
  targets: [],
};
const hints = (change: Partial<LoadFacts>, limits = USUAL) =>
  checkWeighing({ ...HONEST, ...change }, limits);
const kinds = (change: Partial<LoadFacts>) => hints(change).map(({ kind }) => kind);

test('BEY-01 gross minus tare may differ from net by 0.02 t, not by more', () => {
  const cases = [
    ['39.600', '14.600', '25.000', null],
    ['39.620', '14.600', '25.000', null],
    ['39.580', '14.600', '25.000', null],
    ['39.621', '14.600', '25.000', '25.021'],
    ['39.579', '14.600', '25.000', '24.979'],
    ['14.000', '14.600', '25.000', '-0.600'],
    [null, '14.600', '25.000', null],
    ['39.600', null, '25.000', null],
    ['39.600', '14.600', null, null],
  ] as const;
  for (const [gross, tare, net, difference] of cases) {
    const found = hints({ gross, tare, net });
    const wanted = difference === null ? [] : [{ kind: 'net', gross, tare, net, difference }];
    assert.deepEqual(found, wanted, `${gross} ${tare} ${net}`);
  }
});

test('BEY-02 three tares of a plate in a row that are the same to 0.01 t, or a stored one', () => {
  const before = (tare: string | null, time = '08:00', day = '2026-11-20') => ({
    ...at(time, day),
    tare,
  });
  const earlier = [before('14.610', '08:00'), before('14.600', '07:00')];
  const cases = [
    [{ earlier }, true],
    [{ earlier: [before('14.611'), before('14.600')] }, false],
    [{ earlier: [before('14.610'), before('14.590')] }, false],
    [{ earlier: [before('14.600')] }, false],
    [{ earlier: [before('14.600'), before(null)] }, false],
    [{ earlier: [before('14.700'), before('14.600'), before('14.600')] }, false],
    [{ earlier: [before('14.600'), before('14.600', '09:00', '2026-10-21')] }, true],
    [{ earlier: [before('14.600'), before('14.600', '08:59', '2026-10-21')] }, false],
    [{ tareStored: true }, true],
    [{ tareStored: true, tare: null }, false],
  ] as const;
  for (const [change, isOdd] of cases) {
    assert.deepEqual(kinds(change), isOdd ? ['tare'] : [], JSON.stringify(change));
  }
  assert.deepEqual(hints({ earlier }), [
    {
      kind: 'tare',
      tare: '14.600',
      isStored: false,
      weighings: [
        { day: '2026-11-20', time: '07:00', tare: '14.600' },
        { day: '2026-11-20', time: '08:00', tare: '14.610' },
        { day: '2026-11-20', time: '09:00', tare: '14.600' },
      ],
    },
  ]);
});

test('BEY-03 gross is compared with what the vehicle may weigh, where that is known', () => {
  const cases = [
    ['Zweiachser', 18],
    ['2-Achser', 18],
    ['Dreiachser', 25],
    ['3 Achser', 25],
    ['Vierachser, thermoisoliert', 32],
    ['Fahrmischer, 4-Achs', 32],
    ['Sattelkipper, thermoisoliert', 40],
    ['Fahrmischer, Sattelzug', 40],
    ['Hängerzug', 40],
    ['Gliederzug 5-Achser', 40],
    ['Sattelzug, kombinierter Verkehr', 44],
    ['Sattelzug KV', 44],
    ['Vierachser KV', 32],
    ['Fahrmischer', null],
    ['14-Achser', null],
    [null, null],
  ] as const;
  for (const [vehicleType, limit] of cases) {
    assert.equal(permittedWeight(vehicleType, USUAL), limit, String(vehicleType));
  }
  const weighed = (gross: string, vehicleType: string | null = 'Sattelkipper') =>
    hints({ gross, net: null, vehicleType });
  assert.deepEqual(weighed('40.100'), []);
  assert.deepEqual(weighed('41.060'), [
    { kind: 'gross', gross: '41.060', limit: '40.000', over: '1.060' },
  ]);
  assert.deepEqual(weighed('41.060', null), []);
});

test('BEY-04 a round is too fast where driving both ways and unloading take longer', () => {
  // 2 x 35 x 0.8 + 6 = 62
  const trips = Array.from({ length: 8 }, () => ({ minutes: 35, isBulk: false }));
  const earlier = [{ ...at('08:00'), tare: null }];
  assert.deepEqual(kinds({ ...at('09:02'), earlier, trips }), []);
  assert.deepEqual(hints({ ...at('08:38'), earlier, trips }), [
    { kind: 'trip', minutes: 38, least: 62, before: { day: '2026-11-20', time: '08:00' } },
  ]);
  assert.deepEqual(kinds({ ...at('08:38'), earlier, trips: trips.slice(1) }), []);
  assert.deepEqual(kinds({ ...at('08:38'), trips }), []);
});

test('BEY-05 a number that was there before is named with the load that had it', () => {
  const before = { day: '2026-11-17', time: '14:47' };
  assert.deepEqual(hints({ sameNumber: before }), [{ kind: 'number', number: '8104561', before }]);
});

test('BEY-06 grade and site are compared with the call-offs of the day', () => {
  const callOff = (materialNumber: string) => ({
    materialNumber,
    materialName: `material ${materialNumber}`,
  });
  const named = { number: '7', site: 'site there', ordered: '100.000', unit: 't', sum: '25.000' };
  const there = { ...named, contractId: 'there' };
  const cases = [
    [{ callOffs: [] }, []],
    [{ callOffs: [callOff('102244')] }, []],
    [{ callOffs: [callOff('102244'), callOff('1')] }, []],
    [{ callOffs: [callOff('1')] }, ['other_grade']],
    [{ callOffs: [callOff('1')], materials: [] }, []],
    [{ callOff: { ...named, contractId: 'here' } }, []],
    [{ callOff: { ...there, sum: '999.000' } }, ['other_site']],
    [{ callOffs: [callOff('1')], callOff: there }, ['other_site']],
  ] as const;
  for (const [change, found] of cases) {
    assert.deepEqual(kinds(change), found, JSON.stringify(change));
  }
  assert.deepEqual(hints({ callOffs: [callOff('2'), callOff('1'), callOff('1')], callOff: null }), [
    { kind: 'other_grade', material: 'AC 22 T S', called: ['material 1', 'material 2'] },
  ]);
  assert.deepEqual(hints({ callOff: there }), [
    { kind: 'other_site', number: '7', site: 'site there' },
  ]);
});

test('BEY-07 BEY-08 sums may reach half a load beyond the call-off, and the target exactly', () => {
  const callOff = { number: '7', contractId: 'here', site: 'here', ordered: '100.000', unit: 't' };
  assert.deepEqual(kinds({ callOff: { ...callOff, sum: '112.500' } }), []);
  assert.deepEqual(hints({ callOff: { ...callOff, sum: '112.501' } }), [
    ...[{ kind: 'calloff', number: '7', limit: '100.000', sum: '112.501' }].map((one) => ({
      ...one,
      over: '12.501',
      unit: 't',
    })),
  ]);
  const target = { material: 'AC 22 T S', target: '2000.000', unit: 't' };
  assert.deepEqual(kinds({ targets: [{ ...target, sum: '2000.000' }] }), []);
  assert.deepEqual(hints({ targets: [{ ...target, sum: '2086.400' }] }), [
    {
      kind: 'target',
      material: 'AC 22 T S',
      limit: '2000.000',
      sum: '2086.400',
      over: '86.400',
      unit: 't',
    },
  ]);
});

const tonnes = fc.integer({ min: 0, max: 60_000 }).map((kg) => (kg / 1000).toFixed(3));

test('BEY-01 BEY-02 BEY-03 hints come once a kind and in one order, and wider limits give no more of them', () => {
  const loads = fc.record({
    gross: fc.option(tonnes),
    tare: fc.option(tonnes),
    net: fc.option(tonnes),
    tareStored: fc.boolean(),
    vehicleType: fc.constantFrom('Vierachser', 'Sattelzug', 'Fahrmischer', null),
    earlier: fc.array(tonnes.map((tare) => ({ ...at('08:30'), tare }))),
    trips: fc.array(
      fc.record({ minutes: fc.integer({ min: 1, max: 150 }), isBulk: fc.boolean() }),
      { maxLength: 12 },
    ),
    sameNumber: fc.option(fc.constant({ day: '2026-11-17', time: '14:47' })),
  });
  const wide = { ...USUAL, net_tolerance: 100, gross_tolerance: 100, trip_percent: 0 };
  fc.assert(
    fc.property(loads, (load) => {
      const found = kinds(load);
      assert.deepEqual(
        found,
        WEIGHT_CHECKS.filter((kind) => found.includes(kind)),
      );
      for (const { kind } of hints(load, wide)) assert.ok(found.includes(kind), kind);
    }),
  );
});

test('BEY-40 each threshold may be chosen within its range, to the kilogram or as a whole number', () => {
  const cases: readonly (readonly [WeightLimitName, number, boolean])[] = [
    ['net_tolerance', 0, true],
    ['net_tolerance', 0.005, true],
    ['net_tolerance', 0.0005, false],
    ['net_tolerance', 1.001, false],
    ['net_tolerance', -0.01, false],
    ['combination', 60, true],
    ['combination', 60.001, false],
    ['combination', 4.999, false],
    ['tare_days', 90, true],
    ['tare_days', 1.5, false],
    ['tare_days', 0, false],
    ['trip_percent', 101, false],
    ['call_off_percent', 300, true],
    ['number_months', Number.NaN, false],
    ['number_months', Number.POSITIVE_INFINITY, false],
  ];
  for (const [name, value, isAllowed] of cases)
    assert.equal(isWeightLimit(name, value), isAllowed, `${name} ${value}`);
  for (const name of WEIGHT_LIMIT_NAMES) assert.ok(isWeightLimit(name, USUAL[name]), name);
});

test('BEY-40 a threshold of a brand moves its hint, the others stay the usual ones', () => {
  const gross = { gross: '41.060', tare: null, net: null };
  assert.equal(hints(gross).length, 1);
  assert.deepEqual(hints(gross, weightLimits({ combination: 41 })), []);
  const repeated = {
    ...at('09:00'),
    earlier: ['08:30', '08:00'].map((time) => ({ ...at(time, '2026-11-01'), tare: '14.600' })),
  };
  assert.equal(hints(repeated).length, 1);
  assert.deepEqual(hints(repeated, weightLimits({ tare_days: 10 })), []);
  assert.equal(hints({ ...gross, gross: '40.200' }, weightLimits({ combination: 41 })).length, 0);
});
