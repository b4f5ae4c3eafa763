/** Amounts stay the sums of their deliveries through every change (D-46; quality R14). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { buildContract } from '#contracts/build.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildPlant } from '#testing/concepts/plant.ts';

/** Stories of deliveries for each property; `npm run prove -- --row R14` plays more of them. */
const RUNS = Number(process.env['AMOUNT_RUNS'] ?? 10);
const SEED = 20_261_120;

const server = await startTestServer({ after }, { now: NOW });

/** A plant with two contracts of the same customer. */
const buildPlantOfTwo = async () => {
  const plant = await buildPlant(server);
  const { company, supplier } = plant;
  const other = await server.build(plant.scope, (db) => buildContract(db, { company, supplier }));
  return { ...plant, contracts: [plant.contract, other] };
};
type Plant = Awaited<ReturnType<typeof buildPlantOfTwo>>;

/** Both tables, without ids, so that two plants can be compared. */
const keptIn = ({ scope, contracts }: Plant) =>
  server.build(scope, async (db) => {
    const places = contracts.map(({ id }) => id);
    const daily = await sql<object>`
      SELECT array_position(${places}::uuid[], contract_id) AS place, day, material_number, factory_number,
        quantity_unit, material_name, category, factory_name, incoming, delivered
      FROM daily_amounts ORDER BY 1, 2, 3, 4, 5, 6, 7, 8`.execute(db);
    const total = await sql<object>`
      SELECT array_position(${places}::uuid[], contract_id) AS place, material_number, factory_number,
        quantity_unit, material_name, category, factory_name, incoming, delivered
      FROM total_amounts ORDER BY 1, 2, 3, 4, 5, 6, 7`.execute(db);
    return { daily: daily.rows, total: total.rows };
  });

/** The same amounts, computed from the deliveries. */
const summedUp = ({ scope, contracts }: Plant) =>
  server.build(scope, async (db) => {
    const places = contracts.map(({ id }) => id);
    const daily = await sql<object>`
      SELECT array_position(${places}::uuid[], d.contract_id) AS place, d.weighed_on AS day,
        m.number AS material_number, d.factory_number, m.quantity_unit, m.name AS material_name, m.category,
        d.factory_name, coalesce(sum(m.quantity) FILTER (WHERE NOT d.confirmed), 0.000) AS incoming,
        coalesce(sum(m.quantity) FILTER (WHERE d.confirmed), 0.000) AS delivered
      FROM deliveries d JOIN delivery_materials m ON m.company_id = d.company_id AND m.delivery_id = d.id
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8`.execute(db);
    const total = await sql<object>`
      SELECT array_position(${places}::uuid[], d.contract_id) AS place, m.number AS material_number,
        d.factory_number, m.quantity_unit, m.name AS material_name, m.category, d.factory_name,
        coalesce(sum(m.quantity) FILTER (WHERE NOT d.confirmed), 0.000) AS incoming,
        coalesce(sum(m.quantity) FILTER (WHERE d.confirmed), 0.000) AS delivered
      FROM deliveries d JOIN delivery_materials m ON m.company_id = d.company_id AND m.delivery_id = d.id
      GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7`.execute(db);
    return { daily: daily.rows, total: total.rows };
  });

/** A state of a ticket of either source; `di` tickets hold the same material twice. */
const ticket = fc.record({
  source: fc.constantFrom('vas', 'di'),
  number: fc.integer({ min: 1, max: 3 }),
  version: fc.integer({ min: 1, max: 4 }),
  place: fc.constantFrom<0 | 1>(0, 1),
  day: fc.constantFrom(18, 19, 20),
  plant: fc.constantFrom('2140', '2155'),
  plantName: fc.constantFrom('Asphaltwerk Lauenau', 'Werk Lauenau'),
  material: fc.constantFrom('102244', '102251'),
  name: fc.constantFrom('Asphalttragschicht AC 22 T S', 'Tragschicht'),
  kilograms: fc.integer({ min: 1, max: 40_000 }),
});
type Ticket = typeof ticket extends fc.Arbitrary<infer T> ? T : never;

const tonnes = (kilograms: number) => (kilograms / 1000).toFixed(3);

