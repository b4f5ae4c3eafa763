import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './time-sheet.module.css';

const t = reader(callOffsOrderTexts);

const twoDigits = (count: number, step: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => String(at * step).padStart(2, '0'));
const HOURS = twoDigits(24, 1);
const MINUTES = twoDigits(12, 5); // VAL-50
/** Hours in which plants usually deliver stand out. */
const isUsual = (hour: string): boolean => hour >= '05' && hour <= '19';

type TimeSheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `HH:MM`; minutes between the steps stay until another hour is chosen (T-09). */
  value: string | null;
  onSelect: (time: string) => void;
};

/** Choice of a time: the hour first, then minutes in steps of five (VAL-50, VAL-51). */
export const TimeSheet = ({ value, onSelect, ...sheet }: TimeSheetProps) => {
  const [time, setTime] = useState(partsOf(value));
  const [wasOpen, setWasOpen] = useState(sheet.open);
  if (sheet.open !== wasOpen) {
    setWasOpen(sheet.open);
    if (sheet.open) setTime(partsOf(value));
  }
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    if (sheet.open) (find('input:checked') ?? find('input'))?.focus();
  }, [sheet.open]);

  const { hour, minute } = time;
  const chosen = hour && minute ? `${hour}:${minute}` : null;
  const setHour = (next: string) =>
    setTime({ hour: next, minute: MINUTES.includes(minute) ? minute : '' });
  return (
    <Sheet
      {...sheet}
      foot={
        <Button type="submit" form={id} disabled={!chosen}>
          {t('wizard.time_apply', { zeit: chosen ?? '' })}
        </Button>
      }
    >
      <form
        id={id}
        ref={form}
        className={styles.time}
        onSubmit={(event) => {
          event.preventDefault(); // Enter takes what is chosen
          if (chosen) onSelect(chosen);
        }}
      >
        <p className={styles.chosen} aria-live="polite">
          {hour || '–'}:{minute || '–'}
        </p>
        <Cells label={t('wizard.time_hour')} values={HOURS} value={hour} onChange={setHour} />
        <Cells
          label={t('wizard.time_minute')}
          values={MINUTES}
          value={minute}
          onChange={(next) => setTime({ hour, minute: next })}
        />
      </form>
    </Sheet>
  );
};

const partsOf = (value: string | null) => {
  const [hour = '', minute = ''] = value?.split(':') ?? [];
  return { hour, minute };
};

type CellsProps = {
  label: string;
  values: readonly string[];
  value: string;
  onChange: (value: string) => void;
};

const Cells = ({ label, values, value, onChange }: CellsProps) => {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.cells}>
        {values.map((one) => (
          <label
            key={one}
            className={`tap ${styles.cell} ${values === MINUTES || isUsual(one) ? styles.usual : ''}`}
          >
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {one}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
