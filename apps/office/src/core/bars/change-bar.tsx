import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import type { ReactNode } from 'react';
import { Button } from '#core/controls/button.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useEscape } from '#core/keys/use-escape.ts';
import styles from './change-bar.module.css';

const t = reader(staffPartsTexts);

type ChangeBarProps = {
  /** How many changes, and which. */
  title: string;
  /** Effect of saving. */
  text?: string | undefined;
  busy: boolean;
  /** Something has to be corrected first. */
  blocked?: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Choices and reasons that are needed before. */
  children?: ReactNode;
};

/** Collects all changes of a page; they are saved together (docs/design.md section 14.2). */
export const ChangeBar = ({ title, text, busy, blocked = false, ...props }: ChangeBarProps) => {
  const { onSave, onDiscard, children } = props;
  useKeys({ save: onSave, send: onSave });
  useEscape(onDiscard);
  return (
    <section data-keys="" aria-label={t('bo.change_bar')} className={styles.bar}>
      {children && <div className={styles.more}>{children}</div>}
      <Icon icon={pencilLine} size={20} className={styles.icon} />
      <div className={styles.words} aria-live="polite">
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" caps="Escape" onClick={onDiscard}>
          {t('bo.discard')}
        </Button>
        {!blocked && (
          <Button caps="Ctrl+s" busy={busy} onClick={onSave}>
            {t('bo.save')}
          </Button>
        )}
      </div>
    </section>
  );
};
