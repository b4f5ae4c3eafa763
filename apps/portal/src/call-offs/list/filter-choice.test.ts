import assert from 'node:assert/strict';
import test from 'node:test';
import {
  changesOf,
  chosenOr,
  filterFields,
  DEFAULT_FILTERS,
  ALL_FILTERS,
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

test('a choice that differs from the standard counts as an active filter', () => {
  const cases: [filters: Parameters<typeof changesOf>[0], status: boolean, material: boolean][] = [
    [DEFAULT_FILTERS, false, false],
    [{ ...DEFAULT_FILTERS, status: ['30', '4', '20', '1', '0'] }, false, false],
    [ALL_FILTERS, true, false],
    [{ ...DEFAULT_FILTERS, material_category: ['2'] }, false, true],
    [{ status: ['4'], material_category: ['0'] }, true, true],
  ];
  for (const [filters, status, material] of cases) {
    assert.deepEqual(changesOf(filters), { status, material });
  }
});
