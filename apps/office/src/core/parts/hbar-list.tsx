import { type ChartFill, FillDefs, filled } from '#core/parts/chart-fills.tsx';
import { useId } from 'react';
import styles from './hbar-list.module.css';

type Row = {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** The value as it is shown. */
  readonly text: string;
  readonly share?: string;
  readonly fill: ChartFill;
  /** Filters by the row, or no longer; null for what stands for all others. */
  readonly link?: { readonly href: string; readonly label: string } | null;
};

/** Bars below one another, each with its name and value: the list is its own table. */
export const HBarList = ({ label, rows }: { label: string; rows: readonly Row[] }) => {
  const id = useId();
  const highest = Math.max(...rows.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <ul aria-label={label} className={styles.list}>
      {rows.map(({ key, name, value, text, share, fill, link }) => (
        <li key={key} className={styles.row}>
          {link ? (
            <a href={link.href} title={link.label} className={`tap ${styles.name}`}>
              {name}
            </a>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          <svg height="15" className={styles.bar} aria-hidden="true">
            <FillDefs id={`${id}-${key}`} />
            {value > 0 && (
              <rect
                x="0.7"
                y="0.7"
                height="13.6"
                width={`${(value / highest) * 97}%`}
                rx="3"
                {...filled(`${id}-${key}`, fill)}
              />
            )}
          </svg>
          <span className={styles.value}>{text}</span>
          {share !== undefined && <span className={styles.share}>{share}</span>}
        </li>
      ))}
    </ul>
  );
};
