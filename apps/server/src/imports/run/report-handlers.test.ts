import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as calls from '@abrufbar/contract/imports/reports.ts';
import { IMPORT_COMMANDS } from '#admin/imports.ts';
import { NOW } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { readSettings } from '#core/settings.ts';
import { startTestServer } from '#testing/server/server.ts';
import diSample from '#imports/samples/di.json' with { type: 'json' };
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { buildPlant } from '#testing/concepts/plant.ts';

const server = await startTestServer({ after }, { now: NOW });
const [ticket] = vasSample;

test('SRV-29 SRV-30 D-66 every import is listed with its outcome, the last one first', async () => {
  const plant = await buildPlant(server);
  const { keys, customerNumber, contract } = plant;
  const own = { ...ticket, Debitor: customerNumber, Kontraktnummer: contract.contract_number };
  const first = await plant.post('vas', [own, { ...own, Version: 0 }]);
  assert.deepEqual(first.progress, ['done', 2, 2]);
  await plant.post('di', diSample);
  const { items } = await server.send(calls.reports, {}, { token: keys.vas });
  assert.deepEqual(
    items.map(({ call, source, key, rows, created, failed_rows }) => [
      ...[call, source, key, rows, created, failed_rows],
    ]),
    [
      ['imports.di', 'di', 'Waage 1', 3, 0, 3],
      ['imports.vas', 'vas', 'Waage 1', 2, 1, 1],
    ],
  );
  const kept = await server.send(
    calls.report,
    { id: first.importId },
    { token: keys.di }, // any key of the supplier
  );
  assert.ok(Date.parse(kept.finished_at ?? '') >= Date.parse(NOW));
  assert.deepEqual([kept.state, kept.rows_done, kept.failed], ['done', 2, first.report.failed]);
});

test('D-66 provider staff read the log of one supplier or of all, with the rejected rows', async () => {
  const [plant, other] = [await buildPlant(server), await buildPlant(server)];
  const { importId } = await plant.post('vas', [ticket, {}]);
  await other.post('vas', []);
  const read = (values: Record<string, string>) =>
    server.build({}, async (db) => {
      const { imports } = IMPORT_COMMANDS;
      const settings = readSettings({});
      return (await imports?.run({ db, settings, now: new Date(NOW) }, values))?.split('\n') ?? [];
    });
  const own = await read({ 'vk-org': plant.supplier.vk_org });
  assert.deepEqual([own.length, own[0]?.slice(0, 36)], [1, importId]);
  assert.match(
    own[0] ?? '',
    / Waage 1 \(vas\)  imports\.vas: done, 2 of 2 rows, 0 created, .* 2 failed, /,
  );
  assert.ok((await read({})).length > 1);
  const one = await read({ id: importId });
  assert.deepEqual(
    [one.length, one[1]],
    [
      3,
      '  row 1: Debitor: Diese Kundennummer ist nicht bekannt. Bitte prüfen oder den Kunden anlegen lassen und erneut senden.',
    ],
  );
  await assert.rejects(
    read({ id: importId, 'vk-org': other.supplier.vk_org }),
    /There is no import/,
  );
});

test('D-66 imports of another supplier are absent', async () => {
  const [plant, other] = [await buildPlant(server), await buildPlant(server)];
  const { importId } = await plant.post('vas', [ticket]);
  const ask = (id: string, token: string) =>
    server.request('GET', `import/reports/${id}`, { token });
  const foreign = await ask(importId, other.keys.vas);
  const absent = await ask(newId(), other.keys.vas);
  const words = ({ json }: typeof absent) => Object(json).message;
  assert.deepEqual([foreign.status, absent.status], [404, 404]);
  assert.equal(words(foreign), words(absent));
  assert.deepEqual((await server.send(calls.reports, {}, { token: other.keys.vas })).items, []);
  for (const token of [plant.token, 'abk_x'])
    assert.equal((await ask(importId, token)).status, 401);
});
