import { amountsTexts } from '@abrufbar/texts/amounts.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { AmountCard } from '#amounts/amount-card.tsx';
import type { Amount } from '#amounts/amount.ts';
import { EndlessList } from '#core/lists/endless-list.tsx';
import { NextPage } from '#core/lists/next-page.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { NoResults } from '#core/lists/no-results.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { MaterialBones } from '#materials/material-bones.tsx';
import styles from './amount-card.module.css';

const t = reader({ ...amountsTexts, ...filtersTexts });

type AmountListProps = {
  readonly list: UseInfiniteQueryResult<{
    readonly items: readonly Amount[];
    readonly total: number;
  }>;
  /** The query that is awaited: the list itself, or the contract it belongs to. */
  readonly read: ComponentProps<typeof Waiting>['read'];
  /** Unique among all lists. */
  readonly name: string;
  readonly label: string;
  readonly level: 2 | 3;
  readonly empty: { readonly title: string; readonly text: string };
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
};

/** Cards of materials, or an empty state. */
export const AmountList = ({ list, read, name, label, level, ...without }: AmountListProps) => {
  const { items = [], total = 0 } = list.data ?? {};
  return (
    <>
      {!list.data && (
        <Waiting read={read}>
          <AmountSkeleton />
          <AmountSkeleton />
        </Waiting>
      )}
      {list.data && total === 0 && <NoAmounts {...without} />}
      {total > 0 && (
        <EndlessList name={name} label={label} items={items} total={total} paired>
          {(amount) => <AmountCard amount={amount} of={name} level={level} />}
        </EndlessList>
      )}
      <NextPage pages={list} count={items.length}>
        <AmountSkeleton />
      </NextPage>
    </>
  );
};

type NoAmountsProps = Pick<AmountListProps, 'empty' | 'isNarrowed' | 'onReset'>;

const NoAmounts = ({ empty, isNarrowed, onReset }: NoAmountsProps) =>
  isNarrowed ? (
    <NoResults title={t('amount.no_results_title')} way={t('filter.reset_all')} onWay={onReset}>
      {t('amount.no_results')}
    </NoResults>
  ) : (
    <EmptyState drawing="gate" title={empty.title}>
      {empty.text}
    </EmptyState>
  );

/** An amount card before its data, in the same geometry. */
const AmountSkeleton = () => (
  <Card>
    <CardPart layout="stack">
      <MaterialBones />
      <div className={styles.body}>
        <Bone shape="ring" />
        <div className="stack">
          <Bone shape="line" />
          <Bone shape="line" />
          <Bone shape="line" />
        </div>
      </div>
    </CardPart>
  </Card>
);
