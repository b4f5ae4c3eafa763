import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { star } from '@abrufbar/web/ui/icons/delivery.ts';
import { hardHat } from '@abrufbar/web/ui/icons/navigation.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ContractCard } from '#contracts/contract-card.tsx';
import { ContractSkeleton } from '#contracts/contract-skeleton.tsx';
import { SitesEmpty } from '#contracts/sites-empty.tsx';
import { sitesFilters, sitesList, sitesQuery } from '#contracts/sites-query.ts';
import { SitesSearch, SitesTags } from '#contracts/sites-search.tsx';
import { CompanyLine } from '#companies/company-line.tsx';
import { EndlessList } from '#core/lists/endless-list.tsx';
import { FilterBar } from '#core/filters/bar.tsx';
import { useListChoice } from '#core/filters/list-choice.ts';
import { NextPage } from '#core/lists/next-page.tsx';
import { Screen } from '#core/frame/screen.tsx';
import { useSession } from '#core/session.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { useIsWide } from '#core/media-query.ts';

const t = reader(contractsTexts);

/** Overview of construction sites; on wide screens the list stands beside it. */
export const ConstructionSite = () => (useIsWide() ? <NothingChosen /> : <SitesPage />);

const NothingChosen = () => (
  <Screen title={t('sites.title')} bar={<AppBar title={t('sites.title')} />}>
    <EmptyState icon={hardHat} title={t('sites.choose_title')}>
      {t('sites.choose_text')}
    </EmptyState>
  </Screen>
);

const SitesPage = () => {
  const { company } = useSession();
  const number = company?.company_nr;
  const [choice, setChoice] = useListChoice(sitesList(number), sitesList(undefined));
  const choosing = { choice, onChoice: setChoice };
  const offered = useQuery(sitesFilters(number));
  const sites = useInfiniteQuery(sitesQuery(number, choice));
  const today = berlinDay(new Date());
  const { items = [], total = 0 } = sites.data ?? {};
  return (
    <Screen
      title={t('sites.title')}
      bar={<AppBar title={t('sites.title')} line={<CompanyLine />} />}
    >
      <SitesSearch {...choosing} />
      <FilterBar
        offered={offered.data?.items}
        isLoading={offered.isLoading}
        choice={choice.filters}
        onChoice={(filters) => setChoice({ ...choice, filters })}
        icons={ICONS}
      >
        <SitesTags {...choosing} />
      </FilterBar>
      <p role="status" className="visually-hidden">
        {sites.data && t(`sites.count${plural(total)}`, { n: total })}
      </p>
      {!sites.data && (
        <Waiting read={sites}>
          <ContractSkeleton />
          <ContractSkeleton />
          <ContractSkeleton />
        </Waiting>
      )}
      {sites.data && total === 0 && (
        <SitesEmpty company={company?.company_name ?? ''} {...choosing} />
      )}
      {total > 0 && (
        <EndlessList
          name={JSON.stringify([number, choice])}
          label={t('sites.title')}
          items={items}
          total={total}
        >
          {(contract) => <ContractCard contract={contract} today={today} />}
        </EndlessList>
      )}
      <NextPage pages={sites} count={items.length}>
        <ContractSkeleton />
        <ContractSkeleton />
      </NextPage>
    </Screen>
  );
};

const ICONS = { favourites: star };
