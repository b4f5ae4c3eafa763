import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useQueryClient } from '@tanstack/react-query';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import { lostIn } from '#core/outbox/answer.ts';
import { href } from '#core/navigation/paths.ts';
import type { OutboxRefusal, Submission } from '#core/outbox/outbox.ts';
import {
  answerOf,
  submitConfirmation,
  useUnsentConfirmation,
  type Signed,
} from '#deliveries/confirm-intent.ts';
import { scannedDeliveries } from '#deliveries/scanner/scanned-company.ts';
import { settleConfirmation, type Details } from '#deliveries/confirmation.ts';
import { sayConfirmedFirst } from '#deliveries/signature/confirmed-first.tsx';

const t = reader(deliveriesTexts);

const VIBRATION_MS = 30;

/** In the page of the delivery, where that is on show: a message would cover its heading. */
const sayLost = ({ id: deliveryId, ids }: Details, words: string | null): void => {
  if (words !== null && location.pathname !== href('delivery-single', { ids }))
    return showFlash('error', words);
  sayConfirmedFirst(words === null ? null : { deliveryId, tone: 'warn', words });
};

type Confirming = {
  readonly reservation?: Reservation | undefined;
  readonly signed?: Signed | undefined;
  /** Between the answer of the server and the change of the page. */
  readonly onSent?: () => Promise<void>;
  /** Whether the form shows the refusal at its own fields. */
  readonly onRefused?: ((refusal: OutboxRefusal) => boolean) | undefined;
};

/**
 * Confirms a delivery and says what came of it: it counts only after the server's answer (DLV-11, T-37). Until then the
 * intent waits on the phone, and the page says so (D-62).
 */
export const useConfirming = (
  delivery: Details,
): ((options: Confirming) => Promise<Submission['outcome']>) => {
  const cache = useQueryClient();
  const before = useUnsentConfirmation(delivery.id);
  return async ({ reservation, signed, onSent, onRefused }) => {
    const way = scannedDeliveries.has(delivery.id) ? 'scan' : 'single';
    const submission = await submitConfirmation({ delivery, before, reservation, signed, way });
    if (submission.outcome === 'sent') {
      navigator.vibrate?.(VIBRATION_MS);
      await onSent?.();
      const answer = answerOf(submission);
      const lost = lostIn(answer);
      sayLost(delivery, lost?.words ?? null);
      await settleConfirmation(cache, delivery, {
        ...answer,
        reservation: lost === null ? (reservation ?? null) : null, // that of the colleague is read again
        signature: lost === null ? (signed?.shown ?? null) : null,
      });
    }
    if (submission.outcome === 'refused' && !onRefused?.(submission.refusal)) {
      const { message, requestId } = submission.refusal;
      showErrorPopup({ text: message || t('delivery.confirm_error'), requestId });
    }
    return submission.outcome;
  };
};
