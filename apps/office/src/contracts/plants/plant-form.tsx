import { readClock, type PlantProblem } from '@abrufbar/domain/contracts/plant-change.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { useId, type SubmitEvent } from 'react';
import { TIMES, type Typed } from '#contracts/plants/plant-entry.ts';
import { TextField } from '#core/controls/text-field.tsx';
import styles from './plants.module.css';

const t = reader(staffSettingsTexts);

type PlantFormProps = {
  typed: Typed;
  /** Of the plant; its limit is in this unit an hour. */
  unit: string;
  /** Fields as a colleague has stored them meanwhile; null as long as nobody was faster. */
  stored: Typed | null;
  problems: readonly PlantProblem[];
  onChange: (change: Partial<Typed>) => void;
  onSubmit: () => void;
};

const isTime = (name: keyof Typed): boolean => TIMES.some((one) => one === name);

/** Hours, limit and phone of one plant. */
export const PlantForm = ({
  typed,
  unit,
  stored,
  problems,
  onChange,
  onSubmit,
}: PlantFormProps) => {
  const hint = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  const field = (name: keyof Typed) => {
    const problem = problems.find((one) => one.field === name);
    return {
      value: typed[name],
      autoComplete: 'off',
      maxLength: 40,
      error: problem && t(`bo.plant.problem.${problem.code}`),
      warning: storedNote(typed[name], stored?.[name]),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange({ [name]: currentTarget.value }),
      ...(isTime(name) && {
        inputMode: 'text' as const,
        onBlur: () => {
          const read = readClock(typed[name]);
          if (read !== typed[name]) onChange({ [name]: read });
        },
      }),
    };
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.pair} aria-describedby={hint}>
        <legend>{t('bo.plant.weekday')}</legend>
        <TextField label={t('bo.plant.from')} {...field('weekdayFrom')} />
        <TextField label={t('bo.plant.until')} {...field('weekdayUntil')} />
      </fieldset>
      <fieldset className={styles.pair} aria-describedby={hint}>
        <legend>{t('bo.plant.saturday')}</legend>
        <TextField label={t('bo.plant.from')} {...field('saturdayFrom')} />
        <TextField label={t('bo.plant.until')} {...field('saturdayUntil')} />
      </fieldset>
      <p id={hint} className={styles.hint}>
        {t('bo.plant.hours_hint')}
      </p>
      <TextField
        label={t('bo.plant.limit', { einheit: unit })}
        hint={t('bo.plant.limit_hint')}
        inputMode="decimal"
        {...field('hourlyLimit')}
      />
      <TextField label={t('bo.plant.phone')} type="tel" {...field('dispatchPhone')} />
      {/* Enter in a field sends a form only if it has a button. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  );
};

/** Where a colleague has stored something else than what is typed here. */
const storedNote = (typed: string, stored: string | undefined) => {
  if (stored === undefined || stored === typed) return undefined;
  return stored === '' ? t('bo.plant.stored_nothing') : t('bo.plant.stored', { wert: stored });
};
