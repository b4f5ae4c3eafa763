import assert from 'node:assert/strict';
import test from 'node:test';
import { PERMISSIONS } from '@abrufbar/domain/companies.ts';
import { contractPages } from '#core/contract-nav.ts';

const all = () => true;
const OF_EVERYBODY = [
  'contract-detail',
  'delivery-incoming',
  'delivery-confirmed',
  'daily-amount',
  'total-amount',
];

test('CON-06 CON-07 CON-08 the pages of a contract in their order, by permission', () => {
  assert.deepEqual(contractPages(PERMISSIONS, all), [
    ...OF_EVERYBODY,
    'contract-items',
    'calloff-list',
  ]);
  assert.deepEqual(contractPages([], all), OF_EVERYBODY);
  assert.deepEqual(contractPages(['qr-code-scanner'], all), OF_EVERYBODY);
  assert.deepEqual(contractPages(['call-off-creation'], all), [...OF_EVERYBODY, 'contract-items']);
  assert.deepEqual(contractPages(['call-off-list'], all), [...OF_EVERYBODY, 'calloff-list']);
});

test('CON-06 a page that does not exist has no entry', () => {
  const exists = (route: string) => route !== 'total-amount' && route !== 'calloff-list';
  const without = OF_EVERYBODY.filter((route) => route !== 'total-amount');
  assert.deepEqual(contractPages(PERMISSIONS, exists), [...without, 'contract-items']);
});
