import assert from 'node:assert/strict';
import test from 'node:test';
import { PERMISSIONS, ROLE_PERMISSIONS, dashboardButtons } from '#companies/permissions.ts';

test('the roles start with their permissions (D-15)', () => {
  assert.deepEqual(
    [...PERMISSIONS],
    [
      'qr-code-scanner',
      'call-off-creation',
      'call-off-list',
      'delivery-confirm',
      'asset-upload',
      'invoice-list',
      'company-keys',
    ],
  );
  assert.deepEqual(
    { ...ROLE_PERMISSIONS },
    {
      besteller: [
        'qr-code-scanner',
        'call-off-creation',
        'call-off-list',
        'delivery-confirm',
        'asset-upload',
        'invoice-list',
        'company-keys',
      ],
      baustelle: ['qr-code-scanner', 'call-off-list', 'delivery-confirm', 'asset-upload'],
      leser: ['call-off-list'],
    },
  );
});

test('the scanner button needs its permission (D-07)', () => {
  assert.deepEqual(dashboardButtons(ROLE_PERMISSIONS.baustelle), [
    'construction-site',
    'notifications',
    'qr-code-scanner',
    'help',
  ]);
  for (const permissions of [[], ROLE_PERMISSIONS.leser, ['call-off-creation'] as const]) {
    assert.deepEqual(dashboardButtons(permissions), ['construction-site', 'notifications', 'help']);
  }
});
