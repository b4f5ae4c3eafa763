import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';

/** The user's permissions in the delivery's company; undefined until they are known (T-36). */
type DeliveryRights = readonly Permission[] | undefined;
type Delivery = { readonly status: string; readonly confirmed_date: string | null };
export type DeliveryAction = 'confirm' | 'see-confirmed' | 'see-daily';

/**
 * Buttons of a delivery, the primary one last: confirming while it is unconfirmed (DLV-11), with the
 * permission (D-15), then the confirmed ones (DLV-13) and, on the day of the confirmation, that day's amounts (DLV-12).
 */
export const deliveryActions = (
  { status, confirmed_date }: Delivery,
  today: string,
  permissions: DeliveryRights,
): DeliveryAction[] => {
  if (!isConfirmed(status)) return permissions?.includes('delivery-confirm') ? ['confirm'] : [];
  return confirmed_date === today ? ['see-confirmed', 'see-daily'] : ['see-confirmed'];
};
