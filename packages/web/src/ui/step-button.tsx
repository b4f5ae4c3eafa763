import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon, type IconPath } from '#ui/icon.tsx';
import styles from './step-button.module.css';

const REPEAT_DELAY_MS = 400;
const REPEAT_INTERVAL_MS = 120;
const TENS_AFTER_MS = 1000;

type StepButtonProps = { icon: IconPath; label: string; onStep: (by: number) => void };

/**
 * One step per tap; held down it repeats, after a second in steps of ten. A tap counts when it ends, so
 * that a finger that scrolls the page over the button changes nothing.
 */
export const StepButton = ({ icon, label, onStep }: StepButtonProps) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const latest = useRef(onStep);
  useLayoutEffect(() => {
    latest.current = onStep;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const start = () => {
    const began = performance.now();
    hasRepeated.current = false;
    const repeat = () => {
      hasRepeated.current = true;
      latest.current(performance.now() - began > TENS_AFTER_MS ? 10 : 1);
      timer.current = setTimeout(repeat, REPEAT_INTERVAL_MS);
    };
    stop();
    timer.current = setTimeout(repeat, REPEAT_DELAY_MS);
  };
  return (
    <button
      type="button"
      className={`tap ${styles.step}`}
      aria-label={label}
      onPointerDown={(event) => event.isPrimary && event.button === 0 && start()}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        const isEndOfHold = event.detail > 0 && hasRepeated.current;
        hasRepeated.current = false;
        if (!isEndOfHold) onStep(1);
      }}
    >
      <Icon icon={icon} size={28} />
    </button>
  );
};
