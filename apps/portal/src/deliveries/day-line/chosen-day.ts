import { lineDays } from '@abrufbar/domain/deliveries/line-days.ts';
import { parseFilterDay, toFilterDay } from '@abrufbar/domain/values/calendar.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { useEffect, useState } from 'react';
import { DAY } from '#amounts/chosen-day.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';

/** The day of the address that has a line; null for any other text, and for none. */
export const dayIn = (asked: string | null, today: string): string | null => {
  const day = asked === null ? null : parseFilterDay(asked);
  const { first, last } = lineDays(today);
  return day === null || day < first || day > last ? null : day;
};

/** The day whose line is on show stands in the address, so that reloading and coming back keep it; one without a line leaves it (BEY-124). */
export const useChosenDay = (hasToday: boolean) => {
  const today = useToday();
  const [isFromRow, setFromRow] = useState(false);
  const asked = useSearch().get(DAY);
  const chosen = dayIn(asked, today);
  const isUnknown = asked !== null && !chosen;
  useEffect(() => {
    if (isUnknown) replaceSearch({ [DAY]: null }); // today shows
  }, [isUnknown]);
  const show = (day: string) =>
    replaceSearch({ [DAY]: day === today && hasToday ? null : toFilterDay(day) });
  return {
    chosen,
    show,
    isFromRow,
    showFromRow: (day: string) => {
      setFromRow(true);
      show(day);
    },
  };
};
