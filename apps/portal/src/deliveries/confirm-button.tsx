import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { useState } from 'react';
import { BindingButton } from '#core/frame/binding-button.tsx';
import type { Details } from '#deliveries/confirmation.ts';
import { useConfirming } from '#deliveries/use-confirming.ts';

const t = reader(deliveriesTexts);

/** Time for which the button shows success before the page changes. */
const DONE_MS = 200;

type ConfirmButtonProps = { readonly delivery: Details; readonly onConfirmed: () => void };

/** Confirms with one tap. */
export const ConfirmButton = ({ delivery, onConfirmed }: ConfirmButtonProps) => {
  const confirming = useConfirming(delivery);
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const showDone = async (): Promise<void> => {
    setState('done');
    await new Promise((resolve) => setTimeout(resolve, DONE_MS));
  };
  const confirm = async (): Promise<void> => {
    if (state !== 'open') return;
    setState('busy');
    if ((await confirming({ onSent: showDone })) === 'sent') return onConfirmed();
    setState('open');
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
