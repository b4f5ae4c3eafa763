import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './phone-preview.module.css';

const t = reader(contentOfficeTexts);

const PREVIEW = '/office/preview';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

type PhoneProps = { theme: Theme; brand: Brand; children: ReactNode };

/** A phone with a page of the portal in its frame. */
export const Phone = ({ theme, brand, children }: PhoneProps) => (
  <div className={styles.phone} data-theme={theme}>
    <div className={styles.status}>{berlinTime(new Date())}</div>
    <div className={styles.screen}>
      <Framed theme={theme} brand={brand}>
        {children}
      </Framed>
    </div>
  </div>
);

/** The frame, and what is drawn into its page. */
const Framed = ({ theme, brand, children }: PhoneProps) => {
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    if (page) Object.assign(page.documentElement.dataset, { theme, brand });
  }, [page, theme, brand]);
  return (
    <>
      <iframe
        title={t('bo.preview.title')}
        src={PREVIEW}
        // Its nodes are ours to write, yet it runs no script, opens no window and sends no form.
        sandbox="allow-same-origin"
        className={styles.frame}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page && createPortal(children, page.body)}
    </>
  );
};
