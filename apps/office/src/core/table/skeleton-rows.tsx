import type { Column } from '#core/table/columns.ts';
import styles from './data-table.module.css';
import type { ROW_HEIGHTS } from '#core/table/row.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

type SkeletonRowsProps = {
  columns: readonly Pick<Column<never>, 'id' | 'align'>[];
  /** A column of its own before the others. */
  hasBoxes: boolean;
  height: keyof typeof ROW_HEIGHTS;
};

/** Grey bars in place of the first rows; visible after 150 ms (OFF-36). */
export const SkeletonRows = ({ columns, hasBoxes, height }: SkeletonRowsProps) =>
  ROWS.map((row) => (
    <tr key={row} aria-hidden="true" className={`${styles.skeleton} ${styles[height]}`}>
      {hasBoxes && (
        <td className={styles.box}>
          <span className={styles.bone}>{'\u00A0'}</span>
        </td>
      )}
      {columns.map(({ id, align }) => (
        <td key={id} className={align ? styles[align] : undefined}>
          <span className={styles.bone}>{'\u00A0'}</span>
        </td>
      ))}
    </tr>
  ));
