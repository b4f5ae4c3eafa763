import { CallError } from '@abrufbar/contract/protocol/client.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadFailureText } from '#core/api/load-failure.ts';

const says = (status: number, message = '') =>
  loadFailureText(
    new CallError(
      status,
      { message, errors: [], data: { error: 'fault' }, request_id: 'a7c4-19' },
      null,
    ),
  );

test('OFF-295 data that did not load says whether the line, the server or a limit was the reason', () => {
  assert.match(says(0), /^Keine Verbindung/);
  for (const status of [500, 502, 503, 504])
    assert.match(
      says(status, 'Das hat leider nicht geklappt.'),
      /^Der Server antwortet gerade nicht richtig/,
    );
  assert.match(says(429), /zu viele Anfragen/);
  assert.equal(says(429, 'Gerade ist sehr viel los.'), 'Gerade ist sehr viel los.');
  const other = 'Die Daten konnten nicht geladen werden.';
  assert.deepEqual([says(403), says(422), loadFailureText(null)], [other, other, other]);
  assert.equal(loadFailureText(new TypeError('Cannot read properties of undefined')), other);
});
