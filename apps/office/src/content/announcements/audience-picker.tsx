import { officeAudience } from '@abrufbar/contract/content/office-announcements.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { building } from '@abrufbar/web/ui/icons/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { Company } from '#content/announcements/entry.ts';
import styles from '#content/announcements/announcements.module.css';
import { useDismiss } from '#core/controls/use-dismiss.ts';
import { useOptions } from '#core/controls/use-options.ts';
import { LoadError } from '#core/parts/load-error.tsx';
import own from './audience-picker.module.css';

const t = reader(contentAnnouncementsTexts);

const PAUSE_MS = 200;
/** More chips than these fold into one that opens them. */
const SHOWN_CHIPS = 8;

type PickerProps = {
  chosen: readonly Company[];
  all: number | undefined;
  error: string | undefined;
  onChange: (companies: readonly Company[]) => void;
};

/** Companies that see it, by name, number, or the plant they loaded at this year (OFF-203). */
export const AudiencePicker = ({ chosen, all, error, onChange }: PickerProps) => {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const shown = isWhole ? chosen : chosen.slice(0, SHOWN_CHIPS);
  const hidden = chosen.length - shown.length;
  const add = (companies: readonly Company[]) =>
    onChange([
      ...chosen,
      ...companies.filter((one) => !chosen.some(({ id: known }) => known === one.id)),
    ]);
  return (
    <div className={styles.group}>
      <div className={styles.label}>
        <label htmlFor={id} className={styles.name}>
          {t('bo.ann.companies')}
        </label>
        {all !== undefined && (
          <span className={styles.count}>
            {t('bo.ann.companies_of', { n: formatWhole(chosen.length), alle: formatWhole(all) })}
          </span>
        )}
      </div>
      <div className={own.picker}>
        {shown.map((company) => (
          <span key={company.id} className={own.company}>
            {company.name}
            <button
              type="button"
              className={`tap ${own.drop}`}
              aria-label={t('bo.ann.company_remove', { firma: company.name })}
              onClick={() => {
                onChange(chosen.filter((one) => one.id !== company.id));
                input.current?.focus();
              }}
            >
              <Icon icon={x} size={16} />
            </button>
          </span>
        ))}
        {hidden > 0 && (
          <button
            type="button"
            className={`tap ${own.company}`}
            aria-label={t('bo.ann.companies_more_label', { n: formatWhole(hidden) })}
            onClick={() => setIsWhole(true)}
          >
            {t('bo.ann.companies_more', { n: formatWhole(hidden) })}
          </button>
        )}
        <Search id={id} input={input} chosen={chosen} onAdd={add} />
      </div>
      {chosen.length === 0 && <p className={styles.hint}>{t('bo.ann.companies_none')}</p>}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};

type SearchProps = {
  id: string;
  input: React.RefObject<HTMLInputElement | null>;
  chosen: readonly Company[];
  onAdd: (companies: readonly Company[]) => void;
};

const Search = ({ id, input, chosen, onAdd }: SearchProps) => {
  const year = useToday().slice(0, 4);
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isOpen = term !== '' && typed.trim() !== '';
  const { data, error, refetch } = useQuery(
    query(officeAudience, isOpen ? { q: term } : null, { quiet: 'all' }),
  );
  const close = () => {
    setTyped('');
    setTerm('');
  };
  useDismiss(box, isOpen, close);
  const isNew = ({ id: one }: Company) => !chosen.some((known) => known.id === one);
  const hits = [
    ...(data?.companies ?? []).filter(isNew).map((company) => ({
      key: `c${company.id}`,
      icon: building,
      label: company.name,
      companies: [company],
    })),
    ...(data?.plants ?? []).map(({ name, companies }) => ({
      key: `p${name}`,
      icon: factory,
      label: t(`bo.ann.companies_of_plant${plural(companies.length)}`, {
        werk: name,
        n: formatWhole(companies.length),
        jahr: year,
      }),
      companies,
    })),
  ];
  const options = useOptions({
    id,
    count: isOpen ? hits.length : 0,
    onChoose: (at) => {
      onAdd(hits[at]?.companies ?? []);
      close();
      input.current?.focus();
    },
  });
  return (
    <div ref={box} className={own.search}>
      <input
        ref={input}
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-hits`}
        aria-activedescendant={options.activeId}
        autoComplete="off"
        placeholder={t('bo.ann.companies_search')}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          options.toFirst();
        }}
        onKeyDown={options.onKeyDown}
      />
      {isOpen && (
        <div className={own.hits}>
          {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
          <ul id={`${id}-hits`} role="listbox" aria-label={t('bo.ann.companies_hits')}>
            {hits.map(({ key, icon, label }, at) => (
              <li
                key={key}
                id={options.optionId(at)}
                role="option"
                aria-selected={at === options.current}
                className={own.hit}
                onPointerDown={(event) => {
                  event.preventDefault();
                  options.choose(at);
                }}
              >
                <Icon icon={icon} size={18} />
                {label}
              </li>
            ))}
          </ul>
          <p role="status" className={own.noHit}>
            {data && hits.length === 0 && t('bo.ann.companies_no_hit')}
          </p>
        </div>
      )}
    </div>
  );
};
