import { ADDITION_UNITS, ADDITIONS } from '@abrufbar/domain/deliveries/freshness.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Field } from '@abrufbar/web/ui/field.tsx';
import { RadioOption } from '@abrufbar/web/ui/radio-option.tsx';
import { useId, useRef, type ReactNode } from 'react';
import { BindingButton } from '#core/frame/binding-button.tsx';
import type { Details } from '#deliveries/confirmation.ts';
import { FormSheet } from '#deliveries/freshness/form-sheet.tsx';
import type { Fresh } from '#deliveries/freshness/shown-entries.ts';
import { useAddition } from '#deliveries/freshness/use-addition.ts';
import styles from './addition-sheet.module.css';

const t = reader(freshnessTexts);

type AdditionSheetProps = {
  readonly delivery: Details;
  readonly freshness: Fresh;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Water or superplasticizer that was added on site (BEY-109). */
export const AdditionSheet = ({ delivery, freshness, isOpen, onClose }: AdditionSheetProps) => {
  const loadedAt = new Date(freshness.loaded_at);
  const form = useAddition({ delivery, loadedAt, onClose });
  const { draft, problems, change, isBusy } = form;
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const enter = async (): Promise<void> => {
    const [first] = await form.enter();
    if (first) fields.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <FormSheet
      open={isOpen}
      onClose={form.close}
      isDirty={form.isDirty}
      title={t('fresh.addition_title')}
      foot={
        <BindingButton type="submit" form={id} busy={isBusy && t('fresh.busy')}>
          {t('fresh.enter')}
        </BindingButton>
      }
    >
      <form
        id={id}
        ref={fields}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <Choice legend={t('fresh.what')}>
          {ADDITIONS.map((one) => (
            <RadioOption
              key={one}
              name="substance"
              title={t(`fresh.what.${one}`)}
              checked={draft.substance === one}
              onChange={() => change({ substance: one })}
            />
          ))}
        </Choice>
        <div className={styles.pair}>
          <Field
            label={t('fresh.quantity')}
            name="quantity"
            inputMode="decimal"
            autoComplete="off"
            value={draft.quantity}
            error={problems.quantity && t(`fresh.quantity_${problems.quantity}`)}
            onChange={({ currentTarget }) => change({ quantity: currentTarget.value })}
          />
          <Choice legend={t('fresh.unit')}>
            {ADDITION_UNITS.map((one) => (
              <RadioOption
                key={one}
                name="unit"
                title={
                  <>
                    <span aria-hidden="true">{t(`fresh.unit.${one}`)}</span>
                    <span className="visually-hidden">{t(`fresh.unit_full.${one}`)}</span>
                  </>
                }
                checked={draft.unit === one}
                onChange={() => change({ unit: one })}
              />
            ))}
          </Choice>
        </div>
        <Field
          label={t('fresh.time')}
          name="time"
          inputMode="numeric"
          autoComplete="off"
          value={form.time}
          error={problems.time && t(`fresh.time_${problems.time}`, { zeit: berlinTime(loadedAt) })}
          onChange={({ currentTarget }) => change({ time: currentTarget.value })}
        />
        <Field
          label={t('fresh.remaining')}
          name="remaining"
          inputMode="decimal"
          autoComplete="off"
          value={draft.remaining}
          error={problems.remaining && t('fresh.remaining_wrong')}
          onChange={({ currentTarget }) => change({ remaining: currentTarget.value })}
        />
      </form>
    </FormSheet>
  );
};

type ChoiceProps = { readonly legend: string; readonly children: ReactNode };

const Choice = ({ legend, children }: ChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.options}>{children}</div>
  </fieldset>
);
