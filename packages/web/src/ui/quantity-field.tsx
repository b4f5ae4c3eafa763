import { useId, useState } from 'react';
import { formatWhole } from '@abrufbar/domain/quantities.ts';
import { describe, FieldFrame, type FieldNotes } from '#ui/field-frame.tsx';
import { plus } from '#ui/icons/delivery.ts';
import { minus } from '#ui/icons/call-off.ts';
import styles from './quantity-field.module.css';
import { StepButton } from '#ui/step-button.tsx';

type QuantityFieldProps = FieldNotes & {
  label: string;
  /** Accessible name with the accepted value and the unit in full. */
  name: string;
  value: number | null;
  unit: 't' | 't/h';
  /** Whole numbers from 1 on; null when the field was left with nothing usable. */
  onChange: (value: number | null) => void;
  /** Names of the buttons at the sides; without them there are none. */
  steps?: { minus: string; plus: string };
};

/** At rest the accepted value shows as placeholder, grouped and with its unit; focus shows digits. */
export const QuantityField = ({
  label,
  name,
  value,
  unit,
  onChange,
  steps,
  ...notes
}: QuantityFieldProps) => {
  const id = useId();
  const [digits, setDigits] = useState<string | null>(null);
  const accept = (next: number) => onChange(next >= 1 ? next : null);
  const step = (by: number) => {
    setDigits(null);
    accept(Math.max(1, (value ?? 0) + by));
  };
  return (
    <div className={styles.row}>
      {steps && <StepButton icon={minus} label={steps.minus} onStep={(by) => step(-by)} />}
      <FieldFrame id={id} label={label} {...notes}>
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          aria-label={name}
          {...describe(id, notes)}
          value={digits ?? ''}
          placeholder={value === null ? '' : `${formatWhole(value)}\u00A0${unit}`}
          onFocus={() => setDigits(value === null ? '' : String(value))}
          onChange={(event) => setDigits(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
          onBlur={() => {
            accept(Number(digits));
            setDigits(null);
          }}
        />
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      </FieldFrame>
      {steps && <StepButton icon={plus} label={steps.plus} onStep={step} />}
    </div>
  );
};
