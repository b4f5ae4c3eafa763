import type { ReactNode } from 'react';
import styles from './table.module.css';

type Column = { label: string; end?: boolean };

/** Lists of wide screens; children are `tr`. A link marked `data-row` covers its row. */
export const Table = ({
  label,
  columns,
  children,
}: {
  label: string;
  columns: readonly Column[];
  children: ReactNode;
}) => (
  <div className={styles.card}>
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={column.end ? styles.end : undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
