import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { CustomerDetail } from '#companies/customer-detail.ts';
import { importedLabel } from '#contracts/edit/imported.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import styles from './forms.module.css';

const t = reader(manageCustomersTexts);

/** As many as the server takes. */
const MAX_CHARACTERS = { name: 100, street: 100, postcode: 10, city: 80 } as const;

export type CompanyEntry = Readonly<Record<keyof typeof MAX_CHARACTERS, string>>;

/** Name and address of a customer as fields. */
export const entryOf = ({
  name,
  street,
  postcode,
  city,
}: Pick<CustomerDetail, 'name' | 'street' | 'postcode' | 'city'>): CompanyEntry => ({
  name,
  street: street ?? '',
  postcode: postcode ?? '',
  city: city ?? '',
});

type CompanyFieldsProps = {
  entry: CompanyEntry;
  /** Fields that the next import overwrites (OFF-107). */
  importedFields: readonly string[];
  /** Fields as a colleague has stored them meanwhile; null as long as nobody was faster. */
  stored: CompanyEntry | null;
  wasTried: boolean;
  onChange: (entry: CompanyEntry) => void;
};

export const CompanyFields = (props: CompanyFieldsProps) => {
  const { entry, importedFields, stored, wasTried, onChange } = props;
  const field = (key: keyof CompanyEntry) => ({
    label: importedLabel(t(`bo.cus.field.${key}`), importedFields.includes(key)),
    value: entry[key],
    maxLength: MAX_CHARACTERS[key],
    autoComplete: 'off',
    warning: storedNote(entry[key], stored?.[key]),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...entry, [key]: currentTarget.value }),
  });
  return (
    <>
      <TextField
        {...field('name')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a form that was asked for
        autoFocus
        error={wasTried && entry.name.trim() === '' && t('bo.cus.required')}
      />
      <TextField {...field('street')} />
      <div className={styles.pair}>
        <TextField {...field('postcode')} inputMode="numeric" />
        <TextField {...field('city')} />
      </div>
    </>
  );
};

/** Where a colleague has stored something else than what is typed here. */
const storedNote = (typed: string, stored: string | undefined): string | undefined => {
  if (stored === undefined || stored === typed) return undefined;
  return stored === '' ? t('bo.cus.stored_nothing') : t('bo.cus.stored', { wert: stored });
};
