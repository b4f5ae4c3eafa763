import { lineDays } from '@abrufbar/domain/deliveries/line-days.ts';
import { amountsTexts } from '@abrufbar/texts/amounts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { whenLayersClosed } from '@abrufbar/web/ui/layer.ts';
import { useState } from 'react';

const t = reader(amountsTexts);
const DateSheet = part(() =>
  import('@abrufbar/web/ui/date-sheet.tsx').then((file) => file.DateSheet),
);

type DaySheet = {
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
};

/** The calendar of the days that have a line. The day goes into the address of the page, not of the sheet. */
export const useDaySheet = ({ day, today, onDay }: DaySheet) => {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const { first, last } = lineDays(today);
  const choose = (chosen: string) => {
    setState('closed');
    void whenLayersClosed().then(() => onDay(chosen));
  };
  return {
    open: () => void DateSheet.preload().then(() => setState('open')),
    sheet: state !== 'unused' && (
      <DateSheet
        open={state === 'open'}
        onClose={() => setState('closed')}
        title={t('daily.pick_date')}
        value={day}
        today={today}
        min={first}
        max={last}
        onSelect={choose}
      />
    ),
  };
};
