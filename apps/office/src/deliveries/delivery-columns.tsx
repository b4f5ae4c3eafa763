import type { OfficeDelivery } from '@abrufbar/contract/deliveries/office.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { officeDeliveriesTexts } from '@abrufbar/texts/deliveries-office.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash, shortDate } from '@abrufbar/web/format.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { SmallPlate } from '#core/parts/small-plate.tsx';
import { Amount } from '#core/table/amount.tsx';
import type { Column } from '#core/table/columns.ts';
import { TwoLines } from '#core/table/two-lines.tsx';
import { DeliveryChip, deliveryWord } from '#deliveries/delivery-chip.tsx';
import styles from './delivery-columns.module.css';

const t = reader({ ...deliveriesTexts, ...officeCallOffsTexts, ...officeDeliveriesTexts });

/** Weight of the slip; loads counted in another unit have only their quantity. */
const netOf = ({ net, quantity, quantity_unit }: OfficeDelivery) =>
  net === null ? { value: quantity, unit: quantity_unit } : { value: net, unit: 't' };

const weight = (value: number | null): string => (value === null ? '–' : formatQuantity(value));

/** A row as it is read out. */
export const describeDelivery = (row: OfficeDelivery): string => {
  const { value, unit } = netOf(row);
  return t('bo.del.row_aria', {
    status: deliveryWord(row),
    menge: `${formatQuantity(value)} ${unit}`,
    firma: row.company,
    zeit: row.weighed_time,
  });
};

/** The net is not that of the slip. */
const CorrectedSign = () => (
  <span className={styles.corrected} title={t('bo.del.corrected')}>
    <Icon icon={pencilLine} size={16} />
    <span className="visually-hidden">{t('bo.del.corrected')}</span>
  </span>
);

type Columns = readonly Column<OfficeDelivery>[];

const time: Columns = [
  {
    id: 'weighed',
    head: t('bo.del.columns.weighed'),
    width: 102,
    sorts: true,
    cell: (row) => row.weighed_time,
  },
];

/** The day too, where rows are not grouped by it. */
const dayAndTime: Columns = [
  {
    id: 'weighed',
    head: t('bo.del.columns.weighed'),
    width: 164,
    sorts: true,
    cell: (row) => `${shortDate(row.weighed_on)}, ${row.weighed_time}`,
  },
];

const slip: Columns = [
  {
    id: 'note',
    head: t('bo.del.columns.note'),
    width: 112,
    sorts: true,
    cell: (row) => row.number,
    full: (row) => row.number,
  },
  {
    id: 'plate',
    head: t('bo.del.columns.plate'),
    width: 138,
    sorts: true,
    cell: (row) => (row.plate === null ? '–' : <SmallPlate plate={row.plate} />),
  },
];

const customer: Columns = [
  {
    id: 'customer',
    head: t('bo.columns.customer'),
    sorts: true,
    cell: (row) => <TwoLines first={row.company} second={row.contract_name} />,
    full: (row) => `${row.company}, ${row.contract_name}`,
  },
];

const load: Columns = [
  {
    id: 'material',
    head: t('bo.columns.material'),
    width: 150,
    cell: (row) => row.material_name,
    full: (row) => row.material_name,
  },
  {
    id: 'gross',
    head: t('bo.del.columns.gross'),
    width: 66,
    align: 'end',
    cell: (row) => weight(row.gross),
  },
  {
    id: 'tare',
    head: t('bo.del.columns.tare'),
    width: 60,
    align: 'end',
    cell: (row) => weight(row.tare),
  },
  {
    id: 'net',
    head: t('bo.del.columns.net'),
    width: 98,
    align: 'end',
    sorts: true,
    cell: (row) => (
      <>
        {row.is_corrected && <CorrectedSign />}
        <Amount {...netOf(row)} />
      </>
    ),
  },
];

const status: Columns = [
  {
    id: 'status',
    head: t('bo.del.columns.status'),
    width: 154,
    cell: (row) => <DeliveryChip of={row} />,
  },
];

const plant: Columns[number] = {
  id: 'plant',
  head: t('bo.columns.plant'),
  cell: (row) => row.factory_name,
  full: (row) => row.factory_name,
};

const beside: Columns = [
  {
    id: 'carrier',
    head: t('delivery.carrier'),
    width: 150,
    optional: true,
    cell: (row) => orDash(row.carrier),
    full: (row) => row.carrier ?? '',
  },
  {
    id: 'contract',
    head: t('bo.columns.contract'),
    width: 110,
    optional: true,
    cell: (row) => row.contract_number,
  },
];

/** Columns of the list of deliveries (docs/design.md section 14.6). */
export const deliveryColumns = (isByDay: boolean): Columns => [
  ...(isByDay ? time : dayAndTime),
  ...slip,
  ...customer,
  ...load,
  ...status,
  { ...plant, width: 148, optional: true },
  ...beside,
];

/** The same within one contract. */
export const contractDeliveryColumns: Columns = [
  ...dayAndTime,
  ...slip,
  ...load,
  ...status,
  plant,
  ...beside,
];

/** Beside a pane. */
export const narrowDeliveryColumns: Columns = [
  ...time,
  ...slip.filter(({ id }) => id === 'plate'),
  ...customer,
  ...load.filter(({ id }) => id === 'net'),
];
