import { auditFilters } from '@abrufbar/contract/staff/audit.ts';
import { toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffAuditTexts } from '@abrufbar/texts/staff/audit.ts';
import { query } from '@abrufbar/web/data.ts';
import { userRound } from '@abrufbar/web/ui/icons/navigation.ts';
import { layers, zap } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useQuery } from '@tanstack/react-query';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { FilterSelect } from '#core/filters/filter-select.tsx';
import { PeriodFilter } from '#core/filters/period-filter.tsx';
import { ChainChip } from '#staff/audit/chain-state.tsx';
import type { AuditList } from '#staff/audit/use-audit-list.ts';
import { kindText, namedAction } from '@abrufbar/texts/staff/audit-words.ts';

const t = reader(staffAuditTexts);

type Option = { readonly value: string; readonly label: string };

const sorted = (options: readonly Option[]): readonly Option[] =>
  options.toSorted((a, b) => a.label.localeCompare(b.label, 'de'));

/** Search, persons, actions, objects and days of the log; whether it is whole stands here as long as there is room. */
export const AuditFilters = ({ list, today }: { list: AuditList; today: string }) => {
  const { state, filters, days } = list;
  const { data: choices, error, refetch } = useQuery(query(auditFilters, days));
  const people = choices?.people.map(({ value, label }) => ({
    value,
    label: label ?? t(value === 'system' ? 'bo.aud.system' : 'bo.aud.person_gone'),
  }));
  const selects = [
    { name: 'person', icon: userRound, label: t('bo.aud.people'), options: people },
    {
      name: 'action',
      icon: zap,
      label: t('bo.aud.actions'),
      options: choices?.actions.map((call) => ({ value: call, label: namedAction(call) })),
    },
    {
      name: 'object',
      icon: layers,
      label: t('bo.aud.objects'),
      options: choices?.objects.map((kind) => ({ value: kind, label: kindText(kind) })),
    },
  ];
  return (
    <FilterRow
      onReset={list.isFiltered ? list.reset : undefined}
      aside={!list.isFiltered && <ChainChip today={today} />}
    >
      <FilterSearch label={t('bo.aud.search')} value={filters.q ?? ''} onChange={list.setSearch} />
      {selects.map(({ name, icon, label, options }) => (
        <FilterSelect
          key={name}
          icon={icon}
          label={label}
          options={options && sorted(options)}
          answer={{ error, refetch }}
          chosen={state.filter(name)}
          onChange={(chosen) => state.setFilter(name, chosen)}
        />
      ))}
      <PeriodFilter
        from={days.from}
        until={days.until}
        isSet={days.from !== null || days.until !== null}
        name={list.isToday ? t('bo.aud.today', { tag: toShortDmy(today) }) : undefined}
        onChange={list.setPeriod}
      />
    </FilterRow>
  );
};
