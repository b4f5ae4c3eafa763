import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canSave, inputOf, isChanged, withEdits, withoutSent } from '#profile/person-draft.ts';

const SAVED = {
  first_name: 'Murat',
  last_name: 'Demir',
  phone: '5721884210',
  phone_country: '+49',
  mobile: '15120417733',
  mobile_country: '+49',
};

test('VAL-18 saving needs a change and every required field', () => {
  assert.equal(canSave(SAVED, {}), false);
  assert.equal(canSave(SAVED, { first_name: 'Murat' }), false);
  assert.equal(canSave(SAVED, { first_name: 'Mehmet' }), true);
  assert.equal(canSave(SAVED, { mobile: '' }), true);
  for (const name of ['first_name', 'last_name', 'phone'] as const) {
    assert.equal(isChanged(SAVED, { [name]: '' }), true);
    assert.equal(canSave(SAVED, { [name]: '' }), false, name);
  }
});

test('unsaved input is shown instead of newer data', () => {
  const newer = { ...SAVED, last_name: 'Aydin' };
  assert.deepEqual(withEdits(newer, { first_name: 'Mehmet' }), { ...newer, first_name: 'Mehmet' });
});

test('input typed while saving stays unsaved', () => {
  const sent = { first_name: 'Mehmet', phone: '112' };
  assert.deepEqual(withoutSent(sent, sent), {});
  assert.deepEqual(withoutSent({ ...sent, phone: '1123' }, sent), { phone: '1123' });
});

test('ENT-24 VAL-17 an empty mobile number travels without a country', () => {
  assert.deepEqual(inputOf('K1', SAVED), { company_number: 'K1', ...SAVED });
  const { mobile, mobile_country } = inputOf('K1', { ...SAVED, mobile: '' });
  assert.deepEqual([mobile, mobile_country], [null, null]);
});
