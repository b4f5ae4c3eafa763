import * as amounts from '@abrufbar/contract/amounts.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { dayLine } from '@abrufbar/contract/deliveries/day-line.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { today } from '@abrufbar/contract/deliveries/today.ts';
import { refresh } from '@abrufbar/web/data.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

export type Details = OutputOf<typeof deliveries.details>;
type Confirmation = OutputOf<typeof deliveries.confirm>;
type Page = OutputOf<typeof deliveries.incoming>;

/** Reads whose result a confirmation changes, or its undoing. */
export const SHOWS_CONFIRMATIONS = [
  deliveries.incoming,
  deliveries.latestIncoming,
  deliveries.confirmed,
  deliveries.incomingFilterOptions,
  deliveries.confirmedFilterOptions,
  today,
  dayLine,
  amounts.daily,
  amounts.latest,
  amounts.total,
  contracts.items,
] as const;

/** The delivery as the server has confirmed it (STA-03, STA-04, T-37). */
export const confirmedDelivery = <Delivery extends Confirmation & { readonly open: boolean }>(
  delivery: Delivery,
  { status, confirmed_date, confirmed_time }: Confirmation,
): Delivery => ({
  ...delivery,
  status,
  open: !isConfirmed(status),
  confirmed_date,
  confirmed_time,
});

/** Pages of unconfirmed deliveries without the confirmed one. */
export const withoutDelivery = (pages: readonly Page[], id: string): readonly Page[] => {
  const isOther = (item: { readonly id: string }) => item.id !== id;
  if (pages.every(({ items }) => items.every(isOther))) return pages;
  return pages.map(({ items, pagination }) => ({
    items: items.filter(isOther),
    pagination: { ...pagination, total_items: pagination.total_items - 1 },
  }));
};

/** Shows the delivery as an answer says it is, then reads it again: how long it may be undone is no part of that. */
const settleDetails = async (cache: QueryClient, delivery: Details): Promise<void> => {
  const queryKey = detailsKey(delivery);
  await cache.cancelQueries({ queryKey }); // their answers would be stale
  cache.setQueryData<Details>(queryKey, delivery);
  rereadDetails(cache, delivery);
};

const detailsKey = ({ id: delivery_id, contract_id }: Details) => [
  deliveries.details.name,
  { delivery_id, contract_id },
];

export const rereadDetails = (cache: QueryClient, delivery: Details): void =>
  void cache.invalidateQueries({ queryKey: detailsKey(delivery) });

/** Shows that the confirmation is undone, then refetches the lists, to which the delivery returns (BEY-74). */
export const settleUndo = async (
  cache: QueryClient,
  delivery: Details,
  answer: Confirmation,
): Promise<void> => {
  const undone = { ...confirmedDelivery(delivery, answer), reservation: null, signature: null };
  await settleDetails(cache, { ...undone, provisional_until: null, undo_until: null });
  void refresh(...SHOWS_CONFIRMATIONS);
};

/** Shows the confirmation on every page at once, then refetches the lists. */
export const settleConfirmation = async (
  cache: QueryClient,
  delivery: Details,
  {
    reservation,
    signature,
    ...confirmation
  }: Confirmation & Pick<Details, 'reservation' | 'signature'>,
): Promise<void> => {
  const { id } = delivery;
  await settleDetails(cache, {
    ...confirmedDelivery(delivery, confirmation),
    reservation,
    signature,
  });
  cache.setQueriesData<InfiniteData<Page>>(
    { queryKey: [deliveries.incoming.name, 'pages'] },
    (data) => data && { ...data, pages: [...withoutDelivery(data.pages, id)] },
  );
  cache.setQueriesData<Page>(
    { queryKey: [deliveries.latestIncoming.name] },
    (page) => page && withoutDelivery([page], id)[0],
  );
  void refresh(...SHOWS_CONFIRMATIONS);
};
