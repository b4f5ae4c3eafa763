import type { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { officeReceiptsTexts } from '@abrufbar/texts/deliveries/office-receipts.ts';
import { reservationTexts } from '@abrufbar/texts/deliveries/reservation.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { clock, flag } from '@abrufbar/web/ui/icons/delivery.ts';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { Notice } from '#core/parts/notice.tsx';
import { Timeline } from '#core/parts/timeline.tsx';
import { dayAndTime } from '#core/times.ts';
import { useNow } from '#core/use-now.ts';
import { isProvisional } from '#deliveries/delivery-chip.tsx';
import { Signature } from '#deliveries/signature.tsx';

const t = reader({ ...officeReceiptsTexts, ...reservationTexts });

type Delivery = OutputOf<typeof officeDetail>;
type Receipt = Delivery['receipts'][number];

/** Until when the confirmation may be undone, and all that happened to it (BEY-68). */
export const Receipts = ({ delivery, today }: { delivery: Delivery; today: string }) => {
  const { receipts, provisional_until: until } = delivery;
  const now = useNow();
  return (
    <>
      {until !== null && isProvisional(delivery, now) && (
        <Notice tone="info" icon={clock} title={t('bo.rcpt.provisional')}>
          {t('bo.rcpt.provisional_text', { zeit: berlinTime(new Date(until)) })}
        </Notice>
      )}
      {receipts.length > 0 && (
        <Timeline
          label={t('bo.rcpt.title')}
          events={receipts.map((receipt) => ({
            key: String(receipt.number),
            ...lookOf(receipt),
            who: `${orDash(receipt.by)} · ${aboutOf(receipt)}`,
            time: dayAndTime(receipt.at, today),
            below: receipt.signature && <Signature {...receipt.signature} />,
          }))}
        />
      )}
    </>
  );
};

const lookOf = ({ kind, reservation }: Receipt) => {
  if (kind === 'undone') return { icon: undo2, role: 'warn', what: t('bo.rcpt.undone') } as const;
  const what = t('bo.rcpt.confirmed');
  if (reservation === null) return { icon: circleCheck, role: 'ok', what } as const;
  return { icon: flag, role: 'warn', what } as const;
};

const aboutOf = ({ way, reservation, undo_reason: undone }: Receipt): string => {
  if (undone !== null) return t(`bo.rcpt.reason.${undone}`);
  const how = t(`bo.rcpt.way.${way}`);
  if (reservation === null) return how;
  return `${how} · ${t('receipt.reservation', { grund: t(`delivery.reservation.${reservation}`) })}`;
};
