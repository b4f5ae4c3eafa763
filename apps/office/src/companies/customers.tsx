import {
  OFFICE_CUSTOMER_COLUMNS,
  OFFICE_CUSTOMER_SORTS,
  officeList,
} from '@abrufbar/contract/companies/office.ts';
import { officeExport } from '@abrufbar/contract/companies/office-export.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { building } from '@abrufbar/web/ui/icons/navigation.ts';
import { customerColumns, describeCustomer } from '#companies/customer-columns.tsx';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { go, replaceSearch, useSearch } from '#core/navigation/router.ts';
import { EmptyRows } from '#core/parts/empty-rows.tsx';
import { ColumnsMenu } from '#core/table/columns-menu.tsx';
import { shownColumns, shownIdsOf } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

const t = reader(officeCustomersTexts);

const setTerm = (q: string) => replaceSearch({ q: q === '' ? null : q });

/** Companies with a number at a supplier of the brand; a row leads to its page. */
export const Customers = () => {
  const today = useToday();
  const term = useSearch().get('q');
  const state = useTableState({ view: '', sort: 'name' });
  const filters = {
    q: term,
    sort: OFFICE_CUSTOMER_SORTS.find((one) => one === state.sort.by) ?? 'name',
    direction: state.sort.descending ? 'desc' : 'asc',
  } as const;
  const rows = usePagedRows(officeList, filters);
  const reset = term === null ? undefined : () => setTerm('');
  return (
    <Page
      title={t('bo.cus.title')}
      fills
      actions={
        <ExportMenu
          list="customers"
          call={officeExport}
          inputOf={(format) => ({
            ...filters,
            columns: shownIdsOf(OFFICE_CUSTOMER_COLUMNS, customerColumns, state.columns),
            format,
          })}
          today={today}
        />
      }
      foot={
        <RowsFoot>
          {rows.total !== undefined &&
            t(`bo.cus.foot${plural(rows.total)}`, { n: formatWhole(rows.total) })}
        </RowsFoot>
      }
    >
      <FilterRow
        onReset={reset}
        aside={
          <ColumnsMenu
            columns={customerColumns}
            chosen={state.columns}
            onChange={state.setColumns}
          />
        }
      >
        <FilterSearch
          key={term === null ? 'empty' : 'set'}
          label={t('bo.cus.search')}
          value={term ?? ''}
          onChange={setTerm}
        />
      </FilterRow>
      <DataTable
        label={t('bo.cus.title')}
        columns={shownColumns(customerColumns, state.columns)}
        rows={rows}
        row={{ keyOf: ({ id }) => String(id), describe: describeCustomer }}
        height="dense"
        sort={state.sort}
        onSort={state.sortBy}
        onOpen={({ id }) => void go(objectHref('customer', String(id)))}
        empty={<EmptyRows icon={building} title={t('bo.cus.empty')} onReset={reset} />}
      />
    </Page>
  );
};
