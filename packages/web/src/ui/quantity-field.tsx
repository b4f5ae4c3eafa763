import {
  MAX_QUANTITY_TONNES,
  pasteQuantity,
  typeQuantity,
  type QuantityInput,
} from '@abrufbar/domain/call-offs/quantity.ts';
import { formatTyped } from '@abrufbar/domain/values/quantities.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { afterPress } from '#press.ts';
import { describe, FieldFrame, type FieldNotes } from '#ui/field-frame.tsx';
import { minus } from '#ui/icons/call-off.ts';
import { plus } from '#ui/icons/delivery.ts';
import { StepButton } from '#ui/step-button.tsx';
import { unitName } from '#unit-name.ts';
import styles from './quantity-field.module.css';

const t = reader(callOffsOrderTexts);
const EMPTY: QuantityInput = { digits: '', problem: null };

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

/** Without focus the accepted value shows as placeholder, grouped and with its unit; with focus as digits (VAL-36). */
export const QuantityField = (props: QuantityFieldProps) => {
  const { label, name, value, unit, accept, onChange, steps, ...others } = props;
  const id = useId();
  const [typed, setTyped] = useState(EMPTY);
  const [isTyping, setIsTyping] = useState(false);
  const { digits } = typed;
  const latest = useRef(digits);
  const input = useRef<HTMLInputElement>(null);
  const unitInFull = unitName(unit.replace('/h', ''));
  const units = [unit, unit.replace('/h', ''), unitInFull];
  const said = saidOf(typed, unit, unitInFull);
  const warning = said !== null && (
    <>
      <span role="status">{said}</span> {others.warning}
    </>
  );
  const notes = warning ? { ...others, warning } : others;
  // An imported fraction cannot be typed; it is shown unchanged until another value is typed (T-09).
  const isBroken = value !== null && !Number.isInteger(value);
  const isShown = value !== null && (isBroken || !isTyping);
  useLayoutEffect(() => {
    if (isTyping) input.current?.select(); // the next digit replaces the old value
  }, [isTyping]);
  useLayoutEffect(() => {
    latest.current = digits;
  });
  const step = (by: number) => {
    // A held button steps before the field is left: a finger leaves it on lifting.
    const before = isTyping && digits !== '' ? accept(digits) : value;
    if (before === null && by < 0) return;
    const from = by < 0 ? Math.ceil(before ?? 0) : Math.floor(before ?? 0);
    const next = Math.min(MAX_QUANTITY_TONNES, Math.max(1, from + by));
    setTyped({ ...EMPTY, digits: String(next) });
    onChange(next, String(next));
  };
  const leave = () => {
    if (!isTyping) return;
    // Notes that come or go below the field move what the finger is on.
    afterPress(() => {
      const { current: left } = latest;
      setIsTyping(false);
      if (left !== '' || !isBroken) onChange(accept(left), left);
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
          value={isTyping ? digits : ''}
          placeholder={isShown ? placeholder(value, unit) : undefined}
          onFocus={() => {
            setIsTyping(true);
            setTyped({ ...EMPTY, digits: value === null || isBroken ? '' : String(value) });
          }}
          onChange={({ currentTarget }) =>
            setTyped(typeQuantity(typed, currentTarget.value, units))
          }
          onPaste={(event) => {
            event.preventDefault(); // read as a whole (T-31)
            setTyped(pasteQuantity(typed, event.clipboardData.getData('text'), units));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur(); // VAL-34
            else if (isBlocked(event)) {
              event.preventDefault();
              // Of the blocked keys only these end a number; all others have no effect.
              if (/[.,]/.test(event.key)) {
                const { selectionStart, selectionEnd } = event.currentTarget;
                const head = digits.slice(0, selectionStart ?? digits.length);
                const tail = digits.slice(selectionEnd ?? digits.length);
                setTyped(typeQuantity(typed, head + event.key + tail, units));
              }
            }
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

/** Sentence about what was typed or pasted but not taken; null where there is nothing to say. */
const saidOf = (
  { digits, problem }: QuantityInput,
  unit: string,
  unitInFull: string,
): string | null => {
  switch (problem) {
    case 'fraction':
      return t('quantity.whole_only', {
        einheit: unitInFull,
        menge: placeholder(Number(digits), unit),
      });
    case 'unreadable':
      return t('quantity.unreadable', { einheit: unitInFull });
    default:
      return null;
  }
};
