import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { BrandMark } from '@abrufbar/web/ui/brand-mark.tsx';
import { WordMark } from '@abrufbar/web/ui/word-mark.tsx';
import { useEffect, type ReactNode } from 'react';
import { brandName, useBrand } from '#core/brand.ts';
import styles from './deep-panel.module.css';
import { Strata } from '#session/strata.tsx';

const t = reader({ ...appTexts, ...officeTexts, ...staffSignInTexts });

type DeepPanelProps = {
  /** Title of the window. */
  title: string;
  /** Leaves more room for the content. */
  narrow?: boolean;
  /** Line at the foot of the content. */
  foot?: ReactNode;
  children: ReactNode;
};

/** Page outside of a session: the brand at the left, the content at the right. */
export const DeepPanel = ({ title, narrow = false, foot, children }: DeepPanelProps) => {
  const brand = useBrand();
  const name = brandName(brand);
  useEffect(() => {
    document.title = t('app.page_title', { titel: title, marke: name });
  }, [title, name]);
  const [first, ...rest] = t('bo.login.claim').split(/(?<=\.) /);
  return (
    <div className={`${styles.page} ${narrow ? styles.narrow : ''}`}>
      <header className={styles.panel}>
        <p className={styles.product}>
          <BrandMark brand={brand} size={40} onDeep />
          <WordMark />
          <span className={styles.quiet}>{t('bo.product')}</span>
        </p>
        <p className={styles.claim}>
          {first} <br />
          {rest.join(' ')}
        </p>
        <p className={styles.text}>{t('bo.login.text', { marke: name })}</p>
        <Strata className={styles.strata} />
      </header>
      <main className={styles.main}>
        <div className={styles.content}>{children}</div>
        {foot && <p className={styles.foot}>{foot}</p>}
      </main>
    </div>
  );
};
