import { registrationTexts } from '@abrufbar/texts/registration.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Field } from '@abrufbar/web/ui/field.tsx';
import { PasswordField } from '@abrufbar/web/ui/password-field.tsx';
import { useId } from 'react';
import { PasswordTips } from '@abrufbar/web/ui/password-tips.tsx';
import type { FormPart } from '#registration/form-part.ts';
import styles from './register.module.css';

const t = reader({ ...registrationTexts, ...sessionTexts });

/** Credentials for the later login (REG-06 to REG-08). */
export const AccessFields = ({ draft, errors, onChange }: FormPart) => {
  const tips = useId();
  const toggle = { showLabel: t('login.password_show'), hideLabel: t('login.password_hide') };
  return (
    <>
      <Field
        label={t('register.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.email}
        error={errors.email}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <div className={styles.password}>
        <PasswordField
          label={t('register.password')}
          name="password"
          autoComplete="new-password"
          aria-describedby={tips}
          value={draft.password}
          error={errors.password}
          onChange={({ currentTarget }) => onChange({ password: currentTarget.value })}
          {...toggle}
        />
        <PasswordTips id={tips} password={draft.password} />
      </div>
      <PasswordField
        label={t('register.password_repeat')}
        name="password_repeat"
        autoComplete="new-password"
        value={draft.password_repeat}
        error={errors.password_repeat}
        onChange={({ currentTarget }) => onChange({ password_repeat: currentTarget.value })}
        {...toggle}
      />
    </>
  );
};
