import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import styles from './cell-input.module.css';

type CellInputProps = {
  label: string;
  value: string;
  /** Sentence about what is wrong. */
  problem: string | undefined;
  isChanged: boolean;
  /** The first cell of a row that was opened. */
  takesFocus?: boolean;
  onChange: (value: string) => void;
  /** Eingabe, Tab from the last cell, Esc. */
  onDone: () => void;
  onNext?: (() => boolean) | undefined;
  onCancel: () => void;
};

/** One cell of a table that is being edited; Tab leads on, Esc takes back what was typed in the row. */
export const CellInput = ({ label, value, problem, isChanged, ...props }: CellInputProps) => {
  const { takesFocus = false, onChange, onDone, onNext, onCancel } = props;
  const ref = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) ref.current?.select();
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = (() => {
      switch (event.key) {
        case 'Enter':
          return event.ctrlKey ? null : onDone;
        case 'Escape':
          return onCancel;
        default:
          return null;
      }
    })();
    const isOn = event.key === 'Tab' && !event.shiftKey && onNext?.() === true;
    if (act === null && !isOn) return;
    event.preventDefault();
    act?.();
  };
  const state = problem === undefined ? (isChanged ? styles.changed : '') : styles.wrong;
  return (
    <>
      <input
        ref={ref}
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : id}
        title={problem}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={value}
        className={`${styles.input} ${state}`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {problem !== undefined && (
        <span id={id} className="visually-hidden">
          {problem}
        </span>
      )}
    </>
  );
};
