import { officeFilters } from '@abrufbar/contract/call-offs/office-list.ts';
import { FIRST_DAY, LAST_DAY } from '@abrufbar/contract/call-offs/office-day.ts';
import { addDays } from '@abrufbar/domain/values/calendar.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { officeDayTexts } from '@abrufbar/texts/call-offs/office-day.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { query } from '@abrufbar/web/data.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { chevronLeft, chevronRight } from '@abrufbar/web/ui/icons/basic.ts';
import { calendar, factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import type { DayState } from '#call-offs/day/use-day.ts';
import { Button } from '#core/controls/button.tsx';
import { IconButton } from '#core/controls/icon-button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { FilterButton } from '#core/filters/filter-button.tsx';
import { FilterSelect } from '#core/filters/filter-select.tsx';
import { LoadSign } from '#core/parts/load-sign.tsx';
import styles from './day-head.module.css';

const t = reader({
  ...officeDayTexts,
  ...officeCallOffsTexts,
  ...officeDrawerTexts,
  ...staffPartsTexts,
});
const CHOICES_STALE_MS = 600_000;

/** The day before and after, the day itself, and what it is to today. */
export const DayChoice = ({ state, today }: { state: DayState; today: string }) => {
  const { day, setDay, move } = state;
  return (
    <>
      <IconButton bordered icon={chevronLeft} label={t('bo.day.before')} onClick={() => move(-1)} />
      <FilterButton
        icon={calendar}
        label={`${t('bo.day.choose')}: ${shortDate(day)}`}
        text={shortDate(day)}
        isSet={false}
      >
        <TextField
          label={t('bo.day.date')}
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          defaultValue={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </FilterButton>
      <IconButton bordered icon={chevronRight} label={t('bo.day.after')} onClick={() => move(1)} />
      <Near day={day} today={today} onToday={() => setDay(today)} />
    </>
  );
};

type NearProps = { day: string; today: string; onToday: () => void };

const Near = ({ day, today, onToday }: NearProps) => {
  if (day === today) return <span className={styles.near}>{t('bo.day.today')}</span>;
  if (day === addDays(today, 1)) return <span className={styles.near}>{t('bo.day.tomorrow')}</span>;
  return (
    <Button variant="text" onClick={onToday}>
      {t('bo.day.to_today')}
    </Button>
  );
};

/** Signs of the hours, and the choice of plants. */
export const PlantChoice = ({ state }: { state: DayState }) => {
  const {
    data: choices,
    error,
    refetch,
  } = useQuery({
    ...query(officeFilters, {}),
    staleTime: CHOICES_STALE_MS,
  });
  return (
    <>
      <p className={styles.legend}>
        <LoadSign kind="confirmed">{t('bo.day.confirmed')}</LoadSign>
        <LoadSign kind="open">{t('bo.hours.open')}</LoadSign>
        <LoadSign kind="over">{t('bo.hours.over')}</LoadSign>
        <LoadSign kind="limit">{t('bo.day.legend_limit')}</LoadSign>
      </p>
      <FilterSelect
        icon={factory}
        label={t('bo.filter.plants')}
        options={choices?.plants}
        answer={{ error, refetch }}
        chosen={state.chosen}
        align="end"
        onChange={state.setChosen}
      />
    </>
  );
};
