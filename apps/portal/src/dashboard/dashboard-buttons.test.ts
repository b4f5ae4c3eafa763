import assert from 'node:assert/strict';
import test from 'node:test';
import { routeOf, shownButtons } from '#dashboard/dashboard-buttons.ts';

const button = (key: string) => ({ key, title: key, icon: 'bell' });
const ALL = ['notifications', 'construction-site', 'qr-code-scanner', 'help', 'toString'].map(
  button,
);

test('DSH-05 DSH-06 D-07 a button leads to the route of its key', () => {
  const cases: [key: string, route: string][] = [
    ['qr-code-scanner', 'qr-scanner'],
    ['notifications', 'messages'],
    ['construction-site', 'construction-site'],
    ['help', 'help'],
    ['toString', 'toString'],
  ];
  for (const [key, route] of cases) assert.equal(routeOf(key), route);
});

test('DSH-04 the server names buttons and order, only existing screens are shown', () => {
  const keys = (exists?: (route: string) => boolean) =>
    shownButtons(ALL, exists).map(({ key }) => key);
  assert.deepEqual(
    keys(() => true),
    ALL.map(({ key }) => key),
  );
  assert.deepEqual(
    keys((route) => ['messages', 'help'].includes(route)),
    ['notifications', 'help'],
  );
  const today = ['notifications', 'construction-site', 'qr-code-scanner', 'help'];
  assert.deepEqual(keys(), today, 'screens of today');
});
