import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import type { ReactNode } from 'react';
import { Button } from '#core/controls/button.tsx';
import styles from './filter-row.module.css';

const t = reader(staffPartsTexts);

type FilterRowProps = {
  /** Sets all filters back; given as soon as one is set. */
  onReset?: (() => void) | undefined;
  /** At the right: order and columns. */
  aside?: ReactNode;
  children: ReactNode;
};

export const FilterRow = ({ onReset, aside, children }: FilterRowProps) => (
  <div role="group" aria-label={t('bo.filters')} className={styles.row}>
    {children}
    {onReset && (
      <Button variant="text" onClick={onReset}>
        <span className={styles.words}>{t('bo.reset_filter')}</span>
        <Icon icon={undo2} size={18} className={styles.sign} />
      </Button>
    )}
    <div className={styles.aside}>{aside}</div>
  </div>
);
