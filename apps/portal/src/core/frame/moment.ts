import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { shortDate } from '@abrufbar/web/format.ts';

/** `06:54`; with its day once that is over. */
export const momentOf = (instant: Date): string => {
  const day = berlinDay(instant);
  const time = berlinTime(instant);
  return day === berlinDay(new Date()) ? time : `${shortDate(day)}, ${time}`;
};
