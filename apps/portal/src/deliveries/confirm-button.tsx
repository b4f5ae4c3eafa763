import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import {
  confirmationOf,
  submitConfirmation,
  useUnsentConfirmation,
} from '#deliveries/confirm-intent.ts';
import { settleConfirmation, type Details } from '#deliveries/confirmation.ts';

const t = reader(deliveriesTexts);

const VIBRATION_MS = 30;
/** Time for which the button shows success before the page changes. */
const DONE_MS = 200;

type ConfirmButtonProps = { readonly delivery: Details; readonly onConfirmed: () => void };

/**
 * The delivery counts as confirmed only after the server's answer (DLV-11, T-37); until then the intent
 * is queued on the phone and the page says so (D-62).
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
    if (submission.outcome !== 'refused') return; // the page shows the queued confirmation
    const { message, requestId } = submission.refusal;
    showErrorPopup({ text: message || t('delivery.confirm_error'), requestId });
  };
  return (
    <BindingButton
      variant={state === 'done' ? 'done' : 'large'}
      icon={check}
      busy={state === 'busy' && t('delivery.confirm_busy')}
      onClick={() => void confirm()}
    >
      {t(state === 'done' ? 'delivery.status.1' : 'delivery.confirm')}
    </BindingButton>
  );
};
