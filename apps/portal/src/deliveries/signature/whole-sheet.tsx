import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { useLayer } from '@abrufbar/web/ui/layer.ts';
import { useId, type ReactNode } from 'react';
import styles from './whole-sheet.module.css';

const t = reader(generalTexts);

type WholeSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Neither its cross nor "back" close it: an input on its way may come back refused. */
  readonly blocking: boolean;
  readonly title: string;
  readonly line: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
};

/** A sheet over the whole screen of a phone, closed by its cross; a pane at the side of wide screens. */
export const WholeSheet = ({
  open,
  onClose,
  blocking,
  title,
  line,
  action,
  children,
}: WholeSheetProps) => {
  const id = useId();
  const layer = useLayer({ open, blocking, onClose });
  return (
    <dialog {...layer} tabIndex={-1} className={styles.sheet} aria-labelledby={id}>
      {open && (
        <div className={styles.content}>
          <div className={styles.head}>
            <IconButton icon={x} label={t('common.close')} disabled={blocking} onClick={onClose} />
            <div className={styles.words}>
              <h2 id={id} className={styles.title}>
                {title}
              </h2>
              <p className={styles.line}>{line}</p>
            </div>
            {action}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
};
