import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { useState } from 'react';
import { token } from '#core/device.ts';
import { DeepPanel } from '#session/deep-panel.tsx';
import { SignInSteps } from '#session/sign-in-steps.tsx';

const t = reader(staffSignInTexts);

/** Any address of the office without session: after the sign-in it shows what was asked for. */
export const SignIn = () => {
  const [enrols, setEnrols] = useState(false);
  const [before, after] = t('bo.login.portal', { adresse: '\n' }).split('\n');
  return (
    <DeepPanel
      title={enrols ? t('bo.enrol.title') : t('bo.login.title')}
      narrow={enrols}
      foot={
        enrols ? undefined : (
          <>
            {before}
            <a href="/">{location.host}</a>
            {after}
          </>
        )
      }
    >
      <SignInSteps onSignedIn={token.set} onEnrolment={setEnrols} />
    </DeepPanel>
  );
};
