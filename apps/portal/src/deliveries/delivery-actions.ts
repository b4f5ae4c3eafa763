import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';

/** What the user may do with deliveries of this company; undefined as long as nobody knows (T-36). */
type DeliveryRights = readonly Permission[] | undefined;
type Delivery = { readonly status: string; readonly confirmed_date: string | null };
export type DeliveryAction = 'confirm' | 'see-confirmed' | 'see-daily';

/**
 * Buttons of a delivery, the primary one last: confirming as long as it is unconfirmed (DLV-11), for who
 * may (D-15), then the confirmed ones (DLV-13) and, on the day of the confirmation, that day's amounts (DLV-12).
 */
export const deliveryActions = (
  { status, confirmed_date }: Delivery,
  today: string,
  permissions: DeliveryRights,
): DeliveryAction[] => {
  if (!isConfirmed(status)) return permissions?.includes('delivery-confirm') ? ['confirm'] : [];
  return confirmed_date === today ? ['see-confirmed', 'see-daily'] : ['see-confirmed'];
};
