import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { useState } from 'react';
import { ConfirmSteps } from '#deliveries/check/confirm-steps.tsx';
import { useConfirmSteps, type Step } from '#deliveries/check/use-confirm-steps.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { useUnsentConfirmation } from '#deliveries/confirm-intent.ts';
import type { Fresh } from '#deliveries/freshness/shown-entries.ts';
import { TemperatureSheet } from '#deliveries/freshness/temperature-sheet.tsx';

type TemperatureProps = {
  readonly delivery: Details;
  readonly freshness: Fresh;
  /** The newest one. */
  readonly known: number | null;
  readonly mayClaim: boolean;
  readonly onConfirmed: () => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Enters a temperature, and leads on to a reservation for it while the load is unconfirmed (BEY-109). */
export const Temperature = (props: TemperatureProps) => {
  const { delivery, mayClaim, onConfirmed, isOpen, onClose } = props;
  const [step, setStep] = useState<Step>(null);
  const steps = useConfirmSteps(delivery, { step, setStep }, onConfirmed);
  const unsent = useUnsentConfirmation(delivery.id);
  const isOpenLoad = !isConfirmed(delivery.status) && (!unsent || unsent.refusal !== null);
  return (
    <>
      <TemperatureSheet
        {...props}
        isOpen={isOpen}
        onReserve={
          isOpenLoad
            ? () => {
                onClose();
                steps.reserve();
              }
            : null
        }
      />
      <ConfirmSteps steps={steps} delivery={delivery} mayClaim={mayClaim} preset="temperature" />
    </>
  );
};
