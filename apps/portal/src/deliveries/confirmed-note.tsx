import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reservationTexts } from '@abrufbar/texts/deliveries/reservation.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { flag } from '@abrufbar/web/ui/icons/delivery.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useEffect, useRef } from 'react';
import type { Details } from '#deliveries/confirmation.ts';
import { ConfirmedFirst } from '#deliveries/signature/confirmed-first.tsx';

const t = reader({ ...deliveriesTexts, ...reservationTexts });

type ConfirmedNoteProps = {
  readonly delivery: Details;
  /** Confirmed on this page: the note takes the focus, because the button is gone. */
  readonly isNew: boolean;
};

export const ConfirmedNote = ({ delivery, isNew }: ConfirmedNoteProps) => {
  const { confirmed_date, confirmed_time, reservation } = delivery;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) note.current?.focus({ preventScroll: true });
  }, [isNew]);
  if (confirmed_date === null || confirmed_time === null) return null;
  const isOfToday = confirmed_date === berlinDay(new Date());
  const when = { datum: shortDate(confirmed_date), zeit: confirmed_time };
  const title = reservation
    ? t('delivery.reservation_note', { ...when, grund: t(`delivery.reservation.${reservation}`) })
    : t('delivery.confirmed_note', when);
  return (
    <>
      <ConfirmedFirst deliveryId={delivery.id} />
      <div ref={note} tabIndex={-1}>
        <Note tone={reservation ? 'warn' : 'ok'} {...(reservation && { icon: flag })} title={title}>
          {isOfToday && <p>{t('delivery.confirmed_hint')}</p>}
        </Note>
      </div>
    </>
  );
};
