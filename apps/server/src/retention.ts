import { choiceOf, CHOSEN_SPANS, type ChosenSpans } from '@abrufbar/domain/staff/retention.ts';
import { berlinDay, berlinInstant, berlinTime, isDay } from '@abrufbar/domain/values/calendar.ts';

type Span = { readonly months: number } | { readonly days: number } | { readonly hours: number };

/** How long rows are kept: since they were seen, made or begun, or since what they stand for has expired (D-64). */
const KEPT = {
  seenNotification: { months: CHOSEN_SPANS.seenNotification.least },
  dispatch: { days: CHOSEN_SPANS.dispatch.least },
  /** As long as somebody can go on with it (D-34). */
  cart: { hours: 24 },
  expiredInvitation: { days: CHOSEN_SPANS.expiredInvitation.least },
  expiredCode: { days: CHOSEN_SPANS.expiredCode.least },
  expiredLink: { hours: 0 },
  expiredSession: { days: CHOSEN_SPANS.expiredSession.least },
  expiredDevice: { hours: 0 },
  expiredFailure: { hours: 0 },
  action: { months: CHOSEN_SPANS.action.least },
  /** Of a change call, for whoever sends it again (D-69). */
  answer: { days: 30 },
  /** Since it ended; what it did stands in the record of actions. */
  import: { months: CHOSEN_SPANS.import.least },
  /** Since it was rejected: until then it can be corrected and sent again. */
  rejectedRow: { days: 90 },
  doneJob: { hours: 1 },
} as const satisfies Record<string, Span>;
export type KeptKind = keyof typeof KEPT;

/** The span that somebody has chosen for a kind, otherwise the one above. */
const spanOf = (kind: KeptKind, chosen: ChosenSpans): Span => {
  const amount = Object.entries(chosen).find(([name]) => name === kind)?.[1];
  if (amount === undefined) return KEPT[kind];
  return choiceOf(kind)?.unit === 'months' ? { months: amount } : { days: amount };
};

const KINDS = Object.keys(KEPT) as KeptKind[]; // its own keys

/** The spans that hold, for people to read, in one unit each. */
export const keptSpans = (chosen: ChosenSpans) =>
  KINDS.map((kind) => ({ kind, span: spanOf(kind, chosen) })).map(({ kind, span }) => ({
    kind,
    months: 'months' in span ? span.months : null,
    days: 'days' in span ? span.days : null,
    hours: 'hours' in span ? span.hours : null,
  }));

const HOUR_MS = 3_600_000;

/** Instant before which rows of a kind have been kept long enough. */
export const keptSince = (kind: KeptKind, now: Date, chosen: ChosenSpans = {}): Date => {
  const span = spanOf(kind, chosen);
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
