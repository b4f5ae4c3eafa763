import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftOf, entryOf, storedDraft } from '#staff/users/draft.ts';

const JENS = {
  version: 3,
  name: 'Jens Ahlers',
  phone: null,
  role: 'dispatcher',
  brands: ['nordstein'],
} as const;
const stored = { ...JENS, brands: [...JENS.brands] };

test('OFF-18 OFF-21 entries about a user keep the version they are based on, and equal ones are none', () => {
  const draft = storedDraft(stored);
  for (const same of [{}, { name: ' Jens Ahlers ' }, { phone: ' ' }, { version: 9 }]) {
    assert.equal(draftOf(stored, { ...draft, ...same }), null, JSON.stringify(same));
  }
  const changes = [
    { name: 'Jens Ahlers-Koch' },
    { phone: '0511 4410' },
    { role: 'support' as const },
    { brands: ['nordstein' as const, 'suedkies' as const] },
  ];
  for (const change of changes) {
    const changed = { ...draft, ...change };
    assert.equal(draftOf(stored, changed), changed, JSON.stringify(change));
    // A colleague was faster: the entry still says on what it was based.
    assert.equal(draftOf({ ...stored, version: 4 }, changed)?.version, 3);
  }
});

test('OFF-21 a name is saved without blanks around it, an empty phone as none', () => {
  const draft = { ...storedDraft(stored), name: ' Jens Ahlers ', phone: '  ' };
  assert.deepEqual(entryOf(draft), stored);
  assert.equal(entryOf({ ...draft, phone: ' 0511 4410' }).phone, '0511 4410');
});
