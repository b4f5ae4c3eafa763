import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';

type Delivery = { readonly status: string; readonly confirmed_date: string | null };
type DeliveryAction = 'confirm' | 'see-confirmed' | 'see-daily';

/**
 * Buttons of a delivery, the primary one last: confirming as long as it is unconfirmed (DLV-11), then the
 * confirmed ones (DLV-13) and, on the day of the confirmation, that day's amounts (DLV-12).
 */
export const deliveryActions = (
  { status, confirmed_date }: Delivery,
  today: string,
): DeliveryAction[] => {
  if (!isConfirmed(status)) return ['confirm'];
  return confirmed_date === today ? ['see-confirmed', 'see-daily'] : ['see-confirmed'];
};
