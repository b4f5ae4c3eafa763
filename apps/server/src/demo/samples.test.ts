import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { arrivals } from '@abrufbar/contract/imports/arrivals.ts';
import * as callOffs from '@abrufbar/contract/imports/call-offs.ts';
import * as invoices from '@abrufbar/contract/imports/invoices.ts';
import * as masterData from '@abrufbar/contract/imports/master-data.ts';
import * as tickets from '@abrufbar/contract/imports/tickets.ts';
import { officeSites } from '@abrufbar/contract/deliveries/office-sites.ts';
import { today } from '@abrufbar/contract/deliveries/today.ts';
import { login } from '@abrufbar/contract/session/session.ts';
import { findSupplier } from '#companies/store.ts';
import { fillDemoData } from '#demo/fill.ts';
import { DEMO_PASSWORD, USERS } from '#demo/people.ts';
import arrivalSample from '#imports/samples/arrivals.json' with { type: 'json' };
import callOffSample from '#imports/samples/call-offs.json' with { type: 'json' };
import diSample from '#imports/samples/di.json' with { type: 'json' };
import invoiceSample from '#imports/samples/invoices.json' with { type: 'json' };
import masterSample from '#imports/samples/master-data.json' with { type: 'json' };
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { insertImportKey } from '#imports/store.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { startTestServer } from '#testing/server/server.ts';

const NOW = new Date('2026-11-20T10:15:00Z');

const server = await startTestServer({ after }, { now: NOW.toISOString() });
await server.build({}, (db) => fillDemoData({ ...server, db }, NOW));

test('BEY-44 BEY-47 the first person of the demo data sees a day on several sites', async () => {
  const username = USERS[0]?.email ?? '';
  const signedIn = await server.send(login, { username, password: DEMO_PASSWORD, _im: null });
  const ask = { company_number: '104233', contract_id: null };
  const day = await server.send(today, ask, { token: signedIn.access_token });
  assert.ok(day.sites.length > 3);
  const stages = new Set(day.deliveries.map(({ stage }) => stage));
  for (const stage of ['on_the_way', 'arrived', 'confirmed'] as const) assert.ok(stages.has(stage));
  const sites = new Set(day.deliveries.map(({ contract_id }) => contract_id));
  assert.ok(sites.size > 3);
  assert.ok(
    day.amounts.some((one) => one.target_quantity_raw > 0 && one.delivered_quantity_raw > 0),
  );
  assert.ok(day.next_call_off);
});

test('DOC-31 the demo data take every sample of the imports as it is', async () => {
  const system = (vkOrg: string, source: 'vas' | 'di' | 'erp') =>
    server.build({}, async (db) => {
      const { id: supplierId = 0 } = (await findSupplier(db, vkOrg)) ?? {};
      const issued = { supplierId, source, name: vkOrg, addresses: [] };
      return { token: (await insertImportKey(db, issued, NOW)).key };
    });
  const office = await system('2100', 'erp');
  for (const report of [
    await server.send(tickets.vas, vasSample, await system('2100', 'vas')),
    await server.send(tickets.di, diSample, await system('3100', 'di')),
    await server.send(callOffs.callOffs, callOffSample, office),
    await server.send(masterData.masterData, masterSample, office),
  ]) {
    assert.ok(report.created > 0);
    assert.deepEqual(report.failed, []);
  }
  const reported = await server.send(arrivals, arrivalSample, office);
  assert.deepEqual([reported.updated, reported.failed], [arrivalSample.length, []]);
  const report = await server.send(invoices.invoices, invoiceSample, office);
  assert.deepEqual([report.created, report.failed], [invoiceSample.length, []]);
  assert.deepEqual(report.invoices[0]?.matched, invoiceSample[0]?.delivery_numbers);
});

test('BEY-127 lorries of today carry what is called off, so that only a few sites warn of a gap', async () => {
  const at = NOW.toISOString();
  const ask = asStaff(server, await signedIn(server, await addMember(server, {}, at), at));
  const { items } = await ask(officeSites, {});
  const isGap = ({ kind }: (typeof items)[number]['warnings'][number]) => kind === 'gap';
  const gaps = items.filter(({ warnings }) => warnings.some(isGap)).map(({ name }) => name);
  assert.ok(gaps.length > 0 && gaps.length <= 4, `${gaps.join(', ')} of ${items.length}`);
});
