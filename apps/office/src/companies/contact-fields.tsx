import { isEmail } from '@abrufbar/domain/values/email.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { CustomerDetail } from '#companies/customer-detail.ts';
import { CheckLine } from '#core/controls/check.tsx';
import { TextField } from '#core/controls/text-field.tsx';

const t = reader(manageCustomersTexts);

/** As many as the server takes. */
const MAX_CHARACTERS = { task: 60, name: 100, phone: 40, email: 254 } as const;
type Field = keyof typeof MAX_CHARACTERS;

type ContactEntry = Readonly<Record<Field, string>> & { readonly is_for_all: boolean };

/** The fields of somebody to call; empty for somebody new. */
export const contactEntry = (contact: CustomerDetail['contacts'][number] | null): ContactEntry => ({
  task: contact?.task ?? '',
  name: contact?.name ?? '',
  phone: contact?.phone ?? '',
  email: contact?.email ?? '',
  is_for_all: contact?.is_for_all ?? false,
});

export const trimmedContact = ({ task, name, phone, email, is_for_all }: ContactEntry) => ({
  task: task.trim(),
  name: name.trim(),
  phone: phone.trim(),
  email: email.trim(),
  is_for_all,
});

type ContactFieldsProps = {
  entry: ContactEntry;
  /** Fields as a colleague has stored them meanwhile; null as long as nobody was faster. */
  stored: ContactEntry | null;
  supplier: string;
  wasTried: boolean;
  onChange: (entry: ContactEntry) => void;
};

export const ContactFields = (props: ContactFieldsProps) => {
  const { entry, stored, supplier, wasTried, onChange } = props;
  const isMissing = (key: 'task' | 'name') => wasTried && entry[key].trim() === '';
  const email = entry.email.trim();
  const field = (key: Field) => ({
    label: t(`bo.cus.field.${key}`),
    value: entry[key],
    maxLength: MAX_CHARACTERS[key],
    autoComplete: 'off',
    warning:
      stored !== null && stored[key] !== entry[key]
        ? t('bo.cus.stored', { wert: stored[key] })
        : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...entry, [key]: currentTarget.value }),
  });
  return (
    <>
      <TextField
        {...field('task')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a form that was asked for
        autoFocus
        error={isMissing('task') && t('bo.cus.required')}
      />
      <TextField {...field('name')} error={isMissing('name') && t('bo.cus.required')} />
      <TextField {...field('phone')} type="tel" />
      <TextField
        {...field('email')}
        type="email"
        error={wasTried && email !== '' && !isEmail(email) && t('bo.cus.email_wrong')}
      />
      <CheckLine
        checked={entry.is_for_all}
        onChange={() => onChange({ ...entry, is_for_all: !entry.is_for_all })}
      >
        {t('bo.cus.field.for_all', { lieferant: supplier })}
      </CheckLine>
    </>
  );
};
