import assert from 'node:assert/strict';
import test from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import type { Contract } from '#contract-page/contract.ts';
import { knownDelivery } from '#deliveries/known-delivery.ts';

// Only the fields that the page copies from the contract.
const contract = {
  contract_id: 'c1',
  contract_number: '40018277',
  contract_name: 'Ortsumgehung Lauenau',
} as Contract;

test('DLV-08 a delivery opened from a list is shown before its details arrive', () => {
  const cache = new QueryClient();
  const page = (id: string) => ({ items: [{ id, ids: `${id}_c1`, number: '8104552' }] });
  cache.setQueryData(['deliveries.incoming', 'pages', {}], { pages: [page('d1'), page('d2')] });
  cache.setQueryData(['deliveries.latestIncoming', {}], page('d3'));
  const known = (ids: string, of?: Contract) => knownDelivery(cache, ids, of)?.id;
  assert.equal(known('d2_c1', contract), 'd2');
  assert.equal(known('d3_c1', contract), 'd3');
  assert.equal(known('d4_c1', contract), undefined);
  assert.equal(known('d2_c1'), undefined, 'without the contract its site has no name');
  const { construction_site_name } = knownDelivery(cache, 'd2_c1', contract) ?? {};
  assert.equal(construction_site_name, 'Ortsumgehung Lauenau');
  cache.clear();
});
