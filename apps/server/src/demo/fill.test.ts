import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as amounts from '@abrufbar/contract/amounts.ts';
import * as content from '@abrufbar/contract/content.ts';
import * as contracts from '@abrufbar/contract/contracts.ts';
import * as deliveries from '@abrufbar/contract/deliveries.ts';
import * as imports from '@abrufbar/contract/imports.ts';
import * as session from '@abrufbar/contract/session.ts';
import { startTestServer } from '#core/test-server.ts';
import { fillDemoData } from '#demo/fill.ts';
import { DEMO_PASSWORD, USERS } from '#demo/people.ts';

const NOW = '2026-11-20T10:15:00Z';

test('the demo data can be signed in to and shows lorries of today', async (t) => {
  const server = await startTestServer(t, { now: NOW });
  const { jobs } = server;
  const keys = await server.build({}, (db) => fillDemoData(db, jobs, new Date(NOW)));
  assert.equal(Object.keys(keys).length, 6);

  const login = (email: string) =>
    server.send(session.login, { username: email, password: DEMO_PASSWORD, _im: null });
  const [foreman] = USERS;
  const { access_token: token } = await login(foreman?.email ?? '');
  const input = { company_number: '104233' };
  const { items } = await server.send(contracts.recent, input, { token });
  assert.ok(items.length > 5);
  const [site] = items;
  assert.ok(site);
  assert.ok(site.today_delivery > 0);
  const list = {
    contract_number: site.contract_number,
    contract_id: site.id,
    page: 1,
    page_size: null,
    filterString: {},
  };
  const incoming = await server.send(deliveries.incoming, list, { token });
  assert.ok(incoming.items.length > 0);
  const agreed = [];
  const cards = [];
  const contract = { page: 1, page_size: null, filterString: {} };
  for (const { contract_number, id: contract_id } of items) {
    const asked = { ...contract, contract_number, contract_id };
    const listed = await server.send(contracts.items, asked, { token });
    assert.ok(listed.items.length >= 2, contract_number);
    agreed.push(...listed.items);
    cards.push(...(await server.send(amounts.total, asked, { token })).items);
  }
  assert.ok(agreed.some((item) => item.cancelled));
  assert.ok(agreed.some((item) => item.target_quantity_raw === null && !item.cancelled));
  const shares = cards
    .filter((card) => card.target_quantity_raw > 0)
    .map((card) => card.delivered_quantity_raw / card.target_quantity_raw);
  for (const [least, below] of [
    [0.3, 0.6],
    [0.85, 1],
    [1.01, 1.5],
  ] as const) {
    assert.ok(
      shares.some((share) => share >= least && share < below),
      `${least}: ${shares.join(' ')}`,
    );
  }
  assert.ok(await server.send(content.announcement, { device_type: 'pwa' }));
  await assert.rejects(login('gesperrt@weserbau.example'), { status: 403 });

  const key = keys['2100'];
  assert.ok(key);
  const report = await server.send(imports.vas, [], { token: key });
  assert.deepEqual(report.failed, []);
});
