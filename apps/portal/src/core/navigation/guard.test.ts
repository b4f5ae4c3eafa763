import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterLogin, guard } from '#core/navigation/guard.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://app.invalid');
  return { pathname, search };
};
const visitor = (address: string) => guard(at(address), false, null);
const user = (address: string, wanted: string | null = null) => guard(at(address), true, wanted);

const PROTECTED = [
  '/dashboard',
  '/construction-site',
  '/contract-detail/1',
  '/delivery-incoming/1?filter=x',
  '/delivery-single/1_2?show_scan_message=true',
  '/messages',
  '/anything/else',
];
for (const address of PROTECTED) {
  test(`RTE-01 RTE-02 PER-01 a signed-out visitor at ${address} goes to login and the address is remembered`, () => {
    assert.deepEqual(visitor(address), { kind: 'redirect', to: '/login', wanted: address });
  });
}

test('RTE-03 the root leads to login and keeps the query of the address', () => {
  assert.deepEqual(visitor('/'), { kind: 'redirect', to: '/login' });
  assert.deepEqual(visitor('/?_im=abc'), { kind: 'redirect', to: '/login?_im=abc' });
});

for (const address of [
  '/login',
  '/register',
  '/help',
  '/terms-of-use',
  '/privacy-terms',
  '/imprint',
  '/maintenance',
]) {
  test(`RTE-04 RTE-11 RTE-12 RTE-25 RTE-43 ${address} is open to everybody`, () => {
    assert.equal(visitor(address).kind, 'show');
  });
}

for (const address of ['/help', '/terms-of-use', '/privacy-terms', '/imprint', '/maintenance']) {
  test(`D-01 ${address} is open to signed-in users too`, () => {
    assert.equal(user(address).kind, 'show');
  });
}

for (const address of ['/register', '/password-recovery']) {
  test(`RTE-07 RTE-08 RTE-09 RTE-10 ${address} is for signed-out visitors; a signed-in user goes to the dashboard`, () => {
    assert.equal(visitor(address).kind, 'show');
    assert.deepEqual(user(address, '/help'), { kind: 'redirect', to: '/dashboard' });
  });
}

test('D-12 the link of a mail opens for signed-out visitors and for signed-in users', () => {
  assert.equal(visitor('/password-reset').kind, 'show');
  assert.equal(user('/password-reset').kind, 'show');
});

test('RTE-05 LOG-12 a signed-in user goes from login to the remembered path once, or the dashboard', () => {
  assert.deepEqual(user('/login'), { kind: 'redirect', to: '/dashboard', wanted: null });
  const verdict = user('/login', '/contract-detail/1?a=b');
  assert.deepEqual(verdict, { kind: 'redirect', to: '/contract-detail/1?a=b', wanted: null });
});

test('RTE-06 the impersonation flag ends the session first; a token without it stays unused', () => {
  assert.deepEqual(user('/login?impersonate=1&_im=t'), { kind: 'sign-out' });
  assert.deepEqual(user('/login?_im=t'), { kind: 'redirect', to: '/dashboard', wanted: null });
  assert.equal(visitor('/login?impersonate=1&_im=t').kind, 'show');
});

test('RTE-07 RTE-08 a signed-in user goes from the registration to the dashboard', () => {
  for (const address of ['/register', '/register?code=7K4M2']) {
    assert.deepEqual(user(address, '/help'), { kind: 'redirect', to: '/dashboard' });
  }
});

test('RTE-44 any other path shows the dashboard and keeps its address', () => {
  assert.deepEqual(user('/settings/x'), { kind: 'show', name: 'dashboard', params: {} });
});

for (const foreign of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'dashboard',
  '',
]) {
  test(`RTE-02 the login never leads to the path "${foreign}"`, () => {
    assert.equal(afterLogin(foreign), '/dashboard');
  });
}
