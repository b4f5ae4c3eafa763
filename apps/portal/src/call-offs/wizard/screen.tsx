import { callOffsWizardTexts } from '@abrufbar/texts/call-offs/wizard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Stepper } from '@abrufbar/web/ui/stepper.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { STEPS, type Step } from '#call-offs/wizard/draft.ts';
import { confirmLeave } from '#core/navigation/leave.ts';
import { href } from '#core/navigation/paths.ts';
import { goBack } from '#core/navigation/router.ts';
import { Screen } from '#core/frame/screen.tsx';
import styles from './wizard.module.css';

const t = reader(callOffsWizardTexts);
const stepName = (step: Step): string => t(`wizard.step.${step}`);

type WizardScreenProps = {
  /** Contract page to open on closing when there is no page to go back to; the sites while it is unknown. */
  readonly contractId: string | undefined;
  readonly step: Step;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Frame of every step: head with the close button. */
export const WizardScreen = ({ contractId, step, actions, children }: WizardScreenProps) => {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [step]);
  const away =
    contractId === undefined
      ? href('construction-site')
      : href('contract-items', { id: contractId });
  return (
    <Screen
      title={t('wizard.page_title', { schritt: stepName(step) })}
      bar={
        <>
          <AppBar
            title={t('wizard.title')}
            line={t('wizard.binding')}
            back={{
              label: t('wizard.close'),
              icon: 'close',
              onClick: () => confirmLeave(() => goBack(away)),
            }}
          />
          <div className={styles.steps}>
            <Stepper label={t('wizard.steps')} steps={STEPS.map(stepName)} current={step - 1} />
          </div>
        </>
      }
      actions={actions}
    >
      <div className={styles.form}>{children}</div>
    </Screen>
  );
};
