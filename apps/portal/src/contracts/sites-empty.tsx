import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { isNarrowed, noSitesText } from '#contracts/sites-query.ts';
import { EMPTY_CHOICE, type ListChoice } from '#core/filters/list-choice.ts';
import { NoResults } from '#core/lists/no-results.tsx';

const t = reader(contractsTexts);

type SitesEmptyProps = {
  readonly company: string;
  readonly searched: ListChoice;
  readonly onChoice: (choice: ListChoice) => void;
};

/** Empty state: no contracts at all, or none that matches (SIT-05, SIT-06). */
export const SitesEmpty = ({ company, searched, onChoice }: SitesEmptyProps) =>
  isNarrowed(searched) ? (
    <NoResults
      title={t('sites.no_results_title')}
      way={t('sites.reset')}
      onWay={() => onChoice(EMPTY_CHOICE)}
    >
      {noSitesText(searched)}
    </NoResults>
  ) : (
    <EmptyState drawing="gate" title={t('sites.empty_title')}>
      {t('sites.empty_text', { firma: company })}
    </EmptyState>
  );
