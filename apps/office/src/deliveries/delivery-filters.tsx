import { officeFilters } from '@abrufbar/contract/call-offs/office-list.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { officeDeliveriesTexts } from '@abrufbar/texts/deliveries-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { building } from '@abrufbar/web/ui/icons/navigation.ts';
import { layers } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useQuery } from '@tanstack/react-query';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { FilterSelect } from '#core/filters/filter-select.tsx';
import { PeriodFilter } from '#core/filters/period-filter.tsx';
import { ColumnsMenu } from '#core/table/columns-menu.tsx';
import { deliveryColumns } from '#deliveries/delivery-columns.tsx';
import type { DeliveryList } from '#deliveries/use-delivery-list.ts';

const t = reader({ ...officeCallOffsTexts, ...officeDeliveriesTexts });
const CHOICES_STALE_MS = 600_000;

const SELECTS = [
  { name: 'plant', icon: factory, label: t('bo.filter.plants'), of: 'plants' },
  { name: 'material', icon: layers, label: t('bo.filter.materials'), of: 'materials' },
  { name: 'customer', icon: building, label: t('bo.filter.customers'), of: 'customers' },
] as const;

type FiltersProps = { list: DeliveryList; narrow: boolean };

/** Plants, materials, customers, period and search of the list of deliveries. */
export const DeliveryFilters = ({ list, narrow }: FiltersProps) => {
  const { state, from, until, term } = list;
  const {
    data: choices,
    error,
    refetch,
  } = useQuery({
    ...query(officeFilters, {}),
    staleTime: CHOICES_STALE_MS,
  });
  return (
    <FilterRow
      onReset={list.isFiltered ? list.reset : undefined}
      aside={
        !narrow && (
          <ColumnsMenu
            columns={deliveryColumns(list.isByDay)}
            chosen={state.columns}
            onChange={state.setColumns}
          />
        )
      }
    >
      {SELECTS.map(({ name, icon, label, of }) => (
        <FilterSelect
          key={name}
          icon={icon}
          label={label}
          options={choices?.[of]}
          answer={{ error, refetch }}
          chosen={state.filter(name)}
          onChange={(chosen) => state.setFilter(name, chosen)}
        />
      ))}
      <PeriodFilter
        from={from}
        until={until}
        isSet={from !== null || until !== null}
        onChange={list.setPeriod}
      />
      <FilterSearch label={t('bo.del.search')} value={term ?? ''} onChange={list.setTerm} />
    </FilterRow>
  );
};
