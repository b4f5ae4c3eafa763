import { generalTexts } from '@abrufbar/texts/general.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { useState } from 'react';
import { shortDate } from '#format.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { chevronLeft, chevronRight } from '#ui/icons/basic.ts';
import { addMonths, inMonth, monthOf } from '#ui/month-days.ts';
import { MonthGrid } from '#ui/month-grid.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './date-sheet.module.css';

const t = reader(generalTexts);

type DateSheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Marked at first; today where nothing is chosen yet. */
  value: string | undefined;
  today: string;
  /** First and last day that can be chosen. */
  min?: string;
  max?: string;
  onSelect: (day: string) => void;
};

/** Choice of a day; the button at the foot repeats it in full. */
export const DateSheet = ({
  value,
  today,
  min,
  max,
  onSelect,
  title,
  ...sheet
}: DateSheetProps) => {
  const [day, setDay] = useState(value ?? today);
  const month = monthOf(day);
  const name = `${t('date.months').split(', ')[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  const turn = (count: number) => {
    const next = inMonth(day, addMonths(month, count));
    setDay(max && next > max ? max : min && next < min ? min : next);
  };
  return (
    <Sheet
      {...sheet}
      title={title}
      foot={
        <>
          <Button variant="secondary" onClick={() => setDay(today)}>
            {t('common.today')}
          </Button>
          <Button onClick={() => onSelect(day)}>
            {t('date.apply', { datum: shortDate(day) })}
          </Button>
        </>
      }
    >
      <div className={styles.month}>
        <IconButton
          icon={chevronLeft}
          label={t('date.previous_month')}
          disabled={min !== undefined && month <= monthOf(min)}
          onClick={() => turn(-1)}
        />
        <p aria-live="polite" className="card-title">
          {name}
        </p>
        <IconButton
          icon={chevronRight}
          label={t('date.next_month')}
          disabled={max !== undefined && month >= monthOf(max)}
          onClick={() => turn(1)}
        />
      </div>
      <MonthGrid label={name} day={day} today={today} min={min} max={max} onDay={setDay} />
    </Sheet>
  );
};
