/** Units of quantities in full, for reading out. */
export const unitsTexts = {
  'unit.t': 'Tonnen',
  'unit.t.single': 'Tonne',
  'unit.m3': 'Kubikmeter',
  'unit.pieces': 'Stück',
} as const;
