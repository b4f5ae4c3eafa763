import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { sunTexts } from '@abrufbar/texts/frame/sun.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { HoldButton } from '@abrufbar/web/ui/hold-button.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { flag } from '@abrufbar/web/ui/icons/delivery.ts';
import { isView } from '#core/device.ts';
import { ViewReason } from '#core/frame/view-reason.tsx';
import { useIsSun } from '#core/sun.ts';
import { ClaimButton } from '#deliveries/check/claim-button.tsx';
import { ConfirmSteps } from '#deliveries/check/confirm-steps.tsx';
import { useConfirmSteps, type Step } from '#deliveries/check/use-confirm-steps.ts';
import type { Details } from '#deliveries/confirmation.ts';
import styles from './check.module.css';

const t = reader({ ...acceptTexts, ...sunTexts });

type CheckButtonsProps = {
  readonly delivery: Details;
  readonly mayClaim: boolean;
  readonly step: Step;
  readonly setStep: (step: Step) => void;
  readonly onConfirmed: () => void;
};

/** Confirms by holding, as it is or under reservation, signed where the contract asks for it (BEY-71, BEY-73, BEY-89). */
export const CheckButtons = ({ delivery, mayClaim, onConfirmed, ...at }: CheckButtonsProps) => {
  const isSun = useIsSun();
  const steps = useConfirmSteps(delivery, at, onConfirmed);
  if (isView) return <ViewReason id="check-view" />;
  return (
    <>
      <div className={styles.pair}>
        <Button variant="secondary" icon={flag} onClick={steps.reserve}>
          {t(isSun ? 'sun.reservation' : 'accept.reservation')}
        </Button>
        {mayClaim && (
          <ClaimButton ids={delivery.ids}>{t(isSun ? 'sun.wrong' : 'accept.claim')}</ClaimButton>
        )}
      </div>
      <HoldButton
        icon={check}
        label={t(isSun ? 'sun.hold' : 'accept.hold')}
        busy={steps.busy}
        onConfirm={steps.confirm}
      />
      <ConfirmSteps steps={steps} delivery={delivery} mayClaim={mayClaim} />
    </>
  );
};
