import { reader } from '@abrufbar/texts/lookup/text.ts';
import { unitsTexts } from '@abrufbar/texts/frame/units.ts';

const t = reader(unitsTexts);

/** `Tonnen` for `t`, `Tonne` after "1": units are read out in full, unknown ones unchanged. */
export const unitName = (unit: string, amount?: string): string => {
  switch (unit) {
    case 't':
      return t(amount === '1' ? 'unit.t.single' : 'unit.t');
    case 'm³':
      return t('unit.m3');
    case 'St.':
      return t('unit.pieces');
    default:
      return unit;
  }
};
