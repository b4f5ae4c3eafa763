import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { sql } from 'kysely';
import { buildContract } from '#contracts/build.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import diSample from '#imports/samples/di.json' with { type: 'json' };
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { buildPlant } from '#testing/concepts/plant.ts';

const server = await startTestServer({ after }, { now: NOW });

type Plant = Awaited<ReturnType<typeof buildPlant>>;
const vasRows = ({ customerNumber, contract }: Plant) =>
  vasSample.map((row) => ({
    ...row,
    Debitor: customerNumber,
    Kontraktnummer: contract.contract_number,
  }));
const diRows = ({ customerNumber, contract }: Plant) =>
  diSample.map((row) => ({
    ...row,
    sold_to_party: customerNumber,
    sales_contract: contract.contract_number,
  }));
const incomingOf = ({ contract, token }: Plant) =>
  server.send(
    deliveries.incoming,
    {
      contract_number: contract.contract_number,
      contract_id: null,
      page: 1,
      page_size: null,
      filterString: {},
    },
    { token },
  );
/** Everything the database keeps of a company's deliveries, without ids and times of import. */
const stateOf = async ({ company, scope }: Plant) => {
  const { rows } = await server.build(scope, (db) =>
    sql`SELECT d.number, d.source, d.status, d.gross_weight, d.tare_weight, d.net_weight, d.tare_stored,
        d.weighed_at, d.weighed_on, d.weighed_time, d.call_off_number, k.incoming, k.confirmed,
        k.last_activity_at, (SELECT json_agg(json_build_array(m.number, m.quantity::text, m.quantity_unit,
          m.category) ORDER BY m.pos) FROM delivery_materials m
          WHERE m.company_id = d.company_id AND m.delivery_id = d.id) AS materials
      FROM deliveries d JOIN contract_counts k ON k.company_id = d.company_id
        AND k.contract_id = d.contract_id
      WHERE d.company_id = ${company.id} ORDER BY d.source, d.number`.execute(db),
  );
  return rows;
};
const NOTHING = { created: 0, updated: 0, unchanged: 0, older: 0, failed: [], remarks: [] };

test('SRV-29 tickets of vas become incoming deliveries of their contract', async () => {
  const plant = await buildPlant(server);
  await server.build({}, (db) =>
    sql`INSERT INTO materials VALUES (${plant.supplier.id}, '102244', 'Asphalt', 2)`.execute(db),
  );
  const { status, report } = await plant.post('vas', vasRows(plant));
  assert.equal(status, 200);
  assert.deepEqual(report, { ...NOTHING, created: 3 });
  const { items, pagination } = await incomingOf(plant);
  assert.equal(pagination.total_items, 3);
  const [concrete, , asphalt] = items;
  assert.deepEqual(asphalt, {
    ...asphalt,
    number: '8104552',
    status: '0',
    vehicle_license_plate: 'HM-KS 418',
    vehicle_type: 'Sattelkipper, thermoisoliert',
    number_of_rounds: 3,
    spedition_name: 'Spedition Hartwig',
    incoterm: 'frei Baustelle',
    factory_name: 'Asphaltwerk Lauenau',
    factory_number: '2140',
    weighing_date: '2026-11-18',
    weighing_time: '06:52',
    materials: [
      {
        number: '102244',
        name: 'Asphalttragschicht AC 22 T S',
        quantity: '26,40',
        quantity_unit: 't',
        category: 2,
      },
    ],
  });
  assert.equal(concrete?.spedition_name, null);
  assert.deepEqual(
    concrete?.materials.map(({ quantity, quantity_unit, category }) => [
      quantity,
      quantity_unit,
      category,
    ]),
    [['7,50', 'm³', 0]],
  );
});

test('SRV-30 tickets of di become incoming deliveries with all their positions', async () => {
  const plant = await buildPlant(server);
  const { report } = await plant.post('di', diRows(plant));
  assert.deepEqual(report, { ...NOTHING, created: 2 });
  const { items } = await incomingOf(plant);
  assert.deepEqual(
    items.map(({ number, weighing_time, materials }) => [
      number,
      weighing_time,
      materials.map(({ name, quantity }) => [name, quantity]),
    ]),
    [
      ['0090551208', '06:40', [['Mineralbeton 0/45', '18,20']]],
      [
        '0090551207',
        '06:21',
        [
          ['Mineralbeton 0/45', '20,00'],
          ['Natursand 0/2 gewaschen', '7,08'],
        ],
      ],
    ],
  );
  const [first, second] = Object(await stateOf(plant));
  assert.deepEqual(
    [first.gross_weight, first.tare_weight, first.net_weight, first.tare_stored],
    ['42.880', '15.800', '27.080', false],
  );
  assert.equal(second.tare_stored, true);
});

