import { officeCorrectionChoices } from '@abrufbar/contract/deliveries/office-corrections.ts';
import {
  CORRECTION_REASONS,
  CORRECTION_TEXT,
  type CorrectionProblem,
} from '@abrufbar/domain/deliveries/correction.ts';
import { officeCorrectionTexts } from '@abrufbar/texts/deliveries/office-correction.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { RadioChips } from '#core/controls/radio-chips.tsx';
import { SelectField } from '#core/controls/select-field.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import { Notice } from '#core/parts/notice.tsx';
import {
  asksContract,
  asksMaterial,
  type Delivery,
  isWeighed,
  previewOf,
  type Typed,
} from '#deliveries/correction/entry.ts';
import { Effect } from '#deliveries/correction/effect.tsx';
import { problemText, WeightsEntry } from '#deliveries/correction/weights-entry.tsx';
import styles from './correction.module.css';

const t = reader(officeCorrectionTexts);

type FormProps = {
  delivery: Delivery;
  typed: Typed;
  problems: readonly CorrectionProblem[];
  /** Saving was tried, but nothing differs. */
  isUnchanged: boolean;
  onChange: (change: Partial<Typed>) => void;
  onSubmit: () => void;
};

/** Weights, reason and text of a correction, the contract or material where the reason asks for it, and the effect. */
export const CorrectionForm = ({ delivery, typed, problems, ...props }: FormProps) => {
  const { isUnchanged, onChange, onSubmit } = props;
  const error = (field: CorrectionProblem['field']) => {
    const problem = problems.find((one) => one.field === field);
    return problem && problemText(problem);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {isWeighed(delivery) ? (
        <WeightsEntry {...{ delivery, typed, problems, onChange }} />
      ) : (
        <p className={styles.hint}>{t('bo.corr.not_weighed')}</p>
      )}
      <RadioChips
        label={t('bo.corr.reason')}
        options={CORRECTION_REASONS.map((value) => ({
          value,
          label: t(`bo.corr.reasons.${value}`),
        }))}
        value={typed.reason}
        error={error('reason')}
        onChange={(reason) => onChange({ reason })}
      />
      {asksMaterial(typed, delivery) || asksContract(typed) ? (
        <Targets delivery={delivery} typed={typed} onChange={onChange} />
      ) : null}
      <TextField
        label={
          <span className={styles.counted}>
            {t('bo.corr.text')}
            <span aria-hidden="true">{`${[...typed.text].length}/${CORRECTION_TEXT.most}`}</span>
          </span>
        }
        autoComplete="off"
        maxLength={CORRECTION_TEXT.most}
        value={typed.text}
        error={error('text')}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      {isUnchanged && (
        <Notice tone="danger" live>
          {t('bo.corr.unchanged')}
        </Notice>
      )}
      <Effect wanted={previewOf(typed, delivery)} />
      <Notice tone="rest" icon={fileText}>
        {t('bo.corr.slip')}
      </Notice>
      {/* Enter in a field sends a form only if it has a button. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  );
};

type TargetsProps = Pick<FormProps, 'delivery' | 'typed' | 'onChange'>;

/** Another contract of the same company, and an item of it or any material of the supplier. */
const Targets = ({ delivery, typed, onChange }: TargetsProps) => {
  const contract = asksContract(typed) && typed.contract !== '' ? typed.contract : null;
  const read = useQuery({
    ...query(officeCorrectionChoices, { id: delivery.id, contract }),
    placeholderData: (before) => before,
  });
  if (read.error !== null)
    return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  const { contracts = [], items = [], materials = [] } = read.data ?? {};
  const known = new Set(items.map((item) => item.material_number));
  return (
    <>
      {asksContract(typed) && (
        <SelectField
          label={t('bo.corr.contract')}
          empty={`${delivery.contract_name} · ${delivery.contract_number}`}
          options={contracts
            .filter(({ id }) => id !== delivery.contract_id)
            .map(({ id, name, number }) => ({ value: id, label: `${name} · ${number}` }))}
          value={typed.contract}
          // Items of the contract before are none of this one.
          onChange={(value) => onChange({ contract: value, material: '' })}
        />
      )}
      {asksMaterial(typed, delivery) && (
        <SelectField
          label={t('bo.corr.material')}
          empty={delivery.material_name}
          options={[
            ...items.map((item) => ({
              value: `item:${item.id}`,
              label: t('bo.corr.item', { pos: item.position, material: item.material_name }),
            })),
            ...materials
              .filter(({ number }) => !known.has(number))
              .map(({ number, name }) => ({
                value: `material:${number}`,
                label: `${name} · ${number}`,
              })),
          ]}
          value={typed.material}
          onChange={(material) => onChange({ material })}
        />
      )}
    </>
  );
};
