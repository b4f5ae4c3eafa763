import { parseFilterDay } from '@abrufbar/domain/values/calendar.ts';

/** Name in the address for a day that a link wants to show. */
export const DAY = 'date';

/**
 * The day whose amounts are shown: the one that a link asks for, else the one chosen last, else today.
 * Days that have not come yet have no amounts.
 */
export const chosenDay = (
  asked: string | null,
  kept: string | undefined,
  today: string,
): string => {
  const wanted = (asked === null ? null : parseFilterDay(asked)) ?? kept ?? today;
  return wanted > today ? today : wanted;
};