test('D-66 the same file again changes nothing, in any order and however often', async () => {
  const plant = await buildPlant(server);
  await plant.post('vas', vasRows(plant));
  await plant.post('di', diRows(plant));
  const once = await stateOf(plant);
  const vas = await plant.post('vas', vasRows(plant).toReversed());
  assert.deepEqual(vas.report, { ...NOTHING, unchanged: 3 });
  const di = await plant.post('di', [...diRows(plant).toReversed(), ...diRows(plant)]);
  assert.deepEqual(di.report, { ...NOTHING, unchanged: 2 });
  assert.deepEqual(await stateOf(plant), once);
});

test('DOC-20 D-66 a correction updates the delivery, its earlier state comes too late', async () => {
  const plant = await buildPlant(server);
  const [ticket] = vasRows(plant);
  const corrected = {
    ...ticket,
    Version: 2,
    Tara: 14_580,
    Netto: 26_420,
    Kennzeichen: 'HM-KS 419',
  };
  const reports = [];
  for (const row of [ticket, corrected, ticket, corrected]) {
    reports.push((await plant.post('vas', [row])).report);
  }
  assert.deepEqual(
    reports.map(({ created, updated, unchanged, older }) => [created, updated, unchanged, older]),
    [
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 1],
      [0, 0, 1, 0],
    ],
  );
  const { items, pagination } = await incomingOf(plant);
  assert.equal(pagination.total_items, 1);
  assert.equal(items[0]?.vehicle_license_plate, 'HM-KS 419');
  assert.equal(items[0]?.materials[0]?.quantity, '26,42');

  const inReverse = await buildPlant(server);
  const own = {
    Debitor: inReverse.customerNumber,
    Kontraktnummer: inReverse.contract.contract_number,
  };
  await inReverse.post('vas', [
    { ...corrected, ...own },
    { ...ticket, ...own },
  ]);
  assert.deepEqual(await stateOf(inReverse), await stateOf(plant));
});

test('D-66 a confirmed delivery is never changed, and the report says so', async () => {
  const plant = await buildPlant(server);
  const [ticket] = vasRows(plant);
  await plant.post('vas', [ticket]);
  const [delivery] = (await incomingOf(plant)).items;
  const both = { delivery_id: delivery?.id ?? '', contract_id: plant.contract.id };
  await server.send(deliveries.confirm, both, plant);
  const state = await stateOf(plant);
  assert.deepEqual((await plant.post('vas', [ticket])).report, { ...NOTHING, unchanged: 1 });
  const { report } = await plant.post('vas', [{ ...ticket, Kennzeichen: 'HM-KS 419' }]);
  assert.deepEqual(report, {
    ...NOTHING,
    failed: [
      {
        row: 1,
        message:
          'Der Lieferschein 8104552 ist bereits bestätigt und wurde nicht mehr geändert. Bitte die Abweichung mit dem Kunden klären.',
      },
    ],
  });
  assert.deepEqual(await stateOf(plant), state);
});

test('D-66 one number from two sources makes two tickets, twice in a file of one source it makes one', async () => {
  const plant = await buildPlant(server);
  const [ticket] = vasRows(plant);
  const twice = await plant.post('vas', [ticket, ticket, { ...ticket, Umlauf: 4 }]);
  assert.deepEqual(twice.report, { ...NOTHING, created: 1, updated: 1, unchanged: 1 });
  const [, , single] = diRows(plant);
  const { report } = await plant.post('di', [{ ...single, ticket_number: '8104552' }]);
  assert.deepEqual(report, { ...NOTHING, created: 1 });
});

test('D-66 the same tickets in five files at once are taken once', async () => {
  const plant = await buildPlant(server);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => plant.post('vas', vasRows(plant))),
  );
  const created = answers.reduce((sum, { report }) => sum + report.created, 0);
  const unchanged = answers.reduce((sum, { report }) => sum + report.unchanged, 0);
  assert.deepEqual([created, unchanged], [3, 12]);
  assert.equal((await incomingOf(plant)).pagination.total_items, 3);
});

test('D-66 a ticket that moves to another contract moves its count', async () => {
  const plant = await buildPlant(server);
  const [ticket] = vasRows(plant);
  await plant.post('vas', [ticket]);
  const { company, supplier } = plant;
  const moved = await server.build(plant.scope, (db) => buildContract(db, { company, supplier }));
  const { report } = await plant.post('vas', [
    { ...ticket, Kontraktnummer: moved.contract_number },
  ]);
  assert.deepEqual(report, { ...NOTHING, updated: 1 });
  assert.equal((await incomingOf(plant)).pagination.total_items, 0);
  assert.equal((await incomingOf({ ...plant, contract: moved })).pagination.total_items, 1);
});
