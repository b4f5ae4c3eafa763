import { toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { calendar } from '@abrufbar/web/ui/icons/delivery.ts';
import { TextField } from '#core/controls/text-field.tsx';
import { FilterButton } from '#core/filters/filter-button.tsx';
import styles from './period-filter.module.css';

const t = reader(staffPartsTexts);

type PeriodFilterProps = {
  /** Days in ISO form; null is open at that side. */
  from: string | null;
  until: string | null;
  isSet: boolean;
  /** Instead of the days: `Heute`. */
  name?: string | undefined;
  onChange: (from: string | null, until: string | null) => void;
};

/** Days from and until. */
export const PeriodFilter = ({ from, until, isSet, name, onChange }: PeriodFilterProps) => {
  const days =
    from || until
      ? `${from ? toShortDmy(from) : ''} – ${until ? toShortDmy(until) : ''}`.trim()
      : t('bo.filter.period');
  const text = name ?? days;
  return (
    <FilterButton
      icon={calendar}
      label={`${t('bo.filter.period')}: ${text}`}
      text={text}
      isSet={isSet}
    >
      <div className={styles.days}>
        <TextField
          label={t('bo.filter.from')}
          type="date"
          value={from ?? ''}
          max={until ?? undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null, until)}
        />
        <TextField
          label={t('bo.filter.until')}
          type="date"
          value={until ?? ''}
          min={from ?? undefined}
          onChange={({ currentTarget }) => onChange(from, currentTarget.value || null)}
        />
      </div>
    </FilterButton>
  );
};
