import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import type { officeDay } from '@abrufbar/contract/call-offs/office-day.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { HOUR_MS, hoursOfDay } from '@abrufbar/domain/contracts/plant.ts';
import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';

export type DayPlant = OutputOf<typeof officeDay>['plants'][number];

/** Hours that are drawn, by their places in the day: `from` is the first, `until` the one behind the last. */
export type Axis = {
  readonly from: number;
  readonly until: number;
  /** Numbers that clocks show at the begin of each of them. */
  readonly hours: readonly number[];
};

/** Begin and end of a delivery in hours from the begin of the day; outside of 0 to 24 on another day. */
export type Span = { readonly from: number; readonly until: number };

type Window = Pick<OfficeRow, 'starts_on' | 'starts_time' | 'ends_on' | 'ends_time'>;

export const spanOf = (window: Window, day: string): Span => {
  const begin = berlinInstant(day, '00:00').getTime();
  const placeOf = (on: string, time: string) =>
    (berlinInstant(on, time).getTime() - begin) / HOUR_MS;
  return {
    from: placeOf(window.starts_on, window.starts_time),
    until: placeOf(window.ends_on, window.ends_time),
  };
};

/** Hours that clocks show before and behind the usual axis. */
const USUAL = { from: 5, until: 19 } as const;

/** The hours from 5 to 19, and more where a plant is open, loads or has a delivery earlier or later. */
export const axisOf = (
  day: string,
  plants: readonly (Pick<DayPlant, 'hours' | 'open_hours'> & { readonly spans: readonly Span[] })[],
): Axis => {
  const all = hoursOfDay(day);
  const needed = [
    all.findIndex(({ hour }) => hour >= USUAL.from),
    all.findLastIndex(({ hour }) => hour < USUAL.until),
    ...plants.flatMap(neededHours),
  ].map((place) => Math.min(Math.max(place, 0), all.length - 1));
  const [from, until] = [Math.min(...needed), Math.max(...needed) + 1];
  return { from, until, hours: all.slice(from, until).map(({ hour }) => hour) };
};

/** A plant that is open all day, or never, widens nothing. */
const neededHours = ({ hours, open_hours: open, spans }: Parameters<typeof axisOf>[1][number]) => {
  const isAllDay = open?.from === '00:00' && open.until === '24:00';
  const places = hours.flatMap((hour, place) =>
    hour.confirmed + hour.open > 0 || (hour.is_open && !isAllDay) ? [place] : [],
  );
  const bars = spans.flatMap(({ from, until }) => [
    Math.floor(from),
    Math.max(Math.floor(from), Math.ceil(until) - 1),
  ]);
  return [...places, ...bars];
};

/** Part of an axis as shares of its length, and whether the span goes on before and behind the day. */
export const placeOn = (
  { from, until, hours }: Axis,
  span: Span,
): {
  readonly start: number;
  readonly share: number;
  startsBefore: boolean;
  endsAfter: boolean;
} => {
  const first = Math.max(span.from, from);
  const last = Math.max(Math.min(span.until, until), first);
  return {
    start: (first - from) / hours.length,
    share: (last - first) / hours.length,
    startsBefore: span.from < from,
    endsAfter: span.until > until,
  };
};
