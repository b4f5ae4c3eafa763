import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { buildSupplier } from '#companies/build.ts';
import { inTransaction } from '#core/database/database.ts';
import { insertPlants, listPlants, updatePlant } from '#contracts/plant-store.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after });
const build = <T>(work: Parameters<typeof server.build<T>>[1]) => server.build({}, work);

const CHANGE = {
  weekday: { from: '05:00', until: '18:00' },
  saturday: null,
  hourlyLimit: 180.5,
  dispatchPhone: '+49 5722 4410',
};
const AUTHOR = { name: 'Lena Bartels', at: new Date('2026-11-20T06:12:00Z') };

test('OFF-67 plants keep unit, hours, limit and phone when an item names them again', async () => {
  const supplier = await build(buildSupplier);
  const other = await build(buildSupplier);
  const key = { supplierId: supplier.id, number: '2140', version: 1 };
  const ids = [supplier.id];
  await build(async (db) => {
    await insertPlants(db, supplier.id, [
      { number: '2140', name: 'Werk Lauenau', unit: 'm³' },
      { number: '2155', name: 'Äcker' },
    ]);
    await insertPlants(db, other.id, [{ number: '2140', name: 'Fremdes Werk' }]);
    await insertPlants(db, supplier.id, []);
    assert.equal(await updatePlant(db, ids, key, CHANGE, AUTHOR), true);
    await insertPlants(db, supplier.id, [{ number: '2140', name: 'Asphaltwerk Lauenau' }]);
  });
  const plants = await build((db) => listPlants(db, ids));
  assert.deepEqual(
    plants.map(({ name }) => name),
    ['Äcker', 'Asphaltwerk Lauenau'],
  );
  assert.deepEqual(plants[1], {
    supplierId: supplier.id,
    number: '2140',
    name: 'Asphaltwerk Lauenau',
    unit: 'm³',
    ...CHANGE,
    version: 2,
    changedBy: 'Lena Bartels',
    changedAt: '2026-11-20T06:12:00Z',
  });
});

test('OFF-18 OFF-67 a plant is changed only by its supplier and on the version that was seen', async () => {
  const supplier = await build(buildSupplier);
  const other = await build(buildSupplier);
  await build((db) => insertPlants(db, supplier.id, [{ number: '2140', name: 'Lauenau' }]));
  const key = { supplierId: supplier.id, number: '2140', version: 1 };
  const change = (suppliers: number[], version = 1) =>
    inTransaction(server.database.staff, { suppliers }, (db) =>
      updatePlant(db, suppliers, { ...key, version }, CHANGE, AUTHOR),
    );
  assert.equal(await change([other.id]), false);
  assert.equal(await change([]), false);
  assert.equal(await change([supplier.id, other.id]), true);
  assert.equal(await change([supplier.id]), false);
  assert.equal(await change([supplier.id], 2), true);
  for (const wrong of [
    { ...CHANGE, weekday: { from: '18:00', until: '05:00' } },
    { ...CHANGE, hourlyLimit: 0 },
  ]) {
    const writing = build((db) =>
      updatePlant(db, [supplier.id], { ...key, version: 3 }, wrong, AUTHOR),
    );
    await assert.rejects(writing, { code: '23514' });
  }
  const always = { ...CHANGE, weekday: { from: '00:00', until: '24:00' } };
  await build((db) => updatePlant(db, [supplier.id], { ...key, version: 3 }, always, AUTHOR));
  const [plant] = await build((db) => listPlants(db, [supplier.id]));
  assert.deepEqual(plant?.weekday, always.weekday);
});
