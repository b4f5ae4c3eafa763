import { part } from '@abrufbar/web/lazy-page.tsx';
import { ReservationSheet } from '#deliveries/check/reservation-sheet.tsx';
import type { ConfirmSteps as Steps } from '#deliveries/check/use-confirm-steps.ts';
import type { Details } from '#deliveries/confirmation.ts';

const SignatureSheet = part(() =>
  import('#deliveries/signature/signature-sheet.tsx').then((it) => it.SignatureSheet),
);

type ConfirmStepsProps = {
  readonly steps: Steps;
  readonly delivery: Details;
  readonly mayClaim: boolean;
};

/** The sheets before a confirmation; one after the other where both are wanted. */
export const ConfirmSteps = ({ steps, delivery, mayClaim }: ConfirmStepsProps) => (
  <>
    <ReservationSheet
      open={steps.step === 'reservation' || steps.step === 'measured'}
      onClose={steps.close}
      busy={steps.busy}
      mayClaim={mayClaim}
      maySign={!steps.isAlwaysSigned}
      preset={steps.step === 'measured' ? 'temperature' : null}
      onConfirm={steps.confirmReserved}
    />
    <SignatureSheet key={delivery.id} steps={steps} delivery={delivery} />
  </>
);
