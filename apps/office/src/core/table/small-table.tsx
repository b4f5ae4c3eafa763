import type { ReactNode } from 'react';
import type { Column } from '#core/table/columns.ts';
import styles from './small-table.module.css';

type SmallTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Row that is open beside the table. */
  currentKey?: string | null;
  /** Rows that no longer count: grey. */
  isFaint?: (row: Row) => boolean;
  /** Sums by column. */
  foot?: Readonly<Record<string, ReactNode>>;
};

/** A few rows that are all there, in a panel; the first column names the row. */
export const SmallTable = <Row,>(props: SmallTableProps<Row>) => {
  const { label, columns, rows, keyOf, currentKey = null, isFaint, foot } = props;
  return (
    <div className={styles.scroller}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ id, head, hidesHead, align }) => (
              <th key={id} scope="col" className={align && styles[align]}>
                {hidesHead ? <span className="visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={[
                keyOf(row) === currentKey && styles.current,
                isFaint?.(row) && styles.faint,
              ]
                .filter(Boolean)
                .join(' ')}
            >
              {columns.map(({ id, align, cell }, at) =>
                at === 0 ? (
                  <th key={id} scope="row" className={align && styles[align]}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={align && styles[align]}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              {columns.map(({ id, align }) => (
                <td key={id} className={align && styles[align]}>
                  {foot[id]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
};
