import { resetPassword } from '@abrufbar/contract/session/recovery.ts';
import { brokenPasswordRules } from '@abrufbar/domain/session/password.ts';
import { profileTexts } from '@abrufbar/texts/profile/profile.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { FoldedCard } from '@abrufbar/web/ui/folded-card.tsx';
import { keyRound } from '@abrufbar/web/ui/icons/account.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { PasswordField } from '@abrufbar/web/ui/password-field.tsx';
import { useId, useState } from 'react';
import { PasswordTips } from '@abrufbar/web/ui/password-tips.tsx';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { flashAfterReload } from '#profile/flash-after-reload.ts';
import { sendChange } from '#profile/send-change.ts';
import styles from './password-card.module.css';

const t = reader({ ...profileTexts, ...sessionTexts });

const EMPTY = { old: '', new: '', repeat: '' };

/** Only a refusal has to do with what was typed. */
const ownWordsFor = (status: number) =>
  status === 422 ? 'profile.password.error' : 'profile.password.fault';

type PasswordCardProps = {
  /** Unsaved input elsewhere on the page: it must not be lost by the reload. */
  readonly keepsPage: boolean;
};

/** The form for a new password, collapsed at first (PRF-06). */
export const PasswordCard = ({ keepsPage }: PasswordCardProps) => {
  const tips = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isGood = brokenPasswordRules(typed.new).length === 0;
  const isDifferent = typed.repeat !== '' && typed.repeat !== typed.new;
  const canSend = typed.old !== '' && isGood && typed.repeat === typed.new;

  const send = async () => {
    if (!canSend || isBusy) return;
    setBusy(true);
    setProblem('');
    const sent = await sendChange(resetPassword, {
      token: null,
      old_password: typed.old,
      new_password: typed.new,
      new_password_repeat: typed.repeat,
    });
    setBusy(false);
    if ('done' in sent) {
      setTyped(EMPTY);
      setOpen(false);
      flashAfterReload(sent.done.message || t('profile.password.success'), keepsPage); // ERR-33
    } else if (sent.failure) {
      const [first] = sent.failure.errors;
      setProblem((first?.message ?? sent.failure.message) || t(ownWordsFor(sent.failure.status))); // ERR-34
    }
  };
  const field = (
    name: keyof typeof EMPTY,
    autoComplete: string,
    more: { readonly error?: string | false; readonly 'aria-describedby'?: string } = {},
  ) => (
    <PasswordField
      label={t(`profile.password.${name}`)}
      name={`${name}_password`}
      autoComplete={autoComplete}
      showLabel={t('login.password_show')}
      hideLabel={t('login.password_hide')}
      required
      maxLength={200}
      value={typed[name]}
      {...more}
      onChange={({ currentTarget }) => {
        setTyped((now) => ({ ...now, [name]: currentTarget.value }));
        setProblem('');
      }}
    />
  );
  return (
    <FoldedCard
      icon={keyRound}
      title={t('profile.password.title')}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {problem && (
          <Note tone="warn" live="alert">
            <p>{problem}</p>
          </Note>
        )}
        {field('old', 'current-password')}
        {field('new', 'new-password', { 'aria-describedby': tips })}
        <PasswordTips id={tips} password={typed.new} />
        {field('repeat', 'new-password', {
          error: isDifferent && t('profile.password.different'),
        })}
        <BindingButton
          type="submit"
          variant="secondary"
          wide
          disabled={!canSend}
          busy={isBusy && t('profile.password.busy')}
        >
          {t('profile.password.submit')}
        </BindingButton>
      </form>
    </FoldedCard>
  );
};
