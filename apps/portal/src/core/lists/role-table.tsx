import type { ReactNode } from 'react';
import styles from './table-rows.module.css';

type Head = { readonly text: string; readonly isEnd?: boolean };

type RoleTableProps = {
  readonly label: string;
  readonly total: number;
  readonly heads: readonly Head[];
  /** Class that sets the columns of the rows. */
  readonly columns: string | undefined;
  /** Rows, in a row group. */
  readonly children: ReactNode;
};

/**
 * A long list on wide screens. Built of roles, not of `table`: rows outside the viewport are not rendered, so the
 * rendered ones are positioned absolutely and cannot share the columns of a table.
 */
export const RoleTable = ({ label, total, heads, columns, children }: RoleTableProps) => (
  <div role="table" aria-label={label} aria-rowcount={total + 1} className={styles.table}>
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={`${styles.row} ${columns} ${styles.head}`}>
        {heads.map(({ text, isEnd }) => (
          <span key={text} role="columnheader" className={isEnd ? styles.end : undefined}>
            {text}
          </span>
        ))}
      </div>
    </div>
    {children}
  </div>
);
