import * as calls from '@abrufbar/contract/deliveries/weight-checks.ts';
import { WEIGHT_CHECKS } from '@abrufbar/domain/deliveries/weight-checks.ts';
import { isFilterChosen } from '@abrufbar/domain/values/filters.ts';
import { weightChecksTexts } from '@abrufbar/texts/deliveries/weight-checks.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { pages, query } from '@abrufbar/web/data.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { ChipButton, ChipRow, FilterChip } from '@abrufbar/web/ui/filter-chip.tsx';
import { slidersHorizontal } from '@abrufbar/web/ui/icons/delivery.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isNotFound, QUIET_NOT_FOUND, useContract } from '#contract-page/contract.ts';
import { countChosen } from '#core/filters/choice.ts';
import { useListChoice } from '#core/filters/list-choice.ts';
import { useFilterSheet } from '#core/filters/opener.tsx';
import { NotFound } from '#core/frame/not-found.tsx';
import { Screen } from '#core/frame/screen.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { useHasHeight } from '#core/lists/has-height.ts';
import { NextPage } from '#core/lists/next-page.tsx';
import { NoResults } from '#core/lists/no-results.tsx';
import { href, type Params } from '#core/navigation/paths.ts';
import { goBack, replaceSearch, useSearch } from '#core/navigation/router.ts';
import { HintDays } from '#deliveries/weight-check/hint-days.tsx';
import styles from './weight-check/list.module.css';

const t = reader(weightChecksTexts);

const ExportButton = part(() =>
  import('#deliveries/weight-check/export-button.tsx').then((it) => it.ExportButton),
);

const STATES = ['open', 'seen'] as const;
type State = (typeof STATES)[number];

const offered = () => [
  {
    key: 'kind',
    label: t('check.kind'),
    type: 'chips' as const,
    options: WEIGHT_CHECKS.map((value) => ({ value, label: t(`check.kind.${value}`) })),
  },
];

/** Hints about the weighing tickets of a contract, by day (BEY-14, BEY-15, BEY-19, BEY-130). */
export const WeightChecks = ({ id }: Params<'weight-checks'>) => {
  const contract = useContract(id);
  const state: State = useSearch().get('state') === 'seen' ? 'seen' : 'open';
  const [choice, setChoice] = useListChoice(`${calls.weightChecks.name} ${id}`);
  const filters = choice.filters;
  const narrowed = { contract_id: id, state, filterString: filters };
  const read = useInfiniteQuery(
    pages(calls.weightChecks, { ...narrowed, page_size: null }, QUIET_NOT_FOUND),
  );
  const counts = useQuery(query(calls.weightCheckCounts, { contract_id: id }, { quiet: 'all' }));
  const kinds = useFilterSheet({
    offered: offered(),
    choice: filters,
    onChoice: (chosen) => setChoice({ ...choice, filters: chosen }),
  });
  const hasHeight = useHasHeight((read.data?.total ?? 0) > 0);
  if (isNotFound(read.error) || isNotFound(contract.error)) return <Gone />;

  const { items = [], total = 0 } = read.data ?? {};
  const n = countChosen(filters);
  const allKinds = n === 0 ? t('check.all_kinds') : t(`check.some_kinds${plural(n)}`, { n });
  return (
    <Screen
      title={t('check.list')}
      bar={
        <AppBar
          title={t('check.list')}
          line={contract.data?.contract_name ?? ''}
          back={{
            label: t('check.back'),
            onClick: () => goBack(href('contract-detail', { id })),
          }}
          action={total > 0 && <ExportButton narrowed={narrowed} />}
        />
      }
    >
      <ChipRow label={t('check.state')}>
        {counts.isLoading && (
          <>
            <Bone shape="pill" />
            <Bone shape="pill" />
            <Bone shape="pill" />
          </>
        )}
        {STATES.filter(() => !counts.isLoading).map((one) => (
          <FilterChip
            key={one}
            type="radio"
            name="state"
            checked={state === one}
            onChange={() => replaceSearch({ state: one === 'seen' ? one : null })}
          >
            {counts.data
              ? t(one === 'open' ? 'check.open_count' : 'check.seen_count', { n: counts.data[one] })
              : t(one === 'open' ? 'check.open' : 'check.seen_state')}
          </FilterChip>
        ))}
        {!counts.isLoading && (
          <ChipButton icon={slidersHorizontal} selected={n > 0} onClick={kinds.open}>
            {allKinds}
          </ChipButton>
        )}
      </ChipRow>
      {kinds.sheet}
      {!read.data && (
        <Waiting read={read} failure={t('check.load_error')}>
          <HintBones />
          <HintBones />
        </Waiting>
      )}
      {read.data && total === 0 && (
        <None
          state={state}
          isNarrowed={isFilterChosen(filters)}
          onReset={() => setChoice({ ...choice, filters: {} })}
        />
      )}
      {total > 0 && (
        <HintDays
          name={JSON.stringify([calls.weightChecks.name, narrowed])}
          {...{ items, total }}
        />
      )}
      <NextPage pages={read} count={items.length}>
        <HintBones />
      </NextPage>
      {hasHeight && (
        <Note tone="info">
          <p>{t('check.note')}</p>
        </Note>
      )}
    </Screen>
  );
};

const HintBones = () => (
  <Card>
    <div className={styles.row}>
      <Bone shape="title" />
      <Bone shape="short" />
    </div>
  </Card>
);

type NoneProps = {
  readonly state: State;
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
};

const None = ({ state, isNarrowed, onReset }: NoneProps) =>
  isNarrowed ? (
    <NoResults title={t('check.no_results_title')} way={t('check.reset_kinds')} onWay={onReset}>
      {t('check.no_results')}
    </NoResults>
  ) : (
    <EmptyState drawing="notes" title={t(`check.empty_${state}`)}>
      {t(`check.empty_${state}_text`)}
    </EmptyState>
  );

const Gone = () => (
  <NotFound
    bar={t('check.list')}
    title={t('check.not_found')}
    href={href('construction-site')}
    way={t('check.to_sites')}
  />
);
