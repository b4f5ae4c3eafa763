import { pageTexts } from '@abrufbar/texts/frame/page.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { useState } from 'react';
import { CheckLine } from '#core/controls/check.tsx';
import { FilterButton } from '#core/filters/filter-button.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import styles from './filter-select.module.css';
import { search } from '@abrufbar/web/ui/icons/basic.ts';

const t = reader({ ...pageTexts, ...staffPartsTexts });

/** From this many options on the list has a search field. */
const MIN_SEARCHED_OPTIONS = 8;

type Option = { readonly value: string; readonly label: string };

type FilterSelectProps = {
  icon: IconPath;
  /** All of them, as `Alle Werke`: the name while nothing is chosen. */
  label: string;
  /** Undefined until the server has said. */
  options: readonly Option[] | undefined;
  /** That the options come from. */
  answer?: { readonly error: unknown; readonly refetch: () => unknown };
  chosen: readonly string[];
  align?: 'start' | 'end';
  onChange: (chosen: readonly string[]) => void;
};

/** Several of many values; a set filter names its value. */
export const FilterSelect = (props: FilterSelectProps) => {
  const { icon, label, options: known, answer, chosen, align, onChange } = props;
  const options = known ?? [];
  const [term, setTerm] = useState('');
  const shown = options.filter((option) =>
    option.label.toLocaleLowerCase('de').includes(term.toLocaleLowerCase('de')),
  );
  const [first, ...more] = options.filter(({ value }) => chosen.includes(value));
  const name = first && (more.length > 0 ? `${first.label} +${more.length}` : first.label);
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <FilterButton
      icon={icon}
      label={name ? `${label}: ${name}` : label}
      text={name ?? label}
      isSet={Boolean(name)}
      align={align}
    >
      <fieldset className={styles.list}>
        <legend className="visually-hidden">{label}</legend>
        {options.length >= MIN_SEARCHED_OPTIONS && (
          <label className={styles.search}>
            <Icon icon={search} size={16} />
            <input
              type="search"
              aria-label={t('bo.filter_search')}
              value={term}
              onChange={({ currentTarget }) => setTerm(currentTarget.value)}
            />
          </label>
        )}
        {shown.map((option) => (
          <CheckLine
            key={option.value}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          >
            {option.label}
          </CheckLine>
        ))}
        {known && shown.length === 0 && <p>{t('bo.filter_none')}</p>}
        {!known &&
          (answer?.error ? (
            <LoadError error={answer.error} onRetry={() => void answer.refetch()} />
          ) : (
            <p>{t('common.loading')}</p>
          ))}
      </fieldset>
    </FilterButton>
  );
};
