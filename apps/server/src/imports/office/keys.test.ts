import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as keys from '@abrufbar/contract/imports/office-keys.ts';
import * as office from '@abrufbar/contract/imports/office.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { NOW } from '#testing/concepts/site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const plant = await buildPlant(server);
const member = await addMember(server, { name: 'Katrin Vogt', role: 'admin' }, NOW);
const ask = asStaff(server, await signedIn(server, member, NOW));
const supplierId = plant.supplier.id;
const made = { supplier_id: supplierId, source: 'vas', name: 'Waage Lauenau' } as const;
const listed = async () => (await ask(keys.officeKeys, {})).items;
const statusOf = async (key: string) => (await plant.post('vas', [], key)).status;

test('OFF-167 a key is shown once, a renewed one works for another 24 hours, a revoked one ends at once', async () => {
  const { id, key } = await ask(keys.officeCreateKey, { ...made, addresses: [] });
  assert.equal(await statusOf(key), 200);
  const find = async (wanted: string) => (await listed()).find((one) => one.id === wanted);
  const before = await find(id);
  assert.deepEqual(
    [before?.tail, before?.expires_at, before?.last_used_at],
    [key.slice(-4), null, NOW],
  );
  const renewed = await ask(keys.officeRenewKey, { id, version: 1 });
  assert.equal((await find(renewed.id))?.name, 'Waage Lauenau');
  assert.equal((await find(id))?.expires_at, '2026-11-21T06:12:00Z');
  assert.deepEqual([await statusOf(key), await statusOf(renewed.key)], [200, 200]);
  assert.equal((await refusalOf(ask(keys.officeRenewKey, { id, version: 2 }))).status, 409);
  server.at('2026-11-21T06:12:01Z');
  assert.deepEqual([await statusOf(key), await statusOf(renewed.key)], [401, 200]);
  server.at(NOW);
  await ask(keys.officeRevokeKey, { id: renewed.id, version: 1 });
  assert.equal(await statusOf(renewed.key), 401);
  assert.equal(await find(renewed.id), undefined);
});

test('OFF-167 addresses of a key are networks, and a foreign supplier gets none', async () => {
  const wrong = ask(keys.officeCreateKey, { ...made, addresses: ['überall'] });
  assert.equal((await refusalOf(wrong)).status, 422);
  const foreign = ask(keys.officeCreateKey, { ...made, supplier_id: 999, addresses: [] });
  assert.equal((await refusalOf(foreign)).status, 404);
  const { id } = await ask(keys.officeCreateKey, { ...made, addresses: ['10.1.0.0/16'] });
  const change = { id, name: 'Waage 2', addresses: ['10.2.0.0/16'] };
  await ask(keys.officeUpdateKey, { ...change, version: 1 });
  assert.equal((await refusalOf(ask(keys.officeUpdateKey, { ...change, version: 1 }))).status, 409);
  const key = (await listed()).find((one) => one.id === id);
  assert.deepEqual([key?.name, key?.addresses], ['Waage 2', ['10.2.0.0/16']]);
});

test('OFF-169 each format is listed with its fields as the schema describes them', async () => {
  const { items } = await ask(keys.officeFormats, {});
  assert.ok(items.length >= 12);
  for (const { fields, call } of items) {
    for (const { name, description } of fields) assert.ok(description, `${call} ${name}`);
  }
  const vas = items.find(({ call }) => call === 'imports.vas');
  const field = (name: string) => vas?.fields.find((one) => one.name === name);
  assert.deepEqual(
    [field('Debitor')?.is_required, field('Brutto')?.is_required, field('Brutto')?.type],
    [true, false, 'number'],
  );
  assert.deepEqual(field('Taraart')?.choices, ['T', 'PT']);
});

test('OFF-170 a file read in by hand goes the way of an import and names the member', async () => {
  const [key] = (await listed()).filter(({ source }) => source === 'vas');
  const row = {
    ...vasSample[0],
    Debitor: plant.customerNumber,
    Kontraktnummer: plant.contract.contract_number,
  };
  const sent = { key_id: key?.id ?? '', call: 'imports.vas', rows: [row, { Debitor: 'x' }] };
  const { id } = await ask(keys.officeReadFile, sent);
  await waitForJobs(server);
  const report = await ask(office.officeReport, { id, page: 1 });
  const { state, changed, failed, by } = report.import;
  assert.deepEqual([state, changed, failed, by], ['partly', 1, 1, 'Katrin Vogt']);
  const foreign = ask(keys.officeReadFile, { ...sent, call: 'imports.di' });
  assert.equal((await refusalOf(foreign)).status, 422);
});
