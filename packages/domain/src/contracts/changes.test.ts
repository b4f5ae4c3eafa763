import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkContract, type ContractEntry } from '#contracts/contract-change.ts';
import { checkObject, limitsOf, NO_LIMITS } from '#contracts/objects.ts';
import { checkItem, isBelow, type ItemEntry } from '#contracts/item-change.ts';

const CONTRACT: ContractEntry = {
  number: '40018277',
  name: 'Ortsumgehung Lauenau BA 2',
  buildingSiteNumber: null,
  customerOrderNumber: null,
  startsOn: '2026-03-01',
  endsOn: '2026-03-01',
  status: 0,
  leadHours: 24,
  drivingMinutes: null,
  unloadingPoints: 1,
  unloadingMinutes: null,
  noteText: 'Bitte rufen Sie uns an.',
};

test('OFF-100 BEY-58 a contract needs number and name, a period that does not end before it begins, whole hours', () => {
  const cases: [change: Partial<ContractEntry>, problems: string[]][] = [
    [{}, []],
    [{ startsOn: null, endsOn: null, leadHours: null, noteText: null }, []],
    [{ number: '', name: '' }, ['number required', 'name required']],
    [{ name: 'ä'.repeat(100) }, []],
    [{ name: 'ä'.repeat(101), noteText: 'x'.repeat(201) }, ['name too_long', 'noteText too_long']],
    [{ endsOn: '2026-02-28' }, ['endsOn end_before_start']],
    [{ status: 2 }, ['status choice']],
    [{ leadHours: 0 }, ['leadHours lead_hours']],
    [{ leadHours: 1.5 }, ['leadHours lead_hours']],
    [{ leadHours: 673 }, ['leadHours lead_hours']],
    [{ leadHours: Number.NaN }, ['leadHours lead_hours']],
    [{ drivingMinutes: 0 }, ['drivingMinutes driving_minutes']],
    [{ drivingMinutes: 120 }, []],
    [{ drivingMinutes: 121 }, ['drivingMinutes driving_minutes']],
    [{ unloadingPoints: 9, unloadingMinutes: 120 }, []],
    [{ unloadingPoints: 0 }, ['unloadingPoints unloading_points']],
    [{ unloadingPoints: 10 }, ['unloadingPoints unloading_points']],
    [{ unloadingPoints: Number.NaN }, ['unloadingPoints unloading_points']],
    [{ unloadingMinutes: 0 }, ['unloadingMinutes unloading_minutes']],
    [{ unloadingMinutes: 12.5 }, ['unloadingMinutes unloading_minutes']],
  ];
  for (const [change, problems] of cases) {
    const found = checkContract({ ...CONTRACT, ...change });
    assert.deepEqual(
      found.map(({ field, code }) => `${field} ${code}`),
      problems,
    );
  }
});

const ITEM: ItemEntry = {
  position: '10',
  materialNumber: '102244',
  quantityUnit: 't',
  target: 5000,
  warnAbove: null,
  maxPerCallOff: 600,
  perDay: 450.5,
  plants: ['2140'],
  incoterms: ['frei'],
  truckTypes: ['sattel'],
  allowsNight: false,
  isCancelled: false,
};
const CHOICES = {
  materials: ['102244'],
  plants: ['2140', '2155'],
  incoterms: ['frei', 'werk'],
  truckTypes: ['sattel'],
};

test('OFF-100 an item names what its supplier has, and quantities above nothing with three decimals', () => {
  const cases: [change: Partial<ItemEntry>, problems: string[]][] = [
    [{}, []],
    [{ target: null, maxPerCallOff: null, perDay: null }, []],
    [{ target: 0 }, ['target target']],
    [{ target: 1.0001 }, ['target target']],
    [{ target: Number.NaN }, ['target target']],
    [{ warnAbove: -1 }, ['warnAbove limit']],
    [{ perDay: 100_000 }, ['perDay limit']],
    [{ position: '' }, ['position required']],
    [{ materialNumber: '1' }, ['materialNumber choice']],
    [{ quantityUnit: 'kg' }, ['quantityUnit choice']],
    [{ plants: [] }, ['plants required']],
    [{ plants: ['2140', '9'] }, ['plants choice']],
    [{ incoterms: ['x'], truckTypes: [] }, ['incoterms choice', 'truckTypes required']],
  ];
  for (const [change, problems] of cases) {
    const found = checkItem({ ...ITEM, ...change }, CHOICES);
    assert.deepEqual(
      found.map(({ field, code }) => `${field} ${code}`),
      problems,
    );
  }
});

test('OFF-102 a target below delivered and promised needs a reason, an absent one never', () => {
  const amounts = { delivered: 3264.1, promised: 292.32 };
  assert.ok(isBelow(3556.419, amounts));
  assert.ok(!isBelow(3556.42, amounts));
  assert.ok(!isBelow(null, amounts));
});

test('OFF-106 an object needs number and title, a material its group, a plant its unit', () => {
  const entry = {
    ...{ number: '2140', title: 'Lauenau', category: null, quantityUnit: null },
    limits: NO_LIMITS,
  };
  const problemsOf = (...[kind, change]: [Parameters<typeof checkObject>[0], object]) =>
    checkObject(kind, { ...entry, ...change }).map(({ field, code }) => `${field} ${code}`);
  assert.deepEqual(problemsOf('incoterms', {}), []);
  assert.deepEqual(problemsOf('materials', { category: 4 }), []);
  assert.deepEqual(problemsOf('materials', { category: 5 }), ['category choice']);
  assert.deepEqual(problemsOf('plants', { quantityUnit: 'kg' }), ['quantityUnit choice']);
  assert.deepEqual(problemsOf('truck_types', { number: '', title: 'x'.repeat(101) }), [
    'number required',
    'title too_long',
  ]);
});

test('BEY-103 only asphalt and concrete keep limits, which are checked as they would hold', () => {
  const entry = { number: '300251', title: 'C25/30', category: 3, quantityUnit: null };
  const problemsOf = (limits: Partial<typeof NO_LIMITS>, category = 3) =>
    checkObject('materials', { ...entry, category, limits: { ...NO_LIMITS, ...limits } });
  const RANGE = { least: '−30', most: '250' };
  assert.deepEqual(problemsOf({ limitMinutes: 60, coldestCelsius: -5 }), []);
  assert.deepEqual(problemsOf({ limitMinutes: 0 }), [
    { field: 'limitMinutes', code: 'limit_minutes', numbers: { least: '1', most: '600' } },
  ]);
  assert.deepEqual(problemsOf({ coldestCelsius: Number.NaN }), [
    { field: 'coldestCelsius', code: 'celsius', numbers: RANGE },
  ]);
  assert.deepEqual(problemsOf({ coldestCelsius: 30 }), [
    { field: 'coldestCelsius', code: 'below_hottest', numbers: { ...RANGE, celsius: '30' } },
  ]);
  assert.deepEqual(problemsOf({ hottestCelsius: 140 }, 2), [
    { field: 'hottestCelsius', code: 'above_coldest', numbers: { ...RANGE, celsius: '140' } },
  ]);
  const limits = { ...NO_LIMITS, limitMinutes: 0 };
  assert.deepEqual(problemsOf(limits, 1), []);
  const kept = (...[kind, category]: [Parameters<typeof limitsOf>[0], number]) =>
    limitsOf(kind, { ...entry, category, limits }).limitMinutes;
  assert.deepEqual(
    [kept('materials', 2), kept('materials', 1), kept('plants', 2)],
    [0, null, null],
  );
});
