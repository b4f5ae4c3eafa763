import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { ChipRow } from '@abrufbar/web/ui/filter-chip.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ContractRow } from '#contracts/contract-row.tsx';
import { ContractSkeleton } from '#contracts/contract-skeleton.tsx';
import { contractAt } from '#contracts/contract-at.ts';
import { SitesEmpty } from '#contracts/sites-empty.tsx';
import { sitesFilters, sitesList, sitesQuery } from '#contracts/sites-query.ts';
import { SitesSearch, SitesTags } from '#contracts/sites-search.tsx';
import { CompanyLine } from '#companies/company-line.tsx';
import { EndlessList } from '#core/lists/endless-list.tsx';
import { useSelectedContract } from '#contract-page/contract.ts';
import { FilterOpener } from '#core/filters/opener.tsx';
import { useListChoice } from '#core/filters/list-choice.ts';
import { NextPage } from '#core/lists/next-page.tsx';
import { usePath } from '#core/navigation/router.ts';
import { useSession } from '#core/session.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import styles from './contracts-pane.module.css';

const t = reader(contractsTexts);

/** The overview as a list beside the pages of its contracts. */
export const ContractsPane = () => {
  const { company } = useSession();
  const number = company?.company_nr;
  const [choice, setChoice] = useListChoice(sitesList(number), sitesList(undefined));
  const choosing = { choice, onChoice: setChoice };
  const offered = useQuery(sitesFilters(number)).data?.items;
  const sites = useInfiniteQuery(sitesQuery(number, choice));
  const scroller = useRef<HTMLDivElement>(null);
  const current = contractAt(usePath(), useSelectedContract());
  const today = berlinDay(new Date());
  const { items = [], total = 0 } = sites.data ?? {};
  return (
    <section aria-label={t('sites.title')} className={styles.pane}>
      <div className={styles.head}>
        <div className={styles.company}>
          <CompanyLine />
        </div>
        <SitesSearch
          {...choosing}
          right={
            <FilterOpener
              look="icon"
              offered={offered}
              choice={choice.filters}
              onChoice={(filters) => setChoice({ ...choice, filters })}
            />
          }
        />
        {choice.tags.length > 0 && (
          <ChipRow label={t('sites.search')}>
            <SitesTags {...choosing} />
          </ChipRow>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {sites.data && t(`sites.count${plural(total)}`, { n: total })}
      </p>
      <div ref={scroller} className={styles.list}>
        {!sites.data && (
          <Waiting read={sites}>
            <ContractSkeleton />
            <ContractSkeleton />
          </Waiting>
        )}
        {sites.data && total === 0 && (
          <SitesEmpty company={company?.company_name ?? ''} {...choosing} />
        )}
        {total > 0 && (
          <EndlessList
            name={JSON.stringify(['pane', number, choice])}
            label={t('sites.title')}
            form="pane"
            items={items}
            total={total}
            within={scroller}
          >
            {(contract) => (
              <ContractRow contract={contract} today={today} isCurrent={contract.id === current} />
            )}
          </EndlessList>
        )}
        <NextPage pages={sites} count={items.length}>
          <ContractSkeleton />
          <ContractSkeleton />
        </NextPage>
      </div>
    </section>
  );
};
