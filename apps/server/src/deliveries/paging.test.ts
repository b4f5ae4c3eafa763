import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';

const server = await startTestServer({ after }, { now: NOW });

type Input = Parameters<typeof server.send<typeof deliveries.incoming>>[1];
const pageOf = ({ contract, token }: Site, page: number, change: Partial<Input> = {}) =>
  server.send(
    deliveries.incoming,
    {
      contract_number: contract.contract_number,
      contract_id: null,
      page,
      page_size: null,
      filterString: {},
      ...change,
    },
    { token },
  );

/** Ids of new deliveries in the order of the list; three of them share each instant. */
const buildMany = (site: Site, count: number, from = 0) =>
  server.build(site.scope, async (db) => {
    const made: { at: number; id: string }[] = [];
    for (let index = from; index < from + count; index += 1) {
      const weighed_at = new Date(Date.UTC(2026, 10, 20, 0, Math.floor(index / 3)));
      const { id } = await buildDelivery(db, { contract: site.contract, weighed_at });
      made.push({ at: weighed_at.getTime(), id });
    }
    return made.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
  });
const idsOf = ({ items }: Awaited<ReturnType<typeof pageOf>>) => items.map(({ id }) => id);

test('ENT-50 CST-01 65 deliveries come in four pages, each once, newest first', async () => {
  const site = await buildSite(server);
  const expected = await buildMany(site, 65);
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await pageOf(site, page));
  assert.deepEqual(pages.flatMap(idsOf), expected);
  assert.deepEqual(
    pages.map(({ pagination }) => pagination),
    [1, 2, 3, 4].map((current_page) => ({
      current_page,
      page_size: 20,
      total_items: 65,
      total_pages: 4,
      has_next_page: current_page < 4,
    })),
  );
});

test('ENT-50 deliveries that arrive while somebody scrolls double and hide none', async () => {
  const site = await buildSite(server);
  const expected = await buildMany(site, 65);
  const seen: string[] = [];
  for (const page of [1, 2, 3, 4]) {
    seen.push(...idsOf(await pageOf(site, page)));
    await buildMany(site, 7, 65 + page * 7);
  }
  assert.deepEqual(seen, expected);
});

test('ENT-50 a filtered list is paged the same way', async () => {
  const site = await buildSite(server);
  const expected = await buildMany(site, 30);
  await server.build(site.scope, async (db) => {
    for (let index = 0; index < 15; index += 1) {
      const weighed_at = new Date(Date.UTC(2026, 10, 20, 0, 0, index));
      await buildDelivery(db, { contract: site.contract, weighed_at, factory_number: '3310' });
    }
  });
  const change = { filterString: { factory: ['2140'] }, page_size: 12 };
  const seen: string[] = [];
  for (const page of [1, 2, 3]) {
    const answer = await pageOf(site, page, change);
    assert.equal(answer.pagination.total_items, 30);
    assert.equal(answer.pagination.has_next_page, page < 3);
    seen.push(...idsOf(answer));
  }
  assert.deepEqual(seen, expected);
});

test('ENT-50 a jump to a page nobody asked for before finds the same rows', async () => {
  const site = await buildSite(server);
  const expected = await buildMany(site, 25);
  assert.deepEqual(idsOf(await pageOf(site, 3, { page_size: 10 })), expected.slice(20));
  assert.deepEqual(idsOf(await pageOf(site, 2, { page_size: 10 })), expected.slice(10, 20));
});

test('ENT-50 a page behind the end is empty and knows the total', async () => {
  const site = await buildSite(server);
  await buildMany(site, 3);
  for (const filterString of [{}, { factory: ['2140'] }]) {
    const behind = await pageOf(site, 7, { filterString });
    assert.deepEqual(behind.items, []);
    assert.equal(behind.pagination.has_next_page, false);
    assert.equal(behind.pagination.total_items, 3);
  }
});

test('ENT-50 two people scroll the same list without disturbing each other', async () => {
  const site = await buildSite(server);
  const expected = await buildMany(site, 30);
  const other = { ...site, token: (await buildSite(server)).token };
  assert.deepEqual(idsOf(await pageOf(site, 1, { page_size: 10 })), expected.slice(0, 10));
  await assert.rejects(pageOf(other, 2, { page_size: 10 }));
  await pageOf(site, 1, { page_size: 5 });
  assert.deepEqual(idsOf(await pageOf(site, 2, { page_size: 10 })), expected.slice(10, 20));
});
