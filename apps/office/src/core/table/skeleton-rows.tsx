import styles from './data-table.module.css';
import type { ROW_HEIGHTS } from '#core/table/row.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

type SkeletonRowsProps = { columns: number; height: keyof typeof ROW_HEIGHTS };

/** Grey bars in place of the first rows; visible after 150 ms (OFF-36). */
export const SkeletonRows = ({ columns, height }: SkeletonRowsProps) =>
  ROWS.map((row) => (
    <tr key={row} aria-hidden="true" className={`${styles.skeleton} ${styles[height]}`}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <span className={styles.bone}>{'\u00A0'}</span>
        </td>
      ))}
    </tr>
  ));
