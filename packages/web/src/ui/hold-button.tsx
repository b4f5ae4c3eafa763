import { holdTexts } from '@abrufbar/texts/frame/hold.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useEffect, useId, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { Icon, type IconPath } from '#ui/icon.tsx';
import { info, refreshCw } from '#ui/icons/basic.ts';
import { hand } from '#ui/icons/confirm.ts';
import styles from './hold-button.module.css';

const t = reader(holdTexts);

/** As long as its fill takes in the style sheet. */
const HOLD_MS = 900;
/** A shorter press is a tap; one between the two was let go of. */
const TAP_LIMIT_MS = 300;
const SECOND_TAP_TIMEOUT_MS = 4000;
const VIBRATION_MS = 30;

/** The finger lifts where the next page has drawn another button: that is no click. */
const prevent = (event: Event): void => event.preventDefault();

type Timer = ReturnType<typeof setTimeout>;

type HoldButtonProps = {
  readonly label: string;
  readonly icon: IconPath;
  /** Label while the work is under way: presses are ignored. */
  readonly busy?: string | false;
  /** Why it cannot be used yet; stands below it in place of the hint. */
  readonly blocked?: string | undefined;
  readonly onConfirm: () => void;
};

/**
 * Confirms once it was held, or by two taps: so do keys, switches and screen readers, which cannot hold (BEY-71). Its
 * hint stands below it.
 */
export const HoldButton = ({ label, icon, busy = false, blocked, onConfirm }: HoldButtonProps) => {
  const hint = useId();
  const [isHeld, setHeld] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const holding = useRef<Timer>(undefined);
  const asking = useRef<Timer>(undefined);
  const pressedAt = useRef(0);
  const latest = useRef(onConfirm);
  useLayoutEffect(() => {
    latest.current = onConfirm;
  });
  const isUsable = !busy && blocked === undefined;

  const letGo = (): void => {
    clearTimeout(holding.current);
    setHeld(false);
  };
  const stopAsking = (): void => {
    clearTimeout(asking.current);
    setAsking(false);
  };
  useEffect(
    () => () => {
      clearTimeout(holding.current);
      clearTimeout(asking.current);
    },
    [],
  );
  const confirm = (): void => {
    letGo();
    stopAsking();
    navigator.vibrate?.(VIBRATION_MS);
    latest.current();
  };
  const press = (event: PointerEvent<HTMLButtonElement>): void => {
    const { currentTarget: button, pointerType, timeStamp } = event;
    letGo();
    pressedAt.current = timeStamp; // of the finger: a phone may be slow to draw
    setHeld(true);
    holding.current = setTimeout(() => {
      if (pointerType === 'touch') button.addEventListener('touchend', prevent, { once: true });
      confirm();
    }, HOLD_MS);
  };
  const tap = (): void => {
    if (isAsking) return confirm();
    setAsking(true);
    asking.current = setTimeout(stopAsking, SECOND_TAP_TIMEOUT_MS);
  };
  const shown = isHeld && !isAsking ? t('hold.holding') : isAsking ? t('hold.tap_again') : label;
  return (
    <div className={styles.hold}>
      <button
        type="button"
        className={`tap ${styles.button} ${blocked === undefined ? '' : styles.blocked}`}
        data-held={isHeld || undefined}
        aria-busy={busy ? true : undefined}
        aria-disabled={blocked === undefined ? undefined : true}
        aria-describedby={hint}
        onPointerDown={(event) => {
          if (!isUsable || !event.isPrimary || event.button !== 0) return;
          // A finger is captured by what it presses first: without that, leaving is noticed.
          event.currentTarget.releasePointerCapture(event.pointerId);
          press(event);
        }}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
        // A key that is kept down clicks again and again.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={({ detail, timeStamp }) => {
          const wasPressed = detail > 0 && pressedAt.current > 0;
          const wasTap = !wasPressed || timeStamp - pressedAt.current < TAP_LIMIT_MS;
          pressedAt.current = 0;
          if (isUsable && wasTap) tap();
        }}
      >
        <span className={styles.fill} />
        <Icon
          icon={busy ? refreshCw : icon}
          size={28}
          className={`${styles.icon} ${busy ? styles.turning : ''}`}
        />
        <span className={styles.label}>{busy || shown}</span>
      </button>
      <p id={hint} className={styles.hint}>
        <Icon icon={blocked === undefined ? hand : info} size={20} />
        {blocked ?? t('hold.tap_hint')}
      </p>
      <span role="status" className="visually-hidden">
        {isAsking && t('hold.tap_again')}
      </span>
    </div>
  );
};
