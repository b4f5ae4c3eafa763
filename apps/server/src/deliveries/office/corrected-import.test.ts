/** Imports and papers of a delivery that staff have corrected. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as amounts from '@abrufbar/contract/amounts.ts';
import * as portal from '@abrufbar/contract/deliveries/deliveries.ts';
import * as office from '@abrufbar/contract/deliveries/office.ts';
import { officeCorrect } from '@abrufbar/contract/deliveries/office-corrections.ts';
import { downloadNote } from '@abrufbar/contract/documents.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { readPdf } from '#testing/concepts/read-pdf.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const member = await addMember(server, { name: 'Lena Bartels' }, NOW);
const lena = asStaff(server, await signedIn(server, member, NOW));

/** A delivery out of a ticket whose tare was corrected. */
const build = async () => {
  const plant = await buildPlant(server);
  const { contract, customerNumber } = plant;
  const [sample] = vasSample;
  const ticket = {
    ...sample,
    Debitor: customerNumber,
    Kontraktnummer: contract.contract_number,
  };
  await plant.post('vas', [ticket]);
  const list = { contract_number: contract.contract_number, contract_id: null };
  const all = { ...list, page: 1, page_size: null, filterString: {} };
  const { items } = await server.send(portal.incoming, all, plant);
  const id = items[0]?.id ?? assert.fail();
  const before = await lena(office.officeDetail, { id });
  const tare = (before.tare ?? assert.fail()) + 1;
  await lena(officeCorrect, {
    id,
    version: before.version,
    contract: null,
    item: null,
    material: null,
    gross: null,
    tare,
    reason: 'tare',
    text: 'Tara laut Waage 2 nachgetragen.',
  });
  const incoming = async () => {
    const total = await server.send(amounts.total, all, plant);
    return total.items[0]?.incoming_quantity_raw;
  };
  return { ...plant, ticket, id, before, tare, incoming };
};

test('OFF-137 a later import changes the slip and never the correction, and the office says so', async () => {
  const { id, ticket, post, before, tare, incoming } = await build();
  const net = (before.net ?? 0) - 1;
  assert.equal(await incoming(), net);
  const carried = { ...ticket, Version: 2, Spediteur: 'Spedition Neu' };
  assert.equal((await post('vas', [carried])).report.updated, 1);
  const same = await lena(office.officeDetail, { id });
  assert.deepEqual(
    [same.carrier, same.tare, same.net, same.slip?.changed_at],
    ['Spedition Neu', tare, net, null],
  );
  const weighed = { ...carried, Version: 3, Tara: 15_100, Netto: 25_900 };
  assert.equal((await post('vas', [weighed])).report.updated, 1);
  const changed = await lena(office.officeDetail, { id });
  assert.deepEqual([changed.tare, changed.net], [tare, net]);
  assert.equal(changed.slip?.tare, (before.tare ?? 0) + 0.5);
  assert.ok(changed.slip.changed_at !== null);
  assert.equal(await incoming(), net);
  assert.equal(changed.version, same.version + 1);
});

test('OFF-134 the paper shows what was weighed and, beside it, the correction', async () => {
  const { id, before, tare, token } = await build();
  const file = await server.send(downloadNote, { scale_note_uuid: id }, { token });
  const [page = ''] = (await readPdf(Buffer.from(await file.arrayBuffer()))).pages;
  const said = page.replaceAll(/\s+/g, ' ');
  const tonnes = (weight: number | null) => `${(weight ?? 0).toFixed(3).replace('.', ',')} t`;
  for (const words of [
    `Tara (T): ${tonnes(before.tare)}`,
    `Netto (N): ${tonnes(before.net)}`,
    'Korrigiert 20.11.2026, 07:12 Uhr, Lena Bartels',
    'Tara falsch erfasst: Tara laut Waage 2 nachgetragen.',
    `Tara ${tonnes(before.tare)} ${tonnes(tare)}`,
    `Netto ${tonnes(before.net)} ${tonnes((before.net ?? 0) - 1)}`,
  ])
    assert.ok(said.includes(words), `${words}\n${said}`);
});
