import type { Params } from '#core/navigation/paths.ts';
import { DeliveryList } from '#deliveries/delivery-list.tsx';

export const DeliveryIncoming = ({ id }: Params<'delivery-incoming'>) => (
  <DeliveryList id={id} of="incoming" />
);
