import { MOST_TONNES } from '@abrufbar/domain/call-offs/quantity.ts';
import { formatTyped } from '@abrufbar/domain/values/quantities.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { afterPress } from '#press.ts';
import { describe, FieldFrame, type FieldNotes } from '#ui/field-frame.tsx';
import { minus } from '#ui/icons/call-off.ts';
import { plus } from '#ui/icons/delivery.ts';
import { StepButton } from '#ui/step-button.tsx';
import styles from './quantity-field.module.css';

const t = reader(callOffsOrderTexts);
/** One digit more than fits, so that a slip shows as too much instead of being swallowed (D-39). */
const MOST_DIGITS = 6;

type QuantityFieldProps = FieldNotes & {
  label: ReactNode;
  /** Accessible name with the accepted value and the unit in full (T-31). */
  name: string;
  value: number | null;
  /** As on the wire, per hour with `/h`. */
  unit: string;
  /** The number that typed or pasted text stands for; null where it is none. */
  accept: (typed: string) => number | null;
  /** Null when the field was left with nothing usable. */
  onChange: (value: number | null, typed: string) => void;
  /** Names of the buttons at the sides; without them there are none. */
  steps?: { minus: string; plus: string };
};

/** At rest the accepted value shows as placeholder, grouped and with its unit; focus shows digits (VAL-36). */
export const QuantityField = (props: QuantityFieldProps) => {
  const { label, name, value, unit, accept, onChange, steps, ...notes } = props;
  const id = useId();
  const [digits, setDigits] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isTyping = digits !== null;
  // Of an import: it cannot be typed, and stays in sight and as it is until another one is (T-09).
  const isBroken = value !== null && !Number.isInteger(value);
  const isShown = value !== null && (isBroken || !isTyping);
  useLayoutEffect(() => {
    if (isTyping) input.current?.select(); // what is typed takes the place of the old value
  }, [isTyping]);
  const step = (by: number) => {
    if (value === null && by < 0) return;
    setDigits(null);
    const from = by < 0 ? Math.ceil(value ?? 0) : Math.floor(value ?? 0);
    const next = Math.min(MOST_TONNES, Math.max(1, from + by));
    onChange(next, String(next));
  };
  const leave = () => {
    if (digits === null) return;
    // Notes that come or go below the field move what the finger is on.
    afterPress(() => {
      setDigits(null);
      if (digits !== '' || !isBroken) onChange(accept(digits), digits);
    });
  };
  return (
    <div className={styles.row}>
      {steps && <StepButton icon={minus} label={steps.minus} onStep={(by) => step(-by)} />}
      <FieldFrame id={id} label={label} {...notes}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={name}
          {...describe(id, notes)}
          value={digits ?? ''}
          placeholder={isShown ? placeholder(value, unit) : undefined}
          onFocus={() => setDigits(value === null || isBroken ? '' : String(value))}
          onChange={({ currentTarget }) =>
            setDigits(typedDigits(currentTarget.value, digits ?? ''))
          }
          onPaste={(event) => {
            event.preventDefault(); // the rule for keys holds for pasted text as a whole (T-31)
            const pasted = accept(event.clipboardData.getData('text'));
            if (pasted !== null) setDigits(String(pasted).slice(0, MOST_DIGITS));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur(); // VAL-34
            else if (isBlocked(event)) event.preventDefault();
          }}
          onBlur={leave}
        />
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      </FieldFrame>
      {steps && <StepButton icon={plus} label={steps.plus} onStep={step} />}
    </div>
  );
};

const placeholder = (value: number, unit: string): string =>
  t('quantity.placeholder', { menge: formatTyped(value), einheit: unit });

type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

/** Every sign but a digit: comma, period, plus, minus and e among them (VAL-33). */
const isBlocked = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !/\d/.test(key);

// Keyboards of phones do not name their keys: what they put in is refused afterwards.
const typedDigits = (next: string, before: string): string =>
  /^\d*$/.test(next) && next.length <= MOST_DIGITS ? next : before;
