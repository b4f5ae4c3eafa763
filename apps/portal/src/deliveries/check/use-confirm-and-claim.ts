import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { whenLayersClosed } from '@abrufbar/web/ui/layer.ts';
import { useRef, useState } from 'react';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import type { OutboxRefusal } from '#core/outbox/outbox.ts';
import type { Signed } from '#deliveries/confirm-intent.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { useConfirming } from '#deliveries/use-confirming.ts';

const t = reader(deliveriesTexts);

type Ways = {
  /** It is answered or waits; a signature that was not accepted stays on its sheet. */
  readonly onDone: () => void;
  readonly onConfirmed: () => void;
};

type Wish = {
  readonly reservation?: Reservation | undefined;
  /** A claim follows. */
  readonly isClaimed?: boolean;
  readonly signed?: Signed;
  readonly onRefused?: (refusal: OutboxRefusal) => boolean;
};

/** Confirms a delivery as it is wanted, and leads on to a claim where one is (BEY-71, BEY-73, BEY-87). */
export const useConfirmAndClaim = (delivery: Details, { onDone, onConfirmed }: Ways) => {
  const confirming = useConfirming(delivery);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false); // two taps may come before the next render
  /** Whether it is sent or waits. */
  const confirm = async ({ isClaimed = false, ...wish }: Wish = {}): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    const outcome = await confirming(wish);
    isUnderWay.current = false;
    setBusy(false);
    const isAccepted = outcome === 'sent' || outcome === 'queued';
    if (isAccepted || !wish.signed) onDone();
    if (isAccepted && isClaimed) {
      await whenLayersClosed();
      void go(href('claim-creation', { ids: delivery.ids }));
    } else if (outcome === 'sent') onConfirmed();
    return isAccepted;
  };
  return { busy: isBusy && t('delivery.confirm_busy'), confirm };
};
