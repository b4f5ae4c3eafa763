import { checkLogin, type LoginField } from '@abrufbar/domain/session/session.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button, ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Field } from '@abrufbar/web/ui/field.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { PasswordField } from '@abrufbar/web/ui/password-field.tsx';
import { useActionState, useRef, useState } from 'react';
import { href } from '#core/navigation/paths.ts';
import { setOffline } from '#core/api/network.ts';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import styles from './login.module.css';

const t = reader(sessionTexts);

/** Needed once the form is sent; fetched when the page rests (watch.ts), or with the first touch of a field. */
const loadSignIn = () => import('#session/sign-in.ts');

/** After so long the form says that no answer has come; what was typed stays (ONL-12). */
const ANSWER_TIMEOUT_MS = 15_000;

const late = (): Promise<null> =>
  new Promise((done) => {
    setTimeout(done, ANSWER_TIMEOUT_MS, null);
  });

const textOf = (form: FormData, field: LoginField): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};

export const LoginForm = () => {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly LoginField[]>([]);
  const [wrong, submit, busy] = useActionState(async (_: boolean, data: FormData) => {
    const fields = { username: textOf(data, 'username'), password: textOf(data, 'password') };
    const problems = checkLogin(fields);
    setMissing(problems);
    const [first] = problems;
    if (!first) {
      const file = await Promise.race([loadSignIn(), late()]).catch(setOffline);
      if (file === null) showErrorPopup({ isLate: true });
      return file ? file.signIn(fields) : false;
    }
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return false;
  }, false);
  const clear = (field: LoginField) => setMissing(missing.filter((name) => name !== field));

  return (
    // The action serves a form that was sent before this code had arrived: React keeps it for us.
    <form
      ref={form}
      className={styles.form}
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      onReset={(event) => event.preventDefault()} // after an action React empties the fields
      onFocus={() => loadSignIn().then((file) => file.prepare(), console.warn)}
      noValidate
    >
      {wrong && (
        <Note tone="warn" live="alert">
          <p>{t('login.invalid_data')}</p>
        </Note>
      )}
      <Field
        label={t('login.email')}
        name="username"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={missing.includes('username') && t('login.required_email')}
        onInput={() => clear('username')}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('login.password_show')}
        hideLabel={t('login.password_hide')}
        error={missing.includes('password') && t('login.required_password')}
        onInput={() => clear('password')}
      />
      <div className={styles.submit}>
        <Button type="submit" busy={busy && t('login.busy')}>
          {t('login.submit')}
        </Button>
        <ButtonLink variant="text" href={href('password-recovery')}>
          {t('login.forgot')}
        </ButtonLink>
      </div>
    </form>
  );
};
