import { useId } from 'react';
import { type ChartFill, FillDefs, FillSign, filled } from '#core/parts/chart-fills.tsx';
import styles from './share-bar.module.css';

type Part = {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly text: string;
  readonly share: string;
  readonly fill: ChartFill;
};

/** One bar that is divided, with what each part stands for below it. */
export const ShareBar = ({ label, parts }: { label: string; parts: readonly Part[] }) => {
  const id = useId();
  const sum = Math.max(
    parts.reduce((all, { value }) => all + value, 0),
    Number.MIN_VALUE,
  );
  const starts = parts.map((_, at) =>
    parts.slice(0, at).reduce((all, { value }) => all + value, 0),
  );
  return (
    <div className={styles.share}>
      <svg height="30" className={styles.bar} aria-hidden="true">
        <FillDefs id={id} />
        {parts.map(
          ({ key, value, fill }, at) =>
            value > 0 && (
              <svg
                key={key}
                x={`${((starts[at] ?? 0) / sum) * 100}%`}
                width={`${(value / sum) * 100}%`}
              >
                <rect x="0.75" y="1" height="28" rx="4" {...filled(id, fill)} />
              </svg>
            ),
        )}
      </svg>
      <ul aria-label={label} className={styles.list}>
        {parts.map(({ key, name, text, share, fill }) => (
          <li key={key} className={styles.row}>
            <FillSign id={`${id}-${key}`} fill={fill} />
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{text}</span>
            <span className={styles.percent}>{share}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
