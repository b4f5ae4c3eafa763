import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useLayoutEffect, useRef, useState } from 'react';
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
  /** Initially marked day; today if nothing is chosen yet. */
  value: string | undefined;
  today: string;
  /** First and last day that can be chosen. */
  min?: string;
  max?: string;
  onSelect: (day: string) => void;
};

/** Choice of a day; the button at the foot repeats it in full. */
export const DateSheet = (props: DateSheetProps) => {
  const { value, today, min = '', max = '9', onSelect, ...sheet } = props;
  const within = (wanted: string) => (wanted > max ? max : wanted < min ? min : wanted);
  const [day, setDay] = useState(within(value ?? today));
  const [wasOpen, setWasOpen] = useState(sheet.open);
  if (sheet.open !== wasOpen) {
    setWasOpen(sheet.open);
    if (sheet.open) setDay(within(value ?? today));
  }
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.open) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [sheet.open]);

  const month = monthOf(day);
  const name = `${t('date.months').split(', ')[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  const turn = (count: number) => setDay(within(inMonth(day, addMonths(month, count))));
  return (
    <Sheet
      {...sheet}
      foot={
        <>
          {within(today) === today && (
            <Button variant="secondary" onClick={() => setDay(today)}>
              {t('common.today')}
            </Button>
          )}
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
          disabled={month <= monthOf(min)}
          onClick={() => turn(-1)}
        />
        <p aria-live="polite" className="card-title">
          {name}
        </p>
        <IconButton
          icon={chevronRight}
          label={t('date.next_month')}
          disabled={month >= monthOf(max)}
          onClick={() => turn(1)}
        />
      </div>
      <div ref={grid}>
        <MonthGrid
          label={name}
          day={day}
          today={today}
          min={min}
          max={max}
          onDay={setDay}
          onEnter={onSelect}
        />
      </div>
    </Sheet>
  );
};
