import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { useState } from 'react';
import { ReservationSheet } from '#deliveries/check/reservation-sheet.tsx';
import { useConfirmAndClaim } from '#deliveries/check/use-confirm-and-claim.ts';
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
  const [isReserving, setReserving] = useState(false);
  const unsent = useUnsentConfirmation(delivery.id);
  const isOpenLoad = !isConfirmed(delivery.status) && (!unsent || unsent.refusal !== null);
  const { busy, confirm } = useConfirmAndClaim(delivery, {
    onDone: () => setReserving(false),
    onConfirmed,
  });
  return (
    <>
      <TemperatureSheet
        {...props}
        isOpen={isOpen}
        onReserve={
          isOpenLoad
            ? () => {
                onClose();
                setReserving(true);
              }
            : null
        }
      />
      <ReservationSheet
        open={isReserving}
        onClose={() => setReserving(false)}
        preset="temperature"
        busy={busy}
        mayClaim={mayClaim}
        onConfirm={(reservation, isClaimed) => void confirm(reservation, isClaimed)}
      />
    </>
  );
};
