import { claims as call } from '@abrufbar/contract/deliveries/claims.ts';
import type { ClaimStanding } from '@abrufbar/domain/deliveries/claims.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { pages } from '@abrufbar/web/data.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { ChipRow, FilterChip } from '@abrufbar/web/ui/filter-chip.tsx';
import { messageSquareWarning } from '@abrufbar/web/ui/icons/claims.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isNotFound, QUIET_NOT_FOUND, useContract } from '#contract-page/contract.ts';
import { NotFound } from '#core/frame/not-found.tsx';
import { Screen } from '#core/frame/screen.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { EndlessList } from '#core/lists/endless-list.tsx';
import { useHasHeight } from '#core/lists/has-height.ts';
import { NextPage } from '#core/lists/next-page.tsx';
import { href, type Params } from '#core/navigation/paths.ts';
import { goBack, replaceSearch, useSearch } from '#core/navigation/router.ts';
import { useOutbox } from '#core/outbox/outbox.ts';
import { useSession } from '#core/session.ts';
import { ClaimCard } from '#deliveries/claim-list/claim-card.tsx';
import { CLAIM } from '#deliveries/claims/claim-kinds.ts';
import { DeliverySkeleton } from '#deliveries/delivery-skeleton.tsx';
import { UnsentNote } from '#deliveries/unsent-note.tsx';

const t = reader({ ...claimsTexts, ...contractsTexts, ...generalTexts });

/** Claims of a contract, or of the selected company for the id `all`; waiting answers, then the newest first (BEY-132). */
export const ClaimList = ({ id }: Params<'claims'>) => {
  const isAll = id === 'all';
  const { company } = useSession();
  const contract = useContract(isAll ? undefined : id);
  const tab: ClaimStanding = useSearch().get('state') === 'settled' ? 'settled' : 'open';
  const of = isAll ? company?.company_nr : contract.data?.company_number;
  const narrowed = {
    contract_id: isAll ? null : id,
    page_size: null,
    filterString: { standing: [tab] },
  };
  const list = pages(call, of ? { company_number: of, ...narrowed } : null, QUIET_NOT_FOUND);
  const read = useInfiniteQuery({
    ...list,
    select: (data) => ({ ...list.select?.(data), standings: data.pages[0]?.standings }),
  });
  const unsent = useOutbox(CLAIM, ({ about, companyNumber }) =>
    isAll ? companyNumber === company?.company_nr : about.contractId === id,
  );
  const { items = [], total = 0, standings } = read.data ?? {};
  const hasHeight = useHasHeight(total > 0);
  if (isNotFound(read.error) || isNotFound(contract.error)) return <Gone />;

  const line = isAll ? company?.company_name : contract.data?.contract_name;
  const above = isAll ? href('construction-site') : href('contract-detail', { id });
  return (
    <Screen
      title={t('claim.list')}
      bar={
        <AppBar
          title={t('claim.list')}
          line={line ?? ''}
          back={{ label: t('common.back'), onClick: () => goBack(above) }}
        />
      }
    >
      <ChipRow label={t('claim.list_state')}>
        {(['open', 'settled'] as const).map((one) => (
          <FilterChip
            key={one}
            type="radio"
            name="state"
            checked={tab === one}
            onChange={() => replaceSearch({ state: one === 'settled' ? one : null })}
          >
            {[t(`claim.list_${one}`), standings?.[one]].join(' ')}
          </FilterChip>
        ))}
      </ChipRow>
      <p role="status" className="visually-hidden">
        {read.data && t(`claim.list_count${plural(total)}`, { n: total })}
      </p>
      {unsent.map((entry) => (
        <UnsentNote
          key={entry.key}
          unsent={entry}
          hasInput
          waiting={t('claim.waiting')}
          failure={t('claim.error')}
        />
      ))}
      {!read.data && (
        <Waiting read={isAll || contract.data ? read : contract} failure={t('claim.list_error')}>
          <DeliverySkeleton />
          <DeliverySkeleton />
        </Waiting>
      )}
      {read.data && total === 0 && (
        <EmptyState drawing="notes" title={t(`claim.empty_${tab}`)}>
          {t(`claim.empty_${tab}_text`)}
        </EmptyState>
      )}
      {total > 0 && (
        <EndlessList
          name={JSON.stringify([call.name, of, narrowed])}
          label={t('claim.list')}
          {...{ items, total }}
        >
          {(claim) => <ClaimCard claim={claim} hasSite={isAll} />}
        </EndlessList>
      )}
      <NextPage pages={read} count={items.length}>
        <DeliverySkeleton />
      </NextPage>
      {!isAll && (hasHeight || (read.data && total === 0)) && (
        <ListRow
          icon={messageSquareWarning}
          title={t('claim.list_all')}
          hint={t('claim.list_all_hint')}
          href={href('claims', { id: 'all' })}
        />
      )}
    </Screen>
  );
};

const Gone = () => (
  <NotFound
    bar={t('claim.list')}
    title={t('claim.list_gone')}
    href={href('construction-site')}
    way={t('contract.to_sites')}
  />
);
