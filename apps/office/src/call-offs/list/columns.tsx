import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { OFFICE_COLUMNS, type OfficeColumn } from '@abrufbar/contract/call-offs/office-list.ts';
import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { statusAfter } from '#call-offs/decide/acts.ts';
import { OverLimits, overText } from '#call-offs/over-limits.tsx';
import { CallOffIcon, CallOffWord, shortStatus } from '#call-offs/status.tsx';
import { shortInstant } from '#core/times.ts';
import { Amount } from '#core/table/amount.tsx';
import { type Column, shownColumns } from '#core/table/columns.ts';
import { TwoLines, Wrapped } from '#core/table/two-lines.tsx';

const t = reader({ ...officeDrawerTexts, ...officeCallOffsTexts });

export const shownNumber = ({
  number,
  reference,
}: Pick<OfficeRow, 'number' | 'reference'>): string => number ?? String(reference);

const shownTime = ({ starts_time: from, ends_time: until }: OfficeRow): string =>
  `${from} – ${until}`;

/** While its decision is pending a row shows what it will be. */
export const shownStatus = ({ status, pending }: Pick<OfficeRow, 'status' | 'pending'>): number =>
  pending ? statusAfter(pending.action, status) : status;

/** A row as it is read out. */
export const describeRow = (row: OfficeRow): string => {
  const said = t('bo.row_aria', {
    status: shortStatus(shownStatus(row)),
    menge: `${formatQuantity(row.quantity)} ${row.quantity_unit}`,
    firma: row.company,
    zeit: shownTime(row),
  });
  return row.over_limits.length > 0 ? `${said}, ${overText(row)}` : said;
};

/** The server knows each column by its id too, for exports and saved views. */
type Columns = readonly (Column<OfficeRow> & { readonly id: OfficeColumn })[];

const status: Columns = [
  {
    id: 'status',
    head: t('bo.columns.status'),
    width: 174,
    cell: (row) => <CallOffWord status={shownStatus(row)} />,
  },
  { id: 'time', head: t('bo.columns.time'), width: 118, sorts: true, cell: shownTime },
  {
    id: 'customer',
    head: t('bo.columns.customer'),
    sorts: true,
    cell: (row) => <TwoLines first={row.company} second={row.contract_name} />,
    full: (row) => `${row.company}, ${row.contract_name}`,
  },
];

const material: Columns = [
  {
    id: 'material',
    head: t('bo.columns.material'),
    sorts: true,
    cell: (row) => <Wrapped text={row.material_name} />,
    full: (row) => row.material_name,
  },
  {
    id: 'plant',
    head: t('bo.columns.plant'),
    width: 148,
    sorts: true,
    cell: (row) => <Wrapped text={row.factory_name ?? '–'} />,
    full: (row) => row.factory_name ?? '',
  },
];

const amount: Columns = [
  {
    id: 'amount',
    head: t('bo.columns.amount'),
    width: 98,
    align: 'end',
    sorts: true,
    cell: (row) => (
      <>
        <OverLimits row={row} />
        <Amount value={row.quantity} unit={row.quantity_unit} />
      </>
    ),
  },
];

const rest = (today: string): Columns => [
  {
    id: 'hourly',
    head: t('bo.columns.hourly'),
    width: 42,
    align: 'end',
    cell: (row) => (row.hourly_quantity === null ? '–' : formatWhole(row.hourly_quantity)),
    full: (row) =>
      row.hourly_quantity === null
        ? ''
        : t('bo.drawer.hourly', {
            n: formatWhole(row.hourly_quantity),
            einheit: row.quantity_unit,
          }),
  },
  {
    id: 'received',
    head: t('bo.columns.received'),
    width: 96,
    align: 'end',
    sorts: true,
    cell: (row) =>
      row.pending ? t('bo.now') : shortInstant(row.received_at, today, { isNarrow: true }),
  },
];

const optional: Columns = [
  { id: 'number', head: t('bo.columns.number'), width: 110, optional: true, cell: shownNumber },
  {
    id: 'contract',
    head: t('bo.columns.contract'),
    width: 110,
    optional: true,
    cell: (row) => row.contract_number,
  },
  {
    id: 'incoterm',
    head: t('bo.columns.incoterm'),
    width: 130,
    optional: true,
    cell: (row) => row.incoterm,
    full: (row) => row.incoterm,
  },
  {
    id: 'truck',
    head: t('bo.columns.truck'),
    width: 150,
    optional: true,
    cell: (row) => row.truck_type,
    full: (row) => row.truck_type,
  },
  {
    id: 'contact',
    head: t('bo.columns.contact'),
    width: 140,
    optional: true,
    cell: (row) => row.contact ?? '–',
    full: (row) => row.contact ?? '',
  },
];

/** The delivery day, where rows are not grouped by it. */
export const dayColumn: Columns = [
  {
    id: 'day',
    head: t('bo.columns.day'),
    width: 104,
    cell: ({ starts_on }) => shortDate(starts_on),
  },
];

/** Columns of the work list (docs/design.md section 14.6). */
export const columnsOf = (today: string): Columns => [
  ...status,
  ...material,
  ...amount,
  ...rest(today),
  ...optional,
];

type ListColumns = readonly Column<OfficeRow>[];

/** Of the edge of a row, which is wider than between two columns. */
const EDGE_PX = 7;

/** Without boxes the first column stands at the edge. */
export const atEdge = ([first, ...others]: ListColumns): ListColumns =>
  first === undefined
    ? []
    : [{ ...first, ...(first.width && { width: first.width + EDGE_PX }) }, ...others];

export const isColumnId = (id: string): id is OfficeColumn =>
  OFFICE_COLUMNS.some((one) => one === id);

/** Ids of the columns that are shown, in their order. */
export const shownColumnIds = (chosen: readonly string[] | null): readonly OfficeColumn[] =>
  shownColumns(columnsOf(''), chosen)
    .map(({ id }) => id)
    .filter(isColumnId);

/** Beside a drawer as a pane the list is narrower: the drawer shows what is left out here. */
export const narrowColumns: Columns = [
  ...status,
  {
    id: 'material',
    head: t('bo.columns.material_plant'),
    width: 180,
    sorts: true,
    cell: (row) => <TwoLines first={row.material_name} second={row.factory_name ?? '–'} />,
    full: (row) => `${row.material_name}, ${row.factory_name ?? ''}`,
  },
  ...amount.map((column) => ({ ...column, width: 112 })), // the last column has a wider edge
];

/** With three panes in a window that is not very wide the state is its drawing; the drawer says the word. */
export const tightColumns: Columns = narrowColumns.map((column) => {
  if (column.id === 'material') return { ...column, width: 206 };
  if (column.id !== 'status') return column;
  const cell = (row: OfficeRow) => <CallOffIcon status={shownStatus(row)} />;
  return { ...column, hidesHead: true, width: 34, cell };
});
