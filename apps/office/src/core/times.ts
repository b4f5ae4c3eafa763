import {
  addDays,
  berlinDay,
  berlinTime,
  daysBetween,
  relativeDay as relation,
  toShortDmy,
  weekday,
} from '@abrufbar/domain/values/calendar.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { relativeDay, shortDate } from '@abrufbar/web/format.ts';

const t = reader({ ...officeCallOffsTexts, ...officeDrawerTexts, ...generalTexts });

/**
 * Today the time only, yesterday `gestern, 15:40`, this week `Mo, 16:20`, older the date (docs/design.md section 14.1).
 * In a narrow column yesterday is its weekday.
 */
export const shortInstant = (instant: string, today: string, { isNarrow = false } = {}): string => {
  const at = new Date(instant);
  const day = berlinDay(at);
  const time = berlinTime(at);
  if (day === today) return time;
  if (day === addDays(today, -1) && !isNarrow) return t('bo.yesterday', { zeit: time });
  if (daysBetween(day, today) < 7 && daysBetween(day, today) > 0)
    return `${t('date.weekdays').split(', ')[weekday(day)]}, ${time}`;
  return toShortDmy(day);
};

/** `37 min`, `23 h 57 min`, `2 h`. */
export const duration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('bo.duration.minutes', { n: minutes });
  return rest === 0
    ? t('bo.duration.whole', { n: hours })
    : t('bo.duration.hours', { n: hours, m: rest });
};

/** The same with a word for today: `heute, 06:47`, `gestern, 13:20`. */
export const dayAndTime = (instant: string, today: string): string => {
  const short = shortInstant(instant, today);
  const isToday = berlinDay(new Date(instant)) === today;
  return isToday ? t('bo.drawer.today', { zeit: short }) : short;
};

/** Head of a group of one day: `Morgen, Mi, 19.11.25`. */
export const dayHeading = (day: string, today: string): string =>
  relation(day, today) ? `${relativeDay(day, today)}, ${shortDate(day)}` : shortDate(day);
