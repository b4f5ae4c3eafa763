import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROLE_RIGHTS, STAFF_AREAS, STAFF_ROLES } from '#staff/roles.ts';

const CONTENT = ['announcements', 'texts', 'translations', 'files'];

test('OFF-14 each role reads what it changes, and administrators everything', () => {
  for (const role of STAFF_ROLES) {
    const { read, write } = ROLE_RIGHTS[role];
    assert.deepEqual(
      write.filter((area) => !read.includes(area)),
      [],
      role,
    );
  }
  assert.deepEqual(ROLE_RIGHTS.admin, { read: STAFF_AREAS, write: STAFF_AREAS });
});

test('OFF-14 dispatchers decide, correct and plan; master data, carts, imports and reports they read', () => {
  const { read, write } = ROLE_RIGHTS.dispatcher;
  assert.deepEqual([...write], ['call-offs', 'day-plan', 'deliveries', 'plants']);
  const onlyRead = read.filter((area) => !write.includes(area));
  assert.deepEqual(onlyRead, [
    'contracts',
    'customers',
    'invitations',
    'carts',
    'imports',
    'reports',
    'master-data',
  ]);
});

test('OFF-14 editors have contents and nothing else', () => {
  assert.deepEqual(ROLE_RIGHTS.editor, { read: CONTENT, write: CONTENT });
});

test('OFF-14 support reads all but staff, log, keys and settings, and changes nothing but its view', () => {
  const { read, write } = ROLE_RIGHTS.support;
  const hidden = STAFF_AREAS.filter((area) => !read.includes(area));
  assert.deepEqual(hidden, ['staff', 'audit', 'keys', 'settings']);
  assert.deepEqual([...write], ['view-as']);
});
