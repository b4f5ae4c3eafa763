import { ROLE_RIGHTS } from '@abrufbar/domain/staff/roles.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#core/navigation/paths.ts';
import { isReadOnly } from '#core/navigation/write-areas.ts';

test('OFF-291 support reads every screen that others change, a dispatcher some, an administrator none', () => {
  const readOnly = (role: keyof typeof ROLE_RIGHTS) =>
    (Object.keys(paths) as (keyof typeof paths)[]) // the keys of a constant
      .filter((route) => isReadOnly(ROLE_RIGHTS[role].write, route));
  assert.deepEqual(readOnly('admin'), []);
  assert.deepEqual(readOnly('dispatcher').toSorted(), [
    'announcement',
    'announcements',
    'contract',
    'contracts',
    'customer',
    'customers',
    'files',
    'imports',
    'invitations',
    'master',
    'snippet',
    'texts',
    'translations',
  ]);
  assert.equal(readOnly('support').length, 21);
  assert.ok(
    ['day', 'sites', 'carts'].every((route) => readOnly('support').some((one) => one === route)),
  );
  assert.ok(!readOnly('support').includes('reports')); // nobody changes anything there
});
