import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { login } from '#session/session.ts';

test('API-08 API-09 login takes a name with password, or a token alone', () => {
  const byPassword = { username: 'a@b.example', password: ' x ', _im: null };
  assert.deepEqual(z.encode(login.input, byPassword), {
    username: 'a@b.example',
    password: ' x ',
    _im: undefined,
  });
  assert.deepEqual(
    z.decode(login.input, { username: ' a@b.example ', password: ' x ' }),
    byPassword,
  );
  const byToken = { username: null, password: null, _im: 'abi_1' };
  assert.deepEqual(z.decode(login.input, { _im: 'abi_1', username: '' }), byToken);
});

test('API-08 every missing or impossible field of login is named', () => {
  const problems = (wire: Record<string, string>) =>
    (z.safeDecode(login.input, wire).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')} ${message}`,
    );
  assert.deepEqual(problems({}), ['username required', 'password required']);
  assert.deepEqual(problems({ username: 'a@b.example', password: '' }), ['password required']);
  assert.deepEqual(problems({ username: 'a', password: '§'.repeat(129) }), ['password too_long']);
  assert.deepEqual(problems({ username: 'a', password: '§'.repeat(128) }), []);
});
