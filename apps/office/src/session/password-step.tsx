import * as session from '@abrufbar/contract/staff/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { arrowRight } from '@abrufbar/web/ui/icons/call-off.ts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button, ButtonLink } from '#core/controls/button.tsx';
import { PasswordField } from '#core/controls/password-field.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { href } from '#core/navigation/paths.ts';
import { Notice } from '#core/parts/notice.tsx';
import { refusalText } from '#session/refusal-text.ts';
import type { HalfSignedIn } from '#session/begun-session.ts';
import styles from './sign-in.module.css';
import { Steps } from '#session/steps.tsx';

const t = reader({ ...sessionTexts, ...staffSignInTexts });

type PasswordStepProps = {
  compact: boolean;
  /** Address of whoever was signed in here, or nothing. */
  known: string;
  isOver: boolean;
  onDone: (half: HalfSignedIn) => void;
};
type Missing = 'email' | 'password' | null;

/** First step: e-mail and password. */
export const PasswordStep = ({ compact, known, isOver, onDone }: PasswordStepProps) => {
  const password = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<Missing>(null);
  const enter = useCall(session.signIn, { quiet: 'all', onSuccess: onDone });
  // The first thing to do here; a dialog has taken the focus before.
  useEffect(() => (known === '' ? email : password).current?.focus(), [known]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = {
      email: email.current?.value.trim() ?? '',
      password: password.current?.value ?? '',
    };
    const empty = input.email === '' ? 'email' : input.password === '' ? 'password' : null;
    setMissing(empty);
    if (empty) return (empty === 'email' ? email : password).current?.focus();
    if (!enter.isPending) enter.mutate(input);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Steps current={1} />
      {!compact && (
        <h1 tabIndex={-1} className={styles.title}>
          {t('bo.login.title')}
        </h1>
      )}
      {enter.error ? (
        <Notice tone="warn" live>
          {refusalText(enter.error)}
        </Notice>
      ) : (
        isOver && <Notice tone="warn">{t('bo.login.expired')}</Notice>
      )}
      <TextField
        ref={email}
        label={t('bo.login.email')}
        size={44}
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={known}
        error={missing === 'email' && t('login.required_email')}
        onInput={() => setMissing(null)}
      />
      <PasswordField
        ref={password}
        label={t('bo.login.password')}
        size={44}
        name="password"
        autoComplete="current-password"
        error={missing === 'password' && t('login.required_password')}
        onInput={() => setMissing(null)}
      />
      <div className={styles.row}>
        <ButtonLink variant="text" size={44} href={href('password-link')}>
          {t('bo.login.forgot')}
        </ButtonLink>
        <span className={styles.next}>
          <Button type="submit" size={44} iconEnd={arrowRight} busy={enter.isPending}>
            {t('bo.login.next')}
          </Button>
        </span>
      </div>
    </form>
  );
};
