import { reader } from '@abrufbar/texts/lookup/text.ts';
import { unitsTexts } from '@abrufbar/texts/frame/units.ts';

const t = reader(unitsTexts);

/** `Tonnen` for `t`, `Tonne` for one: units are read out in full, unknown ones unchanged. */
export const unitName = (unit: string, count?: number): string => {
  switch (unit) {
    case 't':
      return t(count === 1 ? 'unit.t_one' : 'unit.t');
    case 'm³':
      return t('unit.m3');
    case 'St.':
      return t('unit.pieces');
    default:
      return unit;
  }
};
