import { contractItemsTexts } from '@abrufbar/texts/contract-items.ts';
import { filtersTexts } from '@abrufbar/texts/filters.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { search } from '@abrufbar/web/ui/icons/basic.ts';
import { clipboardList } from '@abrufbar/web/ui/icons/delivery.ts';
import { focusFilters } from '#core/focus-filters.ts';

const t = reader({ ...contractItemsTexts, ...filtersTexts });

type NoItemsProps = { readonly isNarrowed: boolean; readonly onReset: () => void };

/** No items at all, or none that fits the filters. */
export const NoItems = ({ isNarrowed, onReset }: NoItemsProps) =>
  isNarrowed ? (
    <EmptyState
      icon={search}
      title={t('items.no_results_title')}
      action={
        <Button
          variant="tinted"
          onClick={() => {
            focusFilters();
            onReset();
          }}
        >
          {t('filter.reset_all')}
        </Button>
      }
    >
      {t('items.no_results')}
    </EmptyState>
  ) : (
    <EmptyState icon={clipboardList} title={t('items.empty_title')}>
      {t('items.empty_text')}
    </EmptyState>
  );
