import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { NoResults } from '#core/lists/no-results.tsx';

const t = reader({ ...deliveriesTexts, ...filtersTexts });

type NoDeliveriesProps = {
  readonly of: 'incoming' | 'confirmed';
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
};

/** Empty state: no deliveries at all, or none that matches the filters (DLV-05). */
export const NoDeliveries = ({ of, isNarrowed, onReset }: NoDeliveriesProps) =>
  isNarrowed ? (
    <NoResults title={t('delivery.no_results_title')} way={t('filter.reset_all')} onWay={onReset}>
      {t('delivery.no_results')}
    </NoResults>
  ) : (
    <EmptyState
      icon={of === 'incoming' ? truck : circleCheck}
      title={t(`delivery.${of}_empty_title`)}
    >
      {t(`delivery.${of}_empty_text`)}
    </EmptyState>
  );
