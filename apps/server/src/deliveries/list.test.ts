import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { buildSupplier } from '#companies/build.ts';
import { buildContract } from '#contracts/build.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { ASPHALT, buildDelivery } from '#deliveries/build.ts';

const server = await startTestServer({ after }, { now: NOW });

type Lists =
  | typeof deliveries.incoming
  | typeof deliveries.confirmed
  | typeof deliveries.latestIncoming;
type Input = Parameters<typeof server.send<typeof deliveries.incoming>>[1];
const listOf = ({ contract, token }: Site, call: Lists, change: Partial<Input> = {}) =>
  server.send(
    call,
    {
      contract_number: contract.contract_number,
      contract_id: null,
      page: 1,
      page_size: null,
      filterString: {},
      ...change,
    },
    { token },
  );
const refused = (status: number) => (error: unknown) => {
  assert.ok(error instanceof CallError);
  assert.equal(error.status, status);
  return true;
};
const GRAVEL = {
  number: '204501',
  name: 'Frostschutzkies 0/45',
  quantity: '1234.500',
  quantity_unit: 't',
  category: 1,
};

test('API-57 SRV-09 ENT-31 ENT-32 STA-01 an incoming delivery is listed with all its fields', async () => {
  const site = await buildSite(server);
  const { contract, token } = site;
  const built = await server.build(site.scope, (db) =>
    buildDelivery(db, { contract, number: '8104552', materials: [ASPHALT, GRAVEL] }),
  );
  const path = `deliveries/incoming?contract_number=${contract.contract_number}&filterString=&page=1&page_size=20`;
  const { status, json } = await server.request('GET', path, { token });
  assert.equal(status, 200);
  assert.deepEqual(json, {
    data: {
      items: [
        {
          id: built.id,
          ids: `${built.id}_${contract.id}`,
          number: '8104552',
          status: '0',
          open: true,
          vehicle_license_plate: 'HM-KS 418',
          vehicle_type: 'Sattelkipper',
          number_of_rounds: 3,
          spedition_name: 'Spedition Hartwig',
          incoterm: 'frei Baustelle',
          factory_name: 'Asphaltwerk Lauenau',
          factory_number: '2140',
          weighing_date: '20.11.2026',
          weighing_time: '06:52',
          weighing_time_unit: 'Uhr',
          confirmed_date: null,
          confirmed_time: null,
          reservation: null,
          provisional_until: null,
          corrected: false,
          estimated_arrival: null,
          arrival_span: null,
          arrival_basis: null,
          arrival_trips: null,
          stage: null,
          loaded_at: '2026-11-20T05:52:00.000Z',
          materials: [
            { ...ASPHALT, quantity: '26,40' },
            { ...GRAVEL, quantity: '1.235' },
          ],
        },
      ],
      pagination: {
        current_page: 1,
        page_size: 20,
        total_items: 1,
        total_pages: 1,
        has_next_page: false,
      },
    },
  });
});

test('API-58 STA-02 any status but 0 counts as confirmed', async () => {
  const site = await buildSite(server);
  const { contract, user } = site;
  const at = new Date('2026-11-20T06:12:00Z');
  await server.build(site.scope, async (db) => {
    await buildDelivery(db, { contract, number: 'open' });
    await buildDelivery(db, { contract, number: 'one', confirmed: { at, by: user.id } });
    const other = { at, by: user.id, status: 'X7' };
    const weighed_at = new Date('2026-11-20T05:53:00Z');
    await buildDelivery(db, { contract, number: 'other', weighed_at, confirmed: other });
  });
  const incoming = await listOf(site, deliveries.incoming);
  assert.deepEqual(
    incoming.items.map(({ number }) => number),
    ['open'],
  );
  const confirmed = await listOf(site, deliveries.confirmed);
  assert.equal(confirmed.pagination.total_items, 2);
  assert.deepEqual(
    confirmed.items.map(({ number, open, confirmed_date, confirmed_time }) => ({
      number,
      open,
      confirmed_date,
      confirmed_time,
    })),
    ['other', 'one'].map((number) => ({
      number,
      open: false,
      confirmed_date: '2026-11-20',
      confirmed_time: '07:12',
    })),
  );
});

