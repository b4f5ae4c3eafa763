import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
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
  /** Reason of a reservation that is chosen to begin with. */
  readonly preset?: Reservation;
};

/** The sheets before a confirmation; one after the other where both are wanted. */
export const ConfirmSteps = ({ steps, delivery, mayClaim, preset }: ConfirmStepsProps) => (
  <>
    <ReservationSheet
      open={steps.step === 'reservation'}
      onClose={steps.close}
      busy={steps.busy}
      mayClaim={mayClaim}
      maySign={!steps.isAlwaysSigned}
      {...(preset && { preset })}
      onConfirm={steps.confirmReserved}
    />
    <SignatureSheet key={delivery.id} steps={steps} delivery={delivery} />
  </>
);
