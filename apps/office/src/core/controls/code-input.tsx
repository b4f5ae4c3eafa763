import { useId, useRef, useState, type Ref } from 'react';
import styles from './code-input.module.css';

const DIGITS = 6;
const CELLS = [0, 1, 2, 3, 4, 5] as const;

type CodeInputProps = {
  label: string;
  /** The label is read out but not shown: the heading says the same. */
  hideLabel?: boolean;
  hint?: string | undefined;
  /** Marks the cells. */
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** The sixth digit is there (OFF-01). */
  onComplete: (code: string) => void;
  disabled?: boolean;
  /** Where the first digit goes after opening. */
  takesFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** One field, drawn as six cells; what is pasted or filled in fills all of them. */
export const CodeInput = ({
  label,
  hideLabel = false,
  hint,
  error,
  ref,
  ...props
}: CodeInputProps) => {
  const { value, onChange, onComplete, disabled = false, takesFocus = false } = props;
  const id = useId();
  const wasComplete = useRef(false);
  const [focused, setFocused] = useState(false);
  const enter = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
    onChange(digits);
    const isComplete = digits.length === DIGITS;
    if (isComplete && !wasComplete.current) onComplete(digits);
    wasComplete.current = isComplete;
  };
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={`${styles.cells} ${error ? styles.wrong : ''}`}>
        <input
          id={id}
          ref={ref}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of its step or dialog
          autoFocus={takesFocus}
          disabled={disabled}
          value={value}
          onInput={({ currentTarget }) => enter(currentTarget.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {CELLS.map((at) => (
          <span
            key={at}
            aria-hidden="true"
            data-current={focused && at === Math.min(value.length, DIGITS - 1) ? '' : undefined}
            className={styles.cell}
          >
            {value[at]}
          </span>
        ))}
      </div>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={error ? styles.error : styles.hint}
      >
        {note}
      </p>
    </div>
  );
};
