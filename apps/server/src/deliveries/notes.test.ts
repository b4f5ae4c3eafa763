import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { confirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import { notes, suggestNotes } from '@abrufbar/contract/deliveries/notes.ts';
import { buildContract } from '#contracts/build.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';

const server = await startTestServer({ after }, { now: NOW });

const add = (site: Site, fields: Partial<Parameters<typeof buildDelivery>[1]> = {}) =>
  server.build(site.scope, (db) => buildDelivery(db, { contract: site.contract, ...fields }));
const list = ({ contract, token }: Site, page = 1, page_size: number | null = null) =>
  server.send(notes, { contract_id: contract.id, page, page_size }, { token });
const suggest = ({ company, token }: Site, query: string) =>
  server.send(suggestNotes, { company_number: company.company_nr, query }, { token });

test('SRV-22 ENT-54 a scale note has what stands on the weighing ticket', async () => {
  const site = await buildSite(server);
  const { id, number } = await add(site, { number: '8104552' });
  const { token, contract } = site;
  const { json } = await server.request('GET', `scale-notes/list/${contract.id}`, { token });
  assert.partialDeepStrictEqual(json, {
    data: {
      items: [
        {
          uuid: id,
          number,
          contract_id: contract.id,
          contract_number: contract.contract_number,
          vehicle_license_plate: 'HM-KS 418',
          weighing_date: '20.11.2026',
          weighing_time: '06:52',
          spedition_name: 'Spedition Hartwig',
          factory_name: 'Asphaltwerk Lauenau',
          factory_number: '2140',
          gross_weight: '41,00',
          tare_weight: '14,60',
          net_weight: '26,40',
          status: '0',
          materials: [{ number: '102244', quantity: '26,40', quantity_unit: 't' }],
        },
      ],
    },
  });
});

test('SRV-22 D-29 confirmed and unconfirmed ones stand in one list, newest first, page by page', async () => {
  const site = await buildSite(server);
  const ids: string[] = [];
  for (let day = 1; day <= 9; day += 1) {
    const weighed_at = new Date(`2026-11-0${day}T06:00:00Z`);
    const confirmed = { at: weighed_at, by: site.user.id };
    const { id } = await add(site, { weighed_at, ...(day % 3 === 0 && { confirmed }) });
    ids.unshift(id);
  }
  const pages = [await list(site, 1, 4), await list(site, 2, 4), await list(site, 3, 4)];
  const seen = pages.flatMap(({ items }) => items.map(({ uuid }) => uuid));
  assert.deepEqual(seen, ids);
  assert.deepEqual(
    pages.map(({ pagination }) => [pagination.total_items, pagination.has_next_page]),
    [
      [9, true],
      [9, true],
      [9, false],
    ],
  );
  // A page that was never read up to is found too.
  const jumped = await list(site, 3, 3);
  assert.deepEqual(
    jumped.items.map(({ uuid }) => uuid),
    ids.slice(6),
  );
  // One that is confirmed or arrives meanwhile shifts nothing.
  await server.send(confirm, { delivery_id: ids[0] ?? '', contract_id: site.contract.id }, site);
  await add(site);
  const next = await list(site, 2, 4);
  assert.deepEqual(
    next.items.map(({ uuid }) => uuid),
    ids.slice(4, 8),
  );
});

test('SRV-22 D-14 notes of another contract are not there, a foreign contract is unknown', async () => {
  const site = await buildSite(server);
  const { company, supplier } = site;
  const other = await server.build(site.scope, (db) => buildContract(db, { company, supplier }));
  await add(site, { contract: other });
  const { items, pagination } = await list(site);
  assert.deepEqual([items, pagination.total_items], [[], 0]);
  const foreign = await buildSite(server);
  await assert.rejects(list({ ...site, contract: foreign.contract }), { status: 404 });
});

test('SRV-24 the last numbers that begin so are suggested, of one company alone', async () => {
  const site = await buildSite(server);
  const foreign = await buildSite(server);
  for (let end = 10; end < 22; end += 1) await add(site, { number: `8104${end}` });
  for (const number of ['81039', '8105', '81', 'x8104', 'LS 8104']) await add(site, { number });
  await add(foreign, { number: '810499' });
  const { items } = await suggest(site, '8104');
  assert.deepEqual(
    items.map(({ number }) => number),
    [21, 20, 19, 18, 17, 16, 15, 14, 13, 12].map((end) => `8104${end}`),
  );
  const [first] = items;
  assert.equal(first?.construction_site_name, site.contract.name);
  assert.equal(first.contract_number, site.contract.contract_number);
  const numbers = async (query: string) =>
    (await suggest(site, query)).items.map((one) => one.number);
  assert.deepEqual(await numbers('81 04 21'), ['810421']);
  assert.deepEqual(await numbers('LS 8'), ['LS 8104']);
  assert.deepEqual(await numbers('8%'), []);
  assert.deepEqual(await numbers(newId()), []);
  const empty = `scale-notes/search-suggest?company_number=${site.company.company_nr}&query=`;
  assert.equal((await server.request('GET', empty, { token: site.token })).status, 422);
  await assert.rejects(suggest({ ...site, company: foreign.company }, '81'), { status: 403 });
});
