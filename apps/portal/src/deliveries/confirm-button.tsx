import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import {
  confirmationOf,
  submitConfirmation,
  useUnsentConfirmation,
} from '#deliveries/confirm-intent.ts';
import { settleConfirmation, type Details } from '#deliveries/confirmation.ts';

const t = reader(deliveriesTexts);

const VIBRATION_MS = 30;
/** How long the button shows that it worked, before the page does. */
const DONE_MS = 200;

type ConfirmButtonProps = { readonly delivery: Details; readonly onConfirmed: () => void };

/**
 * The delivery counts as confirmed only when the server has said so (DLV-11, T-37); until then the intent
 * waits on the phone and the page says so (D-62).
 */
export const ConfirmButton = ({ delivery, onConfirmed }: ConfirmButtonProps) => {
  const cache = useQueryClient();
  const unsent = useUnsentConfirmation(delivery.id);
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const confirm = async (): Promise<void> => {
    if (state !== 'open') return;
    setState('busy');
    const submission = await submitConfirmation({ delivery, before: unsent });
    if (submission.outcome === 'sent') {
      navigator.vibrate?.(VIBRATION_MS);
      setState('done');
      await new Promise((resolve) => setTimeout(resolve, DONE_MS));
      await settleConfirmation(cache, delivery, confirmationOf(submission));
      return onConfirmed();
    }
    setState('open');
    if (submission.outcome !== 'refused') return; // the page shows what waits
    const { message, requestId } = submission.refusal;
    showErrorPopup({ text: message || t('delivery.confirm_error'), requestId });
  };
  return (
    <Button
      variant={state === 'done' ? 'done' : 'large'}
      icon={check}
      busy={state === 'busy' && t('delivery.confirm_busy')}
      onClick={() => void confirm()}
    >
      {t(state === 'done' ? 'delivery.status.1' : 'delivery.confirm')}
    </Button>
  );
};
