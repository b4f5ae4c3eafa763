import assert from 'node:assert/strict';
import test from 'node:test';
import {
  changesOf,
  chosenOr,
  filterFields,
  STANDARD,
  WHOLE,
} from '#call-offs/list/filter-choice.ts';

test('CLL-04 CLL-05 without a choice five statuses and all categories are asked for by name', () => {
  assert.deepEqual(filterFields(chosenOr({})), {
    status: ['0', '1', '20', '4', '30'],
    material_category: ['0', '1', '2', '3', '4'],
  });
});

test('a choice is sent in the order of the filter, and only what the call knows', () => {
  const chosen = chosenOr({ status: ['5', '4', '77'], material_category: ['2'] });
  assert.deepEqual(filterFields(chosen), { status: ['4', '5'], material_category: ['2'] });
});

test('what differs from the standard counts as an active filter', () => {
  const cases: [filters: Parameters<typeof changesOf>[0], status: boolean, material: boolean][] = [
    [STANDARD, false, false],
    [{ ...STANDARD, status: ['30', '4', '20', '1', '0'] }, false, false],
    [WHOLE, true, false],
    [{ ...STANDARD, material_category: ['2'] }, false, true],
    [{ status: ['4'], material_category: ['0'] }, true, true],
  ];
  for (const [filters, status, material] of cases) {
    assert.deepEqual(changesOf(filters), { status, material });
  }
});
