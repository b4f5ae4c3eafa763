import assert from 'node:assert/strict';
import test from 'node:test';
import { sitesOf } from '#deliveries/bulk/groups.ts';
import type { Load } from '#deliveries/today/loads.ts';

type Delivery = Partial<Load['delivery']>;
const load = (id: string, site: string, ...materials: readonly string[]) => {
  const delivery: Delivery = {
    ...{ id, contract_id: site, construction_site_name: `Baustelle ${site}` },
    materials: materials.map((number) => ({
      ...{ number, name: number, category: 2, quantity: '26,40', quantity_unit: 't' },
    })),
  };
  return { delivery } as Load; // only these fields are read
};

test('BEY-80 deliveries are grouped by site and material, one with several materials by itself', () => {
  const loads = [
    load('1', 'B', '102244'),
    load('2', 'A', '102244'),
    load('3', 'B', '102145'),
    load('4', 'B', '102244', '102145'),
    load('5', 'B', '102244'),
  ];
  const groups = sitesOf(loads).map((site) => [
    site.name,
    site.groups.map(({ material, loads: same }) => [
      material?.number ?? null,
      same.map(({ delivery }) => delivery.id).join(),
    ]),
  ]);
  assert.deepEqual(groups, [
    [
      'Baustelle B',
      [
        ['102244', '1,5'],
        ['102145', '3'],
        [null, '4'],
      ],
    ],
    ['Baustelle A', [['102244', '2']]],
  ]);
});
