import type { FieldMessage } from '@abrufbar/contract/wire/envelope.ts';
import type { PersonFields } from '@abrufbar/domain/profile/profile.ts';
import { profileTexts } from '@abrufbar/texts/profile/profile.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Field } from '@abrufbar/web/ui/field.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { PhoneField } from '#profile/phone-field.tsx';
import type { Edits } from '#profile/person-draft.ts';
import styles from './person-form.module.css';

const t = reader(profileTexts);

type PersonFormProps = {
  readonly id: string;
  readonly fields: PersonFields;
  /** Problems the server found. */
  readonly errors: readonly FieldMessage[];
  readonly onEdit: (edits: Edits) => void;
  readonly onSubmit: () => void;
};

/** Personal data (PRF-07); its button is in the action bar. */
export const PersonForm = ({ id, fields, errors, onEdit, onSubmit }: PersonFormProps) => {
  const errorOf = (...names: (keyof PersonFields)[]) =>
    errors.find(({ field }) => names.some((name) => name === field))?.message;
  const requiredNote = (...names: (keyof PersonFields)[]) =>
    errorOf(...names) ??
    (names.some((name) => fields[name].trim() === '') && t('profile.user_data.required'));
  const name = (field: 'first_name' | 'last_name', autoComplete: string) => (
    <Field
      label={t(`profile.user_data.${field}`)}
      name={field}
      autoComplete={autoComplete}
      maxLength={100}
      required
      value={fields[field]}
      error={requiredNote(field)}
      onChange={({ currentTarget }) => onEdit({ [field]: currentTarget.value })}
    />
  );
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SectionHead title={t('profile.user_data.title')} />
      <div className={styles.names}>
        {name('first_name', 'given-name')}
        {name('last_name', 'family-name')}
      </div>
      <PhoneField
        label={t('profile.user_data.phone')}
        kind="phone"
        name="phone"
        value={{ country: fields.phone_country, number: fields.phone }}
        error={requiredNote('phone', 'phone_country')}
        onChange={({ country, number }) => onEdit({ phone_country: country, phone: number })}
      />
      <PhoneField
        label={t('profile.user_data.mobile')}
        kind="mobile"
        name="mobile"
        value={{ country: fields.mobile_country, number: fields.mobile }}
        error={errorOf('mobile', 'mobile_country')}
        onChange={({ country, number }) => onEdit({ mobile_country: country, mobile: number })}
      />
    </form>
  );
};
