import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import { answerOf, submitConfirmation, useUnsentConfirmation } from '#deliveries/confirm-intent.ts';
import { settleConfirmation, type Details } from '#deliveries/confirmation.ts';

const t = reader(deliveriesTexts);

const VIBRATION_MS = 30;

type Confirming = {
  readonly reservation?: Reservation | undefined;
  /** Between the answer of the server and the change of the page. */
  readonly onSent?: () => Promise<void>;
};

/**
 * Confirms a delivery and says whether the server has: it counts only after its answer (DLV-11, T-37). Until then the
 * intent waits on the phone, and the page says so (D-62).
 */
export const useConfirming = (delivery: Details): ((options: Confirming) => Promise<boolean>) => {
  const cache = useQueryClient();
  const before = useUnsentConfirmation(delivery.id);
  return async ({ reservation, onSent }) => {
    const submission = await submitConfirmation({ delivery, before, reservation });
    if (submission.outcome === 'sent') {
      navigator.vibrate?.(VIBRATION_MS);
      await onSent?.();
      await settleConfirmation(cache, delivery, {
        ...answerOf(submission),
        reservation: reservation ?? null,
      });
      return true;
    }
    if (submission.outcome === 'refused') {
      const { message, requestId } = submission.refusal;
      showErrorPopup({ text: message || t('delivery.confirm_error'), requestId });
    }
    return false;
  };
};
