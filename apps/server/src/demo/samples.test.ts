import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/imports/call-offs.ts';
import * as invoices from '@abrufbar/contract/imports/invoices.ts';
import * as masterData from '@abrufbar/contract/imports/master-data.ts';
import * as tickets from '@abrufbar/contract/imports/tickets.ts';
import { findSupplier } from '#companies/store.ts';
import { fillDemoData } from '#demo/fill.ts';
import callOffSample from '#imports/samples/call-offs.json' with { type: 'json' };
import diSample from '#imports/samples/di.json' with { type: 'json' };
import invoiceSample from '#imports/samples/invoices.json' with { type: 'json' };
import masterSample from '#imports/samples/master-data.json' with { type: 'json' };
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { insertImportKey } from '#imports/store.ts';
import { startTestServer } from '#testing/server/server.ts';

const NOW = new Date('2026-11-20T10:15:00Z');

test('DOC-31 the demo data take every sample of the imports as it is', async () => {
  const server = await startTestServer({ after }, { now: NOW.toISOString() });
  await server.build({}, (db) => fillDemoData({ ...server, db }, NOW));
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
  const report = await server.send(invoices.invoices, invoiceSample, office);
  assert.deepEqual([report.created, report.failed], [invoiceSample.length, []]);
  assert.deepEqual(report.invoices[0]?.matched, invoiceSample[0]?.delivery_numbers);
});
