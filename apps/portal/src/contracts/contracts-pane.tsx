import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ChipRow } from '@abrufbar/web/ui/filter-chip.tsx';
import { useRef } from 'react';
import { ContractRow } from '#contracts/contract-row.tsx';
import { contractAt } from '#contracts/contract-at.ts';
import { SitesCount, SitesList } from '#contracts/sites-list.tsx';
import { SitesSearch, SitesTags } from '#contracts/sites-search.tsx';
import { useSites } from '#contracts/use-sites.ts';
import { CompanyLine } from '#companies/company-line.tsx';
import { useSelectedContract } from '#contract-page/contract.ts';
import { FilterOpener } from '#core/filters/opener.tsx';
import type { ListChoice } from '#core/filters/list-choice.ts';
import { usePath } from '#core/navigation/router.ts';
import styles from './contracts-pane.module.css';

const t = reader(contractsTexts);

/** The overview as a list beside the pages of its contracts. */
export const ContractsPane = () => {
  const sites = useSites();
  const { choosing, offered, hasFilters } = sites;
  const { choice } = choosing;
  const scroller = useRef<HTMLDivElement>(null);
  const current = contractAt(usePath(), useSelectedContract());
  const today = berlinDay(new Date());
  const onChoice = (next: ListChoice) => {
    scroller.current?.scrollTo(0, 0); // to the first of those that match
    choosing.onChoice(next);
  };
  return (
    <section aria-label={t('sites.title')} className={styles.pane}>
      <div className={styles.head}>
        <div className={styles.company}>
          <CompanyLine wraps />
        </div>
        <SitesSearch
          choice={choice}
          onChoice={onChoice}
          right={
            hasFilters && (
              <FilterOpener
                look="icon"
                offered={offered}
                choice={choice.filters}
                onChoice={(filters) => onChoice({ ...choice, filters })}
              />
            )
          }
        />
        {choice.tags.length > 0 && (
          <ChipRow label={t('sites.search')}>
            <SitesTags choice={choice} onChoice={onChoice} />
          </ChipRow>
        )}
      </div>
      <SitesCount sites={sites} />
      <div ref={scroller} className={styles.list}>
        <SitesList sites={sites} form="pane" within={scroller}>
          {(contract) => (
            <ContractRow contract={contract} today={today} isCurrent={contract.id === current} />
          )}
        </SitesList>
      </div>
    </section>
  );
};
