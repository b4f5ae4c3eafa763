import { berlinDay, berlinInstant, berlinTime, isDay } from '@abrufbar/domain/values/calendar.ts';

type Span = { readonly months: number } | { readonly days: number } | { readonly hours: number };

/** How long rows are kept: since they were seen, made or begun, or since what they stand for has expired (D-64). */
const KEPT = {
  seenNotification: { months: 12 },
  dispatch: { days: 30 },
  /** As long as somebody can go on with it (D-34). */
  cart: { hours: 24 },
  expiredInvitation: { days: 30 },
  expiredCode: { days: 30 },
  expiredLink: { hours: 0 },
  expiredSession: { days: 30 },
  expiredDevice: { hours: 0 },
  expiredFailure: { hours: 0 },
  action: { months: 24 },
  /** Of a change call, for whoever sends it again (D-69). */
  answer: { days: 30 },
  /** Since it ended; what it did stands in the record of actions. */
  import: { months: 12 },
  /** Since it was rejected: until then it can be corrected and sent again. */
  rejectedRow: { days: 90 },
  doneJob: { hours: 1 },
} as const satisfies Record<string, Span>;
export type KeptKind = keyof typeof KEPT;

const HOUR_MS = 3_600_000;

/** Instant before which rows of a kind have been kept long enough. */
export const keptSince = (kind: KeptKind, now: Date): Date => {
  const span: Span = KEPT[kind];
  if ('months' in span) return monthsBefore(now, span.months);
  const hours = 'days' in span ? span.days * 24 : span.hours;
  return new Date(now.getTime() - hours * HOUR_MS);
};

/** The same day and time in Berlin so many months ago; the last day of a month that is shorter. */
const monthsBefore = (now: Date, months: number): Date => {
  const [year = 0, month = 0, day = 0] = berlinDay(now).split('-').map(Number);
  const before = year * 12 + (month - 1) - months;
  const head = `${Math.floor(before / 12)}-${String((before % 12) + 1).padStart(2, '0')}`;
  const days = [day, 30, 29, 28].map((one) => `${head}-${String(one).padStart(2, '0')}`);
  return berlinInstant(days.find(isDay) ?? `${head}-28`, berlinTime(now));
};
