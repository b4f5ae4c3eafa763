import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { oclock, shortDate } from '@abrufbar/web/format.ts';

const t = reader(callOffsTexts);

type Window = {
  readonly delivery_date: string;
  readonly delivery_start_time: string;
  readonly delivery_end_date: string;
  readonly delivery_end_time: string;
};

/** `07:00 – 15:00 Uhr`; equal times are one time (T-50), an end on the next day says so. */
export const timeSpan = (window: Window): string => {
  const { delivery_start_time: start, delivery_end_time: end } = window;
  if (window.delivery_end_date > window.delivery_date) {
    return t('calloff.time_span_night', { von: start, bis: end });
  }
  return start === end ? oclock(start) : t('calloff.time_span', { von: start, bis: end });
};

/** `Mi, 19.11.25, 07:00 Uhr`. */
export const moment = (day: string, time: string): string =>
  t('calloff.moment', { datum: shortDate(day), zeit: oclock(time) });
