import { FIRST_DAY, LAST_DAY, officeDay } from '@abrufbar/contract/call-offs/office-day.ts';
import { addDays, isDay } from '@abrufbar/domain/values/calendar.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';

const isPlanned = (day: string): boolean => isDay(day) && day >= FIRST_DAY && day <= LAST_DAY;

/** The day and the plants on show, both in the address, and what the server says of them. */
export const useDay = (today: string) => {
  const search = useSearch();
  const wanted = search.get('day') ?? today;
  const day = isPlanned(wanted) ? wanted : today;
  const chosen = search.get('plant')?.split(',') ?? [];
  const { data, error, refetch, isPlaceholderData } = useQuery(
    query(officeDay, { day, plant: chosen.length > 0 ? chosen : null }),
  );
  const setDay = (next: string) => {
    if (isPlanned(next)) replaceSearch({ day: next === today ? null : next });
  };
  return {
    day,
    setDay,
    move: (by: 1 | -1) => setDay(addDays(day, by)),
    chosen,
    setChosen: (plants: readonly string[]) =>
      replaceSearch({ plant: plants.length > 0 ? plants.join(',') : null }),
    /** The day before while the chosen one loads (OFF-36). */
    shownDay: data?.plants[0]?.day ?? day,
    plants: data?.plants,
    isStale: isPlaceholderData,
    error,
    retry: () => void refetch(),
  };
};

export type DayState = ReturnType<typeof useDay>;
