import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ChipRow, FilterChip } from '@abrufbar/web/ui/filter-chip.tsx';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { quickChips, toggle, type Filtering } from '#core/filters/choice.ts';
import { FilterOpener } from '#core/filters/opener.tsx';

const t = reader(filtersTexts);

type FilterBarProps = Filtering & {
  /** The filters are being loaded. */
  readonly isLoading: boolean;
  /** Drawings on chips, by key of the filter. */
  readonly icons?: Readonly<Record<string, IconPath>>;
  /** Chips of the search, before all others. */
  readonly children?: ReactNode;
};

/** Row above a list: opens the sheet and offers the most common choices as chips. */
export const FilterBar = (props: FilterBarProps) => {
  const { icons = {}, isLoading, children, ...filtering } = props;
  const { offered = [], choice, onChoice } = filtering;
  return (
    <ChipRow label={t('filter.title')}>
      <FilterOpener look="chip" {...filtering} />
      {children}
      {isLoading && (
        <>
          <Bone shape="pill" />
          <Bone shape="pill" />
        </>
      )}
      {quickChips(offered, choice, berlinDay(new Date())).map(({ key, value, label, isChosen }) => {
        const icon = icons[key];
        return (
          <FilterChip
            key={`${key} ${value}`}
            checked={isChosen}
            onChange={() => onChoice(toggle(choice, key, value))}
            {...(icon && { icon })}
          >
            {label}
          </FilterChip>
        );
      })}
    </ChipRow>
  );
};
