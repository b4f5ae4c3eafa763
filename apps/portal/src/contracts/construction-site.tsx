import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { star } from '@abrufbar/web/ui/icons/delivery.ts';
import { hardHat } from '@abrufbar/web/ui/icons/navigation.ts';
import { ContractCard } from '#contracts/contract-card.tsx';
import { ContractsPane } from '#contracts/contracts-pane.tsx';
import { SitesCount, SitesList } from '#contracts/sites-list.tsx';
import { SitesSearch, SitesTags } from '#contracts/sites-search.tsx';
import { useSites } from '#contracts/use-sites.ts';
import { CompanyLine } from '#companies/company-line.tsx';
import { FilterBar } from '#core/filters/bar.tsx';
import { Screen } from '#core/frame/screen.tsx';
import { useIsWide } from '#core/media-query.ts';

const t = reader(contractsTexts);

/**
 * Overview of construction sites. On wide screens its list stands beside this page and those of each site: `beside`.
 * Both come in one file, because most of it is the same.
 */
export const ConstructionSite = ({ beside = false }) => {
  const isWide = useIsWide();
  if (beside) return <ContractsPane />;
  return isWide ? <NothingChosen /> : <SitesPage />;
};

const NothingChosen = () => (
  <Screen title={t('sites.title')} bar={<AppBar title={t('sites.title')} />}>
    <EmptyState icon={hardHat} title={t('sites.choose_title')}>
      {t('sites.choose_text')}
    </EmptyState>
  </Screen>
);

const SitesPage = () => {
  const sites = useSites();
  const { choosing, offered, isLoadingFilters, hasFilters } = sites;
  const { choice, onChoice } = choosing;
  const today = berlinDay(new Date());
  return (
    <Screen
      title={t('sites.title')}
      bar={<AppBar title={t('sites.title')} line={<CompanyLine />} />}
    >
      <SitesSearch {...choosing} />
      <FilterBar
        offered={offered}
        isLoading={isLoadingFilters}
        isEmpty={!hasFilters}
        choice={choice.filters}
        onChoice={(filters) => onChoice({ ...choice, filters })}
        icons={ICONS}
      >
        {choice.tags.length > 0 && <SitesTags {...choosing} />}
      </FilterBar>
      <SitesCount sites={sites} />
      <SitesList sites={sites} form="cards">
        {(contract) => <ContractCard contract={contract} today={today} />}
      </SitesList>
    </Screen>
  );
};

const ICONS = { favourites: star };
