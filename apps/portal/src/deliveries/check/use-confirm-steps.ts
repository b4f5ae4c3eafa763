import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import { useState } from 'react';
import type { OutboxRefusal } from '#core/outbox/outbox.ts';
import { useConfirmAndClaim } from '#deliveries/check/use-confirm-and-claim.ts';
import type { Signed } from '#deliveries/confirm-intent.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { useAlwaysSign } from '#deliveries/signature/always-sign-intent.ts';

type Under = { readonly reservation?: Reservation; readonly isClaimed?: boolean };

export type ConfirmSteps = ReturnType<typeof useConfirmSteps>;

/** The sheet that is open before a confirmation: `temperature` enters one, `measured` is a reservation for it. */
export type Step = 'temperature' | 'measured' | 'reservation' | 'signature' | null;
type Steps = { readonly step: Step; readonly setStep: (step: Step) => void };

/** A confirmation and what may come before it: a reservation, a signature (BEY-73, BEY-87, BEY-89). */
export const useConfirmSteps = (
  delivery: Details,
  { step, setStep }: Steps,
  onConfirmed: () => void,
) => {
  const [under, setUnder] = useState<Under>({});
  const isAlwaysSigned = useAlwaysSign(delivery);
  const close = (): void => {
    setStep(null);
    setUnder({});
  };
  const { busy, confirm } = useConfirmAndClaim(delivery, { onDone: close, onConfirmed });
  const sign = (): void => setStep('signature');
  return {
    step,
    reservation: under.reservation,
    isAlwaysSigned,
    busy,
    close,
    sign,
    reserve: () => setStep('reservation'),
    confirm: () => (isAlwaysSigned ? sign() : void confirm()),
    confirmReserved: (reservation: Reservation, isClaimed: boolean, isSigned: boolean): void => {
      if (!isSigned && !isAlwaysSigned) return void confirm({ reservation, isClaimed });
      setUnder({ reservation, isClaimed });
      sign();
    },
    confirmSigned: (signed: Signed, onRefused: (refusal: OutboxRefusal) => boolean) =>
      confirm({ ...under, signed, onRefused }),
    confirmUnsigned: () => confirm(under),
  };
};
