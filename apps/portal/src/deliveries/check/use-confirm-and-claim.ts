import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { whenLayersClosed } from '@abrufbar/web/ui/layer.ts';
import { useState } from 'react';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { useConfirming } from '#deliveries/use-confirming.ts';

const t = reader(deliveriesTexts);

type Ways = {
  /** It is answered or waits. */
  readonly onDone: () => void;
  readonly onConfirmed: () => void;
};

/** Confirms a delivery, under reservation or not, and leads on to a claim where one is wanted (BEY-71, BEY-73). */
export const useConfirmAndClaim = (delivery: Details, { onDone, onConfirmed }: Ways) => {
  const confirming = useConfirming(delivery);
  const [isBusy, setBusy] = useState(false);
  const confirm = async (reservation?: Reservation, isClaimed = false): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await confirming({ reservation });
    setBusy(false);
    onDone();
    if (isClaimed && (outcome === 'sent' || outcome === 'queued')) {
      await whenLayersClosed();
      return go(href('claim-creation', { ids: delivery.ids }));
    }
    if (outcome === 'sent') onConfirmed();
  };
  return { busy: isBusy && t('delivery.confirm_busy'), confirm };
};
