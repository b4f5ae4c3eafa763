import { MetaLine } from '@abrufbar/web/ui/meta-line.tsx';
import { truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { useArrival } from '#deliveries/arrival/use-arrival.ts';
import { certaintyOf, whenOf } from '#deliveries/arrival/words.ts';
import type { Delivery } from '#deliveries/delivery-status.tsx';

/** When an unconfirmed delivery arrives, in one quiet line; nothing without an estimate (BEY-30). */
export const ArrivalLine = ({ delivery }: { readonly delivery: Delivery }) => {
  const arrival = useArrival(delivery);
  if (arrival === null) return null;
  const parts = [whenOf(arrival), certaintyOf(arrival)].filter((part) => part !== null);
  return <MetaLine icon={truck}>{parts.join(' · ')}</MetaLine>;
};
