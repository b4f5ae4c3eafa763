import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { officeCorrect } from '@abrufbar/contract/deliveries/office-corrections.ts';
import { today } from '@abrufbar/contract/deliveries/today.ts';
import { concreteNoteText } from '@abrufbar/formats/test-documents/concrete-note.ts';
import { NOTE } from '@abrufbar/formats/test-documents/despatch-documents.ts';
import { buildContract, buildItem } from '#contracts/build.ts';
import { newId } from '#core/ids.ts';
import { ASPHALT, buildDelivery, CONCRETE } from '#deliveries/build.ts';
import type { MaterialRow } from '#deliveries/store.ts';
import { insertCatalogue } from '#deliveries/update-store.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildDocumentKey, buildPlant } from '#testing/concepts/plant.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const member = await addMember(server, { name: 'Lena Bartels' }, NOW);
const lena = asStaff(server, await signedIn(server, member, NOW));
const WEIGHED = '2026-11-20T05:52:00.000Z';
const GRAVEL: MaterialRow = { ...ASPHALT, number: '204501', category: 1 };

const deliver = async (site: Site, materials: readonly MaterialRow[]) => {
  const { contract, scope } = site;
  const { id } = await server.build(scope, (db) => buildDelivery(db, { contract, materials }));
  return { delivery_id: id, contract_id: contract.id };
};

/** `loaded_at` of a load in lists, in the day and in its details, and its freshness. */
const look = async (
  { contract, company, token }: Pick<Site, 'contract' | 'company' | 'token'>,
  both: { readonly delivery_id: string; readonly contract_id: string },
) => {
  const { contract_number } = contract;
  const list = { contract_number, contract_id: null, page: 1, page_size: null, filterString: {} };
  const as = { token };
  const ofCompany = { company_number: company.company_nr, contract_id: null };
  const lists = await Promise.all([
    server.send(deliveries.incoming, list, as),
    server.send(deliveries.confirmed, list, as),
    server.send(deliveries.latestIncoming, list, as),
  ]);
  const day = await server.send(today, ofCompany, as);
  const details = await server.send(deliveries.details, both, as);
  const all = [...lists.flatMap(({ items }) => items), ...day.deliveries, details];
  const said = all.filter(({ id }) => id === both.delivery_id).map((one) => one.loaded_at);
  return { said: [...new Set(said)], places: said.length, freshness: details.freshness };
};

test('BEY-104 BEY-105 an unconfirmed load of asphalt or concrete says when it was weighed, others say nothing', async () => {
  const site = await buildSite(server);
  for (const [materials, kind] of [
    [[CONCRETE], 'concrete'],
    [[ASPHALT], 'asphalt'],
    [[GRAVEL, CONCRETE], 'concrete'],
    [[CONCRETE, ASPHALT], 'concrete'],
    [[GRAVEL], null],
  ] as const) {
    const { said, places, freshness } = await look(site, await deliver(site, materials));
    assert.deepEqual([said, places], [[kind === null ? null : WEIGHED], 4]);
    assert.equal(freshness?.kind ?? null, kind);
    if (freshness === null) continue;
    const { loaded_at: at, is_stated: isStated, confirmed_at: until } = freshness;
    assert.deepEqual([at, isStated, until], [WEIGHED, false, null]);
  }
});

test('BEY-104 BEY-105 the confirmation ends its time: lists say nothing any more, the details both ends', async () => {
  const site = await buildSite(server);
  const both = await deliver(site, [CONCRETE]);
  await server.send(deliveries.confirm, both, { token: site.token, key: newId() });
  const { said, places, freshness } = await look(site, both);
  assert.deepEqual([said, places], [[null], 3]);
  assert.deepEqual(
    [freshness?.loaded_at, freshness?.confirmed_at, freshness?.may_enter],
    [WEIGHED, '2026-11-20T06:12:00.000Z', true],
  );
});

test('BEY-103 limits are those of the material at its supplier, otherwise the defaults of its kind', async () => {
  const site = await buildSite(server);
  const { supplier } = site;
  const limitsOf = async (material: MaterialRow) => {
    const { freshness } = await look(site, await deliver(site, [GRAVEL, material]));
    return [freshness?.limit_minutes, freshness?.coldest_celsius, freshness?.hottest_celsius];
  };
  const other = { ...CONCRETE, number: '300302' };
  await server.build({}, (db) =>
    insertCatalogue(db, supplier.id, [
      {
        number: other.number,
        name: other.name,
        category: 3,
        limit_minutes: 60,
        hottest_celsius: 27,
      },
      { number: ASPHALT.number, name: ASPHALT.name, category: 2, coldest_celsius: 150 },
      { number: GRAVEL.number, name: GRAVEL.name, category: 1, limit_minutes: 5 },
    ]),
  );
  assert.deepEqual(await limitsOf(CONCRETE), [90, 5, 30]);
  assert.deepEqual(await limitsOf(other), [60, 5, 27]);
  assert.deepEqual(await limitsOf(ASPHALT), [null, 150, 180]);
  const elsewhere = await buildSite(server);
  const { freshness } = await look(elsewhere, await deliver(elsewhere, [other]));
  assert.equal(freshness?.limit_minutes, 90);
});

