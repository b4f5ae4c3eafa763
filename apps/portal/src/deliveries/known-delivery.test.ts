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

test('BEY-70 one opened from the start page is known from the day of its company', () => {
  const cache = new QueryClient();
  const load = { id: 'd1', ids: 'd1_c1', contract_id: 'c1', construction_site_name: 'Lauenau' };
  const sites = [{ contract_id: 'c1', contract_number: '40018277' }];
  cache.setQueryData(['deliveries.today', { company_number: '104233' }], {
    deliveries: [load],
    sites,
  });
  const known = knownDelivery(cache, 'd1_c1', undefined);
  assert.deepEqual(
    [known?.contract_number, known?.company_number, known?.construction_site_name],
    ['40018277', '104233', 'Lauenau'],
  );
  assert.equal(knownDelivery(cache, 'd2_c1', undefined), undefined);
  cache.clear();
});

test('BEY-108 a load of concrete that is known from a list has its age, with the limits of its kind', () => {
  const cache = new QueryClient();
  const loaded_at = '2026-11-20T06:05:00.000Z';
  const load = (id: string, category: number, at: string | null) => ({
    ...{ id, ids: `${id}_c1`, materials: [{ category }], loaded_at: at },
  });
  const items = [load('d1', 3, loaded_at), load('d2', 2, loaded_at), load('d3', 3, null)];
  cache.setQueryData(['deliveries.latestIncoming', {}], { items });
  const known = (id: string) => knownDelivery(cache, `${id}_c1`, contract)?.freshness;
  assert.deepEqual([known('d1')?.loaded_at, known('d1')?.limit_minutes], [loaded_at, 90]);
  assert.equal(known('d2')?.limit_minutes, null);
  assert.equal(known('d3'), null);
  cache.clear();
});

test('BEY-89 a delivery known from a list is signed like the others of its contract', () => {
  const cache = new QueryClient();
  const items = ['d1', 'd2'].map((id) => ({ id, ids: `${id}_c1`, materials: [] }));
  cache.setQueryData(['deliveries.latestIncoming', {}], { items });
  const isSigned = () => knownDelivery(cache, 'd2_c1', contract)?.always_sign;
  assert.equal(isSigned(), false);
  const read = (id: string, fields: object, updatedAt: number) =>
    cache.setQueryData(['deliveries.details', { id }], { id, ...fields }, { updatedAt });
  read('d9', { contract_id: 'c9', always_sign: true }, 3);
  assert.equal(isSigned(), false, 'of another contract');
  read('d0', { contract_id: 'c1', always_sign: false }, 1);
  read('d1', { contract_id: 'c1', always_sign: true }, 2);
  assert.equal(isSigned(), true);
  cache.clear();
});
