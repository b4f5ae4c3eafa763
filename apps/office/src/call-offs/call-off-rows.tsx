import { OFFICE_SORTS, officeList, UNFILTERED } from '@abrufbar/contract/call-offs/office-list.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { clipboardList } from '@abrufbar/web/ui/icons/delivery.ts';
import { columnsOf, dayColumn, describeRow } from '#call-offs/list/columns.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { go } from '#core/navigation/router.ts';
import { Empty } from '#core/parts/empty.tsx';
import { shownColumns } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

const t = reader(officeCallOffsTexts);

type Of = { readonly contract: string } | { readonly customer: number };

/** All call-offs of a contract or customer, the latest first; a row opens in the work list. */
export const CallOffRows = (of: Of) => {
  const today = useToday();
  const state = useTableState({ view: '', sort: '-time' });
  const rows = usePagedRows(officeList, {
    ...UNFILTERED,
    customer: 'customer' in of ? [String(of.customer)] : null,
    contract: 'contract' in of ? of.contract : null,
    sort: OFFICE_SORTS.find((one) => one === state.sort.by) ?? 'time',
    direction: state.sort.descending ? 'desc' : 'asc',
  });
  return (
    <DataTable
      label={t('bo.calloffs')}
      columns={[...dayColumn, ...shownColumns(columnsOf(today), state.columns)]}
      rows={rows}
      row={{ keyOf: ({ id }) => id, describe: describeRow }}
      sort={state.sort}
      onSort={state.sortBy}
      onOpen={({ id }) => void go(objectHref('call-off', id))}
      empty={<Empty icon={clipboardList} title={t('bo.empty.view')} />}
    />
  );
};
