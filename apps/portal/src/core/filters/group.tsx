import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { toggled } from '@abrufbar/domain/call-offs/status.ts';
import type { Filters } from '@abrufbar/domain/values/filters.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { FilterChip } from '@abrufbar/web/ui/filter-chip.tsx';
import { calendar } from '@abrufbar/web/ui/icons/delivery.ts';
import { SelectField } from '@abrufbar/web/ui/select-field.tsx';
import { SelectSheet } from '@abrufbar/web/ui/select-sheet.tsx';
import { useState } from 'react';
import { breakable } from '#core/filters/breakable.ts';
import { choose, toggle, type OfferedFilter } from '#core/filters/choice.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { showFlash } from '@abrufbar/web/flash.ts';
import styles from './sheet.module.css';

const t = reader(filtersTexts);
const DateSheet = part(() =>
  import('@abrufbar/web/ui/date-sheet.tsx').then((file) => file.DateSheet),
);
const ALL = '';

type FilterGroupProps = {
  readonly filter: OfferedFilter;
  readonly draft: Filters;
  readonly onDraft: (draft: Filters) => void;
  readonly keepsOne: boolean;
};

/** One filter in the form its type asks for (D-28). */
export const FilterGroup = (props: FilterGroupProps) => {
  switch (props.filter.type) {
    case 'chips':
      return <Chips {...props} />;
    case 'select':
      return <Selection {...props} />;
    case 'date':
      return <Day {...props} />;
    case 'tags':
      return null; // typed into the search field
  }
};

const Chips = ({ filter, draft, onDraft, keepsOne }: FilterGroupProps) => {
  const { key, label, options } = filter;
  const pick = (value: string) => {
    if (!keepsOne) return onDraft(toggle(draft, key, value));
    const chosen = draft[key] ?? [];
    const next = toggled(chosen, value);
    if (next !== chosen) return onDraft({ ...draft, [key]: next });
    return showFlash('error', t('filter.last_chip'));
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{breakable(label)}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <FilterChip
            key={option.value}
            checked={draft[key]?.includes(option.value) ?? false}
            onChange={() => pick(option.value)}
          >
            {breakable(option.label)}
          </FilterChip>
        ))}
      </div>
    </fieldset>
  );
};

const Selection = ({ filter: { key, label, options }, draft, onDraft }: FilterGroupProps) => {
  const [open, setOpen] = useState(false);
  const entries = [{ value: ALL, label: t('filter.all') }, ...options];
  const [value = ALL] = draft[key] ?? [];
  return (
    <>
      <SelectField
        label={label}
        value={entries.find((entry) => entry.value === value)?.label ?? value}
        onClick={() => setOpen(true)}
      />
      <SelectSheet
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        options={entries}
        value={value}
        onSelect={(chosen) => {
          onDraft(choose(draft, key, chosen));
          setOpen(false);
        }}
        search={{
          label: t('filter.search'),
          clear: t('filter.search_clear'),
          none: t('filter.search_none'),
        }}
      />
    </>
  );
};

const Day = ({ filter: { key, label }, draft, onDraft }: FilterGroupProps) => {
  const [open, setOpen] = useState(false);
  const today = berlinDay(new Date());
  const [day] = draft[key] ?? [];
  return (
    <>
      <SelectField
        label={label}
        icon={calendar}
        value={day === undefined ? t('filter.all') : shortDate(day)}
        onClick={() => {
          void DateSheet.preload(); // again, if it did not arrive
          setOpen(true);
        }}
      />
      <DateSheet
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        value={day}
        today={today}
        max={today}
        onSelect={(chosen) => {
          onDraft(choose(draft, key, chosen));
          setOpen(false);
        }}
      />
    </>
  );
};
