import { isWeekend } from '@abrufbar/domain/values/calendar.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dayByKey, monthOf, weeksOf } from '#ui/month-days.ts';
import styles from './month-grid.module.css';

const t = reader(generalTexts);

type MonthGridProps = {
  /** Month and year in words. */
  label: string;
  /** The day that is marked; its month is shown. */
  day: string;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string) => void;
  /** Called by Enter with the marked day. */
  onEnter: (day: string) => void;
};

/** One month; arrow keys move through it and on into the next one. */
export const MonthGrid = (props: MonthGridProps) => {
  const { label, day, today, min = '', max = '9', onDay, onEnter } = props;
  const weekdays = t('date.weekdays').split(', ');
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoving.current = false;
  }, [day]);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      return onEnter(day);
    }
    const next = dayByKey(day, event.key);
    if (next === null) return undefined;
    event.preventDefault();
    if (next < min || next > max) return undefined;
    isMoving.current = true;
    return onDay(next);
  };
  return (
    <table role="grid" aria-label={label} ref={grid} className={styles.grid} onKeyDown={move}>
      <thead>
        <tr>
          {weekdays.map((name, at) => (
            <th key={name} scope="col" className={at > 4 ? styles.weekend : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOf(day)).map((week, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- weeks have no other name
          <tr key={row}>
            {week.map((one, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- nor have days of other months
              <td key={at} role="gridcell" aria-selected={one === day}>
                {one && (
                  <button
                    type="button"
                    tabIndex={one === day ? 0 : -1}
                    className={`tap ${styles.day} ${isWeekend(one) ? styles.weekend : ''}`}
                    aria-label={`${weekdays[at]}, ${Number(one.slice(8))}. ${label}`}
                    aria-current={one === today ? 'date' : undefined}
                    disabled={one < min || one > max}
                    onClick={() => onDay(one)}
                  >
                    {Number(one.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
