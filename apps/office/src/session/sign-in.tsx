import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { useState } from 'react';
import { token } from '#core/device.ts';
import { DeepPanel } from '#session/deep-panel.tsx';
import { SignInSteps, type SignInStep } from '#session/sign-in-steps.tsx';

const t = reader(staffSignInTexts);

/** Any address of the office without session: after the sign-in it shows what was asked for. */
export const SignIn = () => {
  const [step, setStep] = useState<SignInStep>('password');
  const enrols = step === 'enrolment';
  const [before, after] = t('bo.login.portal', { adresse: '\n' }).split('\n');
  return (
    <DeepPanel
      title={enrols ? t('bo.enrol.title') : t('bo.login.title')}
      narrow={enrols}
      foot={
        {
          password: (
            <>
              {before}
              <a href="/">{location.host}</a>
              {after}
            </>
          ),
          code: t('bo.login.limits'),
          enrolment: undefined,
        }[step]
      }
    >
      <SignInSteps onSignedIn={token.set} onStep={setStep} />
    </DeepPanel>
  );
};
