import {
  berlinDay,
  berlinTime,
  daysBetween,
  toShortDmy,
  weekday,
} from '@abrufbar/domain/values/calendar.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts } from '@abrufbar/texts/staff/users.ts';

const t = reader({ ...generalTexts, ...staffScreenTexts });

const MINUTE_MS = 60_000;

/** `jetzt`, `vor 12 min`, `heute, 06:20`, `Mo, 16:48`, `31.10.25`. */
export const lastActive = (instant: string | null, now: Date): string => {
  if (instant === null) return t('bo.staff.active_never');
  const at = new Date(instant);
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS);
  if (minutes < 1) return t('bo.staff.active_now');
  if (minutes < 60) return t('bo.staff.active_minutes', { n: minutes });
  return dayAndTime(at, now, t('bo.staff.active_today', { zeit: berlinTime(at) }));
};

/** `05:48`, `Mo, 19:02`, `31.10.25`. */
export const since = (instant: string, now: Date): string => {
  const at = new Date(instant);
  return dayAndTime(at, now, berlinTime(at));
};

const dayAndTime = (at: Date, now: Date, today: string): string => {
  const day = berlinDay(at);
  const days = daysBetween(day, berlinDay(now));
  if (days <= 0) return today;
  if (days >= 7) return toShortDmy(day);
  return `${t('date.weekdays').split(', ')[weekday(day)]}, ${berlinTime(at)}`;
};
