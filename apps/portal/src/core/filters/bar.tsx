import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { isFilterChosen } from '@abrufbar/domain/values/filters.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ChipRow, FilterChip } from '@abrufbar/web/ui/filter-chip.tsx';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { choosable, quickChips, toggle, type Filtering } from '#core/filters/choice.ts';
import { FilterOpener } from '#core/filters/opener.tsx';

const t = reader(filtersTexts);

type FilterBarProps = Filtering & {
  /** The filters are being loaded. */
  readonly isLoading: boolean;
  /** The list has no entries, whatever is chosen. */
  readonly isEmpty?: boolean;
  /** Drawings on chips, by key of the filter. */
  readonly icons?: Readonly<Record<string, IconPath>>;
  /** Chips of the search, before all others. */
  readonly children?: ReactNode;
};

/** Row above a list: opens the sheet and offers the most common choices as chips; absent where there is nothing to choose. */
export const FilterBar = (props: FilterBarProps) => {
  const { icons = {}, isLoading, isEmpty = false, children, ...others } = props;
  const { choice, onChoice } = others;
  const offered = others.offered && choosable(others.offered, choice);
  const filtering = { ...others, offered };
  const hasChoice = isLoading || (!isEmpty && offered?.length !== 0);
  if (!hasChoice && !isFilterChosen(choice) && !children) return null;
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
      {quickChips(offered ?? [], choice, berlinDay(new Date())).map(
        ({ key, value, label, isChosen }) => {
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
        },
      )}
    </ChipRow>
  );
};
