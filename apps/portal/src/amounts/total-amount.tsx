import * as amounts from '@abrufbar/contract/amounts.ts';
import { isFilterChosen } from '@abrufbar/domain/values/filters.ts';
import { amountsTexts } from '@abrufbar/texts/amounts.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { pages, query } from '@abrufbar/web/data.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { AmountFilters } from '#amounts/amount-filters.tsx';
import { AmountList } from '#amounts/amount-list.tsx';
import { QUIET_NOT_FOUND, contractInput, useContract } from '#contract-page/contract.ts';
import { ContractScreen } from '#contract-page/contract-screen.tsx';
import { EMPTY_CHOICE, useListChoice } from '#core/filters/list-choice.ts';
import type { Params } from '#core/navigation/paths.ts';

const t = reader(amountsTexts);

/** Agreed, delivered and remaining quantity of each material of a contract (AMT-04). */
export const TotalAmount = ({ id }: Params<'total-amount'>) => {
  const contract = useContract(id);
  const [{ filters }, setChoice] = useListChoice(`${amounts.total.name} ${id}`);
  const number = contract.data?.contract_number;
  const ofContract = contractInput(id, contract.data);
  const offered = useQuery(query(amounts.totalFilterOptions, ofContract, QUIET_NOT_FOUND));
  const narrowed = { page_size: null, filterString: filters };
  const list = useInfiniteQuery(
    pages(amounts.total, ofContract && { ...ofContract, ...narrowed }, QUIET_NOT_FOUND),
  );
  const n = list.data?.total;
  const count = n === undefined ? '' : t(`amount.count${plural(n)}`, { n });
  return (
    <ContractScreen
      id={id}
      read={contract}
      page="total-amount"
      title={t('total.title')}
      line={number && [number, count].filter(Boolean).join(' · ')}
    >
      <AmountFilters
        offered={offered.data?.items}
        isLoading={offered.isLoading}
        choice={filters}
        onChoice={(chosen) => setChoice({ ...EMPTY_CHOICE, filters: chosen })}
      />
      <p role="status" className="visually-hidden">
        {count}
      </p>
      <AmountList
        list={list}
        read={contract.data ? list : contract}
        name={JSON.stringify([amounts.total.name, id, filters])}
        label={t('total.title')}
        level={2}
        empty={{ title: t('total.empty_title'), text: t('total.empty_text') }}
        isNarrowed={isFilterChosen(filters)}
        onReset={() => setChoice(EMPTY_CHOICE)}
      />
    </ContractScreen>
  );
};
