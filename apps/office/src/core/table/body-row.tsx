import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { memo, type ReactNode } from 'react';
import { Check } from '#core/controls/check.tsx';
import styles from './data-table.module.css';
import type { Column } from '#core/table/columns.ts';
import type { DataTableProps } from '#core/table/table-props.ts';
import type { ROW_HEIGHTS } from '#core/table/row.ts';

const t = reader(staffPartsTexts);

type BodyRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'row' | 'selection'> & {
  height: keyof typeof ROW_HEIGHTS;
  /** Place among rows and heads of sections. */
  index: number;
  /** Takes the height of the row, which grows with the text. */
  measure: (row: HTMLTableRowElement | null) => void;
  /** Number of the row in the filter. */
  number: number;
  /** Undefined while its page loads. */
  data: Row | undefined;
  isFocusable: boolean;
  isOpen: boolean;
};

const DrawnRow = <Row,>(props: BodyRowProps<Row>): ReactNode => {
  const { columns, row, selection, height, index, measure, number, data, ...rest } = props;
  const { isFocusable, isOpen } = rest;
  const key = data === undefined ? undefined : row.keyOf(data);
  const isSelected = key !== undefined && (selection?.has(key) ?? false);
  const tone = data === undefined ? undefined : row.toneOf?.(data);
  const mayChoose = data !== undefined && (row.isSelectable?.(data) ?? true);
  const detail = isOpen && data !== undefined && row.detail?.(data);
  return (
    <>
      <tr
        ref={measure}
        data-index={index}
        data-number={number}
        data-keys=""
        tabIndex={isFocusable ? 0 : -1}
        aria-rowindex={number + 2}
        aria-selected={selection ? isSelected : undefined}
        aria-expanded={row.detail ? isOpen : undefined}
        aria-label={data === undefined ? undefined : row.describe(data)}
        className={[
          styles.row,
          styles[height],
          tone && styles[tone],
          (isSelected || isOpen) && styles.chosen,
          isOpen && styles.open,
        ]
          .filter(Boolean)
          .join(' ')}
      >
        {selection && (
          <td className={styles.box}>
            {mayChoose && (
              <Check
                tabIndex={-1}
                aria-label={t('bo.select')}
                checked={isSelected}
                onChange={() => key !== undefined && selection.toggle(key)}
              />
            )}
          </td>
        )}
        <Cells columns={columns} data={data} />
      </tr>
      {detail && (
        <tr className={styles.detail}>
          <td colSpan={columns.length + (selection ? 1 : 0)}>{detail}</td>
        </tr>
      )}
    </>
  );
};

type CellsProps<Row> = { columns: readonly Column<Row>[]; data: Row | undefined };

const DrawnCells = <Row,>({ columns, data }: CellsProps<Row>): ReactNode =>
  columns.map(({ id, align, cell, full }) => (
    <td
      key={id}
      className={align ? styles[align] : undefined}
      title={data === undefined ? undefined : full?.(data)}
    >
      {data === undefined ? <span className={styles.bone} /> : cell(data)}
    </td>
  ));

// `memo` forgets the type parameter. Cells stay while the page around the table is drawn again with the same columns.
const Cells = memo(DrawnCells) as typeof DrawnCells;

/** One row; while the table scrolls it stays as it is drawn. */
export const BodyRow = memo(DrawnRow) as typeof DrawnRow; // as above
