import type { Params } from '#core/paths.ts';
import { DeliveryList } from '#deliveries/delivery-list.tsx';

export const DeliveryIncoming = ({ id }: Params<'delivery-incoming'>) => (
  <DeliveryList id={id} of="incoming" />
);
