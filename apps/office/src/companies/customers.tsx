import {
  OFFICE_CUSTOMER_COLUMNS,
  OFFICE_CUSTOMER_SORTS,
  officeList,
} from '@abrufbar/contract/companies/office.ts';
import { officeExport } from '@abrufbar/contract/companies/office-export.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies/office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { building } from '@abrufbar/web/ui/icons/navigation.ts';
import { useState } from 'react';
import { customerColumns, describeCustomer } from '#companies/customer-columns.tsx';
import { useMayManage } from '#companies/customer-detail.ts';
import { NewCustomer } from '#companies/new-customer.tsx';
import { Button } from '#core/controls/button.tsx';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { objectHref } from '#core/navigation/objects.ts';
import { go, replaceSearch, useSearch } from '#core/navigation/router.ts';
import { EmptyRows } from '#core/parts/empty-rows.tsx';
import { ColumnsMenu } from '#core/table/columns-menu.tsx';
import { shownColumns, shownIdsOf } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

const t = reader({ ...manageCustomersTexts, ...officeCustomersTexts });

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
  const mayManage = useMayManage();
  const [isNew, setIsNew] = useState(false);
  const createKey = useKeyOf('next');
  useKeys({ next: () => (mayManage ? setIsNew(true) : false) });
  return (
    <SplitPanel
      detail={
        isNew && (
          <NewCustomer
            onClose={() => setIsNew(false)}
            onMade={(id) => void go(objectHref('customer', String(id)))}
          />
        )
      }
    >
      <Page
        title={t('bo.cus.title')}
        fills
        actions={
          <>
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
            {mayManage && (
              <Button icon={plus} caps={createKey} onClick={() => setIsNew(true)}>
                {t('bo.cus.new')}
              </Button>
            )}
          </>
        }
        foot={
          <RowsFoot creates={mayManage}>
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
          <FilterSearch label={t('bo.cus.search')} value={term ?? ''} onChange={setTerm} />
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
          empty={
            <EmptyRows
              icon={building}
              title={t('bo.cus.empty')}
              text={t('bo.cus.empty_text')}
              onReset={reset}
            />
          }
        />
      </Page>
    </SplitPanel>
  );
};
