/** Invoices that staff take from their customers and give back. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/office.ts';
import { officeCorrect } from '@abrufbar/contract/deliveries/office-corrections.ts';
import * as portal from '@abrufbar/contract/documents.ts';
import * as invoices from '@abrufbar/contract/documents-invoices.ts';
import { sql } from 'kysely';
import { buildInvoice } from '#documents/build.ts';
import { buildUser } from '#companies/build.ts';
import { buildToken } from '#session/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const katrin = await enter({ name: 'Katrin Vogt', role: 'admin' });
const lena = await enter({ name: 'Lena Bartels' });

const build = async () => {
  const site = await buildOfficeSite(server);
  const scope = { companies: [site.company.id] };
  const load = await site.load();
  const { invoice, token } = await server.build(scope, async (db) => ({
    invoice: await buildInvoice({ db, files: server.files }, site.contract, {
      notes: [load.number],
    }),
    token: await buildToken(
      db,
      await buildUser(db, { companies: [site.company], role: 'besteller' }),
      new Date(NOW),
    ),
  }));
  const download = () =>
    server.send(portal.downloadInvoice, { invoice_uuid: invoice.id }, { token });
  const stateOf = async () => (await lena(invoices.officeInvoice, { id: invoice.id })).withdrawn;
  return { ...site, scope, load, id: invoice.id, number: invoice.number, download, stateOf };
};

test('OFF-247 a withdrawn invoice is gone for its customer, stays in the office with its reason, and comes back', async () => {
  const { id, load, download, stateOf } = await build();
  const first = await download();
  const asked = { id, version: 1, reason: ' Falscher Kunde ' };
  assert.equal((await refusalOf(lena(invoices.officeWithdrawInvoice, asked))).status, 403);
  assert.equal(await stateOf(), null);

  await katrin(invoices.officeWithdrawInvoice, asked);
  assert.equal((await refusalOf(download())).status, 404);
  assert.deepEqual(await stateOf(), { at: NOW, by: 'Katrin Vogt', reason: 'Falscher Kunde' });
  const kept = await lena(invoices.officeInvoiceFile, { id });
  assert.equal(await kept.text(), await first.text());
  // It no longer bars the correction of the deliveries it names.
  assert.deepEqual((await lena(deliveries.officeDetail, { id: load.id })).invoices, []);

  await katrin(invoices.officeReleaseInvoice, { id, version: 2 });
  assert.equal((await download()).size, kept.size);
  assert.equal(await stateOf(), null);
  assert.equal((await lena(deliveries.officeDetail, { id: load.id })).invoices.length, 1);
});

test('OFF-18 OFF-83 OFF-247 of two who withdraw an invoice the second changes nothing, and both acts stand in the log', async () => {
  const { id, number, scope } = await build();
  const asked = { id, version: 1, reason: 'Doppelt' };
  await katrin(invoices.officeWithdrawInvoice, asked);
  for (const late of [asked, { ...asked, version: 2 }]) {
    const refused = await refusalOf(katrin(invoices.officeWithdrawInvoice, late));
    assert.partialDeepStrictEqual(refused, { status: 409, code: 'invoice_changed' });
  }
  await katrin(invoices.officeReleaseInvoice, { id, version: 2 });
  const again = await refusalOf(katrin(invoices.officeReleaseInvoice, { id, version: 3 }));
  assert.equal(again.status, 409);
  const { rows } = await server.build(scope, (db) =>
    sql<{ call: string; object_name: string; changes: object }>`
      SELECT call, object_name, changes FROM audit_company WHERE object_id = ${id} ORDER BY at, id`.execute(
      db,
    ),
  );
  assert.deepEqual(
    rows.map(({ call, object_name: name, changes }) => [call, name, changes]),
    [
      ['documents.officeWithdrawInvoice', number, { withdrawn: { old: false, new: true } }],
      ['documents.officeReleaseInvoice', number, { withdrawn: { old: true, new: false } }],
    ],
  );
});

test('OFF-136 OFF-247 an invoice is not given back once a delivery it names was corrected', async () => {
  const { id, load, stateOf } = await build();
  await katrin(invoices.officeWithdrawInvoice, { id, version: 1, reason: 'Falsches Gewicht' });
  const same = { contract: null, item: null, material: null, gross: null };
  const why = { reason: 'tare', text: 'Tara laut Waage 2 nachgetragen.' } as const;
  await lena(officeCorrect, { id: load.id, version: 1, ...same, tare: 14.5, ...why });
  const refused = await refusalOf(katrin(invoices.officeReleaseInvoice, { id, version: 2 }));
  assert.partialDeepStrictEqual(refused, { status: 409, code: 'delivery_corrected' });
  assert.equal((await stateOf())?.reason, 'Falsches Gewicht');
});