const send = async (plant: Plant, one: Ticket): Promise<void> => {
  const contract = plant.contracts[one.place]?.contract_number;
  const vas = {
    Lieferscheinnummer: String(one.number),
    Version: one.version,
    Kontraktnummer: contract,
    Debitor: plant.customerNumber,
    Werk: one.plant,
    Werksname: one.plantName,
    Wiegedatum: `${one.day}.11.2026`,
    Wiegezeit: '06:10:00',
    Netto: one.kilograms,
    Artikelnummer: one.material,
    Artikelbezeichnung: one.name,
  };
  const di = [10, 20].map((item) => ({
    ticket_number: String(one.number),
    changed_at: `2026-11-20T06:0${one.version}:00+01:00`,
    item,
    item_count: 2,
    sales_contract: contract,
    sold_to_party: plant.customerNumber,
    plant: one.plant,
    plant_name: one.plantName,
    weighed_at: `2026-11-${one.day}T06:10:00+01:00`,
    material: one.material,
    material_text: one.name,
    quantity: tonnes(one.kilograms),
    unit: 'TO',
  }));
  const { status } = await (one.source === 'vas' ? plant.post('vas', [vas]) : plant.post('di', di));
  assert.equal(status, 200);
};

/** Confirms the newest incoming delivery of a contract, if there is one. */
const confirm = async (plant: Plant, place: number): Promise<void> => {
  const { contract_number = '', id = '' } = plant.contracts[place] ?? {};
  const ofContract = { contract_number, contract_id: id, page: 1, page_size: 1, filterString: {} };
  const { items } = await server.send(deliveries.incoming, ofContract, plant);
  for (const { id: delivery_id } of items) {
    await server.send(deliveries.confirm, { delivery_id, contract_id: id }, plant);
  }
};

const step = fc.oneof(
  { weight: 4, arbitrary: ticket },
  fc.constantFrom(0, 1).map((place) => ({ confirms: place })),
);

test('D-46 SRV-13 after any tickets, corrections and confirmations the amounts are the sums of the deliveries', async () => {
  let rows = 0;
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 3, maxLength: 14 }),
    async (steps) => {
      const plant = await buildPlantOfTwo();
      for (const one of steps) {
        await ('confirms' in one ? confirm(plant, one.confirms) : send(plant, one));
      }
      const kept = await keptIn(plant);
      assert.deepEqual(kept, await summedUp(plant));
      rows += kept.daily.length;
    },
  );
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
  assert.ok(rows > RUNS * 2, `${rows}`);
});

test('D-66 the same tickets in any order and repetition end in the same amounts', async () => {
  const stateOf = ({ source, number, version }: Ticket) => `${source} ${number} ${version}`;
  const states = fc.uniqueArray(ticket, { selector: stateOf, minLength: 2, maxLength: 8 });
  const shuffled = states.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
    ),
  );
  const property = fc.asyncProperty(shuffled, async ([once, again]) => {
    const [first, second] = [await buildPlantOfTwo(), await buildPlantOfTwo()];
    for (const one of once) await send(first, one);
    for (const one of again) await send(second, one);
    assert.deepEqual(await keptIn(second), await keptIn(first));
  });
  await fc.assert(property, { numRuns: RUNS / 2, seed: SEED });
});

test('two corrections that swap their contracts at the same moment both succeed', async () => {
  const plant = await buildPlantOfTwo();
  const base: Ticket = {
    source: 'vas',
    number: 1,
    version: 1,
    place: 0,
    day: 20,
    plant: '2140',
    plantName: 'Asphaltwerk Lauenau',
    material: '102244',
    name: 'Asphalttragschicht AC 22 T S',
    kilograms: 20_000,
  };
  await send(plant, base);
  await send(plant, { ...base, number: 2, place: 1 });
  for (let version = 2; version < 12; version += 1) {
    const [place, other] = version % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    await Promise.all([
      send(plant, { ...base, version, place }),
      send(plant, { ...base, number: 2, version, place: other }),
    ]);
  }
  const kept = await keptIn(plant);
  assert.deepEqual(kept, await summedUp(plant));
  assert.equal(kept.daily.length, 2);
});
