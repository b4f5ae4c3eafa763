import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon, type IconPath } from '#ui/icon.tsx';
import styles from './step-button.module.css';

const FIRST_PAUSE_MS = 400;
const PAUSE_MS = 120;
const TENS_AFTER_MS = 1000;

type StepButtonProps = { icon: IconPath; label: string; onStep: (by: number) => void };

/** One step per tap; held down it repeats, after a second in steps of ten. */
export const StepButton = ({ icon, label, onStep }: StepButtonProps) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onStep);
  useLayoutEffect(() => {
    latest.current = onStep;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const start = () => {
    const began = performance.now();
    const tick = () => {
      const held = performance.now() - began;
      latest.current(held > TENS_AFTER_MS ? 10 : 1);
      timer.current = setTimeout(tick, held < PAUSE_MS ? FIRST_PAUSE_MS : PAUSE_MS);
    };
    tick();
  };
  return (
    <button
      type="button"
      className={`tap ${styles.step}`}
      aria-label={label}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      // The pointer has stepped already; a click without one comes from the keyboard.
      onClick={(event) => event.detail === 0 && onStep(1)}
    >
      <Icon icon={icon} size={28} />
    </button>
  );
};
