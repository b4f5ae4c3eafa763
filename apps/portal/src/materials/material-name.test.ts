import assert from 'node:assert/strict';
import test from 'node:test';
import { categoryName, materialName } from '#materials/material-name.ts';

test('short parts of a material name stay on one line', () => {
  const cases: [name: string, shown: string][] = [
    ['Asphalttragschicht AC 22 T S', 'Asphalttragschicht AC_22_T_S'],
    ['Frostschutzkies 0/45', 'Frostschutzkies 0/45'],
    ['Beton C25/30 XC4 XF1 F3', 'Beton C25/30 XC4_XF1_F3'],
    ['Sand 0/2 gewaschen', 'Sand 0/2 gewaschen'],
  ];
  for (const [name, shown] of cases) {
    assert.equal(materialName(name).replaceAll('\u00A0', '_'), shown);
  }
});

test('D-42 every category has a name, an unknown one that of the others', () => {
  assert.equal(categoryName(2), 'Asphalt');
  assert.equal(categoryName(0), 'Sonstiges');
  assert.equal(categoryName(17), 'Sonstiges');
});
