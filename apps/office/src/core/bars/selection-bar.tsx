import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { circleCheck, triangleAlert, x } from '@abrufbar/web/ui/icons/basic.ts';
import type { ReactNode } from 'react';
import { IconButton } from '#core/controls/icon-button.tsx';
import { useEscape } from '#core/keys/use-escape.ts';
import styles from './bars.module.css';

const t = reader(staffPartsTexts);

type SelectionBarProps = {
  /** Count and sum of what is chosen. */
  title: ReactNode;
  /** Consequences before the click. */
  note?: { readonly text: string; readonly isWarning: boolean } | undefined;
  actions: ReactNode;
  onClear: () => void;
};

/** Replaces the foot bar at 60 px while rows are chosen (docs/design.md section 14.2). */
export const SelectionBar = ({ title, note, actions, onClear }: SelectionBarProps) => {
  useEscape(onClear);
  return (
    <section data-keys="" aria-label={t('bo.selection')} className={styles.bar}>
      <IconButton icon={x} label={t('bo.selection_clear')} onClick={onClear} />
      <div className={styles.words} aria-live="polite">
        <p className={styles.title}>{title}</p>
        {note && (
          <p className={note.isWarning ? styles.warning : styles.note}>
            <Icon icon={note.isWarning ? triangleAlert : circleCheck} size={17} />
            {note.text}
          </p>
        )}
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
};
