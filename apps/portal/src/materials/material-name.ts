import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader(filtersTexts);

/** Keeps short parts of a name on one line: readers see „AC 22 T S“ as one word. */
export const materialName = (name: string): string =>
  name.replace(/(?<=(?:^|\s)\S{1,3}) (?=\S{1,3}(?:\s|$))/g, '\u00A0');

/** Name of a material category; an unknown one counts as other (D-42). */
export const categoryName = (category: number): string =>
  t(`material_category.${MATERIAL_CATEGORIES.find((one) => one === String(category)) ?? '0'}`);
