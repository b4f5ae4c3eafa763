import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { filtersTexts } from '@abrufbar/texts/filters.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { circleCheck, search } from '@abrufbar/web/ui/icons/basic.ts';
import { truck } from '@abrufbar/web/ui/icons/delivery.ts';

import { focusFilters } from '#core/focus-filters.ts';

const t = reader({ ...deliveriesTexts, ...filtersTexts });

type NoDeliveriesProps = {
  readonly of: 'incoming' | 'confirmed';
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
};

/** No deliveries at all, or none that fits the filters (DLV-05). */
export const NoDeliveries = ({ of, isNarrowed, onReset }: NoDeliveriesProps) =>
  isNarrowed ? (
    <EmptyState
      icon={search}
      title={t('delivery.no_results_title')}
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
      {t('delivery.no_results')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={of === 'incoming' ? truck : circleCheck}
      title={t(`delivery.${of}_empty_title`)}
    >
      {t(`delivery.${of}_empty_text`)}
    </EmptyState>
  );
