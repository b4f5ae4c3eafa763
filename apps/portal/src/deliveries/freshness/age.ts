import { freshnessAt, type Freshness } from '@abrufbar/domain/deliveries/freshness.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import type { OutboxEntry } from '#core/outbox/outbox.ts';
import type { Details } from '#deliveries/confirmation.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Minutes since loading; null where that is more than a day ago and no longer says anything. */
export const minutesSince = (loadedAt: string, now: Date): number | null => {
  const minutes = Math.floor((now.getTime() - Date.parse(loadedAt)) / MINUTE_MS);
  return minutes < DAY_MINUTES ? Math.max(0, minutes) : null;
};

export type Age = Freshness & { readonly hasEnded: boolean };

/** The time for a dial: it stands still while a confirmation waits on the phone. */
export const dialTime = (
  unsent: Pick<OutboxEntry, 'createdAt' | 'state'> | undefined,
  now: Date,
): Date => {
  if (unsent === undefined || unsent.state === 'refused') return now;
  return new Date(Math.min(now.getTime(), Date.parse(unsent.createdAt)));
};

/** How old the load is, or was when it was confirmed; null beyond a day (BEY-104, BEY-108). */
export const ageOf = (delivery: Details, now: Date): Age | null => {
  const { freshness } = delivery;
  if (!freshness) return null;
  const { loaded_at, limit_minutes } = freshness;
  const end = endOf(delivery);
  const at = end ?? now;
  if (minutesSince(loaded_at, at) === null) return null;
  return { ...freshnessAt(new Date(loaded_at), limit_minutes, at), hasEnded: end !== null };
};

/** The answer to a confirmation knows its day and minute alone, until the delivery is read again. */
const endOf = (delivery: Details): Date | null => {
  const { status, freshness, confirmed_date, confirmed_time } = delivery;
  if (!isConfirmed(status)) return null;
  if (freshness?.confirmed_at) return new Date(freshness.confirmed_at);
  return confirmed_date && confirmed_time ? berlinInstant(confirmed_date, confirmed_time) : null;
};