test('API-59 the slider gets the ten newest incoming deliveries', async () => {
  const site = await buildSite(server);
  await server.build(site.scope, async (db) => {
    for (let minute = 0; minute < 12; minute += 1) {
      const weighed_at = new Date(Date.UTC(2026, 10, 20, 5, (minute * 5) % 12));
      const number = String((minute * 5) % 12).padStart(2, '0');
      await buildDelivery(db, { contract: site.contract, weighed_at, number });
    }
  });
  const { items, pagination } = await listOf(site, deliveries.latestIncoming);
  assert.deepEqual(
    items.map(({ number }) => number),
    ['11', '10', '09', '08', '07', '06', '05', '04', '03', '02'],
  );
  assert.deepEqual([pagination.page_size, pagination.total_items], [10, 12]);
  const three = await listOf(site, deliveries.latestIncoming, { page_size: 3 });
  assert.equal(three.items.length, 3);
});

test('API-57 ENT-52 a list is narrowed by material, factory, plate and day', async () => {
  const site = await buildSite(server);
  const { contract } = site;
  await server.build(site.scope, async (db) => {
    await buildDelivery(db, { contract, number: '1', factory_number: '3310' });
    await buildDelivery(db, { contract, number: '2', vehicle_license_plate: null });
    await buildDelivery(db, { contract, number: '3', materials: [GRAVEL, ASPHALT] });
    const lateYesterday = new Date('2026-11-19T22:59:00Z');
    await buildDelivery(db, { contract, number: '4', weighed_at: lateYesterday });
  });
  const plate = ['HM-KS 418'];
  for (const [filterString, expected] of [
    [{}, ['1', '2', '3', '4']],
    [{ factory: ['3310'] }, ['1']],
    [{ factory: ['3310', '2140'] }, ['1', '2', '3', '4']],
    [{ plate }, ['1', '3', '4']],
    [{ material: ['204501'] }, ['3']],
    [{ material: ['204501', '102244'] }, ['1', '2', '3', '4']],
    [{ material_category: ['1'] }, ['3']],
    [{ material_category: ['4'] }, []],
    [{ date: ['2026-11-19'] }, ['4']],
    [{ date: ['2026-11-20'], plate, factory: ['2140'] }, ['3']],
  ] satisfies [Input['filterString'], string[]][]) {
    const { items, pagination } = await listOf(site, deliveries.incoming, { filterString });
    const numbers = items.map(({ number }) => number).toSorted();
    assert.deepEqual(numbers, expected);
    assert.equal(pagination.total_items, expected.length);
  }
});

test('API-52 ENT-52 each list offers what it can be narrowed to', async () => {
  const site = await buildSite(server);
  const { contract, token, user } = site;
  await server.build(site.scope, async (db) => {
    await buildDelivery(db, { contract });
    await buildDelivery(db, { contract, vehicle_license_plate: 'SHG-WL 77' });
    await buildDelivery(db, {
      contract,
      factory_number: '3310',
      factory_name: 'Werk Hohenfels',
      vehicle_license_plate: null,
      materials: [GRAVEL],
      confirmed: { at: new Date(NOW), by: user.id },
    });
  });
  const ofContract = { contract_number: contract.contract_number, contract_id: contract.id };
  const incoming = await server.send(deliveries.incomingFilterOptions, ofContract, { token });
  assert.deepEqual(incoming.items, [
    {
      key: 'material_category',
      label: 'Materialgruppe',
      type: 'chips',
      options: [{ value: '2', label: 'Asphalt' }],
    },
    {
      key: 'material',
      label: 'Material',
      type: 'select',
      options: [{ value: '102244', label: 'Asphalttragschicht AC 22 T S' }],
    },
    {
      key: 'factory',
      label: 'Werk',
      type: 'select',
      options: [{ value: '2140', label: 'Asphaltwerk Lauenau' }],
    },
    {
      key: 'plate',
      label: 'Kennzeichen',
      type: 'select',
      options: [
        { value: 'HM-KS 418', label: 'HM-KS 418' },
        { value: 'SHG-WL 77', label: 'SHG-WL 77' },
      ],
    },
    { key: 'date', label: 'Datum', type: 'date', options: [] },
  ]);
  const confirmed = await server.send(deliveries.confirmedFilterOptions, ofContract, { token });
  assert.deepEqual(
    confirmed.items.map(({ key, options }) => [key, options.map(({ label }) => label)]),
    [
      ['material_category', ['Gesteinskörnung']],
      ['material', ['Frostschutzkies 0/45']],
      ['factory', ['Werk Hohenfels']],
      ['date', []],
    ],
  );
});

