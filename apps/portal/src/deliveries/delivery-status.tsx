import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { incoming } from '@abrufbar/contract/deliveries/deliveries.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { OutlineChip, StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { circleCheck, circleX } from '@abrufbar/web/ui/icons/basic.ts';
import { cloudUpload, pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { circleDashed, flag } from '@abrufbar/web/ui/icons/delivery.ts';
import { useOnline } from '#core/api/network.ts';
import { useUnsentConfirmation } from '#deliveries/confirm-intent.ts';
import { confirmedWhen } from '#deliveries/weighing.ts';

const t = reader({ ...deliveriesTexts, ...outboxTexts });

export type Delivery = OutputOf<typeof incoming>['items'][number];

/** Unconfirmed is the normal state and stays quiet (STA-01, STA-02); `when` adds time or day. */
export const DeliveryStatus = ({ delivery, when }: { delivery: Delivery; when?: boolean }) => {
  const unsent = useUnsentConfirmation(delivery.id);
  if (!isConfirmed(delivery.status)) {
    if (unsent) return <UnsentChip isRefused={unsent.state === 'refused'} />;
    return <OutlineChip icon={circleDashed}>{t('delivery.status.0')}</OutlineChip>;
  }
  if (delivery.reservation) {
    return (
      <StatusChip role="warn" icon={flag}>
        {t('delivery.status.reservation')}
      </StatusChip>
    );
  }
  const time = when ? confirmedWhen(delivery) : null;
  return (
    <StatusChip role="ok" icon={circleCheck}>
      {time === null ? t('delivery.status.1') : t('delivery.confirmed_at', { zeit: time })}
    </StatusChip>
  );
};

/** Staff of the supplier have corrected it; its page shows the values (OFF-229). */
export const CorrectedChip = () => (
  <StatusChip role="review" icon={pencilLine}>
    {t('delivery.corrected')}
  </StatusChip>
);

/** Confirmed or entered on this phone but not yet on the server: never called confirmed (D-62). */
export const UnsentChip = ({ isRefused }: { isRefused: boolean }) => {
  const waits = useOnline() ? 'queue.waiting_server' : 'queue.waiting';
  return isRefused ? (
    <StatusChip role="danger" icon={circleX}>
      {t('queue.failed')}
    </StatusChip>
  ) : (
    <StatusChip role="info" icon={cloudUpload}>
      {t(waits)}
    </StatusChip>
  );
};
