import { isPhone } from '#values/phone.ts';

/** Texts and numbers that staff enter about a plant; null where nothing was entered (OFF-67). */
export type PlantEntry = {
  readonly weekdayFrom: string | null;
  readonly weekdayUntil: string | null;
  readonly saturdayFrom: string | null;
  readonly saturdayUntil: string | null;
  /** Not a number where something else was entered. */
  readonly hourlyLimit: number | null;
  readonly dispatchPhone: string | null;
};

export type PlantProblem = {
  readonly field: keyof PlantEntry;
  readonly code: 'required' | 'time' | 'end_before_start' | 'hourly_limit' | 'phone';
};

/** More than any plant loads in an hour. */
const MAX_LIMIT_TONNES = 99_999;

/** `6`, `6:30`, `06.30`, `0630` as `06:30`; what is no time stays as it was typed. */
export const readClock = (typed: string): string => {
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})(?:[:.h]?([0-5]\d))?$/.exec(typed.replaceAll(/\s|Uhr/gi, '')) ?? [];
  return hour === '' ? typed.trim() : `${hour.padStart(2, '0')}:${minute}`;
};

const isBegin = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
/** The end of a day is `24:00`. */
const isEnd = (time: string): boolean => isBegin(time) || time === '24:00';

const checkHours = (
  [fromField, from]: readonly [keyof PlantEntry, string | null],
  [untilField, until]: readonly [keyof PlantEntry, string | null],
): PlantProblem[] => {
  if (from === null && until === null) return [];
  if (from === null) return [{ field: fromField, code: 'required' }];
  if (until === null) return [{ field: untilField, code: 'required' }];
  if (!isBegin(from)) return [{ field: fromField, code: 'time' }];
  if (!isEnd(until)) return [{ field: untilField, code: 'time' }];
  return from < until ? [] : [{ field: untilField, code: 'end_before_start' }];
};

const isLimit = (limit: number): boolean =>
  limit > 0 &&
  limit <= MAX_LIMIT_TONNES &&
  Math.abs(limit * 1000 - Math.round(limit * 1000)) < 1e-6;

/** A number as people write it: with country code, blanks and separators. */
const isWrittenPhone = (phone: string): boolean =>
  /^\+?[\d\s()/.–-]+$/.test(phone) && isPhone(phone.replaceAll(/\D/g, ''));

/** Problems of what staff enter about a plant; hours need both ends, everything may be left out. */
export const checkPlant = (entry: PlantEntry): PlantProblem[] => [
  ...checkHours(['weekdayFrom', entry.weekdayFrom], ['weekdayUntil', entry.weekdayUntil]),
  ...checkHours(['saturdayFrom', entry.saturdayFrom], ['saturdayUntil', entry.saturdayUntil]),
  ...(entry.hourlyLimit === null || isLimit(entry.hourlyLimit)
    ? []
    : [{ field: 'hourlyLimit', code: 'hourly_limit' } as const]),
  ...(entry.dispatchPhone === null || isWrittenPhone(entry.dispatchPhone)
    ? []
    : [{ field: 'dispatchPhone', code: 'phone' } as const]),
];
