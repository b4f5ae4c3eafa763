import type { ReactNode } from 'react';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import styles from './brand-header.module.css';

type BrandHeaderProps = {
  brand: Brand;
  /** Heading of the page, or the name of the brand. */
  title: ReactNode;
  /** The company to which the page belongs. */
  line?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};

/** Head of the start page, on the brand colour. */
export const BrandHeader = ({ brand, title, line, action, children }: BrandHeaderProps) => (
  <div data-brand-header="" className={styles.header}>
    <div className={styles.row}>
      <BrandMark brand={brand} size={40} onDeep />
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {line !== undefined && <div className={styles.line}>{line}</div>}
      </div>
      {action}
    </div>
    {children}
  </div>
);
