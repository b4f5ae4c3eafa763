import { type Arrival, readArrival } from '@abrufbar/domain/deliveries/arrival.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { followClock } from '@abrufbar/web/follow-clock.ts';
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useOnline } from '#core/api/network.ts';
import { answeredAt } from '#core/last-state/shown.ts';
import { carriesArrivals } from '#deliveries/arrival/reads.ts';
import type { Delivery } from '#deliveries/delivery-status.tsx';

const MINUTE_MS = 60_000;
const CHECK_INTERVAL_MS = 5_000;

const follow = followClock(CHECK_INTERVAL_MS);

/** The time in whole minutes, so that everything on the page moves once a minute. */
const readMinute = () => Math.floor(Date.now() / MINUTE_MS);

/** When the oldest deliveries on show were read, or those a page is drawn from before it has read any; otherwise 0. */
const oldestRead = (queries: QueryCache): number => {
  const reads = queries.findAll({ predicate: ({ queryKey }) => carriesArrivals(queryKey) });
  const shown = reads.filter((read) => read.isActive() && read.state.data !== undefined);
  const times = (shown.length > 0 ? shown : reads).map(answeredAt).filter((at) => at > 0);
  return times.length > 0 ? Math.min(...times) : 0;
};

export type ShownArrival = Arrival & {
  readonly basis: Basis;
  /** `11:13`, when it is or was expected. */
  readonly time: string;
  /** When that was read. */
  readonly asOf: string;
};

/** The time in whole minutes. */
export const useMinute = (): Date =>
  new Date(useSyncExternalStore(follow, readMinute, readMinute) * MINUTE_MS);

type Basis = Parameters<typeof readArrival>[0]['basis'];
type Reading = Parameters<typeof readArrival>[1];

/** The time in whole minutes, and how old and how certain what is on show is. */
export const useReading = (): Reading => {
  const queries = useQueryClient().getQueryCache();
  const now = useMinute().getTime();
  const readAt = useSyncExternalStore(
    (changed) => queries.subscribe(changed),
    () => oldestRead(queries),
  );
  const isOnline = useOnline();
  const age = readAt === 0 ? 0 : now - readAt;
  return { now: new Date(now), readAt: new Date(now - age), isOnline };
};

/** The arrival of a delivery as it can be described now; null where there is no estimate (BEY-29 to BEY-31). */
export const useArrival = (delivery: Delivery): ShownArrival | null =>
  arrivalOf(delivery, useReading());

export const arrivalOf = (
  { status, stage, estimated_arrival, arrival_span, arrival_basis: basis }: Delivery,
  reading: Reading,
): ShownArrival | null => {
  if (isConfirmed(status) || !estimated_arrival || !arrival_span || !basis) return null;
  const arrivesAt = new Date(estimated_arrival);
  const hasArrived = stage === 'arrived';
  const arrival = readArrival({ arrivesAt, spanMinutes: arrival_span, basis, hasArrived }, reading);
  const asOf = berlinTime(reading.readAt);
  return arrival && { ...arrival, basis, time: berlinTime(arrivesAt), asOf };
};
