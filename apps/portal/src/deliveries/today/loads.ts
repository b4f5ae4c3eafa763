import { sortDay } from '@abrufbar/domain/deliveries/day.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useOutbox } from '#core/outbox/outbox.ts';
import type { DayDelivery } from '#deliveries/today/day-query.ts';
import { arrivalOf, useReading, type ShownArrival } from '#deliveries/arrival/use-arrival.ts';
import { CONFIRM } from '#deliveries/confirm-kind.ts';

const t = reader(todayTexts);
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** From here on hours say enough. */
const MAX_MINUTES = 120;

/** A delivery of the day as it can be described now. */
export type Load = {
  readonly delivery: DayDelivery;
  readonly isConfirmed: boolean;
  readonly weighedAt: Date;
  readonly arrivesAt: Date | null;
  readonly arrival: ShownArrival | null;
  /** Minutes from the scale to the site, at least one: a plant may report both at once. Null without an estimate. */
  readonly drivingMinutes: number | null;
  readonly minutesSinceWeighing: number;
  /** `vor 12 min`. */
  readonly weighedAgo: string;
};

const agoOf = (minutes: number): string =>
  minutes < MAX_MINUTES
    ? t('arrival.minutes_ago', { n: Math.max(0, minutes) })
    : t('arrival.hours_ago', { n: Math.floor(minutes / HOUR_MINUTES) });

type Reading = ReturnType<typeof useReading>;

const loadOf = (delivery: DayDelivery, reading: Reading): Load => {
  const weighedAt = berlinInstant(delivery.weighing_date, delivery.weighing_time);
  const arrival = arrivalOf(delivery, reading);
  const arrivesAt = delivery.estimated_arrival ? new Date(delivery.estimated_arrival) : null;
  const minutesSince = (at: Date) => (at.getTime() - weighedAt.getTime()) / MINUTE_MS;
  const minutesSinceWeighing = minutesSince(reading.now);
  return {
    delivery,
    isConfirmed: isConfirmed(delivery.status),
    weighedAt,
    arrivesAt,
    arrival,
    drivingMinutes: arrivesAt && Math.max(1, minutesSince(arrivesAt)),
    minutesSinceWeighing,
    weighedAgo: agoOf(Math.floor(minutesSinceWeighing)),
  };
};

/** Loads by their stage. One whose confirmation waits on this phone needs nothing more: the outbox shows it. */
export const useLoads = (deliveries: readonly DayDelivery[]) => {
  const reading = useReading();
  const waiting = useOutbox(CONFIRM, ({ state }) => state !== 'refused');
  const ids = new Set(waiting.map(({ about }) => about.deliveryId));
  const open = deliveries.filter(({ id }) => !ids.has(id));
  return sortDay(
    open.map((delivery) => loadOf(delivery, reading)),
    reading.now,
  );
};
