import assert from 'node:assert/strict';
import test from 'node:test';
import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import { CONTRACT_STATUS } from '@abrufbar/domain/contracts/status.ts';
import { contractActions } from '#contracts/contract-actions.ts';

const { open, completed, expired, blocked } = CONTRACT_STATUS;
const keys = (status: number, permissions: Permission[]) =>
  contractActions(status, permissions).map(({ key }) => key);

test('CON-04 STA-13 creating needs the right and an open contract', () => {
  assert.deepEqual(keys(open, ['call-off-creation']), ['create']);
  for (const status of [completed, expired, blocked, 9]) {
    assert.deepEqual(keys(status, ['call-off-creation']), []);
  }
  assert.deepEqual(keys(open, ['qr-code-scanner']), []);
});

test('CON-05 the list of call-offs needs its right, whatever the status', () => {
  for (const status of [open, completed, 9]) {
    assert.deepEqual(keys(status, ['call-off-list']), ['list']);
  }
  assert.deepEqual(keys(open, ['call-off-creation', 'call-off-list']), ['list', 'create']);
  assert.deepEqual(keys(open, []), []);
});
