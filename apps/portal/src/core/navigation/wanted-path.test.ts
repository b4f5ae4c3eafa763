import assert from 'node:assert/strict';
import { test } from 'node:test';
import { token } from '#core/device.ts';
import { rememberPath, wantedPathFor } from '#core/navigation/wanted-path.ts';

const JENS = 'abr_jens.secret';
const ANNA = 'abr_anna.secret';

test('D-02 an address remembered without a session is for whoever signs in', () => {
  rememberPath('/contract-detail/1');
  assert.equal(wantedPathFor(null), '/contract-detail/1');
  assert.equal(wantedPathFor(ANNA), '/contract-detail/1');
});

test('D-02 LOG-12 an address remembered at the end of a session is for its user alone', () => {
  token.set(JENS);
  token.set(null);
  rememberPath('/contract-detail/2');
  assert.equal(wantedPathFor('abr_jens.other-secret'), '/contract-detail/2');
  assert.equal(wantedPathFor(ANNA), null);
  assert.equal(wantedPathFor(null), null);
});

test('D-02 after a change of users an address is for the one signed in last', () => {
  token.set(JENS);
  token.set(ANNA);
  rememberPath('/messages');
  assert.equal(wantedPathFor(JENS), null);
  assert.equal(wantedPathFor(ANNA), '/messages');
  rememberPath(null);
  assert.equal(wantedPathFor(ANNA), null);
});
