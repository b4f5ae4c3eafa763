import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { ReactNode } from 'react';
import { BrandMark } from '#ui/brand-mark.tsx';
import styles from './deep-page.module.css';

type DeepPageProps = { brand: Brand; brandName: string; children: ReactNode };

/** A page on the brand's ground with nothing else on it: maintenance. */
export const DeepPage = ({ brand, brandName, children }: DeepPageProps) => (
  <div className={styles.page} data-deep="">
    <header className={styles.head}>
      <BrandMark brand={brand} size={36} onDeep />
      <span className={styles.name}>{brandName}</span>
    </header>
    <main className={styles.main}>{children}</main>
  </div>
);
