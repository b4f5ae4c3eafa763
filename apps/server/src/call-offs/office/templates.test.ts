import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/call-offs/office-templates.ts';
import { sql } from 'kysely';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const lena = await enter({ name: 'Lena Bartels' });
const jens = await enter({ name: 'Jens Ahlers' });
const texts = async (send: typeof lena) =>
  (await send(contract.officeTemplates, {})).items.map(({ text }) => text);
const add = (text: string) => lena(contract.officeCreateTemplate, { text });

test('OFF-64 answer templates are kept in order, each brand its own', async () => {
  const one = await add('Das Werk ist ausgebucht.');
  const two = await add('Bitte rufen Sie uns an.');
  await lena(contract.officeUpdateTemplate, { ...two, position: 1, text: 'Rufen Sie uns an.' });
  assert.deepEqual(await texts(lena), ['Rufen Sie uns an.', 'Das Werk ist ausgebucht.']);
  // A change of the text alone leaves the order to colleagues.
  const { id, version } = one;
  await lena(contract.officeUpdateTemplate, { id, version, text: 'Wir sind ausgebucht.' });
  assert.deepEqual(await texts(lena), ['Rufen Sie uns an.', 'Wir sind ausgebucht.']);
  const other = await enter({ brands: ['suedkies'] });
  assert.deepEqual(await texts(other), []);
  for (const foreign of [
    refusalOf(other(contract.officeRemoveTemplate, { id, version })),
    refusalOf(other(contract.officeUpdateTemplate, { id, version, text: 'x' })),
  ]) {
    assert.deepEqual(await foreign, { status: 404, code: 'template_not_found' });
  }
});

test('OFF-18 OFF-64 a change or removal of a template that comes too late names who was faster and has no effect', async () => {
  const { id, version } = await add('Ab 06:00 Uhr.');
  const late = { id, version, text: 'Ab 08:00 Uhr.' };
  await jens(contract.officeUpdateTemplate, { id, version, text: 'Ab 07:00 Uhr.' });
  for (const act of [
    () => lena(contract.officeUpdateTemplate, late),
    () => lena(contract.officeRemoveTemplate, { id, version }),
  ]) {
    await assert.rejects(act, {
      status: 409,
      reason: { code: 'stale_version', by: 'Jens Ahlers', at: NOW },
    });
  }
  assert.ok((await texts(lena)).includes('Ab 07:00 Uhr.'));
  await lena(contract.officeRemoveTemplate, { id, version: version + 1 });
  assert.ok(!(await texts(lena)).includes('Ab 07:00 Uhr.'));
});

test('OFF-83 templates leave rows with old and new text, a new order names places', async () => {
  const { id, version, position } = await add('Wir liefern morgen.');
  await lena(contract.officeUpdateTemplate, {
    id,
    version,
    text: 'Wir liefern morgen.',
    position: 1,
  });
  await lena(contract.officeRemoveTemplate, { id, version: version + 1 });
  const { rows } = await server.build({}, (db) =>
    sql<{ call: string; changes: unknown }>`
      SELECT call, changes FROM audit_staff WHERE object_id = ${id} ORDER BY id`.execute(db),
  );
  assert.deepEqual(
    rows.map(({ call, changes }) => [call, changes]),
    [
      ['callOffs.officeCreateTemplate', { text: { old: null, new: 'Wir liefern morgen.' } }],
      ['callOffs.officeUpdateTemplate', { position: { old: position, new: 1 } }],
      ['callOffs.officeRemoveTemplate', { text: { old: 'Wir liefern morgen.', new: null } }],
    ],
  );
});
