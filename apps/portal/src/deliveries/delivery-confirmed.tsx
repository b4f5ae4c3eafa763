import type { Params } from '#core/navigation/paths.ts';
import { DeliveryList } from '#deliveries/delivery-list.tsx';

export const DeliveryConfirmed = ({ id }: Params<'delivery-confirmed'>) => (
  <DeliveryList id={id} of="confirmed" />
);
