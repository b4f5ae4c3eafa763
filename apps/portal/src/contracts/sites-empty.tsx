import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { search } from '@abrufbar/web/ui/icons/basic.ts';
import { hardHat } from '@abrufbar/web/ui/icons/navigation.ts';
import { isNarrowed, noSitesText } from '#contracts/sites-query.ts';
import { focusFilters } from '#core/focus-filters.ts';
import { EVERYTHING, type ListChoice } from '#core/list-choice.ts';

const t = reader(contractsTexts);

type SitesEmptyProps = {
  readonly company: string;
  readonly choice: ListChoice;
  readonly onChoice: (choice: ListChoice) => void;
};

/** No contracts at all, or none that fits (SIT-05, SIT-06). */
export const SitesEmpty = ({ company, choice, onChoice }: SitesEmptyProps) =>
  isNarrowed(choice) ? (
    <EmptyState
      icon={search}
      title={t('sites.no_results_title')}
      action={
        <Button
          variant="tinted"
          onClick={() => {
            focusFilters();
            onChoice(EVERYTHING);
          }}
        >
          {t('sites.reset')}
        </Button>
      }
    >
      {noSitesText(choice)}
    </EmptyState>
  ) : (
    <EmptyState icon={hardHat} title={t('sites.empty_title')}>
      {t('sites.empty_text', { firma: company })}
    </EmptyState>
  );
