import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkRegistration,
  POSITIONS,
  positionOf,
  type Registration,
} from '#registration/registration.ts';

const GOOD: Registration = {
  invitation_token: '7K4M2-9QXTB-3HWPD-6RFYV-C8JNE4',
  first_name: 'Anke',
  last_name: 'Petersen',
  phone: '5721884215',
  company_position: '4',
  fax: '',
  mobile_phone: '',
  email: ' anke@brinkmann.example ',
  password: 'Kiesgrube-7',
  password_repeat: 'Kiesgrube-7',
  accept_terms_of_use: true,
  accept_privacy_policy: true,
};

const CASES: [change: Partial<Registration>, problems: ReturnType<typeof checkRegistration>][] = [
  [{}, {}],
  [{ invitation_token: '  ' }, { invitation_token: 'invitation' }],
  [{ first_name: ' ' }, { first_name: 'required' }],
  [{ last_name: '' }, { last_name: 'required' }],
  [{ first_name: 'ä'.repeat(100) }, {}],
  [{ first_name: '😀'.repeat(100) }, {}],
  [{ first_name: 'ä'.repeat(101) }, { first_name: 'name' }],
  [{ last_name: 'a\tb' }, { last_name: 'name' }],
  [{ phone: '' }, { phone: 'required' }],
  [{ phone: '12' }, { phone: 'phone' }],
  [{ company_position: '' }, { company_position: 'position' }],
  [{ company_position: '7' }, { company_position: 'position' }],
  [{ fax: '123', mobile_phone: '123' }, {}],
  [
    { fax: '12', mobile_phone: '1a3' },
    { fax: 'phone', mobile_phone: 'phone' },
  ],
  [{ email: 'anke@brinkmann' }, { email: 'email' }],
  [
    { password: 'kurz', password_repeat: 'Kurz' },
    { password: 'password', password_repeat: 'password_repeat' },
  ],
  [{ password_repeat: '' }, { password_repeat: 'required' }],
  [{ accept_terms_of_use: false }, { accept_terms_of_use: 'terms' }],
  [{ accept_privacy_policy: false }, { accept_privacy_policy: 'privacy' }],
];

for (const [change, problems] of CASES) {
  test(`VAL-01 VAL-02 VAL-03 VAL-04 VAL-11 ${JSON.stringify(change).slice(0, 50)}`, () => {
    assert.deepEqual(checkRegistration({ ...GOOD, ...change }), problems);
  });
}

test('D-20 a password has at most 128 characters', () => {
  const of = (length: number) => `Ab1!${'😀'.repeat(length - 4)}`;
  const check = (password: string) =>
    checkRegistration({ ...GOOD, password, password_repeat: password });
  assert.deepEqual(check(of(128)), {});
  assert.deepEqual(check(of(129)), { password: 'password_long' });
});

test('VAL-01 VAL-05 T-41 an empty form names every field that is needed, in the order of the form', () => {
  const texts = Object.keys(GOOD).map((field) => [field, '']);
  const empty: Registration = {
    ...GOOD,
    ...Object.fromEntries(texts),
    accept_terms_of_use: false,
    accept_privacy_policy: false,
  };
  assert.deepEqual(Object.entries(checkRegistration(empty)), [
    ['invitation_token', 'invitation'],
    ['first_name', 'required'],
    ['last_name', 'required'],
    ['phone', 'required'],
    ['company_position', 'position'],
    ['email', 'email'],
    ['password', 'password'],
    ['password_repeat', 'required'],
    ['accept_terms_of_use', 'terms'],
    ['accept_privacy_policy', 'privacy'],
  ]);
});

test('ENT-25 T-45 positions are offered in the order 6, 1, 2, 3, 4, 5', () => {
  assert.deepEqual(POSITIONS, [6, 1, 2, 3, 4, 5]);
  assert.equal(positionOf('6'), 6);
  for (const wrong of ['', '0', '7', '06', ' 6', '6.0']) assert.equal(positionOf(wrong), undefined);
});
