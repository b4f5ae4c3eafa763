import { create, list, MAX_KEY_NAME_CODE_POINTS } from '@abrufbar/contract/companies/keys.ts';
import { MAX_COMPANY_KEYS } from '@abrufbar/domain/companies/keys.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { companyKeysTexts } from '@abrufbar/texts/profile/keys.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { CardPart } from '@abrufbar/web/ui/card.tsx';
import { Checkbox } from '@abrufbar/web/ui/checkbox.tsx';
import { Field } from '@abrufbar/web/ui/field.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { PasswordField } from '@abrufbar/web/ui/password-field.tsx';
import { useState, type SubmitEvent } from 'react';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { ShownKey } from '#profile/keys/shown-key.tsx';
import { sendChange } from '#profile/send-change.ts';
import styles from './keys-section.module.css';

const t = reader({ ...companyKeysTexts, ...sessionTexts });

const EMPTY = { name: '', mayConfirm: false, password: '' };
type Problems = { readonly form?: string; readonly name?: string; readonly password?: string };

type NewKeyProps = {
  readonly companyNumber: string;
  /** Keys there are already. */
  readonly made: number;
};

/** The form for a new key; what it answers is shown once, until it is put away. */
export const NewKey = ({ companyNumber, made }: NewKeyProps) => {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState<{ readonly name: string; readonly value: string } | null>(
    null,
  );

  const change = (part: Partial<typeof EMPTY>) => {
    setTyped((now) => ({ ...now, ...part }));
    setProblems({});
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const name = typed.name.trim();
    const missing = {
      ...(name === '' && { name: t('keys.name_missing') }),
      ...(typed.password === '' && { password: t('keys.password_missing') }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const sent = await sendChange(create, {
      company_number: companyNumber,
      name,
      may_confirm: typed.mayConfirm,
      password: typed.password,
    });
    setBusy(false);
    if ('done' in sent) {
      setShown({ name, value: sent.done.key });
      setTyped(EMPTY);
      setOpen(false);
      void refresh(list);
    } else if (sent.failure) {
      setProblems(problemsOf(sent.failure));
    }
  };

  if (shown) return <ShownKey {...shown} onDone={() => setShown(null)} />;
  if (made >= MAX_COMPANY_KEYS) {
    return (
      <CardPart>
        <p className="ink-3">{t('keys.full', { most: MAX_COMPANY_KEYS })}</p>
      </CardPart>
    );
  }
  if (!isOpen) {
    return (
      <CardPart>
        <BindingButton variant="secondary" onClick={() => setOpen(true)}>
          {t('keys.new')}
        </BindingButton>
      </CardPart>
    );
  }
  return (
    <CardPart layout="stack">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {problems.form && (
          <Note tone="warn" live="alert">
            <p>{problems.form}</p>
          </Note>
        )}
        <Field
          label={t('keys.name')}
          name="key_name"
          autoComplete="off"
          hint={t('keys.name_hint')}
          error={problems.name}
          maxLength={MAX_KEY_NAME_CODE_POINTS}
          required
          value={typed.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <Checkbox
          checked={typed.mayConfirm}
          onChange={({ currentTarget }) => change({ mayConfirm: currentTarget.checked })}
        >
          <span>{t('keys.confirm')}</span>
        </Checkbox>
        <PasswordField
          label={t('keys.password')}
          name="password"
          autoComplete="current-password"
          hint={t('keys.password_hint')}
          error={problems.password}
          showLabel={t('login.password_show')}
          hideLabel={t('login.password_hide')}
          required
          maxLength={200}
          value={typed.password}
          onChange={({ currentTarget }) => change({ password: currentTarget.value })}
        />
        <BindingButton type="submit" wide busy={isBusy && t('keys.creating')}>
          {t('keys.create')}
        </BindingButton>
      </form>
    </CardPart>
  );
};

type Failure = {
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
};

/** Each sentence at its field; one that belongs to no field of the form stands above it. */
const problemsOf = ({ message, errors }: Failure): Problems => {
  const at = (field: string) => errors.find((one) => one.field === field)?.message;
  const [name, password] = [at('name'), at('password')];
  if (name === undefined && password === undefined) return { form: message || t('keys.fault') };
  return { ...(name && { name }), ...(password && { password }) };
};
