import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { downloadInvoice } from '@abrufbar/contract/documents.ts';
import { clearFiles } from '#app.ts';
import { buildSite, NOW, type Site, withClerk } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildInvoice } from '#documents/build.ts';
import { invoiceText, zugferd } from '@abrufbar/formats/test-documents/invoice-documents.ts';
import { buildPlant } from '#testing/concepts/plant.ts';

const server = await startTestServer({ after }, { now: NOW });

const download = async ({ token }: Pick<Site, 'token'>, invoice_uuid: string) => {
  const file = await server.send(downloadInvoice, { invoice_uuid }, { token });
  return Buffer.from(await file.arrayBuffer());
};

test('SRV-27 D-50 an invoice is fetched in the file it came in, to be kept and never run', async () => {
  const plant = await withClerk(server, await buildPlant(server));
  const number = 'R/7 <Ä>';
  const files = {
    xml: invoiceText({ customer: plant.customerNumber, number }),
    pdf: zugferd('R-8', plant.customerNumber, '8104699'),
  };
  const names = {
    xml: `attachment; filename="Rechnung-R-7--_-.xml"; filename*=UTF-8''Rechnung-R-7--%C3%84-.xml`,
    pdf: `attachment; filename="Rechnung-R-8.pdf"; filename*=UTF-8''Rechnung-R-8.pdf`,
  };
  for (const kind of ['xml', 'pdf'] as const) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(files[kind])]), 'a.html');
    const sent = await server.request('POST', 'import/invoices/document', {
      token: plant.keys.di,
      body,
    });
    const id = String(Object(sent.json).data.invoice_id);
    assert.deepEqual(await download(plant, id), files[kind]);
    const { headers } = await server.request('GET', `invoices/download/${id}`, plant);
    assert.deepEqual(
      ['Content-Type', 'Content-Disposition', 'Cache-Control', 'X-Content-Type-Options'].map(
        (name) => headers.get(name),
      ),
      [`application/${kind}`, names[kind], 'no-store', 'nosniff'],
    );
    assert.match(headers.get('Content-Security-Policy') ?? '', /default-src 'none'.*; sandbox$/);
  }
});

test('SRV-27 D-14 colleagues get an invoice, with a contract or without; all others find nothing', async () => {
  const site = await withClerk(server, await buildSite(server));
  const stranger = await withClerk(server, await buildSite(server));
  const make = (fields: { contract_id?: null } = {}) =>
    server.build(site.scope, (db) =>
      buildInvoice({ db, files: server.files }, site.contract, fields),
    );
  for (const { id } of [await make(), await make({ contract_id: null })]) {
    assert.ok((await download(site, id)).length > 0);
    await assert.rejects(download(stranger, id), { status: 404 });
    assert.equal((await server.request('GET', `invoices/download/${id}`)).status, 401);
  }
  await assert.rejects(download(site, newId()), {
    status: 404,
    message: /^Diese Rechnung haben wir nicht gefunden/,
  });
});

test('D-50 files of invoices that no row of any company names go, all others stay', async (t) => {
  const alone = await startTestServer(t);
  const now = new Date(Date.now() + 7_200_000);
  const lost = await alone.files.write('invoices', Buffer.from('x'));
  for (const site of [await buildSite(alone), await buildSite(alone)])
    await alone.build(site.scope, (db) => buildInvoice({ db, files: alone.files }, site.contract));
  const { app: database, staff: staffDatabase } = alone.database;
  await clearFiles({ files: alone.files, database, staffDatabase, now });
  const left = await alone.files.list('invoices', now);
  assert.ok(left.length === 2 && !left.includes(lost));
});
