import assert from 'node:assert/strict';
import test from 'node:test';
import { initialsOf, nameOf, phoneOf } from '#call-offs/parts/contact-person.ts';

const MURAT = {
  id: '5b1f',
  first_name: 'Murat',
  last_name: 'Demir',
  phone_country: '+49',
  phone_number: '5723 4410',
  mobile_country: '+49',
  mobile_number: '151 20417733',
  email: 'm.demir@example.de',
};

test('ENT-45 ONL-72 a person is reached on the mobile phone first, else on the other one', () => {
  assert.deepEqual(phoneOf(MURAT), { shown: '+49 151 20417733', href: 'tel:+4915120417733' });
  const atDesk = { ...MURAT, mobile_number: null };
  assert.deepEqual(phoneOf(atDesk), { shown: '+49 5723 4410', href: 'tel:+4957234410' });
  assert.equal(phoneOf({ ...atDesk, phone_number: null }), null);
});

test('a German mobile number shows with its prefix apart and without the 0 of calls inside Germany', () => {
  const shown = (mobile_number: string, mobile_country = '+49') =>
    phoneOf({ ...MURAT, mobile_country, mobile_number })?.shown;
  assert.equal(shown('15120417733'), '+49 151 20417733');
  assert.equal(shown('015120417733'), '+49 151 20417733');
  assert.equal(shown('572344100'), '+49 572344100');
  assert.equal(shown('0612345678', '+39'), '+39 0612345678');
});

test('a person has a name and its first letters', () => {
  assert.equal(nameOf(MURAT), 'Murat Demir');
  assert.equal(initialsOf(MURAT), 'MD');
});
