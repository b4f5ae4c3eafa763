import { officeFilters } from '@abrufbar/contract/call-offs/office-list.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { building } from '@abrufbar/web/ui/icons/navigation.ts';
import { layers } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useQuery } from '@tanstack/react-query';
import { columnsOf } from '#call-offs/list/columns.tsx';
import type { WorkList } from '#call-offs/list/use-work-list.ts';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { FilterSelect } from '#core/filters/filter-select.tsx';
import { PeriodFilter } from '#core/filters/period-filter.tsx';
import { ColumnsMenu } from '#core/table/columns-menu.tsx';

const t = reader(officeCallOffsTexts);
const CHOICES_STALE_MS = 600_000;

type FiltersProps = { list: WorkList; today: string; narrow: boolean };

/** Plants, materials, customers, period and search of the work list. */
export const Filters = ({ list, today, narrow }: FiltersProps) => {
  const { state, filters } = list;
  const {
    data: choices,
    error,
    refetch,
  } = useQuery({
    ...query(officeFilters, {}),
    staleTime: CHOICES_STALE_MS,
  });
  const selects = [
    { name: 'plant', icon: factory, label: t('bo.filter.plants'), options: choices?.plants },
    {
      name: 'material',
      icon: layers,
      label: t('bo.filter.materials'),
      options: choices?.materials,
    },
    {
      name: 'customer',
      icon: building,
      label: t('bo.filter.customers'),
      options: choices?.customers,
    },
  ];
  return (
    <FilterRow
      onReset={list.isFiltered ? list.reset : undefined}
      aside={
        !narrow && (
          <>
            {state.sort.by === 'time' && !list.isFiltered && <span>{t('bo.sort')}</span>}
            <ColumnsMenu
              columns={columnsOf(today)}
              chosen={state.columns}
              onChange={state.setColumns}
            />
          </>
        )
      }
    >
      {selects.map(({ name, icon, label, options }) => (
        <FilterSelect
          key={name}
          icon={icon}
          label={label}
          options={options}
          answer={{ error, refetch }}
          chosen={state.filter(name)}
          onChange={(chosen) => state.setFilter(name, chosen)}
        />
      ))}
      <PeriodFilter
        from={filters.from ?? null}
        until={filters.until ?? null}
        isSet={Boolean(filters.from || filters.until)}
        onChange={list.setPeriod}
      />
      <FilterSearch
        label={t('bo.filter.search')}
        value={filters.q ?? ''}
        onChange={list.setSearch}
      />
    </FilterRow>
  );
};
