import { officeFilters } from '@abrufbar/contract/call-offs/office-list.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { building } from '@abrufbar/web/ui/icons/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { FilterSelect } from '#core/filters/filter-select.tsx';
import { ColumnsMenu } from '#core/table/columns-menu.tsx';
import { claimColumns } from '#deliveries/claims/claim-columns.tsx';
import type { ClaimList } from '#deliveries/claims/use-claim-list.ts';

const t = reader({ ...officeCallOffsTexts, ...officeClaimsTexts });
const CHOICES_STALE_MS = 600_000;

type FiltersProps = { list: ClaimList; narrow: boolean };

/** Customers and search of the list of claims. */
export const ClaimFilters = ({ list, narrow }: FiltersProps) => {
  const { state, term } = list;
  const {
    data: choices,
    error,
    refetch,
  } = useQuery({ ...query(officeFilters, {}), staleTime: CHOICES_STALE_MS });
  return (
    <FilterRow
      onReset={list.isFiltered ? list.reset : undefined}
      aside={
        !narrow && (
          <ColumnsMenu columns={claimColumns} chosen={state.columns} onChange={state.setColumns} />
        )
      }
    >
      <FilterSelect
        icon={building}
        label={t('bo.filter.customers')}
        options={choices?.customers}
        answer={{ error, refetch }}
        chosen={state.filter('customer')}
        onChange={(chosen) => state.setFilter('customer', chosen)}
      />
      <FilterSearch label={t('bo.claim.search')} value={term ?? ''} onChange={list.setTerm} />
    </FilterRow>
  );
};
