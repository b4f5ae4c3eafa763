import { callOffsWizardTexts } from '@abrufbar/texts/call-offs/wizard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { LabelLine } from '@abrufbar/web/ui/label-line.tsx';
import { RadioOption } from '@abrufbar/web/ui/radio-option.tsx';
import { SelectField } from '@abrufbar/web/ui/select-field.tsx';
import { SelectSheet } from '@abrufbar/web/ui/select-sheet.tsx';
import { useId, useState } from 'react';
import styles from './wizard.module.css';

const t = reader(callOffsWizardTexts);

type Named = { readonly id: string; readonly title: string };
type ChoiceProps = {
  readonly options: readonly Named[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
};

/** Titles come from the supplier; known ids have a hint of ours. */
const hintOf = (id: string): string | undefined => {
  const key = `wizard.incoterm.${id}_hint`;
  return isText(key) ? t(key) : undefined;
};
const isText = (
  key: string,
): key is keyof typeof callOffsWizardTexts & `wizard.incoterm.${string}_hint` =>
  Object.hasOwn(callOffsWizardTexts, key);

/** Delivery term: the supplier delivers or the customer collects (WIZ-03). */
export const WizardIncoterm = ({ options, value, onChange }: ChoiceProps) => {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('wizard.incoterm')}</legend>
      <div className={styles.options}>
        {options.map(({ id, title }) => (
          <RadioOption
            key={id}
            name={name}
            title={title}
            hint={hintOf(id)}
            checked={id === value}
            onChange={() => onChange(id)}
          />
        ))}
      </div>
    </fieldset>
  );
};

type WizardTruckProps = ChoiceProps & { readonly suggested: string | null };

/** Vehicle type: the plant's suggestion, or another one (WIZ-04). */
export const WizardTruck = ({ options, value, suggested, onChange }: WizardTruckProps) => {
  const [open, setOpen] = useState(false);
  const chosen = options.find(({ id }) => id === value);
  const words = t('wizard.truck_suggested');
  return (
    <>
      <SelectField
        label={t('wizard.truck')}
        head={
          <LabelLine
            label={t('wizard.truck')}
            aside={value !== null && value === suggested && words}
          />
        }
        value={chosen?.title ?? t('wizard.truck_title')}
        onClick={() => setOpen(true)}
      />
      <SelectSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('wizard.truck_title')}
        options={options.map(({ id, title }) => ({
          value: id,
          label: title,
          ...(id === suggested && { hint: words }),
        }))}
        value={value ?? undefined}
        onSelect={(id) => {
          setOpen(false);
          onChange(id);
        }}
        search={{
          label: t('wizard.truck_search'),
          clear: t('wizard.truck_search_clear'),
          none: t('wizard.truck_none'),
        }}
      />
    </>
  );
};
