import type { OfficeContractRow } from '@abrufbar/contract/contracts/office.ts';
import { isOpen, knownStatus } from '@abrufbar/domain/contracts/status.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeContractsTexts } from '@abrufbar/texts/contracts-office.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { period } from '@abrufbar/web/format.ts';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { lock } from '@abrufbar/web/ui/icons/delivery.ts';
import type { RefObject } from 'react';
import { Chip } from '#core/parts/chip.tsx';
import type { Column } from '#core/table/columns.ts';
import type { RowSource } from '#core/table/row-source.ts';
import type { GridHandle } from '#core/table/table-props.ts';
import { TwoLines } from '#core/table/two-lines.tsx';
import { shortInstant } from '#core/times.ts';

const t = reader({ ...contractsTexts, ...officeContractsTexts });

const statusWord = (status: number): string => t(`contract.status.${knownStatus(status)}`);

export const ContractChip = ({ status }: { status: number }) => (
  <Chip role={isOpen(status) ? 'ok' : 'rest'} icon={isOpen(status) ? circleCheck : lock}>
    {statusWord(status)}
  </Chip>
);

const siteOf = ({ building_site_number: site }: Pick<OfficeContractRow, 'building_site_number'>) =>
  site === null ? '' : t('bo.con.site', { nummer: site });

/** A row as it is read out. */
export const describeContract = (row: OfficeContractRow): string =>
  t('bo.con.row_aria', {
    vertrag: row.number,
    name: row.name,
    firma: row.company,
    status: statusWord(row.status),
  });

/** Id of the contract whose row has the focus, as long as something can be ordered from it. */
export const openContractAt = (
  rows: RowSource<OfficeContractRow>,
  grid: RefObject<GridHandle | null>,
): string | undefined => {
  const row = rows.rowAt(grid.current?.at() ?? 0);
  return row && isOpen(row.status) ? row.id : undefined;
};

type Columns = readonly Column<OfficeContractRow>[];

/** Columns of the list of contracts. */
export const contractColumns = (today: string): Columns => [
  {
    id: 'number',
    head: t('bo.con.list.number'),
    width: 104,
    sorts: true,
    cell: (row) => row.number,
  },
  {
    id: 'name',
    head: t('bo.con.list.name'),
    sorts: true,
    cell: (row) => <TwoLines first={row.name} second={siteOf(row)} />,
    full: (row) => row.name,
  },
  {
    id: 'customer',
    head: t('bo.con.list.customer'),
    width: 210,
    sorts: true,
    cell: (row) => <TwoLines first={row.company} second={row.company_number} />,
    full: (row) => row.company,
  },
  {
    id: 'ends',
    head: t('bo.con.list.period'),
    width: 178,
    sorts: true,
    cell: (row) => period(row.starts_on, row.ends_on),
  },
  {
    id: 'incoming',
    head: t('bo.con.list.incoming'),
    width: 92,
    align: 'end',
    cell: (row) => (row.incoming === 0 ? '–' : formatWhole(row.incoming)),
  },
  {
    id: 'activity',
    head: t('bo.con.list.activity'),
    width: 124,
    align: 'end',
    sorts: true,
    cell: (row) =>
      row.last_activity_at === null ? '–' : shortInstant(row.last_activity_at, today),
  },
  {
    id: 'status',
    head: t('bo.con.list.status'),
    width: 128,
    cell: (row) => <ContractChip status={row.status} />,
  },
  {
    id: 'supplier',
    head: t('bo.con.list.supplier'),
    width: 180,
    optional: true,
    cell: (row) => row.supplier,
    full: (row) => row.supplier,
  },
  {
    id: 'items',
    head: t('bo.con.list.items'),
    width: 84,
    align: 'end',
    optional: true,
    cell: (row) => formatWhole(row.items),
  },
];
