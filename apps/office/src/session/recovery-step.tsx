import * as session from '@abrufbar/contract/staff/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { arrowLeft } from '@abrufbar/web/ui/icons/basic.ts';
import { useState, type SubmitEvent } from 'react';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { isOver, refusalText } from '#session/refusal-text.ts';
import type { SignedIn } from '#session/begun-session.ts';
import styles from './sign-in.module.css';

const t = reader(staffSignInTexts);

type RecoveryStepProps = {
  onDone: (session: SignedIn) => void;
  onOver: () => void;
  onOther: () => void;
};

/** One of the ten codes in place of the app (OFF-06). */
export const RecoveryStep = ({ onDone, onOver, onOther }: RecoveryStepProps) => {
  const [code, setCode] = useState('');
  const enter = useCall(session.enterRecoveryCode, {
    quiet: 'all',
    onSuccess: onDone,
    onError: (error) => {
      if (isOver(error)) onOver();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.trim() !== '' && !enter.isPending) enter.mutate({ code: code.trim() });
  };
  return (
    <form className={styles.code} onSubmit={submit} noValidate>
      <TextField
        label={t('bo.login.recovery')}
        size={44}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of its step
        autoFocus
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        hint={t('bo.login.recovery_hint')}
        error={enter.error ? refusalText(enter.error) : undefined}
        value={code}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          enter.reset();
        }}
      />
      <div className={styles.row}>
        <Button variant="text" size={44} icon={arrowLeft} onClick={onOther}>
          {t('bo.login.other')}
        </Button>
        <span className={styles.next}>
          <Button type="submit" size={44} disabled={code.trim() === ''} busy={enter.isPending}>
            {t('bo.login.submit')}
          </Button>
        </span>
      </div>
    </form>
  );
};
