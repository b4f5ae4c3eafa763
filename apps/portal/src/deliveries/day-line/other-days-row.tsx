import { dayLineTexts } from '@abrufbar/texts/deliveries/day-line.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { calendar } from '@abrufbar/web/ui/icons/delivery.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { useDaySheet } from '#deliveries/day-line/day-sheet.tsx';

const t = reader(dayLineTexts);

type OtherDaysRowProps = { readonly onDay: (day: string) => void };

/** The way to the line of other days while today has none (BEY-124). */
export const OtherDaysRow = ({ onDay }: OtherDaysRowProps) => {
  const today = useToday();
  const { sheet, open } = useDaySheet({ day: today, today, onDay });
  return (
    <>
      <ListRow
        icon={calendar}
        title={t('dayline.title')}
        hint={t('dayline.other_days')}
        onClick={open}
      />
      {sheet}
    </>
  );
};
