import { checkRegistration } from '@abrufbar/domain/registration/registration.ts';
import { registrationTexts } from '@abrufbar/texts/registration.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { validationTexts } from '@abrufbar/texts/frame/validation.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Checkbox } from '@abrufbar/web/ui/checkbox.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { cache } from '#core/api/cache.ts';
import { href } from '#core/navigation/paths.ts';
import { goBack } from '#core/navigation/router.ts';
import { LegalLinks } from '#core/frame/legal-links.tsx';
import { Screen } from '#core/frame/screen.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { AccessFields } from '#registration/access-fields.tsx';
import { CodeField } from '#registration/code-field.tsx';
import {
  changeDraft,
  draft as stored,
  readInvitationCode,
  type Draft,
} from '#registration/draft.ts';
import type { FieldErrors } from '#registration/form-part.ts';
import { PersonFields } from '#registration/person-fields.tsx';
import { submitRegistration } from '#registration/submit-registration.ts';
import styles from './register.module.css';

const t = reader({ ...registrationTexts, ...validationTexts });

export const Register = () => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const draft = useStore(stored);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  useEffect(readInvitationCode, []);

  const change = (values: Partial<Draft>) => {
    changeDraft(values);
    const edited = new Set(Object.keys(values));
    const rest = Object.entries(errors).filter(([field]) => !edited.has(field));
    setErrors(Object.fromEntries(rest));
  };
  const show = (wrong: FieldErrors) => {
    // Fax and mobile are shown first, so that there is a field to mark.
    if (wrong.fax !== undefined || wrong.mobile_phone !== undefined) changeDraft({ hasMore: true });
    flushSync(() => setErrors(wrong));
    const [first] = Object.keys(wrong);
    if (first !== undefined) focusField(form.current, first);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const wrong = problemsOf(draft);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    const refused = await submitRegistration(draft);
    setBusy(false);
    show(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
  };

  const part = { draft, errors, onChange: change };
  const isComplete = Object.keys(problemsOf(draft)).length === 0;
  return (
    <QueryClientProvider client={cache}>
      <div className={styles.page}>
        <Screen
          title={t('register.title')}
          bar={
            <AppBar
              title={t('register.title')}
              line={t('register.subtitle')}
              back={{ label: t('register.back_to_login'), onClick: () => goBack(href('login')) }}
            />
          }
          actions={
            <ActionBar>
              <Button
                type="submit"
                form={id}
                variant={isComplete ? 'primary' : 'incomplete'}
                aria-disabled={!isComplete}
                busy={busy && t('register.busy')}
              >
                {t('register.submit')}
              </Button>
            </ActionBar>
          }
        >
          <form
            ref={form}
            id={id}
            className={styles.form}
            onSubmit={(event) => void submit(event)}
            noValidate
          >
            <CodeField
              label={t('register.invitation_code')}
              hint={t('register.invitation_hint')}
              value={draft.invitation_token}
              error={errors.invitation_token}
              onChange={(code) => change({ invitation_token: code })}
            />
            <PersonFields {...part} />
            <AccessFields {...part} />
            <div className={styles.consent}>
              <Consent
                name="accept_terms_of_use"
                sentence={t('register.accept_terms', KEEP_BRACES)}
                href={href('terms-of-use')}
                checked={draft.accept_terms_of_use}
                error={errors.accept_terms_of_use}
                onChange={(accepted) => change({ accept_terms_of_use: accepted })}
              />
              <Consent
                name="accept_privacy_policy"
                sentence={t('register.accept_privacy', KEEP_BRACES)}
                href={href('privacy-terms')}
                checked={draft.accept_privacy_policy}
                error={errors.accept_privacy_policy}
                onChange={(accepted) => change({ accept_privacy_policy: accepted })}
              />
            </div>
          </form>
          <LegalLinks />
        </Screen>
      </div>
    </QueryClientProvider>
  );
};

/** Keeps the words of the links in braces for `Consent`. */
const KEEP_BRACES = {
  'Nutzungs\u00ADbedingungen': '{Nutzungs\u00ADbedingungen}',
  'Datenschutz\u00ADhinweise': '{Datenschutz\u00ADhinweise}',
};

const problemsOf = (draft: Draft): FieldErrors => {
  const found = Object.entries(checkRegistration(draft));
  return Object.fromEntries(found.map(([field, problem]) => [field, t(`validation.${problem}`)]));
};

const focusField = (form: HTMLFormElement | null, field: string): void =>
  form?.querySelector<HTMLElement>(`[name='${field}'], [data-field='${field}'] button`)?.focus();

type ConsentProps = {
  readonly name: string;
  /** A sentence with the words of the link in braces. */
  readonly sentence: string;
  readonly href: string;
  readonly checked: boolean;
  readonly error: ReactNode;
  readonly onChange: (checked: boolean) => void;
};

/** A statement to agree to, with a link to its document (REG-10, REG-11). */
const Consent = ({ sentence, href, onChange, ...box }: ConsentProps) => {
  const [before, words, after] = sentence.split(/[{}]/);
  return (
    <Checkbox {...box} onChange={({ currentTarget }) => onChange(currentTarget.checked)}>
      <span>
        {before}
        <a href={href}>{words}</a>
        {after}
      </span>
    </Checkbox>
  );
};
