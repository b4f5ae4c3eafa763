import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { toggleSubscription } from '@abrufbar/contract/contracts/subscription.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { listSubscribers } from '#contracts/mark-store.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const { company, contract, user, scope, token } = await buildSite(server);
const foreign = await buildSite(server);

const set = (contractId: string, status: boolean, key = newId()) =>
  server.send(toggleSubscription, { contractId, status }, { token, key });
const followers = () =>
  server.build(scope, (db) =>
    listSubscribers(db, { companyId: company.id, contractId: contract.id }),
  );

test('API-56 SRV-15 T-01 D-69 a contract is followed as `status` says, however often it is said', async () => {
  for (const status of ['1', '1', '0', '0', '1']) {
    const path = `update-contract-subscription/${contract.id}/${status}`;
    const answer = await server.request('GET', path, { token });
    assert.equal(answer.status, 200);
    const active_subscription = Number(status);
    assert.deepEqual(answer.json, { data: { contract_id: contract.id, active_subscription } });
    assert.deepEqual(await followers(), status === '1' ? [user.id] : []);
    const shown = await server.send(contracts.find, { id: contract.id }, { token });
    assert.equal(shown.active_subscription, status === '1');
  }
});

test('API-56 D-69 a repeated request does not undo what came after it', async () => {
  const key = newId();
  await set(contract.id, true, key);
  await set(contract.id, false);
  await set(contract.id, true, key);
  assert.deepEqual(await followers(), []);
});

test('API-56 D-14 D-24 foreign and absent contracts answer alike, anything but 1 and 0 is refused', async () => {
  for (const id of [foreign.contract.id, newId()]) {
    await assert.rejects(set(id, true), { status: 404 });
  }
  for (const status of ['2', 'true', '-1', '01']) {
    const path = `update-contract-subscription/${contract.id}/${status}`;
    assert.equal((await server.request('GET', path, { token })).status, 422, status);
  }
  const path = `update-contract-subscription/${contract.id}/1`;
  assert.equal((await server.request('GET', path)).status, 401);
  assert.equal((await server.request('HEAD', path, { token })).status, 404);
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  assert.equal((await server.request('GET', path, { token, headers })).status, 403);
  assert.deepEqual(await followers(), []);
});
