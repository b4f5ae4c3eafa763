import { officeInvoiceExport } from '@abrufbar/contract/documents-export.ts';
import { OFFICE_INVOICE_SORTS, officeInvoices } from '@abrufbar/contract/documents-invoices.ts';
import { officeFilters } from '@abrufbar/contract/call-offs/office-list.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { officeInvoicesTexts } from '@abrufbar/texts/documents-invoices.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { query } from '@abrufbar/web/data.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { building, fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { upload } from '@abrufbar/web/ui/icons/office.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { useHasPanes } from '#core/drawer/use-has-panes.ts';
import { useOpenRow } from '#core/drawer/use-open-row.ts';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { FilterSelect } from '#core/filters/filter-select.tsx';
import { PeriodFilter } from '#core/filters/period-filter.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { leaveUnsaved } from '#core/navigation/leave.ts';
import { EmptyRows } from '#core/parts/empty-rows.tsx';
import { useMe } from '#core/session.ts';
import { DataTable } from '#core/table/data-table.tsx';
import type { GridHandle } from '#core/table/table-props.ts';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';
import {
  describeInvoice,
  invoiceColumns,
  narrowInvoiceColumns,
} from '#documents/files/invoice-columns.tsx';
import { InvoiceDrawer } from '#documents/files/invoice-drawer.tsx';
import { ReadInvoice } from '#documents/files/read-invoice.tsx';
import { usePaperFilters } from '#documents/paper-filters.ts';

const t = reader({
  ...officeCallOffsTexts,
  ...officeFilesTexts,
  ...officeInvoicesTexts,
  ...officeTexts,
});
const CHOICES_STALE_MS = 600_000;

/** Invoices of the brand, the newest first; a row opens its drawer (OFF-138); administrators read in more (OFF-250). */
export const InvoiceList = ({ tabs }: { tabs: ReactNode }) => {
  const today = useToday();
  const grid = useRef<GridHandle>(null);
  const [openId, setOpenId] = useOpenRow();
  const mayRead = useMe()?.write.includes('imports') ?? false;
  const [isReading, setIsReading] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const readKey = useKeyOf('next');
  useKeys({ next: () => (mayRead ? setIsReading(true) : false) });
  const isNarrow = useHasPanes() && (openId !== null || isReading);
  const state = useTableState({ view: 'photos', sort: '-issued' });
  const { from, until, term, ...filters } = usePaperFilters();
  const customer = state.filter('customer');
  const choices = useQuery({ ...query(officeFilters, {}), staleTime: CHOICES_STALE_MS }).data;
  const wanted = {
    customer: customer.length > 0 ? [...customer] : null,
    from,
    until,
    q: term,
    sort: OFFICE_INVOICE_SORTS.find((one) => one === state.sort.by) ?? 'issued',
    direction: state.sort.descending ? 'desc' : 'asc',
  } as const;
  const rows = usePagedRows(officeInvoices, wanted);
  const isFiltered = filters.reset !== undefined || customer.length > 0;
  const reset = isFiltered
    ? () => {
        filters.reset?.();
        state.setFilter('customer', []);
      }
    : undefined;
  const close = () => {
    setOpenId(null);
    grid.current?.focus();
  };
  const closeReading = () => setIsReading(false);
  const openRow = (id: string) =>
    leaveUnsaved(isReading && isUnsaved, () => {
      setIsReading(false);
      setOpenId(id);
    });
  return (
    <SplitPanel
      detail={
        isReading ? (
          <ReadInvoice onUnsaved={setIsUnsaved} onClose={closeReading} />
        ) : (
          openId && (
            <InvoiceDrawer
              key={openId}
              id={openId}
              onStep={(by) => grid.current?.step(by)}
              onClose={close}
            />
          )
        )
      }
    >
      <Page
        title={t('bo.nav.files')}
        fills
        actions={
          <>
            <ExportMenu
              list="invoices"
              call={officeInvoiceExport}
              inputOf={(format) => ({ ...wanted, format })}
              today={today}
            />
            {mayRead && (
              <Button icon={upload} caps={readKey} onClick={() => setIsReading(true)}>
                {t('bo.invoice.read')}
              </Button>
            )}
          </>
        }
        tabs={tabs}
        foot={
          <RowsFoot creates={mayRead}>
            {rows.total !== undefined &&
              t(`bo.invoice.foot${plural(rows.total)}`, { n: formatWhole(rows.total) })}
          </RowsFoot>
        }
      >
        <FilterRow onReset={reset}>
          <FilterSelect
            icon={building}
            label={t('bo.filter.customers')}
            options={choices?.customers ?? []}
            chosen={customer}
            onChange={(chosen) => state.setFilter('customer', chosen)}
          />
          <PeriodFilter
            from={from}
            until={until}
            isSet={from !== null || until !== null}
            onChange={filters.setPeriod}
          />
          <FilterSearch
            label={t('bo.invoice.search')}
            value={term ?? ''}
            onChange={filters.setTerm}
          />
        </FilterRow>
        <DataTable
          label={t('bo.file.views.invoices')}
          columns={isNarrow ? narrowInvoiceColumns : invoiceColumns}
          compact={isNarrow}
          rows={rows}
          row={{ keyOf: ({ id }) => id, describe: describeInvoice }}
          sort={state.sort}
          onSort={state.sortBy}
          openKey={isReading ? null : openId}
          onOpen={({ id }) => openRow(id)}
          onMove={({ id }) => openId !== null && setOpenId(id)}
          handle={grid}
          empty={
            <EmptyRows
              icon={fileText}
              title={t('bo.invoice.empty')}
              text={t('bo.invoice.empty_text')}
              onReset={reset}
            />
          }
        />
      </Page>
    </SplitPanel>
  );
};
