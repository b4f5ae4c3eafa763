import { useId, useState, type PointerEvent, type ReactNode } from 'react';
import { generalTexts } from '@abrufbar/texts/general.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { IconButton } from './icon-button.tsx';
import { x } from './icons/basic.ts';
import { useLayer } from './layer.ts';
import styles from './sheet.module.css';

const t = reader(generalTexts);
const DRAG_TO_CLOSE = 80;

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Stands in place of the visible title, which then only names the sheet. */
  head?: ReactNode;
  /** Stays at the foot while the content scrolls. */
  foot?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
};

/** From the bottom on the phone, from the right on wide screens; content exists only while seen. */
export const Sheet = ({ open, onClose, title, head, foot, closeLabel, children }: SheetProps) => {
  const id = useId();
  const layer = useLayer({ open, onClose });
  const [seen, setSeen] = useState(open);
  if (open && !seen) setSeen(true);
  return (
    <dialog
      {...layer}
      className={styles.sheet}
      aria-labelledby={id}
      onClose={(event) => {
        layer.onClose();
        if (!open && event.currentTarget.getAnimations().length === 0) setSeen(false);
      }}
      onTransitionEnd={(event) => {
        if (event.target === event.currentTarget && !open) setSeen(false);
      }}
    >
      {(open || seen) && (
        <div className={styles.content}>
          <div className={styles.head} {...dragToClose(onClose)}>
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

/** Follows the finger downwards; `translate` is set on the element because it changes every frame. */
const dragToClose = (onClose: () => void) => {
  let start: number | null = null;
  const distance = (event: PointerEvent) => Math.max(0, event.clientY - (start ?? event.clientY));
  const sheetOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest('dialog');
  const end = (event: PointerEvent<HTMLElement>) => {
    const far = distance(event) > DRAG_TO_CLOSE;
    start = null;
    sheetOf(event)?.style.removeProperty('translate');
    if (far && event.type === 'pointerup') onClose();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onButton = event.target instanceof Element && event.target.closest('button, a');
      if (onButton || event.pointerType === 'mouse') return;
      start = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start === null) return;
      sheetOf(event)?.style.setProperty('translate', `0 ${distance(event)}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};
