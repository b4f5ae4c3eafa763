import assert from 'node:assert/strict';
import test from 'node:test';
import { dayAmounts, type DayAmount } from '#amounts/day-amounts.ts';

const amount = (
  site: string,
  material_number: string,
  plants: string,
  come: number,
): DayAmount => ({
  contract_id: site,
  construction_site_name: site,
  id: `${site} ${material_number} t`,
  material_designation: 'Frostschutzkies 0/45',
  material_number,
  material_category: 1,
  factory_name: plants,
  factory_number: plants,
  quantity_unit: 't',
  app_hierarchy: 'Gesteinskörnung',
  target_quantity: '600,00',
  target_quantity_raw: 600,
  delivered_quantity: String(come),
  delivered_quantity_raw: come,
  incoming_quantity: '0,00',
  incoming_quantity_raw: 0,
  over_delivered_quantity: '0,00',
  over_delivered_quantity_raw: 0,
  remaining_quantity: String(600 - come),
  remaining_quantity_raw: 600 - come,
});

test('BEY-51 a material of several sites is one amount, and what has come is first', () => {
  const shown = dayAmounts([
    amount('a', '201', 'Werk 1', 0),
    amount('a', '202', 'Werk 1, Werk 2', 26.4),
    amount('b', '202', 'Werk 2, Werk 3', 0.2),
  ]);
  assert.deepEqual(
    shown.map((one) => [one.material_number, one.factory_name, one.target_quantity]),
    [
      ['202', 'Werk 1, Werk 2, Werk 3', '1.200'],
      ['201', 'Werk 1', '600,00'],
    ],
  );
  assert.deepEqual(
    [shown[0]?.delivered_quantity, shown[0]?.remaining_quantity_raw],
    ['26,60', 1173.4],
  );
});
