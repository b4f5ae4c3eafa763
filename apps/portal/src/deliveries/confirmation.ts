import * as amounts from '@abrufbar/contract/amounts.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { refresh } from '@abrufbar/web/data.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

export type Details = OutputOf<typeof deliveries.details>;
type Confirmation = OutputOf<typeof deliveries.confirm>;
type Page = OutputOf<typeof deliveries.incoming>;

/** Reads whose result a confirmation changes. */
export const SHOWS_CONFIRMATIONS = [
  deliveries.incoming,
  deliveries.latestIncoming,
  deliveries.confirmed,
  deliveries.incomingFilterOptions,
  deliveries.confirmedFilterOptions,
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

/** Shows the confirmation on every page at once, then refetches the lists. */
export const settleConfirmation = async (
  cache: QueryClient,
  delivery: Details,
  confirmation: Confirmation,
): Promise<void> => {
  const { id, contract_id } = delivery;
  const details = [deliveries.details.name, { delivery_id: id, contract_id }];
  await cache.cancelQueries({ queryKey: details }); // their answers would be stale
  cache.setQueryData<Details>(details, confirmedDelivery(delivery, confirmation));
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
