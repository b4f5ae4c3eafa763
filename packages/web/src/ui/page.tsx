import type { ReactNode } from 'react';
import { pageTexts } from '@abrufbar/texts/frame/page.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import styles from './page.module.css';

const t = reader(pageTexts);

type PageProps = {
  /** AppBar or BrandHeader. */
  bar: ReactNode;
  /** SubNav. */
  nav?: ReactNode;
  /** OfflineBar. */
  notice?: ReactNode;
  /** ActionBar: above the tab bar on the phone, in the head on wide screens. */
  actions?: ReactNode;
  /** Key of everything below the head: a change draws it again, so that it is not seen to move with the head. */
  drawing?: string;
  children: ReactNode;
};

/** One page: head, content column, actions. */
export const Page = ({ bar, nav, notice, actions, drawing, children }: PageProps) => (
  <div className={styles.page}>
    <header data-head="" className={styles.head}>
      <div className={styles.bar}>{bar}</div>
      {nav && <div className={styles.nav}>{nav}</div>}
    </header>
    {notice && (
      <aside aria-label={t('common.notice')} className={styles.notice}>
        {notice}
      </aside>
    )}
    <main key={drawing} className={styles.main}>
      {children}
    </main>
    {actions && (
      <section aria-label={t('common.actions')} data-action-bar="" className={styles.actions}>
        {actions}
      </section>
    )}
  </div>
);
