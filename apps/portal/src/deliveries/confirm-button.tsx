import { CallError } from '@abrufbar/contract/client.ts';
import * as deliveries from '@abrufbar/contract/deliveries.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showErrorPopup } from '#core/error-popup.ts';
import { settleConfirmation, type Details } from '#deliveries/confirmation.ts';

const t = reader(deliveriesTexts);

const VIBRATION_MS = 30;
/** How long the button shows that it worked, before the page does. */
const DONE_MS = 200;

type ConfirmButtonProps = { readonly delivery: Details; readonly onConfirmed: () => void };

/** The delivery counts as confirmed only when the server has said so (DLV-11, T-37). */
export const ConfirmButton = ({ delivery, onConfirmed }: ConfirmButtonProps) => {
  const cache = useQueryClient();
  const [isDone, setIsDone] = useState(false);
  const confirm = useCall(deliveries.confirm, {
    onSuccess: async (confirmation) => {
      navigator.vibrate?.(VIBRATION_MS);
      setIsDone(true);
      await new Promise((resolve) => setTimeout(resolve, DONE_MS));
      await settleConfirmation(cache, delivery, confirmation);
      onConfirmed();
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.status !== 422) return; // said already
      showErrorPopup({ text: error.message || t('delivery.confirm_error') });
    },
  });
  return (
    <Button
      variant={isDone ? 'done' : 'large'}
      icon={check}
      busy={confirm.isPending && !isDone && t('delivery.confirm_busy')}
      onClick={() => {
        if (!isDone)
          confirm.mutate({ delivery_id: delivery.id, contract_id: delivery.contract_id });
      }}
    >
      {t(isDone ? 'delivery.status.1' : 'delivery.confirm')}
    </Button>
  );
};
