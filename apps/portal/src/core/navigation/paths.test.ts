import assert from 'node:assert/strict';
import { test } from 'node:test';
import { href, isRouteName, matchPath } from '#core/navigation/paths.ts';

test('RTE-27 RTE-31 addresses carry their parameters and lead back to the same screen', () => {
  assert.equal(href('dashboard'), '/dashboard');
  assert.equal(href('contract-detail', { id: 'a/b ü' }), '/contract-detail/a%2Fb%20%C3%BC');
  assert.equal(
    href('delivery-single', { ids: '7_9' }, { show_scan_message: 'true' }),
    '/delivery-single/7_9?show_scan_message=true',
  );
  assert.deepEqual(matchPath(href('contract-detail', { id: 'a/b ü' })), {
    name: 'contract-detail',
    params: { id: 'a/b ü' },
  });
});

const known = [
  ['/login', 'login'],
  ['/dashboard', 'dashboard'],
  ['/dashboard/', 'dashboard'],
  ['/construction-site', 'construction-site'],
  ['/contract-detail/1', 'contract-detail'],
  ['/delivery-incoming/1', 'delivery-incoming'],
  ['/delivery-confirmed/1', 'delivery-confirmed'],
  ['/delivery-single/1_2', 'delivery-single'],
  ['/help', 'help'],
  ['/maintenance', 'maintenance'],
] as const;

for (const [path, name] of known) {
  test(`RTE-04 RTE-13 RTE-26 RTE-29 RTE-43 ${path} is the screen ${name}`, () => {
    assert.equal(matchPath(path)?.name, name);
  });
}

for (const path of [
  '/',
  '/dashboards',
  '/contract-detail',
  '/contract-detail/',
  '/help/x',
  '/a/b/c',
]) {
  test(`RTE-44 ${path} is no screen of its own`, () => {
    assert.equal(matchPath(path), null);
  });
}

test('a broken percent sign in an address is taken as it is', () => {
  assert.deepEqual(matchPath('/contract-detail/100%')?.params, { id: '100%' });
});

test('DSH-05 a key counts as a screen only if it is one, not if it is a property of every object', () => {
  assert.equal(isRouteName('construction-site'), true);
  assert.equal(isRouteName('toString'), false);
  assert.equal(isRouteName('unknown'), false);
});
