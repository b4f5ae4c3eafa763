import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useEffect, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import styles from './bars.module.css';

const t = reader(staffPartsTexts);

type UndoBarProps = {
  title: string;
  /** Number and sum of what is left to decide. */
  rest?: string;
  /** When what was done takes effect; null once it has, or was taken back. */
  dueAt: number | null;
  /** Words about the seconds left, where nothing waits to be sent. */
  timeText?: (seconds: number) => string;
  /** Pointer or focus on the bar holds the time. */
  onHold: () => void;
  onRelease: () => void;
  onUndo: () => void;
  onView?: () => void;
};

/** Takes the place of the selection bar: the way back stands where the click was (OFF-55). */
export const UndoBar = (props: UndoBarProps) => {
  const { title, rest, dueAt, timeText, onHold, onRelease, onUndo, onView } = props;
  const [isHeld, setIsHeld] = useState(false);
  const seconds = useSeconds(dueAt, isHeld);
  const isOpen = dueAt !== null;
  const undoKey = useKeyOf('undo');
  useKeys({ undo: () => (isOpen ? onUndo() : false) });
  const hold = () => {
    if (isHeld || !isOpen) return;
    setIsHeld(true);
    onHold();
  };
  const release = () => {
    if (!isHeld) return;
    setIsHeld(false);
    onRelease();
  };
  return (
    <section
      data-keys=""
      aria-label={title}
      className={`${styles.bar} ${styles.undo}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {isOpen && (
        <span
          key={dueAt}
          aria-hidden="true"
          className={`${styles.line} ${isHeld ? styles.held : ''}`}
        />
      )}
      <Icon icon={circleCheck} size={20} />
      <p role="status" className={styles.title}>
        {title}
      </p>
      {rest && <p className={styles.rest}>{rest}</p>}
      <div className={styles.actions}>
        {isOpen && (
          <>
            <span className={styles.rest} aria-hidden="true">
              {timeText?.(seconds) ?? t('bo.undo.time', { n: seconds })}
            </span>
            {onView && (
              <Button variant="text" onClick={onView}>
                {t('bo.undo.view')}
              </Button>
            )}
            <Button variant="text" icon={undo2} caps={undoKey} onClick={onUndo}>
              {t('bo.undo')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
};

const TICK_MS = 250;

/** Seconds until a time; they stand still while the bar is held. */
const useSeconds = (until: number | null, isHeld: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null || isHeld) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [until, isHeld]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
};
