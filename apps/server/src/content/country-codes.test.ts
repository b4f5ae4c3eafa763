import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { phoneCountryCodes } from '@abrufbar/contract/content/country-codes.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after });

test('API-25 ENT-53 D-63 country codes for phone, mobile and fax are read without login', async () => {
  const { phone, mobile, fax } = await server.send(phoneCountryCodes, {});
  assert.deepEqual(phone[0], { code: '+49', label: 'Deutschland' });
  assert.deepEqual([mobile, fax], [phone, phone]);
  const { status } = await server.request('GET', 'phone-country-codes');
  assert.equal(status, 200);
});
