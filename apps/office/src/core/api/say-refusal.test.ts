import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { closeFlash, flash } from '@abrufbar/web/flash.ts';
import { sayRefusal } from '#core/api/say-refusal.ts';

const said = (status: number, errors: { field: string; message: string }[] = []) => {
  closeFlash();
  const message = 'Jemand war schneller.';
  const body = { message, errors, data: { error: message }, request_id: '3f9a1c20-0007' };
  sayRefusal(new CallError(status, body, null));
  return flash.get()?.message ?? null;
};

test('OFF-254 a conflict is said in the words of the server, a wrong field with its own sentence', () => {
  assert.equal(said(409), 'Jemand war schneller.');
  assert.equal(
    said(422, [{ field: 'number', message: 'Die Nummer gibt es schon.' }]),
    'Die Nummer gibt es schon.',
  );
});

test('OFF-254 a failure that the office says anyway is not said twice', () => {
  for (const status of [0, 401, 403, 404, 500]) assert.equal(said(status), null, String(status));
});
