import { addDays, isWeekend } from '@abrufbar/domain/values/calendar.ts';
import { amountsTexts } from '@abrufbar/texts/amounts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { chevronLeft, chevronRight } from '@abrufbar/web/ui/icons/basic.ts';
import { calendar } from '@abrufbar/web/ui/icons/delivery.ts';
import { useState } from 'react';
import { part } from '@abrufbar/web/lazy-page.tsx';
import styles from './day-row.module.css';

const t = reader(amountsTexts);
const DateSheet = part(() =>
  import('@abrufbar/web/ui/date-sheet.tsx').then((file) => file.DateSheet),
);

type DayRowProps = {
  readonly day: string;
  /** The last day that can be chosen. */
  readonly today: string;
  readonly onDay: (day: string) => void;
};

/** The shown day with buttons for the previous and next day and the calendar (AMT-02, VAL-28). */
export const DayRow = ({ day, today, onDay }: DayRowProps) => {
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const date = shortDate(day);
  return (
    <div role="group" aria-label={t('daily.pick_date')} className={styles.row}>
      <button
        type="button"
        className="tap"
        aria-label={t('daily.previous')}
        onClick={() => onDay(addDays(day, -1))}
      >
        <Icon icon={chevronLeft} />
      </button>
      <button
        type="button"
        className={`tap ${styles.day}`}
        aria-label={`${t('daily.pick_date')}, ${date}`}
        aria-haspopup="dialog"
        onClick={() => void DateSheet.preload().then(() => setSheet('open'))}
      >
        <Icon icon={calendar} />
        <span className={isWeekend(day) ? styles.weekend : undefined}>{date}</span>
      </button>
      <button
        type="button"
        className="tap"
        aria-label={t('daily.next')}
        disabled={day >= today}
        onClick={() => onDay(addDays(day, 1))}
      >
        <Icon icon={chevronRight} />
      </button>
      {sheet !== 'unused' && (
        <DateSheet
          open={sheet === 'open'}
          onClose={() => setSheet('closed')}
          title={t('daily.pick_date')}
          value={day}
          today={today}
          max={today}
          onSelect={(chosen) => {
            onDay(chosen);
            setSheet('closed');
          }}
        />
      )}
    </div>
  );
};
