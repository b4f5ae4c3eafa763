import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = {
  title: string;
  /** At the right of the heading. */
  aside?: ReactNode;
  /** Without padding: a table from edge to edge. */
  flush?: boolean;
  children: ReactNode;
};

/** A card of the page with its own heading. */
export const Panel = ({ title, aside, flush = false, children }: PanelProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      <div className={flush ? styles.flush : styles.body}>{children}</div>
    </section>
  );
};
