import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { FilterChip } from '@abrufbar/web/ui/filter-chip.tsx';
import type { ComponentProps } from 'react';
import { FilterBar } from '#core/filters/bar.tsx';

const t = reader(filtersTexts);
const KEY = 'material_category';

/** Filters of amounts; the first chip stands for all categories of materials. */
export const AmountFilters = (props: ComponentProps<typeof FilterBar>) => {
  const { offered = [], choice, onChoice } = props;
  const hasCategories = offered.some(({ key, options }) => key === KEY && options.length > 1);
  return (
    <FilterBar {...props}>
      {hasCategories && (
        <FilterChip
          checked={choice[KEY] === undefined}
          onChange={() => {
            const { [KEY]: _, ...others } = choice;
            onChoice(others);
          }}
        >
          {t('filter.all')}
        </FilterChip>
      )}
    </FilterBar>
  );
};
