import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import type { ReactNode } from 'react';
import styles from './page-bar.module.css';

type PageBarProps = {
  readonly icon: IconPath;
  /** Null while there is nothing to say: only a region that is there before its words is read out. */
  readonly text: string | null;
  readonly tone?: 'warn';
  /** A button that ends it. */
  readonly children?: ReactNode;
};

/** Says something over every page. */
export const PageBar = ({ icon, text, tone, children }: PageBarProps) => (
  <div role="status">
    {text !== null && (
      <div className={`${styles.bar} ${tone ? styles[tone] : ''}`}>
        <Icon icon={icon} size={18} />
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    )}
  </div>
);