test('API-52 a list without deliveries offers no filters', async () => {
  const site = await buildSite(server);
  const ofContract = { contract_number: site.contract.contract_number, contract_id: null };
  const { items } = await server.send(deliveries.incomingFilterOptions, ofContract, site);
  assert.deepEqual(items, []);
});

test('D-14 D-17 foreign contracts and callers without login get nothing', async () => {
  const site = await buildSite(server);
  const foreign = await buildSite(server);
  await server.build(foreign.scope, (db) => buildDelivery(db, { contract: foreign.contract }));
  const calls = ['incoming', 'confirmed', 'incoming/latest', 'incoming/filter-options'];
  for (const path of [...calls, 'confirmed/filter-options'].map((end) => `deliveries/${end}`)) {
    const ask = async (number: string, token?: string) => {
      const query = `?contract_number=${number}`;
      const answer = await server.request(
        'GET',
        path + query,
        token === undefined ? {} : { token },
      );
      return { status: answer.status, message: Object(answer.json).message };
    };
    const ofOther = await ask(foreign.contract.contract_number, site.token);
    assert.equal(ofOther.status, 404, path);
    assert.deepEqual(await ask('49999999', site.token), ofOther);
    assert.equal((await ask(site.contract.contract_number)).status, 401, path);
  }
});

test('API-57 a number that two suppliers use is settled by the id of the contract', async () => {
  const site = await buildSite(server);
  const twin = await server.build(site.scope, async (db) => {
    const supplier = await buildSupplier(db);
    const { contract_number } = site.contract;
    const made = await buildContract(db, { company: site.company, supplier, contract_number });
    await buildDelivery(db, { contract: made, number: '77' });
    return made;
  });
  await assert.rejects(listOf(site, deliveries.incoming), refused(409));
  await assert.rejects(listOf(site, deliveries.incoming, { contract_id: newId() }), refused(404));
  const { items } = await listOf(site, deliveries.incoming, { contract_id: twin.id });
  assert.deepEqual(
    items.map(({ number }) => number),
    ['77'],
  );
});

test('D-24 bad input of a delivery list names its field', async () => {
  const { contract, token } = await buildSite(server);
  for (const [wire, field] of [
    ['page=1', 'contract_number'],
    [`contract_number=${contract.contract_number}&page=0`, 'page'],
    [`contract_number=${contract.contract_number}&page_size=101`, 'page_size'],
    [`contract_number=${contract.contract_number}&page_size=all`, 'page_size'],
    [`contract_number=${contract.contract_number}&contract_id=7`, 'contract_id'],
    [`contract_number=${contract.contract_number}&filterString=date%3D2026-11-20`, 'filterString'],
  ] as const) {
    const { status, json } = await server.request('GET', `deliveries/incoming?${wire}`, { token });
    assert.equal(status, 422, wire);
    assert.deepEqual(
      Object(json).errors.map((error: { field: string }) => error.field),
      [field],
    );
  }
});
