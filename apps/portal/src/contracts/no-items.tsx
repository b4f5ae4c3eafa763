import { contractsItemsTexts } from '@abrufbar/texts/contracts-items.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { clipboardList } from '@abrufbar/web/ui/icons/delivery.ts';
import { NoResults } from '#core/lists/no-results.tsx';

const t = reader({ ...contractsItemsTexts, ...filtersTexts });

type NoItemsProps = { readonly isNarrowed: boolean; readonly onReset: () => void };

/** Empty state: no items at all, or none that matches the filters. */
export const NoItems = ({ isNarrowed, onReset }: NoItemsProps) =>
  isNarrowed ? (
    <NoResults title={t('items.no_results_title')} way={t('filter.reset_all')} onWay={onReset}>
      {t('items.no_results')}
    </NoResults>
  ) : (
    <EmptyState icon={clipboardList} title={t('items.empty_title')}>
      {t('items.empty_text')}
    </EmptyState>
  );
