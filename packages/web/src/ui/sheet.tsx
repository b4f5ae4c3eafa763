import { useId, useState, type ReactNode } from 'react';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useDragToClose } from '#ui/drag.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { x } from '#ui/icons/basic.ts';
import { useLayer } from '#ui/layer.ts';
import styles from './sheet.module.css';

const t = reader(generalTexts);

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Stands in place of the visible title, which then only names the sheet. */
  head?: ReactNode;
  /** Buttons that stay at the foot while the content scrolls; the last one takes the rest. */
  foot?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
};

/** From the bottom on the phone, from the right on wide screens; content exists only while seen. */
export const Sheet = ({ open, onClose, title, head, foot, closeLabel, children }: SheetProps) => {
  const id = useId();
  const layer = useLayer({ open, onClose });
  const drag = useDragToClose(onClose);
  const [seen, setSeen] = useState(open);
  if (open && !seen) setSeen(true);
  return (
    <dialog
      {...layer}
      tabIndex={-1}
      className={styles.sheet}
      aria-labelledby={id}
      onClose={({ currentTarget: dialog }) => {
        layer.onClose();
        const closing = dialog.getAnimations().map((animation) => animation.finished);
        void Promise.allSettled(closing).then(() => setSeen(dialog.open));
      }}
    >
      {(open || seen) && (
        <div className={styles.content}>
          <div className={styles.head} {...drag}>
            <h2 id={id} className={head ? 'visually-hidden' : styles.title}>
              {title}
            </h2>
            {head}
            <IconButton icon={x} label={closeLabel ?? t('common.close')} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
};
