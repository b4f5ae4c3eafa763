import { OFFICE_CONTRACT_SORTS, officeList } from '@abrufbar/contract/contracts/office.ts';
import { officeContractsTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { useRef } from 'react';
import { useCreateKey } from '#call-offs/create/use-create-key.ts';
import { contractColumns, describeContract, openContractAt } from '#contracts/contract-columns.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { go } from '#core/navigation/router.ts';
import { Empty } from '#core/parts/empty.tsx';
import { shownColumns } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import type { GridHandle } from '#core/table/table-props.ts';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

const t = reader(officeContractsTexts);

/** All contracts of a customer with the suppliers of the brand. */
export const ContractRows = ({ customer }: { customer: number }) => {
  const today = useToday();
  const state = useTableState({ view: '', sort: 'name' });
  const rows = usePagedRows(officeList, {
    view: 'all',
    customer: [String(customer)],
    q: null,
    sort: OFFICE_CONTRACT_SORTS.find((one) => one === state.sort.by) ?? 'name',
    direction: state.sort.descending ? 'desc' : 'asc',
  });
  const grid = useRef<GridHandle>(null);
  useCreateKey(() => openContractAt(rows, grid));
  const columns = contractColumns(today).filter(({ id }) => id !== 'customer');
  return (
    <DataTable
      label={t('bo.con.title')}
      columns={shownColumns(columns, state.columns)}
      rows={rows}
      row={{ keyOf: ({ id }) => id, describe: describeContract }}
      sort={state.sort}
      onSort={state.sortBy}
      onOpen={({ id }) => void go(objectHref('contract', id))}
      handle={grid}
      empty={<Empty icon={fileText} title={t('bo.con.empty')} />}
    />
  );
};
