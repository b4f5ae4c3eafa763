import { lineDays } from '@abrufbar/domain/deliveries/line-days.ts';
import { addDays } from '@abrufbar/domain/values/calendar.ts';
import { amountsTexts } from '@abrufbar/texts/amounts.ts';
import { dayLineTexts } from '@abrufbar/texts/deliveries/day-line.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { CardTitle } from '@abrufbar/web/ui/card.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { chevronDown, chevronLeft, chevronRight } from '@abrufbar/web/ui/icons/basic.ts';
import { type RefObject, useLayoutEffect } from 'react';
import { useDaySheet } from '#deliveries/day-line/day-sheet.tsx';
import styles from './day-head.module.css';

const t = reader({ ...dayLineTexts, ...amountsTexts });

type DayHeadProps = {
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
  readonly hasFocus: boolean;
  readonly dateButton: RefObject<HTMLButtonElement | null>;
};

/** The day on show, with the days beside it and the calendar (BEY-123). */
export const DayHead = ({ day, today, onDay, hasFocus, dateButton }: DayHeadProps) => {
  const { first, last } = lineDays(today);
  const { sheet, open } = useDaySheet({ day, today, onDay });
  useLayoutEffect(() => {
    if (hasFocus) dateButton.current?.focus();
  }, [hasFocus, dateButton]);
  const step = (to: string) => {
    onDay(to);
    if (to <= first || to >= last) dateButton.current?.focus(); // there is no way on
  };
  const date = shortDate(day);
  return (
    <div className={styles.head}>
      <CardTitle>{t('dayline.title')}</CardTitle>
      <div role="group" aria-label={t('daily.pick_date')} className={styles.days}>
        <button
          type="button"
          className={`tap ${styles.step}`}
          aria-label={t('daily.previous')}
          disabled={day <= first}
          onClick={() => step(addDays(day, -1))}
        >
          <Icon icon={chevronLeft} />
        </button>
        <button
          ref={dateButton}
          type="button"
          className={`tap small ink-2 ${styles.day}`}
          aria-label={`${t('daily.pick_date')}, ${date}`}
          aria-haspopup="dialog"
          onClick={open}
        >
          {date}
          <Icon icon={chevronDown} size={20} />
        </button>
        <button
          type="button"
          className={`tap ${styles.step}`}
          aria-label={t('daily.next')}
          disabled={day >= last}
          onClick={() => step(addDays(day, 1))}
        >
          <Icon icon={chevronRight} />
        </button>
      </div>
      <p role="status" className="visually-hidden">
        {date}
      </p>
      {sheet}
    </div>
  );
};
