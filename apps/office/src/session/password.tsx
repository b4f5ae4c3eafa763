import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { setPassword } from '@abrufbar/contract/staff/session.ts';
import { brokenPasswordRules, isPasswordTooLong } from '@abrufbar/domain/session/password.ts';
import { validationTexts } from '@abrufbar/texts/frame/validation.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { PasswordTips } from '@abrufbar/web/ui/password-tips.tsx';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { Button, ButtonLink } from '#core/controls/button.tsx';
import { PasswordField } from '#core/controls/password-field.tsx';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { Notice } from '#core/parts/notice.tsx';
import { DeepPanel } from '#session/deep-panel.tsx';
import { refusalText } from '#session/refusal-text.ts';
import styles from './sign-in.module.css';

const t = reader({ ...recoveryTexts, ...sessionTexts, ...validationTexts });

/** A new password by the link of a mail; the second factor is still asked afterwards (OFF-07). */
export const Password = () => {
  const tips = useId();
  const [link] = useState(() => location.hash.slice(1));
  // No history and no screenshot shows the token, as in the portal (D-12).
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const [password, setPasswordText] = useState('');
  const [repeat, setRepeat] = useState('');
  const [shows, setShows] = useState(false);
  const save = useCall(setPassword, {
    quiet: 'all',
    onSuccess: () => {
      showFlash('sucess', t('reset.success'));
      void go(href('home'), { replace: true });
    },
  });
  const problems = problemsOf(password, repeat);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShows(true);
    if (!problems.password && !problems.repeat && !save.isPending)
      save.mutate({ token: link, new_password: password });
  };
  const isDead = link === '' || (save.error instanceof CallError && save.error.status === 403);
  return (
    <DeepPanel title={t('reset.title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h1 tabIndex={-1} className={styles.title}>
          {t('reset.title')}
        </h1>
        {isDead ? (
          <>
            <Notice tone="warn" live>
              {t('reset.expired')}
            </Notice>
            <ButtonLink size={44} href={href('password-link')}>
              {t('login.forgot')}
            </ButtonLink>
          </>
        ) : (
          <>
            {save.error && (
              <Notice tone="warn" live>
                {refusalText(save.error)}
              </Notice>
            )}
            <div className={styles.code}>
              <PasswordField
                label={t('reset.new')}
                size={44}
                autoComplete="new-password"
                aria-describedby={tips}
                error={shows && problems.password}
                value={password}
                onChange={({ currentTarget }) => setPasswordText(currentTarget.value)}
              />
              <PasswordTips id={tips} password={password} />
            </div>
            <PasswordField
              label={t('reset.repeat')}
              size={44}
              autoComplete="new-password"
              error={shows && problems.repeat}
              value={repeat}
              onChange={({ currentTarget }) => setRepeat(currentTarget.value)}
            />
            <div className={styles.row}>
              <ButtonLink variant="text" size={44} href={href('home')}>
                {t('recovery.cancel')}
              </ButtonLink>
              <Button type="submit" size={44} busy={save.isPending}>
                {t('reset.submit')}
              </Button>
            </div>
          </>
        )}
      </form>
    </DeepPanel>
  );
};

type Problems = { readonly password?: string; readonly repeat?: string };

const problemsOf = (password: string, repeat: string): Problems => {
  if (brokenPasswordRules(password).length > 0) return { password: t('validation.password') };
  if (isPasswordTooLong(password)) return { password: t('validation.password_long') };
  return password === repeat ? {} : { repeat: t('validation.password_repeat') };
};
