import { requestPasswordLink } from '@abrufbar/contract/staff/session.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import { validationTexts } from '@abrufbar/texts/frame/validation.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button, ButtonLink } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { href } from '#core/navigation/paths.ts';
import { Notice } from '#core/parts/notice.tsx';
import { DeepPanel } from '#session/deep-panel.tsx';
import { refusalText } from '#session/refusal-text.ts';
import styles from './sign-in.module.css';

const t = reader({ ...recoveryTexts, ...sessionTexts, ...validationTexts });

const problemOf = (address: string): string | null => {
  if (address === '') return t('login.required_email');
  return isEmail(address) ? null : t('validation.email');
};

/** Lost password: a link by mail, whoever has the address (OFF-07). */
export const PasswordLink = () => {
  const email = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useCall(requestPasswordLink, { quiet: 'all' });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = email.current?.value.trim() ?? '';
    const found = problemOf(address);
    setProblem(found);
    if (found !== null) return email.current?.focus();
    if (!ask.isPending) ask.mutate({ email: address });
  };
  return (
    <DeepPanel title={t('recovery.title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h1 tabIndex={-1} className={styles.title}>
          {t('recovery.title')}
        </h1>
        {ask.isSuccess ? (
          <Notice tone="ok" title={t('recovery.success_title')} live>
            {t('recovery.success_text', { email: ask.variables.email })}
          </Notice>
        ) : (
          <p className={styles.text}>{t('recovery.text')}</p>
        )}
        {ask.error && (
          <Notice tone="warn" live>
            {refusalText(ask.error)}
          </Notice>
        )}
        <TextField
          ref={email}
          label={t('recovery.email')}
          size={44}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={problem}
          onInput={() => setProblem(null)}
        />
        <div className={styles.row}>
          <ButtonLink variant="text" size={44} href={href('home')}>
            {t('recovery.cancel')}
          </ButtonLink>
          <span className={styles.next}>
            <Button type="submit" size={44} busy={ask.isPending}>
              {t('recovery.submit')}
            </Button>
          </span>
        </div>
      </form>
    </DeepPanel>
  );
};
