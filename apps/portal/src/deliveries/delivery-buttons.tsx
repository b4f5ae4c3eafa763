import { toFilterDay } from '@abrufbar/domain/values/calendar.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { chartPie } from '@abrufbar/web/ui/icons/delivery.ts';
import { href } from '#core/navigation/paths.ts';
import { ConfirmButton } from '#deliveries/confirm-button.tsx';
import type { Details } from '#deliveries/confirmation.ts';
import type { DeliveryAction } from '#deliveries/delivery-actions.ts';

const t = reader(deliveriesTexts);

type DeliveryButtonsProps = {
  readonly delivery: Details;
  readonly actions: readonly DeliveryAction[];
  readonly onConfirmed: () => void;
};

/** Confirm, or what follows the confirmation; the last button is the primary one. */
export const DeliveryButtons = ({ delivery, actions, onConfirmed }: DeliveryButtonsProps) => {
  const id = delivery.contract_id;
  return (
    <ActionBar>
      {actions.map((action, at) => {
        const variant = at === actions.length - 1 ? 'primary' : 'secondary';
        switch (action) {
          case 'confirm':
            return <ConfirmButton key={action} delivery={delivery} onConfirmed={onConfirmed} />;
          case 'see-confirmed':
            return (
              <ButtonLink key={action} variant={variant} href={href('delivery-confirmed', { id })}>
                {t('delivery.see_confirmed')}
              </ButtonLink>
            );
          case 'see-daily':
            return (
              <ButtonLink
                key={action}
                variant={variant}
                icon={chartPie}
                // A quantity counts for the day of weighing (D-46).
                href={href('daily-amount', { id }, { date: toFilterDay(delivery.weighing_date) })}
              >
                {t('delivery.see_daily')}
              </ButtonLink>
            );
        }
      })}
    </ActionBar>
  );
};
