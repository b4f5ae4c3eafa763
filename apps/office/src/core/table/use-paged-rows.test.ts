import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { call } from '@abrufbar/contract/protocol/call.ts';
import { listOf } from '@abrufbar/contract/wire/envelope.ts';
import { query } from '@abrufbar/web/data.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

const list = call({
  name: 'tests.list',
  summary: 'Eine Liste.',
  method: 'GET',
  path: 'tests',
  kind: 'read',
  who: 'staff',
  roles: ['admin'],
  tenant: 'brand',
  rate: 'general',
  audited: false,
  body: 'none',
  input: z.object({ word: z.string(), page: z.int(), page_size: z.int() }),
  output: listOf(z.object({ id: z.string() })),
});

const answer = (ids: readonly string[], total: number) => ({
  items: ids.map((id) => ({ id })),
  pagination: {
    current_page: 1,
    page_size: 100,
    total_items: total,
    total_pages: 1,
    has_next_page: false,
  },
});

test('OFF-33 rows come page by page; a page that is not loaded has none', () => {
  const cache = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const first = query(list, { word: 'a', page: 1, page_size: 100 });
  cache.setQueryData(first.queryKey, answer(['x', 'y'], 250));
  const Table = () => {
    const { total, rowAt, isStale } = usePagedRows(list, { word: 'a' });
    const shown = [rowAt(0)?.id, rowAt(1)?.id, rowAt(150)?.id ?? 'none'];
    return [total, ...shown, isStale ? 'old' : 'fresh'].join(' ');
  };
  const page = createElement(QueryClientProvider, { client: cache }, createElement(Table));
  assert.equal(renderToString(page), '250 x y none fresh');
});
