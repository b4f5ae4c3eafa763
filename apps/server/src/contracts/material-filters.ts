import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader(filtersTexts);

/** A filter value of a list of materials. */
export type MaterialFilterValue = {
  readonly key: 'material_category' | 'material' | 'factory';
  readonly value: string;
  readonly label: string;
};

/** Name of a material category; an unknown one counts as "others" (D-42). */
export const categoryLabel = (category: number): string => {
  const known = MATERIAL_CATEGORIES.find((one) => one === String(category));
  return t(`material_category.${known ?? '0'}`);
};

/** All categories, to choose from; read when asked for, since the server makes its texts plain after loading them. */
export const categoryOptions = () =>
  MATERIAL_CATEGORIES.map((value) => ({ value, label: t(`material_category.${value}`) }));

/** Filters by category, material and plant: those with something to choose from (D-28). */
export const presentMaterialFilters = (values: readonly MaterialFilterValue[]) => {
  const optionsOf = (key: MaterialFilterValue['key']) =>
    values.filter((value) => value.key === key).map(({ value, label }) => ({ value, label }));
  const select = (key: 'material' | 'factory') => ({
    key,
    label: t(`filter.${key}`),
    type: 'select' as const,
    options: optionsOf(key),
  });
  const carried = optionsOf('material_category').map(({ value }) => value);
  return [
    {
      key: 'material_category',
      label: t('filter.material_category'),
      type: 'chips' as const,
      options: categoryOptions().filter(({ value }) => carried.includes(value)),
    },
    select('material'),
    select('factory'),
  ].filter(({ options }) => options.length > 0);
};

/** The filter by day, after the others; the calendar knows the days. */
export const dayFilter = () => ({
  key: 'date',
  label: t('filter.date'),
  type: 'date' as const,
  options: [],
});
