import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as amounts from '@abrufbar/contract/amounts.ts';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { Call } from '@abrufbar/contract/protocol/call.ts';
import * as companies from '@abrufbar/contract/companies.ts';
import * as content from '@abrufbar/contract/content/content.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import * as day from '@abrufbar/contract/deliveries/today.ts';
import * as notifications from '@abrufbar/contract/notifications.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { pages, query } from '@abrufbar/web/data.ts';
import { isAffected } from '#core/live/affected-queries.ts';

const ofContract = { contract_number: '40018277', contract_id: 'c1' };
const listed = { ...ofContract, page_size: null, filterString: {} };
const newest = { ...listed, page: 1 };
const keys = {
  user: query(session.user, { company_number: null }),
  permissions: query(companies.sectionPermissions, { company_number: '1' }),
  help: query(content.helpPage, { url: '/', scheme: '/' }),
  incoming: pages(deliveries.incoming, listed),
  latest: query(deliveries.latestIncoming, newest),
  delivery: query(deliveries.details, { delivery_id: 'd1', contract_id: 'c1' }),
  daily: query(amounts.latest, newest),
  contract: query(contracts.find, { id: 'c1' }),
  recent: query(contracts.recent, { company_number: '1' }),
  day: query(day.today, { company_number: '1', contract_id: null }),
  callOff: query(callOffs.detail, { id: 'o1' }),
  callOffs: query(callOffs.list, null),
  count: query(notifications.count, {}),
  unknown: query(contracts.find, null),
};

type Change = Parameters<typeof isAffected>[1];
const shownBy = (kind: Change['kind'], ids: Change['ids']) =>
  Object.entries(keys)
    .filter(([, { queryKey }]) => isAffected(queryKey, { kind, ids }))
    .map(([name]) => name);

test('BEY-54 a change affects the queries that show the contract, the call-off or all of them', () => {
  const OF_COMPANY = ['recent', 'day', 'unknown'];
  const OF_DELIVERIES = ['incoming', 'latest', 'delivery', 'daily', 'contract'];
  const DELIVERED = ['recent', 'day', 'callOff', 'unknown']; // a call-off shows how much of it has been delivered
  assert.deepEqual(shownBy('deliveries', ['c1']), [...OF_DELIVERIES, ...DELIVERED]);
  assert.deepEqual(shownBy('deliveries', ['c2', 'c3']), DELIVERED);
  assert.deepEqual(shownBy('deliveries', null), [...OF_DELIVERIES, ...DELIVERED]);
  assert.deepEqual(shownBy('contracts', ['c1']), ['daily', 'contract', ...OF_COMPANY]);
  assert.deepEqual(shownBy('contracts', ['c2']), OF_COMPANY);
  assert.deepEqual(shownBy('call-offs', ['o1']), [
    'contract',
    'recent',
    'day',
    'callOff',
    'callOffs',
    'unknown',
  ]);
  assert.deepEqual(shownBy('call-offs', ['o2']), [
    'contract',
    'recent',
    'day',
    'callOffs',
    'unknown',
  ]);
  assert.deepEqual(shownBy('messages', null), ['count']);
  assert.deepEqual(shownBy('rights', null), ['user', 'permissions']);
  assert.deepEqual(shownBy('all', null), [
    'user',
    'permissions',
    ...OF_DELIVERIES,
    'recent',
    'day',
    'callOff',
    'callOffs',
    'count',
    'unknown',
  ]);
});

test('every read of deliveries, call-offs, amounts and messages is affected by changes', () => {
  const followed = [amounts, callOffs, contracts, day, deliveries, notifications, inbox];
  const isRead = (value: unknown): value is Call =>
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'read';
  const reads = followed.flatMap((concept) => Object.values(concept)).filter(isRead);
  assert.ok(reads.length > 20);
  for (const { name } of reads) assert.ok(isAffected([name, {}], { kind: 'all', ids: null }), name);
});
