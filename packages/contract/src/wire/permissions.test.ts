import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import * as companies from '#companies.ts';
import * as session from '#session/session.ts';

test('ENT-06 API-34 D-15 a client leaves out permissions that only a newer server knows', () => {
  const names = ['qr-code-scanner', 'gate-opening', 'delivery-confirm', ''];
  const known = ['qr-code-scanner', 'delivery-confirm'];
  const { permissions } = z.decode(companies.sectionPermissions.output, { permissions: names });
  assert.deepEqual(permissions, known);
  const { buttonPermissions } = session.user.output.shape;
  assert.deepEqual(z.decode(buttonPermissions, names), known);
  assert.deepEqual(z.encode(buttonPermissions, ['asset-upload']), ['asset-upload']);
});