/** A plant that sends notes of concrete, weighed at 06:21:30 and produced from 06:02. */
const buildNotes = async () => {
  const plant = await buildPlant(server);
  const { contract, customerNumber, token } = plant;
  const { key } = await buildDocumentKey(server, plant);
  await server.build({}, (db) =>
    insertCatalogue(db, plant.supplier.id, [
      { number: '301130', name: 'C25/30 F3 16', category: 3, limit_minutes: 80 },
    ]),
  );
  let minute = 0;
  /** A newer state each time, with other words in its text. */
  const send = async (...changes: readonly (readonly [string, string])[]) => {
    minute += 1;
    const issuedAt = new Date(NOTE.issuedAt.getTime() + minute * 60_000);
    const own = { customerNumber, contractNumber: contract.contract_number, issuedAt };
    const text = changes.reduce(
      (said, [from, to]) => said.replaceAll(from, to),
      concreteNoteText(own).toString(),
    );
    const body = new FormData();
    body.append('file', new Blob([text]));
    const { status } = await server.request('POST', 'import/scale-note/ubl', { token: key, body });
    assert.equal(status, 200);
  };
  const find = async (of = contract) => {
    const list = { contract_number: of.contract_number, contract_id: null };
    const all = { ...list, page: 1, page_size: null, filterString: {} };
    const { items } = await server.send(deliveries.incoming, all, { token });
    return { delivery_id: items[0]?.id ?? assert.fail(), contract_id: of.id };
  };
  const read = async () => {
    const { freshness, loaded_at } = await server.send(deliveries.details, await find(), plant);
    assert.equal(loaded_at, freshness?.loaded_at);
    return [freshness?.loaded_at.slice(11, 16), freshness?.is_stated, freshness?.limit_minutes];
  };
  return { ...plant, send, find, read };
};
const NO_START = ['Start of Production', 'Beginn'] as const;
const startsAt = (time: string) => ['2026-11-18T06:02:00+01:00', time] as const;
const retarder = (name: string, minutes: number) =>
  [
    '<cac:AdditionalItemProperty>\n        <cbc:Name>consistency class',
    `<cac:AdditionalItemProperty><cbc:Name>${name}</cbc:Name><cbc:ValueQuantity unitCode="MIN">${minutes}</cbc:ValueQuantity></cac:AdditionalItemProperty>
      <cac:AdditionalItemProperty>\n        <cbc:Name>consistency class`,
  ] as const;

test('BEY-104 time counts from the start of production on the note; without one, or with a wrong one, from weighing', async () => {
  const { send, read } = await buildNotes();
  await send();
  assert.deepEqual(await read(), ['05:02', true, 80]);
  await send(NO_START);
  assert.deepEqual(await read(), ['05:21', false, 80]);
  await send(startsAt('2026-11-18T05:58:00+01:00'));
  assert.deepEqual(await read(), ['04:58', true, 80]);
  for (const wrong of ['2026-11-18T06:22:00+01:00', '2026-11-17T18:20:00+01:00']) {
    await send(startsAt(wrong));
    assert.deepEqual(await read(), ['05:21', false, 80]);
  }
});

test('BEY-104 the workability time of a load with a retarder replaces the limit of its material', async () => {
  const { send, read } = await buildNotes();
  await send(retarder('Extended Workability Time', 180));
  assert.deepEqual(await read(), ['05:02', true, 180]);
  await send(retarder('Retardation Time', 120));
  assert.deepEqual(await read(), ['05:02', true, 120]);
  await send();
  assert.deepEqual(await read(), ['05:02', true, 80]);
});

test('BEY-104 a note that comes after a correction of staff still says when the load was loaded', async () => {
  const { send, find, company, supplier, scope, token } = await buildNotes();
  await send();
  const { delivery_id: id } = await find();
  const other = await server.build(scope, async (db) => {
    const made = await buildContract(db, { company, supplier });
    await buildItem(db, { contract: made });
    return made;
  });
  await lena(officeCorrect, {
    ...{ id, version: 1, contract: other.id, item: null, material: null, gross: null, tare: null },
    ...{ reason: 'contract', text: 'Lastzug fuhr zur Nachbarbaustelle.' },
  });
  await send(startsAt('2026-11-18T05:58:00+01:00'), retarder('Retardation Time', 100));
  const both = await find(other);
  assert.equal(both.delivery_id, id);
  const { freshness } = await server.send(deliveries.details, both, { token });
  assert.deepEqual(
    [freshness?.loaded_at, freshness?.limit_minutes],
    ['2026-11-18T04:58:00.000Z', 100],
  );
});
