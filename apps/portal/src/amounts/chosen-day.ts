import { parseFilterDay } from '@abrufbar/domain/values/calendar.ts';

/** Query parameter for the day that a link shows. */
export const DAY = 'date';

/**
 * The day whose amounts are shown: the day in the link, else the last chosen day, else today.
 * Future days have no amounts.
 */
export const chosenDay = (
  asked: string | null,
  kept: string | undefined,
  today: string,
): string => {
  const wanted = (asked === null ? null : parseFilterDay(asked)) ?? kept ?? today;
  return wanted > today ? today : wanted;
};
