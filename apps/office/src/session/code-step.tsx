import * as session from '@abrufbar/contract/staff/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { arrowLeft } from '@abrufbar/web/ui/icons/basic.ts';
import { lifeBuoy } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useState, type SubmitEvent } from 'react';
import { Button } from '#core/controls/button.tsx';
import { CodeInput } from '#core/controls/code-input.tsx';
import { isOver, refusalText } from '#session/refusal-text.ts';
import { RecoveryStep } from '#session/recovery-step.tsx';
import type { SignedIn } from '#session/begun-session.ts';
import styles from './sign-in.module.css';
import { Steps } from '#session/steps.tsx';

const t = reader(staffSignInTexts);

type CodeStepProps = {
  /** Name of the account in the authenticator app. */
  account: string;
  compact: boolean;
  onDone: (session: SignedIn) => void;
  onRecovered: (session: SignedIn) => void;
  onOther: () => void;
  /** The time for the second step is over. */
  onOver: () => void;
};

/** Second step: the code of the app, which the sixth digit sends, or a recovery code. */
export const CodeStep = (props: CodeStepProps) => {
  const { account, compact, onDone, onRecovered, onOther, onOver } = props;
  const [code, setCode] = useState('');
  const [recovers, setRecovers] = useState(false);
  const enter = useCall(session.enterCode, {
    quiet: 'all',
    onSuccess: onDone,
    onError: (error) => (isOver(error) ? onOver() : setCode('')),
  });
  const check = (entered: string) => {
    if (!enter.isPending) enter.mutate({ code: entered });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.length === 6) check(code);
  };
  const [before, after] = t('bo.login.two_factor', { konto: '\n' }).split('\n');
  return (
    <div className={styles.form}>
      <Steps current={2} />
      {!compact && (
        <h1 tabIndex={-1} className={styles.title}>
          {recovers ? t('bo.login.recovery') : t('bo.login.code_title')}
        </h1>
      )}
      {recovers ? (
        <RecoveryStep onDone={onRecovered} onOver={onOver} onOther={onOther} />
      ) : (
        <form className={styles.code} onSubmit={submit} noValidate>
          <p className={styles.text}>
            {before}
            <b>{account}</b>
            {after}
          </p>
          <CodeInput
            label={t('bo.login.code')}
            hideLabel
            takesFocus
            hint={t('bo.login.code_hint')}
            error={enter.error && code === '' ? refusalText(enter.error) : undefined}
            value={code}
            onChange={setCode}
            onComplete={check}
          />
          <div className={styles.row}>
            <Button variant="text" size={44} icon={arrowLeft} onClick={onOther}>
              {t('bo.login.other')}
            </Button>
            <span className={styles.next}>
              <Button type="submit" size={44} disabled={code.length < 6} busy={enter.isPending}>
                {t('bo.login.submit')}
              </Button>
            </span>
          </div>
        </form>
      )}
      <div className={styles.other}>
        <Icon icon={lifeBuoy} size={18} />
        <span className={styles.question}>{t('bo.login.no_app')}</span>
        <Button variant="secondary" onClick={() => setRecovers(!recovers)}>
          {recovers ? t('bo.login.with_app') : t('bo.login.recovery')}
        </Button>
      </div>
    </div>
  );
};
