import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { helpPage } from '#content/content.ts';

test('API-22 the path of a help page is percent-encoded on the wire', () => {
  const clean = { url: 'contract-detail/7', scheme: '/contract-detail/7' };
  const wire = { url: 'contract-detail/7', scheme: '%2Fcontract-detail%2F7' };
  assert.deepEqual(z.encode(helpPage.input, clean), wire);
  assert.deepEqual(z.decode(helpPage.input, wire), clean);
  assert.equal(z.safeDecode(helpPage.input, { ...wire, scheme: '%E0%A4%A' }).success, false);
});
