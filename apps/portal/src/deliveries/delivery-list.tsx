import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { isFilterChosen } from '@abrufbar/domain/values/filters.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { pages, query } from '@abrufbar/web/data.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { QUIET_NOT_FOUND, contractInput, useContract } from '#contract-page/contract.ts';
import { ContractScreen } from '#contract-page/contract-screen.tsx';
import { EndlessList } from '#core/lists/endless-list.tsx';
import { FilterBar } from '#core/filters/bar.tsx';
import { EMPTY_CHOICE, useListChoice } from '#core/filters/list-choice.ts';
import { NextPage } from '#core/lists/next-page.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { useIsWide } from '#core/media-query.ts';
import { DeliveryCard } from '#deliveries/delivery-card.tsx';
import { DeliveryCells, DeliveryTable } from '#deliveries/delivery-rows.tsx';
import { DeliverySkeleton } from '#deliveries/delivery-skeleton.tsx';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { NoResults } from '#core/lists/no-results.tsx';

const t = reader({ ...deliveriesTexts, ...filtersTexts });

/** The two lists differ in their call and their title. */
const LISTS = {
  incoming: {
    call: deliveries.incoming,
    options: deliveries.incomingFilterOptions,
    page: 'delivery-incoming',
  },
  confirmed: {
    call: deliveries.confirmed,
    options: deliveries.confirmedFilterOptions,
    page: 'delivery-confirmed',
  },
} as const;

type DeliveryListProps = { readonly id: string; readonly of: keyof typeof LISTS };

/** Deliveries of a contract, newest first (DLV-01 to DLV-05). */
export const DeliveryList = ({ id, of }: DeliveryListProps) => {
  const { call, options, page } = LISTS[of];
  const contract = useContract(id);
  const [{ filters }, setChoice] = useListChoice(`${call.name} ${id}`);
  const number = contract.data?.contract_number;
  const ofContract = contractInput(id, contract.data);
  const offered = useQuery(query(options, ofContract, QUIET_NOT_FOUND));
  const narrowed = { page_size: null, filterString: filters };
  const list = useInfiniteQuery(
    pages(call, ofContract && { ...ofContract, ...narrowed }, QUIET_NOT_FOUND),
  );
  const isWide = useIsWide();

  const { items = [], total = 0 } = list.data ?? {};
  const count = list.data && t(`delivery.${of}_count`, { n: total });
  const title = t(`delivery.${of}_title`);
  const shown = {
    name: JSON.stringify([call.name, id, filters, isWide]),
    label: title,
    items,
    total,
  };
  return (
    <ContractScreen
      id={id}
      read={contract}
      page={page}
      title={title}
      line={number && [number, count].filter(Boolean).join(' · ')}
    >
      <FilterBar
        offered={offered.data?.items}
        isLoading={offered.isLoading}
        isEmpty={list.data !== undefined && total === 0}
        choice={filters}
        onChoice={(chosen) => setChoice({ ...EMPTY_CHOICE, filters: chosen })}
      />
      <p role="status" className="visually-hidden">
        {count}
      </p>
      {!list.data && (
        <Waiting read={contract.data ? list : contract}>
          <DeliverySkeleton />
          <DeliverySkeleton />
          <DeliverySkeleton />
        </Waiting>
      )}
      {list.data && total === 0 && (
        <NoDeliveries
          of={of}
          isNarrowed={isFilterChosen(filters)}
          onReset={() => setChoice(EMPTY_CHOICE)}
        />
      )}
      {total > 0 && !isWide && (
        <EndlessList {...shown}>{(delivery) => <DeliveryCard delivery={delivery} />}</EndlessList>
      )}
      {total > 0 && isWide && (
        <DeliveryTable label={title} total={total}>
          <EndlessList {...shown} form="rows">
            {(delivery) => <DeliveryCells delivery={delivery} />}
          </EndlessList>
        </DeliveryTable>
      )}
      <NextPage pages={list} count={items.length}>
        <DeliverySkeleton />
        <DeliverySkeleton />
      </NextPage>
    </ContractScreen>
  );
};

type NoDeliveriesProps = {
  readonly of: 'incoming' | 'confirmed';
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
};

/** Empty state: no deliveries at all, or none that matches the filters (DLV-05). */
const NoDeliveries = ({ of, isNarrowed, onReset }: NoDeliveriesProps) =>
  isNarrowed ? (
    <NoResults title={t('delivery.no_results_title')} way={t('filter.reset_all')} onWay={onReset}>
      {t('delivery.no_results')}
    </NoResults>
  ) : (
    <EmptyState drawing="gate" title={t(`delivery.${of}_empty_title`)}>
      {t(`delivery.${of}_empty_text`)}
    </EmptyState>
  );
