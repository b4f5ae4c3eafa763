import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { sunTexts } from '@abrufbar/texts/frame/sun.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { HoldButton } from '@abrufbar/web/ui/hold-button.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { flag } from '@abrufbar/web/ui/icons/delivery.ts';
import { whenLayersClosed } from '@abrufbar/web/ui/layer.ts';
import { useState } from 'react';
import { isView } from '#core/device.ts';
import { ViewReason } from '#core/frame/view-reason.tsx';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { ClaimButton } from '#deliveries/check/claim-button.tsx';
import { useIsSun } from '#core/sun.ts';
import { ReservationSheet } from '#deliveries/check/reservation-sheet.tsx';
import type { Details } from '#deliveries/confirmation.ts';
import { useConfirming } from '#deliveries/use-confirming.ts';
import styles from './check.module.css';

const t = reader({ ...acceptTexts, ...deliveriesTexts, ...sunTexts });

type CheckButtonsProps = {
  readonly delivery: Details;
  readonly mayClaim: boolean;
  readonly onConfirmed: () => void;
};

/** Confirms by holding, as it is or under reservation (BEY-71, BEY-73). */
export const CheckButtons = ({ delivery, mayClaim, onConfirmed }: CheckButtonsProps) => {
  const confirming = useConfirming(delivery);
  const isSun = useIsSun();
  const [isBusy, setBusy] = useState(false);
  const [isReserving, setReserving] = useState(false);
  const confirm = async (reservation?: Reservation, isClaimed = false): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await confirming({ reservation });
    setBusy(false);
    setReserving(false);
    if (isClaimed && (outcome === 'sent' || outcome === 'queued')) {
      await whenLayersClosed();
      return go(href('claim-creation', { ids: delivery.ids }));
    }
    if (outcome === 'sent') onConfirmed();
  };
  if (isView) return <ViewReason id="check-view" />;
  const busy = isBusy && t('delivery.confirm_busy');
  return (
    <>
      <div className={styles.pair}>
        <Button variant="secondary" icon={flag} onClick={() => setReserving(true)}>
          {t(isSun ? 'sun.reservation' : 'accept.reservation')}
        </Button>
        {mayClaim && (
          <ClaimButton ids={delivery.ids}>{t(isSun ? 'sun.wrong' : 'accept.claim')}</ClaimButton>
        )}
      </div>
      <HoldButton
        icon={check}
        label={t(isSun ? 'sun.hold' : 'accept.hold')}
        busy={busy}
        onConfirm={() => void confirm()}
      />
      <ReservationSheet
        open={isReserving}
        onClose={() => setReserving(false)}
        busy={busy}
        mayClaim={mayClaim}
        onConfirm={(reservation, isClaimed) => void confirm(reservation, isClaimed)}
      />
    </>
  );
};
