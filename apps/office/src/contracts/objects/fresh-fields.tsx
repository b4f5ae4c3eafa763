import type { ObjectProblem } from '@abrufbar/domain/contracts/objects.ts';
import { freshLimits, type FreshKind } from '@abrufbar/domain/deliveries/freshness.ts';
import { contractFieldLabels, officeObjectsTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useId } from 'react';
import styles from '#contracts/edit/form.module.css';
import {
  LIMIT_FIELDS,
  type LimitField,
  type ObjectDraft,
} from '#contracts/objects/object-draft.ts';
import { TextField } from '#core/controls/text-field.tsx';
import { shownWhole } from '#core/typed-whole.ts';

const t = reader(officeObjectsTexts);

const LABELS = {
  limitMinutes: contractFieldLabels.limit_minutes,
  coldestCelsius: contractFieldLabels.coldest_celsius,
  hottestCelsius: contractFieldLabels.hottest_celsius,
} as const satisfies Readonly<Record<LimitField, string>>;

type FreshFieldsProps = {
  kind: FreshKind;
  draft: ObjectDraft;
  /** Fields as they are stored now; null as long as nobody was faster. */
  stored: ObjectDraft | null;
  errorOf: (field: ObjectProblem['field']) => string | undefined;
  onDraft: (draft: ObjectDraft) => void;
};

/** How long a material of asphalt or concrete stays fresh and how warm it may arrive (BEY-103). */
export const FreshFields = ({ kind, draft, stored, errorOf, onDraft }: FreshFieldsProps) => {
  const hint = useId();
  const field = (name: LimitField) => ({
    label: LABELS[name],
    value: draft[name],
    autoComplete: 'off',
    maxLength: 10,
    // Number pads of phones have no sign.
    inputMode: name === 'limitMinutes' ? ('numeric' as const) : ('text' as const),
    hint: t('bo.obj.default', { wert: defaultText(kind, name) }),
    error: errorOf(name),
    warning: stored !== null && storedNote(draft[name], stored[name]),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onDraft({ ...draft, [name]: currentTarget.value }),
  });
  const [minutes, ...temperatures] = LIMIT_FIELDS;
  return (
    <fieldset className={styles.fields} aria-describedby={hint}>
      <legend>{t('bo.obj.fresh')}</legend>
      <p id={hint} className={styles.hint}>
        {t('bo.obj.fresh_hint')}
      </p>
      <TextField {...field(minutes)} />
      <div className={styles.pair}>
        {temperatures.map((name) => (
          <TextField key={name} {...field(name)} />
        ))}
      </div>
    </fieldset>
  );
};

/** The limit that holds where the field is left empty. */
const defaultText = (kind: FreshKind, name: LimitField): string => {
  const value = freshLimits(kind)[name];
  if (value === null) return t('bo.obj.no_limit');
  return t(name === 'limitMinutes' ? 'bo.obj.minutes' : 'bo.obj.celsius', { n: shownWhole(value) });
};

const storedNote = (typed: string, stored: string) =>
  stored !== typed && t('bo.obj.stored', { wert: stored || t('bo.obj.stored_nothing') });
