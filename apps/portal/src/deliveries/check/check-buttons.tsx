import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { sunTexts } from '@abrufbar/texts/frame/sun.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { HoldButton } from '@abrufbar/web/ui/hold-button.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { flag } from '@abrufbar/web/ui/icons/delivery.ts';
import { useState } from 'react';
import { isView } from '#core/device.ts';
import { ViewReason } from '#core/frame/view-reason.tsx';
import { ClaimButton } from '#deliveries/check/claim-button.tsx';
import { useIsSun } from '#core/sun.ts';
import { ReservationSheet } from '#deliveries/check/reservation-sheet.tsx';
import { useConfirmAndClaim } from '#deliveries/check/use-confirm-and-claim.ts';
import type { Details } from '#deliveries/confirmation.ts';
import styles from './check.module.css';

const t = reader({ ...acceptTexts, ...sunTexts });

type CheckButtonsProps = {
  readonly delivery: Details;
  readonly mayClaim: boolean;
  readonly onConfirmed: () => void;
};

/** Confirms by holding, as it is or under reservation (BEY-71, BEY-73). */
export const CheckButtons = ({ delivery, mayClaim, onConfirmed }: CheckButtonsProps) => {
  const isSun = useIsSun();
  const [isReserving, setReserving] = useState(false);
  const { busy, confirm } = useConfirmAndClaim(delivery, {
    onDone: () => setReserving(false),
    onConfirmed,
  });
  if (isView) return <ViewReason id="check-view" />;
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
