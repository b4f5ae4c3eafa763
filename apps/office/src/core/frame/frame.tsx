import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { info } from '@abrufbar/web/ui/icons/basic.ts';
import type { ReactNode } from 'react';
import styles from './frame.module.css';

const t = reader({ ...generalTexts, ...officeTexts });

/** Top bar, navigation and page; a note asks for a larger window where it is too narrow to edit (OFF-43). */
export const Frame = ({
  top,
  nav,
  bar,
  children,
}: {
  top: ReactNode;
  nav: ReactNode;
  /** Over every page. */
  bar?: ReactNode;
  children: ReactNode;
}) => (
  <div className={styles.frame}>
    <a href="#page" className="skip-link">
      {t('common.skip')}
    </a>
    <div className={styles.top}>{top}</div>
    {nav}
    <div id="page" className={styles.page}>
      {bar}
      <aside aria-label={t('bo.small_window_label')} className={styles.note}>
        <Icon icon={info} size={18} />
        <p>{t('bo.small_window')}</p>
      </aside>
      <div className={styles.content}>{children}</div>
    </div>
  </div>
);
