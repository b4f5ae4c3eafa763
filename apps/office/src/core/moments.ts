import { berlinDay, berlinInstant, berlinTime } from '@abrufbar/domain/values/calendar.ts';

/** An instant as a field of day and time writes it, on the clocks of Berlin: `2026-11-18T19:30`. */
export const momentOf = (instant: string): string => {
  const at = new Date(instant);
  return `${berlinDay(at)}T${berlinTime(at)}`;
};

/** The instant of what such a field holds; null while it is not complete. */
export const instantOf = (moment: string): string | null => {
  const [day = '', time = ''] = moment.split('T');
  return day === '' || time === '' ? null : berlinInstant(day, time).toISOString();
};
