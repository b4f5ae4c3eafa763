import assert from 'node:assert/strict';
import test from 'node:test';
import { PERMISSIONS } from '@abrufbar/domain/companies/permissions.ts';
import { contractPages } from '#contract-page/contract-pages.ts';

const OF_EVERYBODY = [
  'contract-detail',
  'delivery-incoming',
  'delivery-confirmed',
  'daily-amount',
  'total-amount',
];

test('CON-06 CON-07 CON-08 DOC-51 the pages of a contract in their order, by permission', () => {
  assert.deepEqual(contractPages(PERMISSIONS), [
    ...OF_EVERYBODY,
    'contract-items',
    'calloff-list',
    'invoices',
  ]);
  assert.deepEqual(contractPages([]), OF_EVERYBODY);
  assert.deepEqual(contractPages(['qr-code-scanner']), OF_EVERYBODY);
  assert.deepEqual(contractPages(['call-off-creation']), [...OF_EVERYBODY, 'contract-items']);
  assert.deepEqual(contractPages(['call-off-list']), [...OF_EVERYBODY, 'calloff-list']);
});
