import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { isOpen } from '@abrufbar/domain/contracts/status.ts';
import { isFilterChosen } from '@abrufbar/domain/values/filters.ts';
import { contractsItemsTexts } from '@abrufbar/texts/contracts-items.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { pages, query } from '@abrufbar/web/data.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ContractClosed, ToTotals } from '#contracts/contract-closed.tsx';
import { ItemCard } from '#contracts/item-card.tsx';
import { QUIET_NOT_FOUND, contractInput, useContract } from '#contract-page/contract.ts';
import { ContractScreen } from '#contract-page/contract-screen.tsx';
import { EndlessList } from '#core/lists/endless-list.tsx';
import { FilterBar } from '#core/filters/bar.tsx';
import { EMPTY_CHOICE, useListChoice } from '#core/filters/list-choice.ts';
import { NextPage } from '#core/lists/next-page.tsx';
import type { Params } from '#core/navigation/paths.ts';
import { useSession } from '#core/session.ts';
import { settled } from '#core/settled.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { NoResults } from '#core/lists/no-results.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { MaterialBones } from '#materials/material-bones.tsx';
import styles from './item-card.module.css';

const t = reader({ ...contractsItemsTexts, ...filtersTexts });

/** Shorter lists are read faster than filtered. */
const MIN_ITEMS_FOR_FILTERS = 8;

/** Items of a contract; each call-off starts from one of them (T-21). */
export const ContractItems = ({ id }: Params<'contract-items'>) => {
  const contract = useContract(id);
  const { permissions, permissionsKnown } = useSession();
  const hasRights = useStore(settled) || permissionsKnown; // each card is higher with its button
  const [{ filters }, setChoice] = useListChoice(`${contracts.items.name} ${id}`);
  const { contract_number: number, contract_status: status, vk_org } = contract.data ?? {};
  const isClosed = status !== undefined && !isOpen(status);
  const ofContract = isClosed ? null : contractInput(id, contract.data);
  const narrowed = { page_size: null, filterString: filters };
  const list = useInfiniteQuery(
    pages(contracts.items, ofContract && { ...ofContract, ...narrowed }, QUIET_NOT_FOUND),
  );
  const { items = [], total = 0 } = list.data ?? {};
  const isNarrowed = isFilterChosen(filters);
  const hasFilters = isNarrowed || total >= MIN_ITEMS_FOR_FILTERS;
  const offered = useQuery(
    query(contracts.itemFilterOptions, hasFilters ? ofContract : null, QUIET_NOT_FOUND),
  );
  const count = list.data && t(`items.count${plural(total)}`, { n: total });
  const canOrder = permissions.includes('call-off-creation'); // T-53: without it the page is only read
  return (
    <ContractScreen
      id={id}
      read={contract}
      page="contract-items"
      title={t('items.title')}
      line={number && [number, isClosed ? vk_org : count].filter(Boolean).join(' · ')}
      actions={isClosed && <ToTotals id={id} />}
    >
      {isClosed && <ContractClosed status={status} />}
      {hasFilters && !isClosed && (
        <FilterBar
          offered={offered.data?.items}
          isLoading={offered.isLoading}
          choice={filters}
          onChoice={(chosen) => setChoice({ ...EMPTY_CHOICE, filters: chosen })}
        />
      )}
      <p role="status" className="visually-hidden">
        {count}
      </p>
      {!isClosed && !(list.data && hasRights) && (
        <Waiting read={contract.data ? list : contract}>
          <ItemSkeleton />
          <ItemSkeleton />
        </Waiting>
      )}
      {list.data && total === 0 && (
        <NoItems isNarrowed={isNarrowed} onReset={() => setChoice(EMPTY_CHOICE)} />
      )}
      {total > 0 && hasRights && (
        <EndlessList
          name={JSON.stringify([contracts.items.name, id, filters])}
          label={t('items.title')}
          items={items}
          total={total}
          paired
        >
          {(item) => <ItemCard item={item} canOrder={canOrder} />}
        </EndlessList>
      )}
      <NextPage pages={list} count={items.length}>
        <ItemSkeleton />
      </NextPage>
    </ContractScreen>
  );
};

type NoItemsProps = { readonly isNarrowed: boolean; readonly onReset: () => void };

/** Empty state: no items at all, or none that matches the filters. */
const NoItems = ({ isNarrowed, onReset }: NoItemsProps) =>
  isNarrowed ? (
    <NoResults title={t('items.no_results_title')} way={t('filter.reset_all')} onWay={onReset}>
      {t('items.no_results')}
    </NoResults>
  ) : (
    <EmptyState drawing="gate" title={t('items.empty_title')}>
      {t('items.empty_text')}
    </EmptyState>
  );

/** A contract item before its data. */
const ItemSkeleton = () => (
  <Card>
    <CardPart layout="stack">
      <MaterialBones />
      <Bone shape="line" />
      <div className={styles.figures}>
        <Bone shape="figure" />
        <Bone shape="figure" />
      </div>
    </CardPart>
  </Card>
);
