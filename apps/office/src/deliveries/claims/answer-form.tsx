import type { FieldMessage } from '@abrufbar/contract/wire/envelope.ts';
import { CLAIM_ANSWER_CHARACTERS, CLAIM_OUTCOMES } from '@abrufbar/domain/deliveries/claims.ts';
import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { SubmitEvent } from 'react';
import { RadioChips } from '#core/controls/radio-chips.tsx';
import { TextArea } from '#core/controls/text-area.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import {
  asksAccepted,
  asksReplacement,
  type Claim,
  type Problem,
  type Typed,
} from '#deliveries/claims/answer-entry.ts';
import { amountText } from '#deliveries/claims/claim-words.ts';
import styles from './claims.module.css';

const t = reader(officeClaimsTexts);

/** Of a number of a delivery note. */
const MAX_NUMBER_CODE_POINTS = 40;

type FormProps = {
  claim: Claim;
  typed: Typed;
  problems: readonly Problem[];
  /** Fields that the server refused. */
  refused: readonly FieldMessage[];
  onChange: (change: Partial<Typed>) => void;
  onSubmit: () => void;
};

/** Answer, outcome, and the quantity and delivery note where the outcome asks for them. */
export const AnswerForm = ({ claim, typed, problems, refused, onChange, onSubmit }: FormProps) => {
  const delivered = amountText(claim.quantity, claim);
  const sentences = {
    text: t('bo.claim.text_missing'),
    outcome: t('bo.claim.outcome_missing'),
    accepted_quantity: t('bo.claim.accepted_wrong', { menge: delivered }),
  };
  const error = (field: Problem | 'replacement') => {
    const problem = problems.find((one) => one === field);
    return problem
      ? sentences[problem]
      : refused.find(({ field: name }) => name === field)?.message;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        label={
          <span className={styles.counted}>
            {t('bo.claim.text')}
            <span aria-hidden="true">{`${[...typed.text].length}/${CLAIM_ANSWER_CHARACTERS}`}</span>
          </span>
        }
        rows={5}
        maxLength={CLAIM_ANSWER_CHARACTERS}
        takesFocus
        value={typed.text}
        error={error('text')}
        onChange={(text) => onChange({ text })}
      />
      <RadioChips
        label={t('bo.claim.outcome')}
        options={CLAIM_OUTCOMES.map((value) => ({ value, label: t(`bo.claim.outcomes.${value}`) }))}
        value={typed.outcome}
        error={error('outcome')}
        onChange={(outcome) => onChange({ outcome })}
      />
      {asksAccepted(typed) && (
        <TextField
          label={t('bo.claim.accepted_field', { einheit: claim.quantity_unit })}
          hint={t('bo.claim.accepted_hint', { menge: delivered })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed.accepted}
          error={error('accepted_quantity')}
          onChange={({ currentTarget }) => onChange({ accepted: currentTarget.value })}
        />
      )}
      {asksReplacement(typed) && (
        <TextField
          label={t('bo.claim.replacement_field')}
          hint={t('bo.claim.replacement_hint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_NUMBER_CODE_POINTS}
          value={typed.replacement}
          error={error('replacement')}
          onChange={({ currentTarget }) => onChange({ replacement: currentTarget.value })}
        />
      )}
      {/* Enter in a field sends a form only if it has a button. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  );
};
