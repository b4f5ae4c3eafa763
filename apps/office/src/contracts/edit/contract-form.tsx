import { CONTRACT_TEXT_CODE_POINTS as LONGEST_CODE_POINTS } from '@abrufbar/domain/contracts/contract-change.ts';
import {
  CONCRETE_UNLOADING_MINUTES,
  UNLOADING_MINUTES,
} from '@abrufbar/domain/deliveries/unloading.ts';
import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import type { ContractTyped } from '#contracts/edit/fields.ts';
import { importedLabel } from '#contracts/edit/imported.tsx';
import type { ContractProblems } from '#contracts/edit/problems.ts';
import { labelOf } from '#contracts/edit/words.ts';
import { CheckLine } from '#core/controls/check.tsx';
import { TextArea } from '#core/controls/text-area.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import styles from './form.module.css';

const t = reader(officeContractEditTexts);

type ContractFormProps = {
  typed: ContractTyped;
  importedFields: readonly string[];
  problems: ContractProblems;
  onChange: (change: Partial<ContractTyped>) => void;
  onSubmit: () => void;
  /** Fields of a new contract, before the others. */
  children?: ReactNode;
};

type TextName = Exclude<keyof ContractTyped, 'status' | 'note_text' | 'always_sign'>;

/** Names, period, state, times, unloading, signing and text of a contract (OFF-100, BEY-58, BEY-126). */
export const ContractForm = (props: ContractFormProps) => {
  const { typed, importedFields, problems, onChange, onSubmit, children } = props;
  const signHint = useId();
  const label = (field: keyof ContractTyped) =>
    importedLabel(labelOf(field), importedFields.includes(field));
  const problemOf = (field: keyof ContractTyped) => {
    const code = problems[field];
    return code && t(`bo.con.problem.${code}`);
  };
  const field = (name: TextName) => ({
    label: label(name),
    value: typed[name],
    autoComplete: 'off',
    error: problemOf(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      <TextField {...field('name')} maxLength={LONGEST_CODE_POINTS.name} />
      <div className={styles.pair}>
        <TextField
          {...field('building_site_number')}
          maxLength={LONGEST_CODE_POINTS.buildingSiteNumber}
        />
        <TextField
          {...field('customer_order_number')}
          maxLength={LONGEST_CODE_POINTS.customerOrderNumber}
        />
      </div>
      <div className={styles.pair}>
        <TextField {...field('starts_on')} type="date" />
        <TextField {...field('ends_on')} type="date" />
      </div>
      <TextField
        {...field('lead_hours')}
        inputMode="numeric"
        maxLength={12}
        hint={t('bo.con.lead_hint')}
      />
      <TextField
        {...field('driving_minutes')}
        inputMode="numeric"
        maxLength={12}
        hint={t('bo.con.driving_hint')}
      />
      <div className={styles.pair}>
        <TextField
          {...field('unloading_points')}
          inputMode="numeric"
          maxLength={12}
          hint={t('bo.con.points_hint')}
        />
        <TextField
          {...field('unloading_minutes')}
          inputMode="numeric"
          maxLength={12}
          hint={t('bo.con.unloading_hint', {
            n: UNLOADING_MINUTES,
            beton: CONCRETE_UNLOADING_MINUTES,
          })}
        />
      </div>
      <TextArea
        label={label('note_text')}
        value={typed.note_text}
        rows={3}
        maxLength={LONGEST_CODE_POINTS.noteText}
        hint={t('bo.con.note_hint')}
        error={problemOf('note_text')}
        onChange={(note_text) => onChange({ note_text })}
      />
      <div>
        <CheckLine
          checked={typed.always_sign}
          aria-describedby={signHint}
          onChange={({ currentTarget }) => onChange({ always_sign: currentTarget.checked })}
        >
          {label('always_sign')}
        </CheckLine>
        <p id={signHint} className={styles.hint}>
          {t('bo.con.sign_hint')}
        </p>
      </div>
      <CheckLine
        checked={typed.status !== '0'}
        onChange={({ currentTarget }) => onChange({ status: currentTarget.checked ? '1' : '0' })}
      >
        {label('status')}
      </CheckLine>
      {/* Enter in a field sends a form only if it has a button. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  );
};
