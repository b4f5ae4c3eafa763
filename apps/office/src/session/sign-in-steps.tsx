import { send } from '@abrufbar/web/data.ts';
import { signOut } from '@abrufbar/contract/staff/session.ts';
import { useEffect, useState } from 'react';
import { halfToken, holdHalf } from '#core/api/half-session.ts';
import { CodeStep } from '#session/code-step.tsx';
import { CodesLeft } from '#session/codes-left.tsx';
import { Enrolment } from '#session/enrolment.tsx';
import type { HalfSignedIn, SignedIn } from '#session/begun-session.ts';
import { PasswordStep } from '#session/password-step.tsx';

type Step =
  | { readonly kind: 'password'; readonly isOver?: boolean }
  | { readonly kind: 'second'; readonly half: HalfSignedIn }
  | { readonly kind: 'left'; readonly session: SignedIn };

export type SignInStep = 'password' | 'code' | 'enrolment';

type SignInStepsProps = {
  /** The session begins. */
  onSignedIn: (token: string) => void;
  /** The page around the steps differs from step to step. */
  onStep?: (step: SignInStep) => void;
  /** In the dialog over a page. */
  compact?: boolean;
  /** Of whoever was signed in here. */
  email?: string | undefined;
};

/** Both steps of signing in, in one page (OFF-01). */
export const SignInSteps = (props: SignInStepsProps) => {
  const { onSignedIn, onStep, compact = false, email = '' } = props;
  const [step, setStep] = useState<Step>({ kind: 'password' });
  useEffect(() => {
    addEventListener('pagehide', leaveHalf);
    return () => removeEventListener('pagehide', leaveHalf);
  }, []);
  const begin = (isOver = false) => {
    onStep?.('password');
    setStep({ kind: 'password', isOver });
  };
  const finish = ({ token }: SignedIn) => {
    holdHalf(null);
    onSignedIn(token);
  };
  if (step.kind === 'password') {
    return (
      <PasswordStep
        compact={compact}
        known={email}
        isOver={step.isOver ?? false}
        onDone={(half) => {
          holdHalf(half.token);
          onStep?.(half.next);
          setStep({ kind: 'second', half });
        }}
      />
    );
  }
  if (step.kind === 'left') {
    return (
      <CodesLeft left={step.session.recovery_codes_left} onDone={() => finish(step.session)} />
    );
  }
  const { half } = step;
  const other = () => {
    leaveHalf();
    begin();
  };
  if (half.next === 'enrolment') {
    return <Enrolment name={half.name} onDone={finish} onOver={() => begin(true)} />;
  }
  return (
    <CodeStep
      account={half.account}
      compact={compact}
      onDone={finish}
      onRecovered={(session) => {
        holdHalf(session.token); // new codes are made with it before the session begins
        setStep({ kind: 'left', session });
      }}
      onOther={other}
      onOver={() => begin(true)}
    />
  );
};

/** Ends the half session: without a second factor there is none (OFF-05). */
const leaveHalf = (): void => {
  if (halfToken() === null) return;
  const outlivesPage: typeof fetch = (address, request) =>
    fetch(address, { ...request, keepalive: true });
  send(signOut, {}, { quiet: 'all', fetch: outlivesPage }).catch(() => undefined); // it ends by itself after a while
  holdHalf(null);
};
