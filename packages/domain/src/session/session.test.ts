import assert from 'node:assert/strict';
import test from 'node:test';
import { THEME, checkLogin, rememberable, resolveTheme } from '#session/session.ts';

test('BRD-03 BRD-04 BRD-05 theme 10 follows the device, 20 is light, 30 dark', () => {
  const cases: [theme: number, systemDark: boolean, look: 'light' | 'dark'][] = [
    [10, false, 'light'],
    [10, true, 'dark'],
    [20, false, 'light'],
    [20, true, 'light'],
    [30, false, 'dark'],
    [30, true, 'dark'],
    [0, false, 'light'],
    [0, true, 'dark'],
  ];
  for (const [theme, systemDark, look] of cases) {
    assert.equal(resolveTheme(theme, systemDark), look, `${theme} ${systemDark}`);
  }
  assert.deepEqual({ ...THEME }, { system: 10, light: 20, dark: 30 });
});

test('both login fields are needed', () => {
  assert.deepEqual(checkLogin({ username: '', password: '' }), ['username', 'password']);
  assert.deepEqual(checkLogin({ username: '  ', password: ' ' }), ['username']);
  assert.deepEqual(checkLogin({ username: 'a@b.example', password: '' }), ['password']);
  assert.deepEqual(checkLogin({ username: 'a@b.example', password: ' ' }), []);
});

test('only paths inside the app are remembered (D-02)', () => {
  const inside = ['/', '/dashboard', '/construction-site?query=A%207&page=2', '/help#top', '/a//b'];
  for (const path of inside) assert.equal(rememberable(path), true, path);
  const foreign = [
    '',
    'dashboard',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /dashboard',
    '/a\u0000b',
    '/a\u0085b',
  ];
  for (const path of foreign) assert.equal(rememberable(path), false, JSON.stringify(path));
});

test('a remembered page always resolves to the own origin (D-02)', () => {
  for (const path of ['/./', '/../', '/.//evil.example', '/%2f/evil.example', '/@evil.example']) {
    assert.equal(rememberable(path), true, path);
    assert.equal(new URL(path, 'https://app.example').origin, 'https://app.example');
  }
});
