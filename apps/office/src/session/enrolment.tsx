import * as session from '@abrufbar/contract/staff/session.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { CheckLine } from '#core/controls/check.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Chip } from '#core/parts/chip.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { QrPanel } from '#core/parts/qr-panel.tsx';
import { SecretOnce } from '#core/parts/secret-once.tsx';
import styles from './enrolment.module.css';
import { RecoveryCodes } from '#session/recovery-codes.tsx';
import { isOver, refusalText } from '#session/refusal-text.ts';
import type { SignedIn } from '#session/begun-session.ts';

const t = reader({ ...generalTexts, ...staffSignInTexts });

type EnrolmentProps = {
  name: string;
  onDone: (session: SignedIn) => void;
  /** The time for the second step is over. */
  onOver: () => void;
};

/** First sign-in: sets up the second factor; ends only with a right code and a ticked box (OFF-05). */
export const Enrolment = ({ name, onDone, onOver }: EnrolmentProps) => {
  const onError = (error: unknown) => {
    if (isOver(error)) onOver();
  };
  const begin = useCall(session.startEnrolment, { quiet: 'all', onError });
  const finish = useCall(session.finishEnrolment, { quiet: 'all', onError, onSuccess: onDone });
  const [isProven, setIsProven] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const { mutate } = begin;
  useEffect(() => mutate({}), [mutate]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the step before has taken the focus with it
  const { secret = '', otpauth_url: address = '', recovery_codes: codes = [] } = begin.data ?? {};
  return (
    <div className={styles.enrolment}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('bo.enrol.title')}
      </h1>
      <p className={styles.text}>{t('bo.enrol.text', { name })}</p>
      {begin.error && <LoadError error={begin.error} onRetry={() => begin.mutate({})} />}
      {begin.data && (
        <>
          <div className={styles.columns}>
            <section className={styles.column}>
              <h2 className={styles.step}>{t('bo.enrol.scan')}</h2>
              <QrPanel text={address} label={t('bo.enrol.qr')} />
              <SecretOnce label={t('bo.enrol.secret')} value={secret} />
              <FirstCode isProven={isProven} onProven={() => setIsProven(true)} onOver={onOver} />
            </section>
            <section className={styles.column}>
              <h2 className={styles.step}>{t('bo.enrol.keep')}</h2>
              <p className={styles.text}>{t('bo.enrol.keep_text')}</p>
              <RecoveryCodes codes={codes} />
              <CheckLine checked={isKept} onChange={() => setIsKept(!isKept)}>
                {t('bo.enrol.done_box')}
              </CheckLine>
            </section>
          </div>
          {finish.error && (
            <Notice tone="danger" live>
              {refusalText(finish.error)}
            </Notice>
          )}
          <div className={styles.foot}>
            <Button
              size={44}
              disabled={!isProven || !isKept}
              busy={finish.isPending}
              onClick={() => finish.mutate({ codes_kept: true })}
            >
              {t('bo.enrol.submit')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};

type FirstCodeProps = { isProven: boolean; onProven: () => void; onOver: () => void };

/** The first code of the app, checked with its sixth digit. */
const FirstCode = ({ isProven, onProven, onOver }: FirstCodeProps) => {
  const [code, setCode] = useState('');
  const prove = useCall(session.proveEnrolment, {
    quiet: 'all',
    onSuccess: onProven,
    onError: (error) => {
      if (isOver(error)) onOver();
    },
  });
  const enter = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 6);
    setCode(digits);
    prove.reset();
    if (digits.length === 6 && digits !== code) prove.mutate({ code: digits });
  };
  return (
    <div className={styles.code}>
      <TextField
        label={t('bo.enrol.code')}
        size={44}
        inputMode="numeric"
        autoComplete="one-time-code"
        readOnly={isProven}
        error={prove.error ? refusalText(prove.error) : undefined}
        value={code.replace(/(\d{3})(?=\d)/, '$1 ')}
        onChange={({ currentTarget }) => enter(currentTarget.value)}
      />
      <span role="status" className={styles.proven}>
        {isProven && (
          <Chip role="ok" icon={circleCheck}>
            {t('bo.enrol.code_ok')}
          </Chip>
        )}
      </span>
    </div>
  );
};
