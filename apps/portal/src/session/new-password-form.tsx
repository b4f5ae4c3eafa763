import { brokenPasswordRules, isPasswordTooLong } from '@abrufbar/domain/session/password.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { validationTexts } from '@abrufbar/texts/frame/validation.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { PasswordField } from '@abrufbar/web/ui/password-field.tsx';
import { useId, useState, type SubmitEvent } from 'react';
import { PasswordTips } from '@abrufbar/web/ui/password-tips.tsx';
import { saveNewPassword } from '#session/save-new-password.ts';
import styles from './recovery.module.css';

const t = reader({ ...recoveryTexts, ...sessionTexts, ...validationTexts });

type NewPasswordFormProps = { token: string; onDead: () => void };

/** New password and repeat; the button is enabled from the start and shows what is missing. */
export const NewPasswordForm = ({ token, onDead }: NewPasswordFormProps) => {
  const tips = useId();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [shown, setShown] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const problems = problemsOf(password, repeat);
  const isComplete = Object.keys(problems).length === 0;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setShown(problems);
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    }
    setBusy(true);
    const outcome = await saveNewPassword(token, password, repeat);
    setBusy(false);
    if (outcome === 'dead') onDead();
    else setShown(outcome);
  };
  const toggle = { showLabel: t('login.password_show'), hideLabel: t('login.password_hide') };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.password}>
        <PasswordField
          label={t('reset.new')}
          name="password"
          autoComplete="new-password"
          aria-describedby={tips}
          value={password}
          error={shown.password}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            setShown({});
          }}
          {...toggle}
        />
        <PasswordTips id={tips} password={password} />
      </div>
      <PasswordField
        label={t('reset.repeat')}
        name="repeat"
        autoComplete="new-password"
        value={repeat}
        error={shown.repeat}
        onChange={({ currentTarget }) => {
          setRepeat(currentTarget.value);
          setShown({ ...shown, repeat: undefined });
        }}
        {...toggle}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={isComplete ? 'primary' : 'incomplete'}
          wide
          aria-disabled={!isComplete}
          busy={busy && t('reset.busy')}
        >
          {t('reset.submit')}
        </Button>
      </div>
    </form>
  );
};

type Problems = { readonly password?: string | undefined; readonly repeat?: string | undefined };

const problemsOf = (password: string, repeat: string): Problems => {
  if (brokenPasswordRules(password).length > 0) return { password: t('validation.password') };
  if (isPasswordTooLong(password)) return { password: t('validation.password_long') };
  return password === repeat ? {} : { repeat: t('validation.password_repeat') };
};
