import * as amounts from '@abrufbar/contract/amounts.ts';
import { isFilterChosen, type Filters } from '@abrufbar/domain/values/filters.ts';
import { amountsTexts } from '@abrufbar/texts/amounts.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { pages, query } from '@abrufbar/web/data.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { AmountFilters } from '#amounts/amount-filters.tsx';
import { AmountList } from '#amounts/amount-list.tsx';
import { chosenDay, DAY } from '#amounts/chosen-day.ts';
import { DayRow } from '#amounts/day-row.tsx';
import { QUIET_NOT_FOUND, contractInput, useContract } from '#contract-page/contract.ts';
import { ContractScreen } from '#contract-page/contract-screen.tsx';
import { EMPTY_CHOICE, useListChoice } from '#core/filters/list-choice.ts';
import type { Params } from '#core/navigation/paths.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { useToday } from '@abrufbar/web/today.ts';
import styles from './day-row.module.css';

const t = reader(amountsTexts);

/** Amounts of a contract on one day, today at first (AMT-01 to AMT-03). */
export const DailyAmount = ({ id }: Params<'daily-amount'>) => {
  const contract = useContract(id);
  const [{ filters }, setChoice] = useListChoice(`${amounts.daily.name} ${id}`);
  const { [DAY]: days, ...others } = filters;
  const today = useToday();
  const day = chosenDay(useSearch().get(DAY), days?.[0], today);
  // Always sent, so that heading and amounts show the same day even if the phone's date is wrong.
  const ofDay = { [DAY]: [day] };

  const number = contract.data?.contract_number;
  const ofContract = contractInput(id, contract.data);
  const offered = useQuery(query(amounts.dailyFilterOptions, ofContract, QUIET_NOT_FOUND));
  const narrowed = { page_size: null, filterString: { ...others, ...ofDay } };
  const list = useInfiniteQuery(
    pages(amounts.daily, ofContract && { ...ofContract, ...narrowed }, QUIET_NOT_FOUND),
  );
  const choose = (chosen: Filters) => setChoice({ ...EMPTY_CHOICE, filters: chosen });
  const showDay = (wanted: string) => {
    choose(wanted === today ? others : { ...others, [DAY]: [wanted] });
    replaceSearch({ [DAY]: null });
  };

  const date = shortDate(day);
  const title = t('daily.title', { datum: date });
  const n = list.data?.total;
  const count = n === undefined ? '' : t(`amount.count${plural(n)}`, { n });
  return (
    <ContractScreen
      id={id}
      read={contract}
      page="daily-amount"
      title={title}
      line={number && [number, count].filter(Boolean).join(' · ')}
    >
      <DayRow day={day} today={today} onDay={showDay} />
      <AmountFilters
        offered={offered.data?.items.filter(({ type }) => type !== 'date')}
        isLoading={offered.isLoading}
        choice={others}
        onChoice={(chosen) => choose({ ...chosen, ...(days && { [DAY]: days }) })}
      />
      <h2 className={`title ${styles.heading}`}>{title}</h2>
      <p role="status" className="visually-hidden">
        {count && `${title}: ${count}`}
      </p>
      <AmountList
        list={list}
        read={contract.data ? list : contract}
        name={JSON.stringify([amounts.daily.name, id, others, day])}
        label={title}
        level={3}
        empty={{ title: t('daily.empty_title'), text: t('daily.empty_text', { datum: date }) }}
        isNarrowed={isFilterChosen(others)}
        onReset={() => choose(days ? { [DAY]: days } : {})}
      />
    </ContractScreen>
  );
};
